import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { requireDurableCommit, preparedPerDb, type Db } from '../../../db/db.ts';
import { charges, paymentCallbacks, paymentLines, payments } from '../../../db/schema/fees.ts';
import { registrations } from '../../../db/schema/registration.ts';
import type { Schema } from '../../http/operations.ts';
import { Refused, refuse, throwIfRefused } from '../../refusal.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { extensionPoint } from '../../extension-point.ts';
import { isOthers } from '../../academic-record/owner-queries.ts';
import { chargeState } from './charge-queries.ts';
import { moveBalance, postTransaction } from './ledger-commands.ts';
import {
  lineCount,
  linesOfPayment,
  nextDocumentNumber,
  listPayables,
  paymentByPublicId,
  type PaymentRow,
} from './payment-queries.ts';
import {
  toPayableKey,
  toPaymentParts,
  paymentRefusals,
  samePayment,
  settle,
  shareOut,
  type PayableKey,
  type Settled,
} from './payment-rules.ts';

/** An effect that runs once a charge is paid in full, in the payment's transaction. */
export type ChargePaidEffect = (db: Db, chargeId: number, now: number) => void;

export const chargePaidEffects = extensionPoint<readonly ChargePaidEffect[]>('the effects of a paid charge');

export type PaymentOutcome = 'succeeded' | 'failed' | 'canceled';
export type Payer = { studentId: number; balance: number };

/** Opens the gateway's page for the amount by card, in fils. Returns its address; null if the gateway opened none. */
export type OpenPage = (page: { publicId: string; documentNumber: string; amount: number }) => string | null;

const existing = (db: Db, publicId: string): PaymentRow => {
  const payment = paymentByPublicId(db, publicId);
  if (!payment) throw new Error(`no payment ${publicId}`);
  return payment;
};

const paymentInsert = preparedPerDb((db) =>
  db
    .insert(payments)
    .values({
      publicId: sql.placeholder('publicId'),
      documentNumber: sql.placeholder('documentNumber'),
      studentId: sql.placeholder('studentId'),
      status: 'pending',
      amount: sql.placeholder('amount'),
      fromBalance: sql.placeholder('fromBalance'),
      channel: sql.placeholder('channel'),
      gatewayUrl: sql.placeholder('gatewayUrl'),
      startedAt: sql.placeholder('now'),
    })
    .returning({ id: payments.id })
    .prepare(),
);

const lineInsert = preparedPerDb((db) =>
  db
    .insert(paymentLines)
    .values({
      paymentId: sql.placeholder('paymentId'),
      registrationId: sql.placeholder('registrationId'),
      chargeId: sql.placeholder('chargeId'),
      courseId: sql.placeholder('courseId'),
      semesterId: sql.placeholder('semesterId'),
      amount: sql.placeholder('amount'),
      open: true,
    })
    .prepare(),
);

/**
 * Starts a payment of everything due for these items, in the caller's transaction. The part from the balance is held at
 * once; if it covers everything, the payment succeeds at once. A second request for exactly the same items returns the
 * pending payment.
 */
export function startPayment(
  db: Db,
  { studentId, balance }: Payer,
  { items, useBalance }: Schema<'StartPayment'>,
  openPage: OpenPage,
  now: number,
): PaymentRow {
  const asked = [...new Map(items.map((item): [string, PayableKey] => [toPayableKey(item), item])).values()];
  const found = listPayables(db, studentId, asked);
  const same = found.length === asked.length ? samePayment(found, (publicId) => lineCount(db, publicId)) : undefined;
  if (same) return existing(db, same);
  throwIfRefused(
    paymentRefusals({ asked, found, others: asked.some(({ kind, id }) => isOthers(db, kind, id, studentId)) }),
  );
  const { fromBalance, byCard } = shareOut(found, balance, useBalance);
  const publicId = randomBytes(18).toString('base64url');
  const documentNumber = nextDocumentNumber(db, now);
  const { id } = paymentInsert(db).get({
    publicId,
    documentNumber,
    studentId,
    amount: byCard,
    fromBalance,
    channel: byCard > 0 ? 'gateway' : 'balance',
    gatewayUrl: byCard > 0 ? openPage({ publicId, documentNumber, amount: byCard }) : null,
    now,
  });
  for (const item of found.filter(({ due }) => due > 0))
    lineInsert(db).run({
      paymentId: id,
      registrationId: item.kind === 'registration' ? item.id : null,
      chargeId: item.kind === 'charge' ? item.id : null,
      courseId: item.courseId,
      semesterId: item.semesterId,
      amount: item.due,
    });
  if (fromBalance > 0)
    moveBalance(db, { transactionId: `hold-${publicId}`, studentId, cause: 'hold', now }, -fromBalance);
  if (byCard === 0) settlePayment(db, existing(db, publicId), 'succeeded', null, now);
  return existing(db, publicId);
}

