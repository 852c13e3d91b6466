import { noRefusals, collectRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import type { StandingFacts } from './registration-fact-queries.ts';

/** Rules of registration about the student alone: they refuse every change. Pure. */

/** Regulation, "Who may ask for what": the record is not frozen. MSG-000076. */
export const notFrozen: Rule<StandingFacts> = ({ student }) =>
  student.status === 'frozen' ? refuse('MSG-000076') : noRefusals;

/**
 * The student is active and enrolled in the semester. MSG-000001; in early registration MSG-000072. A frozen student
 * passes, because `notFrozen` already refuses.
 */
export const enrolled: Rule<StandingFacts> = ({ enrolled: is, student, period, semester }) =>
  (is && student.status === 'active') || student.status === 'frozen'
    ? noRefusals
    : refuse(period === 'early' ? 'MSG-000072' : 'MSG-000001', { semester: semester.name });

/**
 * Students who must take orientation, recently enrolled students and BTC students cannot register online. The
 * registration department may register them.
 */
export const onlineRegistration: Rule<StandingFacts> = ({ student, byOffice }) => {
  if (byOffice) return noRefusals;
  if (student.orientation === 'required') return refuse('registration.notOnline', { context: 'orientation' });
  if (student.recentlyEnrolled) return refuse('registration.notOnline', { context: 'recentlyEnrolled' });
  return student.btc ? refuse('registration.notOnline', { context: 'btc' }) : noRefusals;
};

export const studentRefusals = (facts: StandingFacts): Refusal[] =>
  collectRefusals([notFrozen, enrolled, onlineRegistration], facts);
