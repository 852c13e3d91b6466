import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { registrations } from './registration.ts';
import { students } from './student.ts';
import { courses, languages, semesters } from './university.ts';

/**
 * The kinds of charge. The fee of a registered course is no charge: it is stored in the registration. All money in
 * these tables is in whole fils.
 */
export const chargeKinds = [
  'tuition',
  'admission',
  'services',
  'lateRegistration',
  'insurance',
  'returnedCheque',
  'libraryFine',
  'appeal',
  'reprint',
  'caseStudy',
] as const;

/**
 * The charges of a student other than the fees of registered courses. `tuition` is the tuition of a whole earlier
 * semester, which has no registrations in this database. A canceled charge is no longer owed.
 */
export const charges = sqliteTable(
  'charge',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    kind: text({ enum: chargeKinds }).notNull(),
    /** The id of the request whose fee this charge is; null for other charges. */
    subjectId: integer(),
    /** The whole amount in fils: the student's share and the sponsor's share together. */
    amount: integer().notNull(),
    sponsorAmount: integer().notNull().default(0),
    paid: integer().notNull().default(0),
    sponsorPaid: integer().notNull().default(0),
    usedFromBalance: integer().notNull().default(0),
    /** The last day to pay on time, YYYY-MM-DD; null if payment is due at once. */
    dueOn: text(),
    /** The due instant, if an incident moved it, in place of the end of `dueOn`; otherwise null. */
    dueAt: integer(),
    refundable: integer({ mode: 'boolean' }).notNull().default(false),
    /** True if the charge can be paid only at the university's cashier. */
    cashierOnly: integer({ mode: 'boolean' }).notNull().default(false),
    chargedAt: integer().notNull(),
    canceledAt: integer(),
  },
  (t) => [
    index('charge_student').on(t.studentId, t.semesterId),
    index('charge_subject').on(t.kind, t.subjectId),
    check(
      'charge_money',
      sql`${t.amount} > 0 and ${t.sponsorAmount} between 0 and ${t.amount} and ${t.paid} >= 0 and ${t.sponsorPaid} between 0 and ${t.sponsorAmount} and ${t.usedFromBalance} >= 0 and ${t.paid} + ${t.usedFromBalance} <= ${t.amount} - ${t.sponsorAmount}`,
    ),
  ],
);

export const paymentStatuses = ['pending', 'succeeded', 'failed', 'canceled'] as const;

/**
 * One payment attempt. `publicId` is its id for the page and the gateway. The part paid from the student's balance is
 * reserved when the payment starts.
 */
export const payments = sqliteTable(
  'payment',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    publicId: text().notNull().unique(),
    documentNumber: text().notNull().unique(),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    status: text({ enum: paymentStatuses }).notNull(),
    /** The part of the payment that is paid by card or at the cashier; the rest is `fromBalance`. */
    amount: integer().notNull(),
    fromBalance: integer().notNull().default(0),
    channel: text({ enum: ['gateway', 'cashier', 'balance'] }).notNull(),
    /** The gateway's page for the card; null if nothing is paid by card. */
    gatewayUrl: text(),
    /** The gateway's code for the reason why the payment failed or was canceled; null if it gave none. */
    reason: text(),
    startedAt: integer().notNull(),
    endedAt: integer(),
  },
  (t) => [
    index('payment_student').on(t.studentId, t.startedAt),
    check('payment_money', sql`${t.amount} >= 0 and ${t.fromBalance} >= 0 and ${t.amount} + ${t.fromBalance} > 0`),
    check('payment_ended', sql`(${t.status} = 'pending') = (${t.endedAt} is null)`),
  ],
);

/**
 * The charges and courses that a payment pays for. While a line is `open`, no other payment may include the same item.
 * The line keeps the course if its registration is deleted.
 */
export const paymentLines = sqliteTable(
  'payment_line',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    registrationId: integer().references(() => registrations.id, { onDelete: 'set null' }),
    chargeId: integer().references(() => charges.id),
    courseId: integer().references(() => courses.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    amount: integer().notNull(),
    open: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [
    index('payment_line_payment').on(t.paymentId),
    index('payment_line_of_registration').on(t.registrationId),
    index('payment_line_of_charge').on(t.chargeId),
    uniqueIndex('payment_line_registration')
      .on(t.registrationId)
      .where(sql`open = 1`),
    uniqueIndex('payment_line_charge')
      .on(t.chargeId)
      .where(sql`open = 1`),
    check('payment_line_money', sql`${t.amount} > 0`),
  ],
);

export const ledgerAccounts = ['cash', 'fees', 'balance', 'held'] as const;

/**
 * The students' money in double entry: the entries of one transaction add up to zero. Amounts have the university's
 * signs: money received is positive, so a payment by card is cash +, fees −. The account `balance` is the student's
 * money held by the university; `held` is the part reserved for pending payments and undecided refunds.
 */
export const ledgerEntries = sqliteTable(
  'ledger_entry',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    transactionId: text().notNull(),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    at: integer().notNull(),
    account: text({ enum: ledgerAccounts }).notNull(),
    amount: integer().notNull(),
    cause: text({ enum: ['opening', 'payment', 'hold', 'release', 'drop', 'withdrawal', 'refund'] }).notNull(),
    paymentId: integer().references(() => payments.id),
  },
  (t) => [
    index('ledger_entry_student').on(t.studentId),
    index('ledger_entry_payment').on(t.paymentId),
    uniqueIndex('ledger_entry_once').on(t.transactionId, t.account),
  ],
);

/** Every callback accepted from the gateway, by the gateway's event id. A repeated callback changes nothing. */
export const paymentCallbacks = sqliteTable(
  'payment_callback',
  {
    eventId: text().primaryKey(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    outcome: text({ enum: ['succeeded', 'failed', 'canceled'] }).notNull(),
    at: integer().notNull(),
  },
  (t) => [index('payment_callback_payment').on(t.paymentId)],
);

/** The simulated gateway's own records, one for each hosted page. */
export const gatewayPayments = sqliteTable(
  'gateway_payment',
  {
    id: text().primaryKey(),
    reference: text().notNull().unique(),
    documentNumber: text().notNull(),
    amount: integer().notNull(),
    returnUrl: text().notNull(),
    language: text({ enum: languages }).notNull(),
    status: text({ enum: ['open', 'processing', ...(['succeeded', 'failed', 'canceled'] as const)] }).notNull(),
    reason: text(),
    openedAt: integer().notNull(),
    /** The instant at which the simulated bank decides by itself; null if it does not. */
    answersAt: integer(),
  },
  (t) => [
    index('gateway_payment_undecided')
      .on(t.openedAt)
      .where(sql`status in ('open', 'processing')`),
  ],
);

/**
 * Callbacks of the simulated gateway to the university. `acceptedAt` is null until the university accepts the callback;
 * `nextAttemptAt` is null if no further attempt follows.
 */
export const gatewayCallbacks = sqliteTable(
  'gateway_callback',
  {
    eventId: text().primaryKey(),
    gatewayPaymentId: text()
      .notNull()
      .references(() => gatewayPayments.id),
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer(),
    acceptedAt: integer(),
    lastAnswer: text(),
  },
  (t) => [index('gateway_callback_next').on(t.nextAttemptAt)],
);