/** The lines of a payment with the amounts still due. */
function dueLines(db: Db, { id, studentId }: PaymentRow) {
  return linesOfPayment(db, id).map((line) => {
    const key: PayableKey | undefined =
      line.chargeId !== null
        ? { kind: 'charge', id: line.chargeId }
        : line.registrationId !== null
          ? { kind: 'registration', id: line.registrationId }
          : undefined;
    const [payable] = key ? listPayables(db, studentId, [key]) : [];
    return { id: line.id, key, amount: line.amount, due: payable?.due ?? 0 };
  });
}

/** Sets each payment line to its part of the received money (`toPaymentParts`), and deletes lines without one. */
function saveParts(db: Db, settled: readonly Settled<{ id: number; amount: number }>[], over: number): void {
  toPaymentParts(settled, over).forEach((part, index) => {
    const line = settled[index]?.line;
    if (!line || part === line.amount) return;
    if (part > 0) db.update(paymentLines).set({ amount: part }).where(eq(paymentLines.id, line.id)).run();
    else db.delete(paymentLines).where(eq(paymentLines.id, line.id)).run();
  });
}

function payLine(db: Db, { kind, id }: PayableKey, fromBalance: number, byCard: number): void {
  const table = kind === 'registration' ? registrations : charges;
  db.update(table)
    .set({ paid: sql`${table.paid} + ${byCard}`, usedFromBalance: sql`${table.usedFromBalance} + ${fromBalance}` })
    .where(eq(table.id, id))
    .run();
}

/**
 * Makes a pending payment final. Success pays the items of its lines and credits the rest to the balance. Any other
 * outcome releases the held amount. If the card is charged after the payment failed or was cancelled, the items are
 * still paid, without the part that was released to the balance. A succeeded payment does not change. Runs in the
 * caller's transaction.
 */
export function settlePayment(
  db: Db,
  payment: PaymentRow,
  outcome: PaymentOutcome,
  reason: string | null,
  now: number,
): void {
  const { id, publicId, studentId, status, documentNumber } = payment;
  if (status === 'succeeded' || (status !== 'pending' && outcome !== 'succeeded')) return;
  const end = (fromBalance: number): void => {
    db.update(payments).set({ status: outcome, reason, endedAt: now, fromBalance }).where(eq(payments.id, id)).run();
    db.update(paymentLines).set({ open: false }).where(eq(paymentLines.paymentId, id)).run();
  };
  if (outcome !== 'succeeded') {
    if (payment.fromBalance > 0)
      moveBalance(db, { transactionId: `release-${publicId}`, studentId, cause: 'release', now }, payment.fromBalance);
    end(payment.fromBalance);
    if (outcome === 'failed')
      sendToInbox(db, studentId, now, 'paymentFailed', { document: documentNumber, fils: payment.amount });
    return;
  }
  const held = status === 'pending' ? payment.fromBalance : 0;
  const { settled, left } = settle(dueLines(db, payment), held, payment.amount);
  for (const { line, fromBalance, byCard } of settled)
    if (line.key && fromBalance + byCard > 0) payLine(db, line.key, fromBalance, byCard);
  const over = left.fromBalance + left.byCard;
  const arrived = held + payment.amount;
  saveParts(db, settled, over);
  end(held);
  postTransaction(
    db,
    { transactionId: `payment-${publicId}`, studentId, cause: 'payment', now, paymentId: id },
    { cash: payment.amount, held, fees: -(arrived - over), balance: -over },
  );
  sendToInbox(db, studentId, now, 'paymentReceived', { document: documentNumber, fils: arrived });
  if (over > 0) sendToInbox(db, studentId, now, 'paymentToBalance', { document: documentNumber, fils: over });
  for (const { line } of settled)
    if (line.key?.kind === 'charge' && chargeState(db, line.key.id).payment === 'paid')
      for (const effect of chargePaidEffects.of(db)) effect(db, line.key.id, now);
}

export type GatewayEvent = { eventId: string; outcome: PaymentOutcome; reason: string | null };

/** Handles an event of the payment gateway; a repeated event has no effect. Returns the payment afterwards. */
export function acceptCallback(
  db: Db,
  payment: PaymentRow,
  { eventId, outcome, reason }: GatewayEvent,
  now: number,
): PaymentRow {
  const { changes } = db
    .insert(paymentCallbacks)
    .values({ eventId, paymentId: payment.id, outcome, at: now })
    .onConflictDoNothing()
    .run();
  // The gateway does not repeat an acknowledged event, so the commit must survive a power failure.
  requireDurableCommit(db);
  if (changes === 1) settlePayment(db, payment, outcome, reason, now);
  return existing(db, payment.publicId);
}

/**
 * Cancels a pending payment. Throws if the gateway's page can no longer be closed. A payment that has ended does not
 * change.
 */
export function cancelPayment(db: Db, payment: PaymentRow, closePage: () => boolean, now: number): PaymentRow {
  if (payment.status !== 'pending') return payment;
  if (!closePage()) throw new Refused(refuse('fees.paymentProcessing'));
  settlePayment(db, payment, 'canceled', null, now);
  return existing(db, payment.publicId);
}
