import type { Db } from '../../../db/db.ts';
import { isolate } from '../../../locales/i18n.ts';
import { changeGrade } from '../../academic-record/gpa-change-queries.ts';
import type { Consequence } from '../../consequence.ts';
import { chargeState } from '../fees/charge-queries.ts';
import { recordCorrected } from '../document/document-facts.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { declareKind, noteFigure, type RequestContext, type Choice, type Effected } from '../request/request-kind.ts';
import { summaryCode, summaryMoney, summaryText, summaryWords } from '../request/request-summary.ts';
import { settleAgain } from '../transcript/settlement-services.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { getLimit } from '../../limits.ts';
import {
  appealById,
  endedSemesters,
  gradeScale,
  listAppealGrades,
  insertAppeal,
  saveNewGrade,
  type GradeRow,
} from './appeal-queries.ts';
import {
  appealRules,
  appealEligibilityRules,
  lastGradedSemester,
  nextBetterGrade,
  type AppealFacts,
} from './appeal-rules.ts';

/** The student's grades, and the semester whose grades may be appealed. */
export function appealable(
  db: Db,
  studentId: number,
  now: number,
): { grades: GradeRow[]; lastSemesterId: number | null } {
  const grades = listAppealGrades(db, studentId);
  return {
    grades,
    lastSemesterId: lastGradedSemester(endedSemesters(db, now), new Set(grades.map(({ semesterId }) => semesterId))),
  };
}

/** The choices of the appeal form: the student's grades of the semester whose grades may be appealed. */
function gradesOffered(db: Db, { studentId }: Student, now: number): Choice[] {
  const { grades, lastSemesterId } = appealable(db, studentId, now);
  return grades
    .filter(({ semesterId }) => semesterId === lastSemesterId)
    .map(({ courseGradeId }) => ({ subjectId: courseGradeId, details: {} }));
}

function getAppealInput(
  db: Db,
  { student: { studentId, status }, subjectId }: RequestContext,
  now: number,
): AppealFacts {
  const { grades, lastSemesterId } = appealable(db, studentId, now);
  return { status, lastSemesterId, course: grades.find(({ courseGradeId }) => courseGradeId === subjectId) ?? null };
}

type Graded = Effected<AppealFacts>;

function keep(db: Db, { request: { id, subjectId }, facts: { course } }: Graded): void {
  if (subjectId === null || !course) throw new Error(`appeal ${id} names no grade`);
  insertAppeal(db, { requestId: id, courseGradeId: subjectId, oldGrade: course.grade });
}

function decideGrade(db: Db, { request, note, values }: Graded, now: number): Consequence[] {
  const { code, courseGradeId, semesterId, oldGrade } = appealById(db, request.id);
  const about = { course: code, reference: request.referenceNumber, grade: oldGrade, note: noteFigure(note) };
  const newGrade = values.newGrade ?? oldGrade;
  saveNewGrade(db, request.id, newGrade);
  if (newGrade === oldGrade) {
    sendToInbox(db, request.studentId, now, 'appealUpheld', about);
    return [];
  }
  sendToInbox(db, request.studentId, now, 'appealChanged', { ...about, newGrade });
  const cause = { reference: request.referenceNumber, kind: request.kind };
  const follows = settleAgain(db, request.studentId, { since: semesterId, cause, at: now }, () =>
    changeGrade(db, { studentId: request.studentId, courseGradeId, semesterId }, newGrade),
  );
  const revoked = recordCorrected(db, request.studentId, now);
  return [...follows, ...(revoked ? [{ name: 'documentsRevoked', params: { count: revoked } }] : [])];
}

/**
 * The request kind of an appeal. It goes to the registration department once its fee is paid. Approval changes the
 * grade and all averages; refusal upholds the grade.
 */
export const appealKind = declareKind<AppealFacts>({
  name: 'appeal',
  prefix: 'APL',
  page: '/appealRequest',
  agenda: 'appeal',
  facts: getAppealInput,
  eligibility: appealEligibilityRules,
  rules: appealRules,
  sendsOwnNotice: true,
  choices: gradesOffered,
  // A decided appeal prevents another one for the same grade, even if the grade was not changed.
  limit: { per: 'subject', open: 'MSG-000060', again: 'MSG-000060', counts: 'decided' },
  fee: { charge: 'appeal', of: (db) => getLimit(db, 'appealFeeFils'), before: 'desk' },
  route: [
    {
      key: 'registration',
      by: 'registration',
      days: 5,
      form: (db, request) => {
        const { oldGrade } = appealById(db, request.id);
        const scale = gradeScale(db);
        return [
          {
            name: 'newGrade',
            options: scale.filter((grade) => grade !== oldGrade),
            suggested: scale[0] === oldGrade ? null : nextBetterGrade(scale, oldGrade),
          },
        ];
      },
    },
  ],
  cancel: { policy: 'untilPaid', paid: 'MSG-000061', inPayment: 'appeal.inPayment' },
  sent: [keep],
  approved: [decideGrade],
  refused: [decideGrade],
  consequences: [],
  title: (db, request) => {
    const { code, nameEn, nameAr } = appealById(db, request.id);
    return { en: `${isolate(code)} ${nameEn}`, ar: `${isolate(code)} ${nameAr}` };
  },
  summaryFields: (db, request) => {
    const appeal = appealById(db, request.id);
    const fee = request.chargeId === null ? null : chargeState(db, request.chargeId);
    return [
      summaryCode('course', appeal.code, { en: appeal.nameEn, ar: appeal.nameAr }),
      summaryText('semester', { en: appeal.semesterEn, ar: appeal.semesterAr }),
      summaryCode('oldGrade', appeal.oldGrade),
      ...(appeal.newGrade === null ? [] : [summaryCode('newGrade', appeal.newGrade)]),
      ...summaryWords('reason', request.details.reason),
      ...(fee ? [summaryMoney('fee', fee.fils)] : []),
      ...(fee?.receiptNumber ? [summaryCode('receipt', fee.receiptNumber)] : []),
    ];
  },
});
