import type { Db } from '../../../db/db.ts';
import { semestersAt } from '../agenda/agenda-queries.ts';
import { feesOf } from '../fees/fees-queries.ts';
import { owedOf } from '../fees/fees-rules.ts';
import { studyHoursOf } from '../plan/plan-queries.ts';
import { hoursOf } from '../registration/registration-facts.ts';
import { registrationsOf } from '../registration/registration-queries.ts';
import { levelOf } from '../student/student-rules.ts';
import { enrolmentOf, studyLoadOf, type Student } from '../student/student-queries.ts';
import { graduateSurveyDoneAt } from '../survey/survey-queries.ts';
import { chancesOf } from '../withdrawal/withdrawal-queries.ts';
import { desksOf, loansOf, releasedAt } from './clearance-queries.ts';
import type { ClearanceFacts } from './clearance-rules.ts';

/** What clearance is about: the studies that so many chances have led to. */
export const stretchOf = (db: Db, studentId: number): number => chancesOf(db, studentId).chances;

/** Since when clearance of the present studies is complete; null while it is not. */
export const clearanceCompletedAt = (db: Db, studentId: number): number | null => releasedAt(db, studentId, stretchOf(db, studentId));

/** Whether the student owes the university nothing any more: what a graduation certificate waits for. */
export const clearanceCompleteOf = (db: Db, studentId: number): boolean => clearanceCompletedAt(db, studentId) !== null;

function loadOf(db: Db, student: Student, now: number): ClearanceFacts['load'] {
  const semesters = semestersAt(db, now);
  const { current } = semesters;
  if (enrolmentOf(db, student.studentId, current.id)?.status !== 'enrolled') return null;
  const { running, remaining } = studyHoursOf(db, student, semesters);
  // Whoever has less left of the plan than the least load takes that.
  return { hours: hoursOf(registrationsOf(db, student.studentId, current.id)), minimum: Math.min(studyLoadOf(db, student, current.term === 3).minimum, running + remaining) };
}

/** Everything the rules of clearance ask of a student, as it is now. */
export function clearanceFacts(db: Db, { student }: { student: Student }, now: number): ClearanceFacts {
  const { studentId, status, graduating, degreeClass } = student;
  const fees = feesOf(db, student, now);
  const obliged = owedOf(fees, now).obliged;
  const fines = owedOf(fees.filter(({ type }) => type === 'libraryFine'), now).obliged;
  const lent = loansOf(db, studentId);
  const count = (kind: (typeof lent)[number]['kind']): number => lent.filter((loan) => loan.kind === kind).length;
  return {
    status, graduating, postgraduate: levelOf(degreeClass) === 'postgraduate', fines, dues: obliged - fines, load: loadOf(db, student, now), surveyDone: graduateSurveyDoneAt(db, studentId) !== null,
    inHand: { idCard: count('idCard'), lockerKey: count('lockerKey'), book: count('book') }, desks: desksOf(db),
  };
}
