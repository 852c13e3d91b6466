import type { Db } from '../../../db/db.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { refuse, Refused } from '../../refusal.ts';
import { myRequest } from '../request/request-presenter.ts';
import { dispatch, sendRequest } from '../request/request-commands.ts';
import { refusalsOfAction } from '../request/request-actions.ts';
import { getRequestContext, getPlan, eligibilityRefusals, getState } from '../request/request-plan.ts';
import { requestOfStudent } from '../request/request-queries.ts';
import { getLimit } from '../../limits.ts';
import { appealable, appealKind } from './appeal-kind.ts';
import { appealById, listAppeals, type AppealRow } from './appeal-queries.ts';

function appealAnswer(db: Db, row: AppealRow, now: number): Schema<'Appeal'> {
  const { request, code, nameEn, nameAr, semesterEn, semesterAr, oldGrade, newGrade } = row;
  const { charge, decidedAt, history, savedAt, sentAt } = myRequest(db, appealKind, request, now);
  if (!charge) throw new Error(`${request.referenceNumber} has no fee`);
  return {
    id: request.id,
    referenceNumber: request.referenceNumber,
    course: { code, name: { en: nameEn, ar: nameAr } },
    semester: { en: semesterEn, ar: semesterAr },
    reason: String(request.details.reason ?? ''),
    status: request.status === 'approved' || request.status === 'refused' ? 'closed' : 'inProgress',
    payment: charge.payment,
    chargeId: charge.id,
    fee: charge.fils,
    oldGrade,
    newGrade,
    createdAt: sentAt ?? savedAt,
    receiptNumber: charge.receiptNumber,
    finalApprovalAt: decidedAt,
    history,
    deletion: refusalsOfAction(
      getPlan(db, appealKind, getRequestContext(db, request), now),
      getState(db, request),
      'student',
      'cancel',
      now,
    ),
  };
}

const answers = (db: Db, studentId: number, now: number): Schema<'Appeal'>[] =>
  listAppeals(db, studentId).map((row) => appealAnswer(db, row, now));

export const appealHandlers = {
  getAppealableCourses: ({ db, student, now }) => {
    const { lastSemesterId, grades } = appealable(db, student.studentId, now);
    const last = grades.filter(({ semesterId }) => semesterId === lastSemesterId);
    const courses = last.map(({ courseGradeId, code, nameEn, nameAr, creditHours, grade }) => {
      const about = { student, subjectId: courseGradeId, details: {}, request: null };
      return {
        courseGradeId,
        code,
        name: { en: nameEn, ar: nameAr },
        creditHours,
        grade,
        reasons: [...eligibilityRefusals(db, appealKind, about, now), ...appealKind.ruleRefusals(db, about, now)],
      };
    });
    const [first] = last;
    return [
      200,
      {
        semester: first ? { en: first.semesterEn, ar: first.semesterAr } : null,
        fee: getLimit(db, 'appealFeeFils'),
        courses,
      },
    ];
  },

  getAppeals: ({ db, student: { studentId }, now }) => [200, { appeals: answers(db, studentId, now) }],

  submitAppeal: ({ db, student, now, body: { courseGradeId, reason, consequences } }) => {
    const { referenceNumber } = sendRequest(
      db,
      appealKind,
      { student, subjectId: courseGradeId, details: { reason }, consequences },
      now,
    );
    return [
      200,
      {
        messages: [{ Code: 'MSG-000032', Params: { context: 'appeal', reference: referenceNumber } }],
        appeals: answers(db, student.studentId, now),
      },
    ];
  },

  deleteAppeal: ({ db, student: { studentId }, now, params }) => {
    const request = requestOfStudent(db, studentId, { kind: 'appeal', id: params.id });
    // An appeal that the student deleted is treated as not found.
    if (request.status === 'canceled') throw new Refused(refuse('request.notFound'));
    const { code } = appealById(db, request.id);
    dispatch(db, appealKind, request, { name: 'cancel', actor: 'student' }, now);
    return [
      200,
      { messages: [{ Code: 'appeal.deleted', Params: { course: code } }], appeals: answers(db, studentId, now) },
    ];
  },
} satisfies Partial<Handlers>;
