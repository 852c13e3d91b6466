import { isolate } from '../../../locales/i18n.ts';
import { changeGrade } from '../gpa/gpa-change-queries.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { codeFact, moneyFact, textFact, wordsFact, type RequestKindRules } from '../request/request-kind.ts';
import { endRequest } from '../request/request-queries.ts';
import { appealById, gradeScale, keepNewGrade, paymentOf } from './appeal-queries.ts';
import { nextBetterGrade } from './appeal-rules.ts';

/** An appeal is the registration office's once it is paid. Approving it changes the grade and every average; refusing it upholds the grade. */
export const appealKind: RequestKindRules = {
  office: 'registration',
  page: '/appealRequest',
  subject: (db, request) => {
    const { code, nameEn, nameAr } = appealById(db, request.id);
    return { en: `${isolate(code)} ${nameEn}`, ar: `${isolate(code)} ${nameAr}` };
  },
  deskSince: (db, request) => paymentOf(db, appealById(db, request.id)).paidAt,
  facts: (db, request) => {
    const appeal = appealById(db, request.id);
    const { receiptNumber } = paymentOf(db, appeal);
    return [
      codeFact('course', appeal.code, { en: appeal.nameEn, ar: appeal.nameAr }),
      textFact('semester', { en: appeal.semesterEn, ar: appeal.semesterAr }),
      codeFact('oldGrade', appeal.oldGrade),
      ...(appeal.newGrade === null ? [] : [codeFact('newGrade', appeal.newGrade)]),
      ...wordsFact('reason', appeal.reason),
      moneyFact('fee', appeal.fee),
      ...(receiptNumber === null ? [] : [codeFact('receipt', receiptNumber)]),
    ];
  },
  form: (db, request) => {
    const { oldGrade } = appealById(db, request.id);
    const scale = gradeScale(db);
    return [{ name: 'newGrade', options: scale.filter((grade) => grade !== oldGrade), suggested: scale[0] === oldGrade ? null : nextBetterGrade(scale, oldGrade) }];
  },
  decide: (db, request, { decision, note, values }, now) => {
    const { code, courseGradeId, semesterId, oldGrade } = appealById(db, request.id);
    const about = { course: code, reference: request.referenceNumber, grade: oldGrade, note };
    const newGrade = decision === 'approved' ? (values.newGrade ?? oldGrade) : oldGrade;
    endRequest(db, request.id, decision, 'registration', now, note);
    keepNewGrade(db, request.id, newGrade);
    if (newGrade === oldGrade) return sendToInbox(db, request.studentId, now, 'appealUpheld', about);
    changeGrade(db, { studentId: request.studentId, courseGradeId, semesterId }, newGrade);
    sendToInbox(db, request.studentId, now, 'appealChanged', { ...about, newGrade });
  },
};
