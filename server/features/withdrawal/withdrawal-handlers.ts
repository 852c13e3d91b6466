import type { Db } from '../../../db/db.ts';
import type { RequestDetails } from '../../../db/schema/request.ts';
import type { MessageCode } from '../../refusal.ts';
import { refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { getLimit } from '../../limits.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { semesterAnswer, semesterFor } from '../agenda/agenda-queries.ts';
import { getContact } from '../contact/contact-queries.ts';
import { maskedRecipient, findWay, type CodeWay } from '../contact/contact-rules.ts';
import { pendingCodeAnswer } from '../contact/contact-services.ts';
import { listRegistrationRows } from '../registration/registration-queries.ts';
import { myRequest } from '../request/request-presenter.ts';
import { dispatch, saveDraft, sendRequest } from '../request/request-commands.ts';
import { confirmRequest, sendRequestCode } from '../request/request-code.ts';
import type { RequestContext, RequestRow } from '../request/request-kind.ts';
import { kindByName } from '../request/request-registry.ts';
import { officialWithdrawalKind } from './official-kind.ts';
import { permanentWithdrawalKind } from './permanent-kind.ts';
import { getPlan } from '../request/request-plan.ts';
import { requestOfStudent, requestsOfStudent } from '../request/request-queries.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import type { CodeOwner } from '../verification/verification-queries.ts';
import { courseHandlers } from './course-handlers.ts';
import { refundShare } from './withdrawal-effects.ts';
import { getRequestSemesterName } from './withdrawal-facts.ts';
import { stayHandlers } from './stay-handlers.ts';
import { postponedBy } from './withdrawal-queries.ts';

type Kind = 'officialWithdrawal' | 'permanentWithdrawal';

const about = (student: Student, request: RequestRow | null = null): RequestContext =>
  request
    ? { student, subjectId: null, details: request.details, request }
    : { student, subjectId: null, details: {}, request: null };

function answer(db: Db, request: RequestRow, now: number): Schema<'Withdrawal'> {
  const { reason, remarks } = request.details as { reason?: Schema<'WithdrawalReason'>; remarks?: string };
  return {
    id: request.id,
    reason: reason ?? null,
    remarks: remarks ?? '',
    semester: getRequestSemesterName(db, request),
    request: myRequest(db, kindByName(db, request.kind), request, now),
  };
}

const listRequests = (db: Db, studentId: number, kind: Kind): RequestRow[] =>
  requestsOfStudent(db, studentId).filter((request) => request.kind === kind);
const withdrawals = (db: Db, studentId: number, kind: Kind, now: number): Schema<'Withdrawal'>[] =>
  listRequests(db, studentId, kind).map((request) => answer(db, request, now));

const changed = (db: Db, request: RequestRow, now: number, code: MessageCode): [200, Schema<'WithdrawalChange'>] => [
  200,
  {
    messages: [{ Code: code, Params: { context: request.kind, reference: request.referenceNumber } }],
    withdrawal: answer(db, request, now),
  },
];

function cancel(
  db: Db,
  { studentId }: Student,
  kind: Kind,
  id: number,
  now: number,
): [200, Schema<'WithdrawalChange'>] {
  const request = requestOfStudent(db, studentId, { kind, id });
  return changed(
    db,
    dispatch(db, kindByName(db, kind), request, { name: 'cancel', actor: 'student' }, now),
    now,
    'MSG-000033',
  );
}

const throwIfClosed = (db: Db, kind: Kind, asked: RequestContext, now: number): void =>
  throwIfRefused([...getPlan(db, kindByName(db, kind), asked, now).closed]);

const toDetails = ({ reason, remarks = '' }: { reason: string; remarks?: string }): RequestDetails => ({
  reason,
  remarks,
});

const toCodeOwner = ({ studentId }: Student): CodeOwner => ({ purpose: 'permanentWithdrawal', ownerId: studentId });

/**
 * The mobile number to which the code is sent; null if there is none. Only a code by text message can confirm the
 * withdrawal.
 */
function textMessageTo(db: Db, { personId }: Student): CodeWay | null {
  const way = findWay(getContact(db, personId));
  return way?.channel === 'sms' ? way : null;
}

/**
 * The student's saved draft of a permanent withdrawal, even if its code was already requested. Throws a 404 if there is
 * none.
 */
function savedBy(db: Db, { studentId }: Student): RequestRow {
  const saved = listRequests(db, studentId, 'permanentWithdrawal').find(
    ({ status }) => status === 'draft' || status === 'awaitingCode',
  );
  if (!saved) throw new Refused(refuse('request.notFound'));
  return saved;
}

export const withdrawalHandlers = {
  ...courseHandlers,
  ...stayHandlers,

  officialWithdrawData: ({ db, student, now }) => {
    throwIfClosed(db, 'officialWithdrawal', about(student), now);
    const semester = semesterFor(db, now);
    const courses = listRegistrationRows(db, student.studentId, semester.id).filter(
      ({ status }) => status === 'registered',
    ).length;
    return [
      200,
      {
        semester: semesterAnswer(semester, now),
        courses,
        postponed: postponedBy(db, student.studentId).length,
        maximum: getLimit(db, 'officialWithdrawalSemesters'),
        share: refundShare(db, student, now),
      },
    ];
  },

  officialWithdrawHistory: ({ db, student: { studentId }, now }) => [
    200,
    {
      postponed: postponedBy(db, studentId),
      maximum: getLimit(db, 'officialWithdrawalSemesters'),
      withdrawals: withdrawals(db, studentId, 'officialWithdrawal', now),
    },
  ],

  submitOfficialWithdraw: ({ db, student, now, body: { consequences, draft, ...entered } }) =>
    changed(
      db,
      sendRequest(db, officialWithdrawalKind, { student, details: toDetails(entered), draft, consequences }, now),
      now,
      'MSG-000032',
    ),

  cancelOfficialWithdraw: ({ db, student, now, params }) => cancel(db, student, 'officialWithdrawal', params.id, now),

  permanentWithdrawHistory: ({ db, student, now }) => {
    const way = textMessageTo(db, student);
    return [
      200,
      {
        codeWay: way && maskedRecipient(way),
        pendingCode: pendingCodeAnswer(db, now, toCodeOwner(student)),
        share: refundShare(db, student, now),
        withdrawals: withdrawals(db, student.studentId, 'permanentWithdrawal', now),
      },
    ];
  },

  savePermanentWithdraw: ({ db, student, now, body }) => {
    const saved = listRequests(db, student.studentId, 'permanentWithdrawal').find(({ status }) => status === 'draft');
    throwIfClosed(db, 'permanentWithdrawal', about(student, saved), now);
    return changed(
      db,
      saveDraft(
        db,
        permanentWithdrawalKind,
        { student, details: toDetails(body), reference: saved?.referenceNumber },
        now,
      ),
      now,
      'MSG-000031',
    );
  },

  sendPermanentWithdrawCode: ({ db, student, now, language }) => {
    const saved = savedBy(db, student);
    throwIfClosed(db, 'permanentWithdrawal', about(student, saved), now);
    return [200, sendRequestCode(db, permanentWithdrawalKind, saved, language, now)];
  },

  approvePermanentWithdraw: ({ db, student, now, body }) =>
    changed(db, confirmRequest(db, permanentWithdrawalKind, savedBy(db, student), body, now), now, 'MSG-000032'),

  cancelPermanentWithdraw: ({ db, student, now, params }) => cancel(db, student, 'permanentWithdrawal', params.id, now),
} satisfies Partial<Handlers>;
