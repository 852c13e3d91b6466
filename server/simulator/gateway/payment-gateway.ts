import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { inTransaction, preparedPerDb, type Db } from '../../../db/db.ts';
import { gatewayCallbacks, gatewayPayments, payments } from '../../../db/schema/fees.ts';
import { persons, students } from '../../../db/schema/student.ts';
import { minute } from '../../../locales/durations.ts';
import type { ScheduledJob } from '../../clock/business-clock.ts';
import { toIso, toIsoOrNull } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import { notFound } from '../../refusal.ts';
import { getSetting, saveSetting } from '../../simulator-settings.ts';

/**
 * The simulated payment gateway and its bank: outcomes of cards, callbacks to the university, and their times. Amounts
 * are in fils.
 */

export type GatewayPayment = typeof gatewayPayments.$inferSelect;
export type CallbackRow = typeof gatewayCallbacks.$inferSelect;
export type TestCardName = Schema<'TestCardName'>;
type Decision = { outcome: Schema<'PaymentOutcome'>; reason: string | null };

export const testCards: readonly { card: TestCardName; number: string }[] = [
  { card: 'accepted', number: '4111 1111 1111 1111' },
  { card: 'declined', number: '4000 0000 0000 0002' },
  { card: 'insufficientFunds', number: '4000 0000 0000 9995' },
  { card: 'authentication', number: '4000 0000 0000 3220' },
  { card: 'pending', number: '4000 0000 0000 0077' },
  { card: 'late', number: '4000 0000 0000 0259' },
];

/** The immediate decisions of the bank by test card. A payment with another card is decided later or by a trainer. */
const decisions: Partial<Record<TestCardName, Decision>> = {
  accepted: { outcome: 'succeeded', reason: null },
  declined: { outcome: 'failed', reason: 'declined' },
  insufficientFunds: { outcome: 'failed', reason: 'insufficientFunds' },
  authentication: { outcome: 'canceled', reason: 'authentication' },
};

/** Milliseconds for which a payment page is open, by the business clock. */
const pageOpenFor = 30 * minute;

const name = 'gateway';
const usual: Required<Schema<'GatewaySetting'>> = { silent: false, down: false, lateMinutes: 10 };

export const gatewaySetting = (db: Db): typeof usual => ({
  ...usual,
  ...getSetting<Schema<'GatewaySetting'>>(db, name, usual),
});
/** True while the gateway delivers no callbacks by itself. A trainer can still deliver a single one. */
export function holdsCallbacks(db: Db): boolean {
  const { silent, down } = gatewaySetting(db);
  return silent || down;
}
export const setGateway = (db: Db, setting: Schema<'GatewaySetting'>): void => saveSetting(db, name, setting);

export const findGatewayPayment = (db: Db, id: string): GatewayPayment | undefined =>
  db.select().from(gatewayPayments).where(eq(gatewayPayments.id, id)).get();

export function knownPayment(db: Db, id: string): GatewayPayment {
  const payment = findGatewayPayment(db, id);
  if (!payment) throw notFound(id);
  return payment;
}

export function knownCallback(db: Db, eventId: string): CallbackRow {
  const callback = db.select().from(gatewayCallbacks).where(eq(gatewayCallbacks.eventId, eventId)).get();
  if (!callback) throw notFound(eventId);
  return callback;
}

/** Stores the bank's decision and a callback that is due at `now`. */
export function decidePayment(
  db: Db,
  { id, reference, amount }: GatewayPayment,
  { outcome, reason }: Decision,
  now: number,
): void {
  inTransaction(db, () => {
    const eventId = `evt_${randomUUID()}`;
    const callback: Schema<'GatewayCallback'> = { eventId, paymentId: reference, outcome, amount, reason };
    db.update(gatewayPayments)
      .set({ status: outcome, reason, answersAt: null })
      .where(eq(gatewayPayments.id, id))
      .run();
    db.insert(gatewayCallbacks)
      .values({ eventId, gatewayPaymentId: id, body: JSON.stringify(callback), nextAttemptAt: now })
      .run();
  });
}

/** Charges a card on an open page. The bank decides at once, later, or only when a trainer decides. */
export function chargeCard(db: Db, payment: GatewayPayment, card: TestCardName, now: number): void {
  const decision = decisions[card];
  if (decision) return decidePayment(db, payment, decision, now);
  const answersAt = card === 'late' ? now + gatewaySetting(db).lateMinutes * minute : null;
  db.update(gatewayPayments).set({ status: 'processing', answersAt }).where(eq(gatewayPayments.id, payment.id)).run();
}

const waitingQuery = preparedPerDb((db) =>
  db
    .select()
    .from(gatewayPayments)
    .where(sql`${gatewayPayments.status} in ('open', 'processing')`)
    .orderBy(asc(gatewayPayments.openedAt))
    .prepare(),
);

