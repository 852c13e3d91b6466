import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { charges, paymentLines, payments } from '../../../db/schema/fees.ts';
import { registrations } from '../../../db/schema/registration.ts';
import { courses, semesters } from '../../../db/schema/university.ts';
import { isolate, type Text } from '../../../locales/i18n.ts';
import { toDate, toIso, toIsoOrNull } from '../../clock/clock.ts';
import { isCardEntered } from '../../gateway.ts';
import { getText } from '../../http/messages.ts';
import type { Schema } from '../../http/operations.ts';
import { chargeDue, registrationDue, type Payable, type PayableKey } from './payment-rules.ts';

export type PaymentRow = typeof payments.$inferSelect;

const id = sql.placeholder('id');
const studentId = sql.placeholder('studentId');

const registrationQuery = preparedPerDb((db) =>
  db
    .select({
      id: registrations.id,
      status: registrations.status,
      fee: registrations.fee,
      sponsorFee: registrations.sponsorFee,
      paid: registrations.paid,
      usedFromBalance: registrations.usedFromBalance,
      courseId: registrations.courseId,
      semesterId: registrations.semesterId,
      code: courses.code,
      en: courses.nameEn,
      ar: courses.nameAr,
      publicId: payments.publicId,
      documentNumber: payments.documentNumber,
    })
    .from(registrations)
    .innerJoin(courses, eq(courses.id, registrations.courseId))
    .leftJoin(paymentLines, and(eq(paymentLines.registrationId, registrations.id), sql`open = 1`))
    .leftJoin(payments, eq(payments.id, paymentLines.paymentId))
    .where(and(eq(registrations.id, id), eq(registrations.studentId, studentId)))
    .prepare(),
);

const chargeQuery = preparedPerDb((db) =>
  db
    .select({
      id: charges.id,
      kind: charges.kind,
      amount: charges.amount,
      sponsorAmount: charges.sponsorAmount,
      paid: charges.paid,
      usedFromBalance: charges.usedFromBalance,
      canceledAt: charges.canceledAt,
      cashierOnly: charges.cashierOnly,
      semesterId: charges.semesterId,
      semesterEn: semesters.nameEn,
      semesterAr: semesters.nameAr,
      publicId: payments.publicId,
      documentNumber: payments.documentNumber,
    })
    .from(charges)
    .innerJoin(semesters, eq(semesters.id, charges.semesterId))
    .leftJoin(paymentLines, and(eq(paymentLines.chargeId, charges.id), sql`open = 1`))
    .leftJoin(payments, eq(payments.id, paymentLines.paymentId))
    .where(and(eq(charges.id, id), eq(charges.studentId, studentId)))
    .prepare(),
);

const toPending = ({
  publicId,
  documentNumber,
}: {
  publicId: string | null;
  documentNumber: string | null;
}): Payable['pending'] => (publicId && documentNumber ? { publicId, documentNumber } : null);

const courseLabel = ({ code, en, ar }: { code: string; en: string; ar: string }): Text => ({
  en: `${isolate(code)} ${en}`,
  ar: `${isolate(code)} ${ar}`,
});

function chargeLabel({
  kind,
  semesterEn,
  semesterAr,
}: {
  kind: (typeof charges.$inferSelect)['kind'];
  semesterEn: string;
  semesterAr: string;
}): Text {
  const name = getText('payment', `charges.${kind}`);
  return { en: `${name.en}, ${semesterEn}`, ar: `${name.ar}، ${semesterAr}` };
}

/**
 * The payable items of these keys that belong to this student, with the amounts still due, in the order of the keys.
 */
export function listPayables(db: Db, student: number, keys: readonly PayableKey[]): Payable[] {
  return keys.flatMap((key): Payable[] => {
    if (key.kind === 'registration') {
      const row = registrationQuery(db).get({ id: key.id, studentId: student });
      return row
        ? [
            {
              kind: key.kind,
              id: row.id,
              due: registrationDue(row),
              cashierOnly: false,
              label: courseLabel(row),
              courseId: row.courseId,
              semesterId: row.semesterId,
              pending: toPending(row),
            },
          ]
        : [];
    }
    const row = chargeQuery(db).get({ id: key.id, studentId: student });
    return row
      ? [
          {
            kind: key.kind,
            id: row.id,
            due: chargeDue(row),
            cashierOnly: row.cashierOnly,
            label: chargeLabel(row),
            courseId: null,
            semesterId: row.semesterId,
            pending: toPending(row),
          },
        ]
      : [];
  });
}

