import { asc, desc, eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { charges, paymentLines, payments } from '../../../db/schema/fees.ts';
import { courses, semesters } from '../../../db/schema/university.ts';
import type { Text } from '../../../locales/i18n.ts';
import { chargeLabel } from './fees-queries.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** One line of a payment. `code` is the code of a course, null for a charge. */
export type PaidLine = { code: string | null; label: Text; semesterId: number; semester: Text; amount: number };

const lineColumns = {
  paymentId: paymentLines.paymentId,
  amount: paymentLines.amount,
  semesterId: paymentLines.semesterId,
  kind: charges.kind,
  code: courses.code,
  nameEn: courses.nameEn,
  nameAr: courses.nameAr,
  semesterEn: semesters.nameEn,
  semesterAr: semesters.nameAr,
};

const linesQuery = preparedPerDb((db) =>
  db
    .select(lineColumns)
    .from(payments)
    .innerJoin(paymentLines, eq(paymentLines.paymentId, payments.id))
    .innerJoin(semesters, eq(semesters.id, paymentLines.semesterId))
    .leftJoin(charges, eq(charges.id, paymentLines.chargeId))
    .leftJoin(courses, eq(courses.id, paymentLines.courseId))
    .where(eq(payments.studentId, sql.placeholder('studentId')))
    .orderBy(asc(paymentLines.id))
    .prepare(),
);

const ofStudentQuery = preparedPerDb((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.studentId, sql.placeholder('studentId')))
    .orderBy(desc(payments.startedAt), desc(payments.id))
    .prepare(),
);

export type PaymentWithLines = PaymentRow & { lines: PaidLine[] };

/** All payments of the student with any outcome, newest first. */
export function listPayments(db: Db, studentId: number): PaymentWithLines[] {
  const lines = new Map<number, PaidLine[]>();
  for (const { paymentId, amount, semesterId, kind, code, nameEn, nameAr, semesterEn, semesterAr } of linesQuery(
    db,
  ).all({ studentId })) {
    const line: PaidLine = {
      code,
      label: kind ? chargeLabel(kind) : { en: nameEn ?? '', ar: nameAr ?? '' },
      semesterId,
      semester: { en: semesterEn, ar: semesterAr },
      amount,
    };
    const list = lines.get(paymentId);
    if (list) list.push(line);
    else lines.set(paymentId, [line]);
  }
  return ofStudentQuery(db)
    .all({ studentId })
    .map((payment) => ({ ...payment, lines: lines.get(payment.id) ?? [] }));
}

const byDocumentQuery = preparedPerDb((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.documentNumber, sql.placeholder('documentNumber')))
    .prepare(),
);

/** The payment with this document number, of any student; undefined if unknown. */
export const paymentByDocument = (db: Db, documentNumber: string): PaymentRow | undefined =>
  byDocumentQuery(db).get({ documentNumber });
