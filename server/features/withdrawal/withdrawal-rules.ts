import { noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import type { AcademicStatus } from '../../academic-record/status-rules.ts';

/**
 * Rules for postponing a semester and for leaving the university. Pure. A sent request is judged by the semester in
 * which it was sent, even if it is decided later.
 */

/** Refusals because of the record's status. `inactiveToo` allows an inactive record. */
const byStatus = (status: AcademicStatus, inactiveToo: boolean): Refusal[] => {
  if (status === 'active' || (inactiveToo && status === 'inactive')) return noRefusals;
  if (status === 'frozen') return refuse('MSG-000044');
  return status === 'inactive' ? refuse('MSG-000045') : refuse('student.recordClosed', { context: status });
};

type Common = {
  status: AcademicStatus;
  /** The amount due by now, or by the sending of a sent request, in fils. */
  dueNow: number;
  /**
   * The reference number of an undecided request to postpone, for a request to leave, or the reverse; null if there is
   * none.
   */
  undecided: string | null;
};

const nothingDue: Rule<Common> = ({ dueNow }) => (dueNow > 0 ? refuse('MSG-000042', { fils: dueNow }) : noRefusals);
const noOtherUndecided: Rule<Common> = ({ undecided }) =>
  undecided === null ? noRefusals : refuse('MSG-000043', { reference: undecided });

export type OfficialFacts = Common & {
  enrolled: boolean;
  summer: boolean;
  /** True in the semester of admission. */
  first: boolean;
  /** True if the student has a grade with points, or a pass, from an earlier semester. */
  completedOne: boolean;
  /** The number of postponed semesters, and the maximum. */
  postponed: number;
  maximum: number;
  /** True during a chance to raise the average. `chances` is the number granted, with its maximum. */
  onChance: boolean;
  chances: number;
  maximumChances: number;
  /** The number of courses that end with the semester. */
  courses: number;
};

const studies: Rule<OfficialFacts> = ({ status, enrolled }) =>
  status === 'active' && !enrolled ? refuse('MSG-000045') : byStatus(status, false);
const notFirstSemester: Rule<OfficialFacts> = ({ first }) => (first ? refuse('MSG-000038') : noRefusals);
/** In the first semester `notFirstSemester` refuses, so this rule does not refuse as well. */
const oneCompleted: Rule<OfficialFacts> = ({ completedOne, first }) =>
  completedOne || first ? noRefusals : refuse('MSG-000037');
const notSummer: Rule<OfficialFacts> = ({ summer }) => (summer ? refuse('MSG-000039') : noRefusals);
const withinCount: Rule<OfficialFacts> = ({ postponed, maximum }) =>
  postponed < maximum ? noRefusals : refuse('MSG-000036', { maximum });
const notOnChance: Rule<OfficialFacts> = ({ onChance }) => (onChance ? refuse('MSG-000040') : noRefusals);
const chancesLeft: Rule<OfficialFacts> = ({ onChance, chances, maximumChances }) =>
  onChance || chances < maximumChances ? noRefusals : refuse('MSG-000041', { maximum: maximumChances });

export const officialRules = [
  studies,
  notFirstSemester,
  oneCompleted,
  notSummer,
  withinCount,
  notOnChance,
  chancesLeft,
  nothingDue,
  noOtherUndecided,
] as const;

/**
 * The request to postpone lapses if the studies have ended. A frozen or inactive record may become active again, so its
 * request continues.
 */
const studiesEnded: Rule<Pick<OfficialFacts, 'status'>> = ({ status }) =>
  status === 'frozen' || status === 'inactive' ? noRefusals : byStatus(status, false);
export const officialLapseRules = [studiesEnded] as const;

/** An official withdrawal drops all courses, so the student must confirm it. */
export const confirmDrops: Rule<Pick<OfficialFacts, 'courses'>> = ({ courses }) =>
  refuse('withdrawal.dropsAllCourses', { count: courses });

/** Before a permanent withdrawal is sent, the student must confirm that the consequences were read. */
export const confirmLeaving: Rule<unknown> = () => refuse('http.confirmationNeeded');

export type PermanentFacts = Common & {
  /** The week of the semester at sending, or now for an unsent request; null outside the semester. */
  week: number | null;
  lastWeek: number;
  /** True if a text message can reach the student, or if the request was already sent. */
  reachable: boolean;
};

const mayLeave: Rule<PermanentFacts> = ({ status }) => byStatus(status, true);
/** Allows leaving until the end of the last week, and outside the semester; otherwise MSG-000035. */
export const untilLastWeek: Rule<Pick<PermanentFacts, 'week' | 'lastWeek'>> = ({ week, lastWeek }) =>
  week !== null && week > lastWeek ? refuse('MSG-000035', { week: lastWeek }) : noRefusals;
const numberOnRecord: Rule<PermanentFacts> = ({ reachable }) => (reachable ? noRefusals : refuse('MSG-000046'));

export const permanentRules = [mayLeave, untilLastWeek, nothingDue, noOtherUndecided, numberOnRecord] as const;