const byPublicIdQuery = preparedPerDb((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.publicId, sql.placeholder('publicId')))
    .prepare(),
);

/** The payment with this public id, of any student; undefined if unknown. */
export const paymentByPublicId = (db: Db, publicId: string): PaymentRow | undefined =>
  byPublicIdQuery(db).get({ publicId });

const linesQuery = preparedPerDb((db) =>
  db
    .select({
      id: paymentLines.id,
      amount: paymentLines.amount,
      courseId: paymentLines.courseId,
      registrationId: paymentLines.registrationId,
      chargeId: paymentLines.chargeId,
      code: courses.code,
      en: courses.nameEn,
      ar: courses.nameAr,
      chargeKind: charges.kind,
      semesterEn: semesters.nameEn,
      semesterAr: semesters.nameAr,
    })
    .from(paymentLines)
    .innerJoin(semesters, eq(semesters.id, paymentLines.semesterId))
    .leftJoin(courses, eq(courses.id, paymentLines.courseId))
    .leftJoin(charges, eq(charges.id, paymentLines.chargeId))
    .where(eq(paymentLines.paymentId, sql.placeholder('paymentId')))
    .orderBy(asc(paymentLines.id))
    .prepare(),
);

/**
 * The lines of a payment with the names of their courses or charges. `registrationId` is null for a charge, and if the
 * registration was deleted meanwhile.
 */
export const linesOfPayment = (db: Db, paymentId: number) => linesQuery(db).all({ paymentId });

const lineCountQuery = preparedPerDb((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(paymentLines)
    .innerJoin(payments, eq(payments.id, paymentLines.paymentId))
    .where(eq(payments.publicId, sql.placeholder('publicId')))
    .prepare(),
);

export const lineCount = (db: Db, publicId: string): number => lineCountQuery(db).get({ publicId })?.count ?? 0;

const lastNumberQuery = preparedPerDb((db) =>
  db
    .select({ last: sql<string | null>`max(${payments.documentNumber})` })
    .from(payments)
    .where(
      and(gte(payments.documentNumber, sql.placeholder('from')), lt(payments.documentNumber, sql.placeholder('until'))),
    )
    .prepare(),
);

/** The next document number of the year, such as PAY-2026-000123. Must be read in the transaction that uses it. */
export function nextDocumentNumber(db: Db, now: number): string {
  const prefix = `PAY-${toDate(now).slice(0, 4)}-`;
  const last = lastNumberQuery(db).get({ from: prefix, until: `${prefix}:` })?.last;
  return `${prefix}${String(Number(last?.slice(prefix.length) ?? 0) + 1).padStart(6, '0')}`;
}

const outcomeMessages = {
  pending: null,
  succeeded: 'MSG-000065',
  failed: 'MSG-000066',
  canceled: 'MSG-000067',
} as const;

/** An object with `processing`, true if a card is being or was charged; empty if the gateway does not report it. */
export const getProcessing = (db: Db, publicId: string): { processing?: boolean } => {
  const processing = isCardEntered(db, publicId);
  return processing === undefined ? {} : { processing };
};

/** Maps a payment to the schema of the API for its student. `address` completes the gateway's address. */
export function paymentAnswer(db: Db, payment: PaymentRow, address: (gatewayUrl: string) => string): Schema<'Payment'> {
  const { publicId, documentNumber, status, amount, fromBalance, gatewayUrl, startedAt, endedAt, reason } = payment;
  const waits = status === 'pending' ? getProcessing(db, publicId) : {};
  return {
    paymentId: publicId,
    documentNumber,
    status,
    amount,
    fromBalance,
    gatewayUrl: status === 'pending' && gatewayUrl && !waits.processing ? address(gatewayUrl) : null,
    ...waits,
    startedAt: toIso(startedAt),
    endedAt: toIsoOrNull(endedAt),
    reason,
    message: outcomeMessages[status],
    items: linesOfPayment(db, payment.id).map((line) => ({
      kind: line.chargeId === null ? ('registration' as const) : ('charge' as const),
      id: line.chargeId ?? line.registrationId,
      label: line.chargeKind
        ? chargeLabel({ kind: line.chargeKind, semesterEn: line.semesterEn, semesterAr: line.semesterAr })
        : courseLabel({ code: line.code ?? '', en: line.en ?? '', ar: line.ar ?? '' }),
      amount: line.amount,
    })),
  };
}
