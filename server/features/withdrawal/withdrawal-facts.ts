import type { Db } from '../../../db/db.ts';
import { enums } from '../../../db/enums.gen.ts';
import { limitOf } from '../../limits.ts';
import { textOf } from '../../http/messages.ts';
import { semesterFor, semesterWithId, weekOf } from '../agenda/agenda-queries.ts';
import { contactOf } from '../contact/contact-queries.ts';
import { wayOf } from '../contact/contact-rules.ts';
import { feesOf } from '../fees/fees-queries.ts';
import { owedOf } from '../fees/fees-rules.ts';
import { registrationRowsOf } from '../registration/registration-queries.ts';
import {
  choiceField,
  summaryText,
  textField,
  summaryWords,
  type RequestContext,
  type RequestField,
  type RequestRow,
} from '../request/request-kind.ts';
import { undecidedOf } from '../request/request-queries.ts';
import { enrolmentOf } from '../../academic-record/student-queries.ts';
import { chancesOf, completedBefore, postponedBy } from './withdrawal-queries.ts';
import type { OfficialFacts, PermanentFacts } from './withdrawal-rules.ts';

/** What is looked at when a student wants to leave. Of what was sent, periods and money count as they were then. */

/** Why a student leaves. */
export const withdrawalFields = { reason: choiceField(enums.WithdrawalReason), remarks: textField(500) };

const commonFacts = (
  db: Db,
  { student, request }: RequestContext,
  other: 'officialWithdrawal' | 'permanentWithdrawal',
  asOf: number,
) => ({
  status: student.status,
  dueNow: owedOf(feesOf(db, student, asOf), asOf).payableNow,
  undecided: undecidedOf(db, student.studentId, [other], request?.id ?? null)[0]?.referenceNumber ?? null,
});

export function officialFacts(db: Db, about: RequestContext, now: number): OfficialFacts {
  const { student, request } = about;
  const { studentId } = student;
  const sentAt = request?.sentAt ?? null;
  const semester = request && sentAt !== null ? semesterWithId(db, request.semesterId) : semesterFor(db, now);
  const { chances, chanceSemesters } = chancesOf(db, studentId);
  return {
    ...commonFacts(db, about, 'permanentWithdrawal', sentAt ?? now),
    enrolled: enrolmentOf(db, studentId, semester.id)?.status === 'enrolled',
    summer: semester.term === 3,
    first: semester.id === student.admissionSemesterId,
    completedOne: completedBefore(db, studentId, semester.id),
    postponed: postponedBy(db, studentId).length,
    maximum: limitOf(db, 'officialWithdrawalSemesters'),
    onChance: chanceSemesters > 0,
    chances,
    maximumChances: limitOf(db, 'averageChances'),
    courses: registrationRowsOf(db, studentId, semester.id).filter(({ status }) => status === 'registered').length,
  };
}

export function permanentFacts(db: Db, about: RequestContext, now: number): PermanentFacts {
  const { student, request } = about;
  const sentAt = request?.sentAt ?? null;
  const asOf = sentAt ?? now;
  return {
    ...commonFacts(db, about, 'officialWithdrawal', asOf),
    week: weekOf(semesterFor(db, asOf), asOf),
    lastWeek: limitOf(db, 'finalWithdrawalWeek'),
    reachable: sentAt !== null || wayOf(contactOf(db, student.personId))?.channel === 'sms',
  };
}

/** What was entered, for the office and the student. */
export const shownOf = (_: Db, { details: { reason, remarks } }: RequestRow): RequestField[] => [
  ...(typeof reason === 'string' ? [summaryText('reason', textOf('withdrawal', `reasons.${reason}`))] : []),
  ...summaryWords('remarks', remarks),
];

export const semesterNameOf = (db: Db, { semesterId }: RequestRow) => semesterWithId(db, semesterId).name;
