import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { registrations } from './registration.ts';
import { students } from './student.ts';
import { courses, languages, semesters } from './university.ts';

/**
 * All money is whole fils. What a course of the running semesters costs stands on its registration; all else is a
 * charge.
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
 * What a student is charged beside the registered courses; `tuition` is that of a whole earlier semester. A canceled
 * charge is owed no longer.
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
    /** What it is for: the request of an appeal. */
    subjectId: integer(),
    /** amount = the student's share + the sponsor's share. */
    amount: integer().notNull(),
    sponsorAmount: integer().notNull().default(0),
    paid: integer().notNull().default(0),
    sponsorPaid: integer().notNull().default(0),
    usedFromBalance: integer().notNull().default(0),
    /** The last day on which it is paid in time, YYYY-MM-DD; null is at once. */
    dueOn: text(),
    refundable: integer({ mode: 'boolean' }).notNull().default(false),
    /** Only the university's cashier can take it. */
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
 * One intent to pay. `publicId` is what the page and the gateway call it; the balance's part is held from the start.
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
    /** By card. */
    amount: integer().notNull(),
    fromBalance: integer().notNull().default(0),
    channel: text({ enum: ['gateway', 'cashier', 'balance'] }).notNull(),
    /** Where the gateway takes the card; null where nothing is left to pay by card. */
    gatewayUrl: text(),
    /** Why the gateway refused, in its word. */
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
 * What a payment pays. While `open`, no other payment may take the same thing. A registration deleted meanwhile leaves
 * its course behind.
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
 * Where the students' money is, in double entry: the entries of one transaction add up to nothing. Seen from the
 * university, what came in is positive: a payment by card is cash +, fees −. `balance` is what it holds of the
 * student's, `held` what a pending payment has taken of it.
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

/** Every callback the university accepted, by the gateway's own number: the same one again changes nothing. */
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

/** The simulated gateway's own book: one hosted page each. */
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
    /** When the bank answers by itself; null is not until somebody says so. */
    answersAt: integer(),
  },
  (t) => [
    index('gateway_payment_undecided')
      .on(t.openedAt)
      .where(sql`status in ('open', 'processing')`),
  ],
);

/** What the gateway has to tell the university, until it is accepted. */
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
