import { noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import type { AcademicStatus } from '../../academic-record/status-rules.ts';

/**
 * Who may postpone a semester, and who may leave for good. Pure. What is sent in its period is decided by the facts of
 * its semester.
 */

/** Why a record of this status withdraws from nothing; `closed` are those whose studies have ended. */
const byStatus = (status: AcademicStatus, inactiveToo: boolean): Refusal[] => {
  if (status === 'active' || (inactiveToo && status === 'inactive')) return noRefusals;
  if (status === 'frozen') return refuse('MSG-000044');
  return status === 'inactive' ? refuse('MSG-000045') : refuse('student.recordClosed', { context: status });
};

type Common = {
  status: AcademicStatus;
  /** Fils that should be paid by now. */
  dueNow: number;
  /** The number of an undecided request to leave otherwise; null is none. */
  undecided: string | null;
};

const nothingDue: Rule<Common> = ({ dueNow }) => (dueNow > 0 ? refuse('MSG-000042', { fils: dueNow }) : noRefusals);
const noOtherUndecided: Rule<Common> = ({ undecided }) =>
  undecided === null ? noRefusals : refuse('MSG-000043', { reference: undecided });

export type OfficialFacts = Common & {
  /** Enrolled in the semester. */
  enrolled: boolean;
  summer: boolean;
  /** It is the semester of the admission. */
  first: boolean;
  /** A semester before it has grades. */
  completedOne: boolean;
  /** Semesters postponed so far, and how many may be. */
  postponed: number;
  maximum: number;
  /** On a chance to raise the average; how many were given so far, and how many there are. */
  onChance: boolean;
  chances: number;
  maximumChances: number;
  /** Courses that are given up with the semester. */
  courses: number;
};

const studies: Rule<OfficialFacts> = ({ status, enrolled }) =>
  status === 'active' && !enrolled ? refuse('MSG-000045') : byStatus(status, false);
const notFirstSemester: Rule<OfficialFacts> = ({ first }) => (first ? refuse('MSG-000038') : noRefusals);
/** Who is in the first semester hears that alone. */
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
 * Who studies no longer postpones no semester; a frozen record may go on, and of an inactive one the semester is over.
 */
const studiesEnded: Rule<Pick<OfficialFacts, 'status'>> = ({ status }) =>
  status === 'frozen' || status === 'inactive' ? noRefusals : byStatus(status, false);
export const officialLapseRules = [studiesEnded] as const;

/** Spec 5: an official withdrawal drops all courses, after confirmation. */
export const confirmDrops: Rule<Pick<OfficialFacts, 'courses'>> = ({ courses }) =>
  refuse('withdrawal.dropsAllCourses', { count: courses });

/** Whichever call it comes by, what follows has been read. */
export const confirmLeaving: Rule<unknown> = () => refuse('http.confirmationNeeded');

export type PermanentFacts = Common & {
  /** Of the semester; null outside it. */
  week: number | null;
  lastWeek: number;
  /** A text message can reach the student. */
  reachable: boolean;
};

const mayLeave: Rule<PermanentFacts> = ({ status }) => byStatus(status, true);
/** Until the end of the last week for leaving. MSG-000035. */
export const untilLastWeek: Rule<Pick<PermanentFacts, 'week' | 'lastWeek'>> = ({ week, lastWeek }) =>
  week !== null && week > lastWeek ? refuse('MSG-000035', { week: lastWeek }) : noRefusals;
const numberOnRecord: Rule<PermanentFacts> = ({ reachable }) => (reachable ? noRefusals : refuse('MSG-000046'));

export const permanentRules = [mayLeave, untilLastWeek, nothingDue, noOtherUndecided, numberOnRecord] as const;
