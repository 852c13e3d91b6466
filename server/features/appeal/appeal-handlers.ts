import { inTransaction, type Db } from '../../../db/db.ts';
import { toIso } from '../../clock.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { refusalsOf, refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { semesterFor } from '../agenda/agenda-queries.ts';
import { addCharge, cancelCharge } from '../fees/charge-queries.ts';
import { decidedAtOf, endRequest, historyOf, openRequest, requestOfStudent } from '../request/request-queries.ts';
import { limitOf, type Student } from '../student/student-queries.ts';
import { appealById, appealsOf, endedSemesters, gradesOf, keepAppeal, paymentOf, type AppealRow, type GradeRow } from './appeal-queries.ts';
import { appealRules, appealStandingRules, deletionRules, lastGradedSemester, type AppealFacts } from './appeal-rules.ts';

function appealAnswer(db: Db, row: AppealRow): Schema<'Appeal'> {
  const { id, referenceNumber, code, nameEn, nameAr, semesterEn, semesterAr, reason, status, chargeId, fee, oldGrade, newGrade, sentAt } = row;
  const { payment, receiptNumber } = paymentOf(db, row);
  const history = historyOf(db, id);
  return {
    id, referenceNumber, course: { code, name: { en: nameEn, ar: nameAr } }, semester: { en: semesterEn, ar: semesterAr }, reason, status: status === 'sent' ? 'inProgress' : 'closed',
    payment, chargeId, fee, oldGrade, newGrade, createdAt: toIso(sentAt), receiptNumber, finalApprovalAt: decidedAtOf(history), history, deletion: refusalsOf(deletionRules, { payment }),
  };
}

const answers = (db: Db, studentId: number): Schema<'Appeal'>[] => appealsOf(db, studentId).map((row) => appealAnswer(db, row));

type Found = { lastSemesterId: number | null; grades: GradeRow[]; factsOf: (grade: GradeRow) => AppealFacts };

/** The student's grades, and what the rules look at of each. */
function factsFor(db: Db, { studentId, status }: Student, now: number): Found {
  const grades = gradesOf(db, studentId);
  const lastSemesterId = lastGradedSemester(endedSemesters(db, now), new Set(grades.map(({ semesterId }) => semesterId)));
  const earlier = new Map(appealsOf(db, studentId).map(({ courseGradeId, referenceNumber }) => [courseGradeId, referenceNumber]));
  return { lastSemesterId, grades, factsOf: (course) => ({ status, course, lastSemesterId, earlier: earlier.get(course.courseGradeId) ?? null }) };
}

export const appealHandlers = {
  getAppealableCourses: ({ db, student, now }) => {
    const { lastSemesterId, grades, factsOf } = factsFor(db, student, now);
    const last = grades.filter(({ semesterId }) => semesterId === lastSemesterId);
    const courses = last.map((row) => {
      const { courseGradeId, code, nameEn, nameAr, creditHours, grade } = row;
      return { courseGradeId, code, name: { en: nameEn, ar: nameAr }, creditHours, grade, reasons: refusalsOf(appealRules, factsOf(row)) };
    });
    const [first] = last;
    return [200, { semester: first ? { en: first.semesterEn, ar: first.semesterAr } : null, fee: limitOf(db, 'appealFeeFils'), courses }];
  },

  getAppeals: ({ db, student: { studentId } }) => [200, { appeals: answers(db, studentId) }],

  submitAppeal: ({ db, student, now, body: { courseGradeId, reason } }) =>
    inTransaction(db, () => {
      const { studentId } = student;
      const { grades, factsOf } = factsFor(db, student, now);
      throwIfRefused(refusalsOf(appealStandingRules, student));
      const grade = grades.find((one) => one.courseGradeId === courseGradeId);
      if (!grade) throw new Refused(refuse('MSG-000010'));
      throwIfRefused(refusalsOf(appealRules, factsOf(grade)));
      const semesterId = semesterFor(db, now).id;
      const { id, referenceNumber } = openRequest(db, { kind: 'appeal', studentId, semesterId, subjectId: courseGradeId }, now);
      const chargeId = addCharge(db, { studentId, semesterId, kind: 'appeal', subjectId: id, amount: limitOf(db, 'appealFeeFils') }, now);
      keepAppeal(db, { requestId: id, courseGradeId, chargeId, reason: reason.trim(), oldGrade: grade.grade });
      return [200, { messages: [{ Code: 'MSG-000032', Params: { context: 'appeal', reference: referenceNumber } }], appeals: answers(db, studentId) }];
    }),

  deleteAppeal: ({ db, student: { studentId }, now, params }) =>
    inTransaction(db, () => {
      const request = requestOfStudent(db, studentId, { kind: 'appeal', id: params.id });
      // Deleted is gone, as far as the student is concerned.
      if (request.status === 'canceled') throw new Refused(refuse('request.notFound'));
      const appeal = appealById(db, request.id);
      throwIfRefused(refusalsOf(deletionRules, paymentOf(db, appeal)));
      cancelCharge(db, appeal.chargeId, now);
      endRequest(db, request.id, 'canceled', 'student', now);
      return [200, { messages: [{ Code: 'appeal.deleted', Params: { course: appeal.code } }], appeals: answers(db, studentId) }];
    }),
} satisfies Partial<Handlers>;
