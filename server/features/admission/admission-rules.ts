import { noRefusals, refuse, type Rule } from '../../refusal.ts';
import { statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/** Who may cancel an admission. Pure; the agenda is the engine's. */

export type AdmissionFacts = {
  status: AcademicStatus;
  /** Admitted in the current semester. */
  newlyAdmitted: boolean;
  /** A code can reach the student. */
  reachable: boolean;
};

const studies: Rule<AdmissionFacts> = ({ status }) => statusRefusals('admission', status);
const admittedNow: Rule<AdmissionFacts> = ({ newlyAdmitted }) => (newlyAdmitted ? noRefusals : refuse('MSG-000048'));
const numberOnRecord: Rule<AdmissionFacts> = ({ reachable }) => (reachable ? noRefusals : refuse('MSG-000046'));

export const admissionRules = [studies, admittedNow, numberOnRecord] as const;
