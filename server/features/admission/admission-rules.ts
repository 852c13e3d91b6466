import { noRefusals, refuse, type Rule } from '../../refusal.ts';
import { statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/** The facts for cancelling an admission. The rules are pure; the request engine checks the agenda. */

export type AdmissionFacts = {
  status: AcademicStatus;
  /** True if the student was admitted in the current semester. */
  newlyAdmitted: boolean;
  /** True if the student has a mobile number or an e-mail address for a code, or has sent the request already. */
  reachable: boolean;
};

const studies: Rule<AdmissionFacts> = ({ status }) => statusRefusals('admission', status);
const admittedNow: Rule<AdmissionFacts> = ({ newlyAdmitted }) => (newlyAdmitted ? noRefusals : refuse('MSG-000048'));
const numberOnRecord: Rule<AdmissionFacts> = ({ reachable }) => (reachable ? noRefusals : refuse('MSG-000046'));

export const admissionRules = [studies, admittedNow, numberOnRecord] as const;