/** The undecided payments that will be decided automatically, each with the instant at which that happens. */
const waiting = (db: Db) =>
  waitingQuery(db)
    .all()
    .flatMap((payment) => {
      const at = payment.status === 'open' ? payment.openedAt + pageOpenFor : payment.answersAt;
      return at === null ? [] : [{ payment, at }];
    });

/** Decides due payments: cancels those whose page was left open, and accepts those of a `late` card. */
export const decideAtGateway: ScheduledJob = {
  name: 'gatewayDecides',
  waitsFor: [],
  next: (db) => waiting(db).reduce<number | null>((first, { at }) => (first === null || at < first ? at : first), null),
  run: (db, at) => {
    for (const { payment } of waiting(db).filter((entry) => entry.at <= at))
      decidePayment(
        db,
        payment,
        payment.status === 'open' ? { outcome: 'canceled', reason: 'expired' } : { outcome: 'succeeded', reason: null },
        at,
      );
  },
};

/** Pauses between deliveries, in minutes; the last one repeats. */
const pauses = [1, 2, 4, 8, 16, 32, 60];
const mostAttempts = 50;

const dueQuery = preparedPerDb((db) =>
  db
    .select()
    .from(gatewayCallbacks)
    .where(and(isNotNull(gatewayCallbacks.nextAttemptAt), lte(gatewayCallbacks.nextAttemptAt, sql.placeholder('now'))))
    .orderBy(asc(gatewayCallbacks.nextAttemptAt), asc(gatewayCallbacks.eventId))
    .prepare(),
);

export const dueCallbacks = (db: Db, now: number): CallbackRow[] => dueQuery(db).all({ now });

const nextQuery = preparedPerDb((db) =>
  db
    .select({ at: sql<number | null>`min(${gatewayCallbacks.nextAttemptAt})` })
    .from(gatewayCallbacks)
    .prepare(),
);

/** The next instant at which the gateway acts without a call; null if there is none. */
export function nextGatewayInstant(db: Db): number | null {
  const instants = [decideAtGateway.next(db), holdsCallbacks(db) ? null : (nextQuery(db).get()?.at ?? null)].filter(
    (at) => at !== null,
  );
  return instants.length ? Math.min(...instants) : null;
}

/**
 * Records a delivery: accepted if `status` is 200, otherwise tried again after a growing pause, up to `mostAttempts`
 * deliveries in all. An accepted callback stays accepted.
 */
export function noteDelivery(db: Db, eventId: string, status: number, now: number): void {
  const callback = knownCallback(db, eventId);
  const attempts = callback.attempts + 1;
  const accepted = callback.acceptedAt ?? (status === 200 ? now : null);
  const pause = (pauses[Math.min(attempts, pauses.length) - 1] ?? 1) * minute;
  db.update(gatewayCallbacks)
    .set({
      attempts,
      acceptedAt: accepted,
      lastAnswer: String(status),
      nextAttemptAt: accepted !== null || attempts >= mostAttempts ? null : now + pause,
    })
    .where(eq(gatewayCallbacks.eventId, eventId))
    .run();
}

/** Makes every callback that is not accepted yet due now. */
export const deliverAtOnce = (db: Db, now: number): void => {
  db.update(gatewayCallbacks).set({ nextAttemptAt: now }).where(isNull(gatewayCallbacks.acceptedAt)).run();
};

const shown = 50;

export function gatewayAnswer(db: Db): Schema<'Gateway'> {
  const rows = db
    .select({ payment: gatewayPayments, en: persons.nameEn, ar: persons.nameAr })
    .from(gatewayPayments)
    .innerJoin(payments, eq(payments.publicId, gatewayPayments.reference))
    .innerJoin(students, eq(students.id, payments.studentId))
    .innerJoin(persons, eq(persons.id, students.personId))
    .orderBy(desc(gatewayPayments.openedAt), desc(gatewayPayments.documentNumber))
    .limit(shown)
    .all();
  const ids = rows.map(({ payment }) => payment.id);
  const told = db
    .select()
    .from(gatewayCallbacks)
    .where(inArray(gatewayCallbacks.gatewayPaymentId, ids))
    .orderBy(asc(sql`rowid`))
    .all();
  return {
    ...gatewaySetting(db),
    cards: [...testCards],
    payments: rows.map(({ payment: { id, documentNumber, amount, status, reason, openedAt, answersAt }, en, ar }) => ({
      id,
      documentNumber,
      student: { en, ar },
      amount,
      status,
      reason,
      openedAt: toIso(openedAt),
      answersAt: toIsoOrNull(answersAt),
      callbacks: told
        .filter((callback) => callback.gatewayPaymentId === id)
        .map(({ eventId, body, attempts, nextAttemptAt, acceptedAt, lastAnswer }) => ({
          eventId,
          outcome: (JSON.parse(body) as Schema<'GatewayCallback'>).outcome,
          attempts,
          nextAttemptAt: toIsoOrNull(nextAttemptAt),
          acceptedAt: toIsoOrNull(acceptedAt),
          lastAnswer,
        })),
    })),
  };
}
