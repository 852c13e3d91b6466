import type { Db } from '../../../db/db.ts';
import { toIso } from '../../clock/clock.ts';
import type { Consequence } from '../../consequence.ts';
import { getLimit } from '../../limits.ts';
import { semestersAt, semesterWithId, studentAgenda } from '../agenda/agenda-queries.ts';
import { agendaState } from '../agenda/agenda-rules.ts';
import { listFees } from '../fees/fees-queries.ts';
import { toOwed } from '../fees/fees-rules.ts';
import { declareKind, type RequestContext, type Effected } from '../request/request-kind.ts';
import { findEnrolment } from '../../academic-record/student-queries.ts';
import { enrol, isMade, countReinstatements, restoreStatus, semestersAway } from './enrollment-queries.ts';
import { onlyOnce, reinstatementRule, type ReinstatementFacts } from './enrollment-rules.ts';

export function reinstatementFacts(
  db: Db,
  { student }: Pick<RequestContext, 'student'>,
  now: number,
): ReinstatementFacts {
  const { studentId, status, warnings } = student;
  const { current } = semestersAt(db, now);
  return {
    status,
    warnings,
    enrolment: findEnrolment(db, studentId, current.id)?.status ?? null,
    away: semestersAway(db, studentId, current.startsOn).length,
    maximumAway: getLimit(db, 'reinstatementSemesters'),
    reinstatements: countReinstatements(db, studentId),
    maximumReinstatements: getLimit(db, 'reinstatements'),
    dueNow: toOwed(listFees(db, student, now), now).payableNow,
  };
}

/**
 * Makes the student active and enrols the student in the current semester, and in the next one if the enrolments of all
 * students in it were already created. Returns the consequences, one of which says until when registration is open, or
 * that it is not open.
 */
function reinstate(
  db: Db,
  { student, facts: { reinstatements, maximumReinstatements } }: Effected<ReinstatementFacts>,
  now: number,
): Consequence[] {
  const { studentId } = student;
  const { current, next } = semestersAt(db, now);
  const enrolled = [current, ...(isMade(db, next.id) ? [next] : [])];
  restoreStatus(db, studentId, now);
  for (const { id } of enrolled) enrol(db, studentId, id);
  const registration = agendaState(studentAgenda(db, student, { current, next }), ['registration', 'addDrop'], now);
  return [
    ...enrolled.map(({ name }) => ({ name: 'semesterEnrolled', params: { semester: name } })),
    registration.context === 'open'
      ? { name: 'registrationUntil', params: { at: toIso(registration.closesAt) } }
      : { name: 'registrationNotOpen' },
    { name: 'reinstatementsCounted', params: { count: reinstatements + 1, total: maximumReinstatements } },
  ];
}

/** Reinstatement: decided by the rules alone, and effective at once. */
export const reinstatementKind = declareKind<ReinstatementFacts>({
  name: 'reinstatement',
  prefix: 'ENR',
  page: '/enrollment',
  agenda: 'enrollmentChange',
  facts: reinstatementFacts,
  eligibility: [reinstatementRule],
  asks: [onlyOnce],
  route: [],
  approved: [reinstate],
  consequences: [reinstate],
  title: (db, { semesterId }) => semesterWithId(db, semesterId).name,
});
