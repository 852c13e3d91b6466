import type { Db } from '../../../db/db.ts';
import { once } from '../../once.ts';
import { semestersAt } from '../agenda/agenda-queries.ts';
import { listFees } from '../fees/fees-queries.ts';
import { toOwed } from '../fees/fees-rules.ts';
import { getStudyHours } from '../../academic-record/plan-queries.ts';
import { hoursOf } from '../registration/registration-facts.ts';
import { listRegistrations } from '../registration/registration-queries.ts';
import type { RequestContext } from '../request/request-kind.ts';
import { requestsOfStudent, type RequestRow } from '../request/request-queries.ts';
import { endedInVain } from '../request/request-states.ts';
import { toLevel } from '../../academic-record/student-rules.ts';
import { findEnrolment, getStudyLoad, type Student } from '../../academic-record/student-queries.ts';
import { graduateSurveyDoneAt } from '../survey/survey-queries.ts';
import { getChances } from '../withdrawal/withdrawal-queries.ts';
import { listDesks, listLoans, releasedAt } from './clearance-queries.ts';
import type { ClearanceFacts } from './clearance-rules.ts';

/**
 * The number of chances to raise the average that were granted so far (see the case study). It serves as the id of the
 * period of studies that a clearance is for.
 */
export const getGrantedStretch = (db: Db, studentId: number): number => getChances(db, studentId).chances;

/** The instant at which clearance of the current period of studies was completed; null if it is not complete. */
export const clearanceCompletedAt = (db: Db, studentId: number): number | null =>
  releasedAt(db, studentId, getGrantedStretch(db, studentId));

/** True if the clearance of the current period of studies is complete. A graduation certificate requires this. */
export const isClearanceComplete = (db: Db, studentId: number): boolean => clearanceCompletedAt(db, studentId) !== null;

/** The clearance request for the current period of studies that is in progress or granted; null if there is none. */
export const requestFor = (db: Db, studentId: number): RequestRow | null => {
  const subjectId = getGrantedStretch(db, studentId);
  return (
    requestsOfStudent(db, studentId).find(
      ({ kind, sentAt, status, ...request }) =>
        kind === 'clearance' && request.subjectId === subjectId && sentAt !== null && !endedInVain.has(status),
    ) ?? null
  );
};

function getLoad(db: Db, student: Student, now: number): ClearanceFacts['load'] {
  const semesters = semestersAt(db, now);
  const { current } = semesters;
  if (findEnrolment(db, student.studentId, current.id)?.status !== 'enrolled') return null;
  const { running, remaining } = getStudyHours(db, student, semesters);
  // If the plan has fewer hours left than the minimum load, the student needs to take only the hours left.
  return {
    hours: hoursOf(listRegistrations(db, student.studentId, current.id)),
    minimum: Math.min(getStudyLoad(db, student, current.term === 3).minimum, running + remaining),
  };
}

/**
 * The facts for the clearance rules. Most of them are read only on access, because the first rule already refuses most
 * students.
 */
export function clearanceFacts(
  db: Db,
  { student, request }: Pick<RequestContext, 'student' | 'request'>,
  now: number,
): ClearanceFacts {
  const { studentId, status, graduating, degreeClass } = student;
  const owed = once(() => {
    const fees = listFees(db, student, now);
    const fines = toOwed(
      fees.filter(({ type }) => type === 'libraryFine'),
      now,
    ).obliged;
    return { fines, dues: toOwed(fees, now).obliged - fines };
  });
  const load = once(() => getLoad(db, student, now));
  const surveyDone = once(() => graduateSurveyDoneAt(db, studentId) !== null);
  const inHand = once(() => {
    const lent = listLoans(db, studentId);
    const count = (kind: (typeof lent)[number]['kind']): number => lent.filter((loan) => loan.kind === kind).length;
    return { idCard: count('idCard'), lockerKey: count('lockerKey'), book: count('book') };
  });
  const desks = once(() => listDesks(db));
  const asked = once(() => {
    const found = requestFor(db, studentId);
    return found && found.id !== request?.id ? found.referenceNumber : null;
  });
  return {
    status,
    graduating,
    postgraduate: toLevel(degreeClass) === 'postgraduate',
    get fines() {
      return owed().fines;
    },
    get dues() {
      return owed().dues;
    },
    get load() {
      return load();
    },
    get surveyDone() {
      return surveyDone();
    },
    get asked() {
      return asked();
    },
    get inHand() {
      return inHand();
    },
    get desks() {
      return desks();
    },
  };
}
