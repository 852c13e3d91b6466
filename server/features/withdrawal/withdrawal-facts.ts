import type { Db } from '../../../db/db.ts';
import { getLimit } from '../../limits.ts';
import { semesterFor, semesterWithId, findWeek } from '../agenda/agenda-queries.ts';
import { getContact } from '../contact/contact-queries.ts';
import { findWay } from '../contact/contact-rules.ts';
import { listFees } from '../fees/fees-queries.ts';
import { toOwed } from '../fees/fees-rules.ts';
import { listRegistrationRows } from '../registration/registration-queries.ts';
import { type RequestContext, type RequestRow } from '../request/request-kind.ts';
import { listUndecided } from '../request/request-queries.ts';
import { findEnrolment } from '../../academic-record/student-queries.ts';
import { getChances, completedBefore, postponedBy } from './withdrawal-queries.ts';
import type { OfficialFacts, PermanentFacts } from './withdrawal-rules.ts';

/**
 * Facts for leaving a semester or the university. For a sent request, the semester, the week and the dates by which
 * fees are due are taken at the instant of sending.
 */

const commonFacts = (
  db: Db,
  { student, request }: RequestContext,
  other: 'officialWithdrawal' | 'permanentWithdrawal',
  asOf: number,
) => ({
  status: student.status,
  dueNow: toOwed(listFees(db, student, asOf), asOf).payableNow,
  undecided: listUndecided(db, student.studentId, [other], request?.id ?? null)[0]?.referenceNumber ?? null,
});

export function officialFacts(db: Db, about: RequestContext, now: number): OfficialFacts {
  const { student, request } = about;
  const { studentId } = student;
  const sentAt = request?.sentAt ?? null;
  const semester = request && sentAt !== null ? semesterWithId(db, request.semesterId) : semesterFor(db, now);
  const { chances, chanceSemesters } = getChances(db, studentId);
  return {
    ...commonFacts(db, about, 'permanentWithdrawal', sentAt ?? now),
    enrolled: findEnrolment(db, studentId, semester.id)?.status === 'enrolled',
    summer: semester.term === 3,
    first: semester.id === student.admissionSemesterId,
    completedOne: completedBefore(db, studentId, semester.id),
    postponed: postponedBy(db, studentId).length,
    maximum: getLimit(db, 'officialWithdrawalSemesters'),
    onChance: chanceSemesters > 0,
    chances,
    maximumChances: getLimit(db, 'averageChances'),
    courses: listRegistrationRows(db, studentId, semester.id).filter(({ status }) => status === 'registered').length,
  };
}

export function permanentFacts(db: Db, about: RequestContext, now: number): PermanentFacts {
  const { student, request } = about;
  const sentAt = request?.sentAt ?? null;
  const asOf = sentAt ?? now;
  return {
    ...commonFacts(db, about, 'officialWithdrawal', asOf),
    week: findWeek(semesterFor(db, asOf), asOf),
    lastWeek: getLimit(db, 'finalWithdrawalWeek'),
    reachable: sentAt !== null || findWay(getContact(db, student.personId))?.channel === 'sms',
  };
}

export const getRequestSemesterName = (db: Db, { semesterId }: RequestRow) => semesterWithId(db, semesterId).name;
