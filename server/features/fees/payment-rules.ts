import type { Text } from '../../../locales/i18n.ts';
import { noRefusals, collectRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import { signatureValid } from '../../webhook-signature.ts';

/** Rules for payments and their distribution. Money is in fils. */

export type PayableKind = 'registration' | 'charge';
export type PayableKey = { kind: PayableKind; id: number };

/** A registration or charge of the paying student. `due`: the fils still to pay, 0 if none. */
export type Payable = PayableKey & {
  due: number;
  cashierOnly: boolean;
  label: Text;
  courseId: number | null;
  semesterId: number;
  /** The pending payment that pays it already; null if there is none. */
  pending: { publicId: string; documentNumber: string } | null;
};

/** `others` is true if one of the requested items is another student's. */
export type PaymentFacts = { asked: PayableKey[]; found: Payable[]; others: boolean };

export const toPayableKey = ({ kind, id }: PayableKey): string => `${kind} ${id}`;

type Owed = { paid: number; usedFromBalance: number };

/**
 * The fils that the student still owes for a course. A dropped or replaced course costs nothing; a withdrawn one still
 * does.
 */
export const registrationDue = ({
  status,
  fee,
  sponsorFee,
  paid,
  usedFromBalance,
}: Owed & { status: string; fee: number; sponsorFee: number }): number =>
  status === 'registered' || status === 'withdrawn' ? Math.max(0, fee - sponsorFee - paid - usedFromBalance) : 0;

/** The fils that the student still owes for a charge. */
export const chargeDue = ({
  amount,
  sponsorAmount,
  paid,
  usedFromBalance,
  canceledAt,
}: Owed & { amount: number; sponsorAmount: number; canceledAt: number | null }): number =>
  canceledAt === null ? amount - sponsorAmount - paid - usedFromBalance : 0;

const registrationsFound: Rule<PaymentFacts> = ({ asked, found }) =>
  asked.some(({ kind, id }) => kind === 'registration' && !found.some((item) => item.kind === kind && item.id === id))
    ? refuse('MSG-000010')
    : noRefusals;

const chargesFound: Rule<PaymentFacts> = ({ asked, found }) =>
  asked.some(({ kind, id }) => kind === 'charge' && !found.some((item) => item.kind === kind && item.id === id))
    ? refuse('fees.noSuchCharge')
    : noRefusals;

const somethingDue: Rule<PaymentFacts> = ({ found }) =>
  found.length > 0 && found.every(({ due }) => due === 0) ? refuse('MSG-000062') : noRefusals;

const byCardAtAll: Rule<PaymentFacts> = ({ found }) =>
  found.some(({ cashierOnly, due }) => cashierOnly && due > 0) ? refuse('MSG-000063') : noRefusals;

const notOnItsWay: Rule<PaymentFacts> = ({ found }) => {
  const pending = found.find((item) => item.pending)?.pending;
  return pending ? refuse('fees.paymentPending', { document: pending.documentNumber }) : noRefusals;
};

/** Refuses an item that exists but is another student's. */
const notOthers: Rule<PaymentFacts> = ({ others }) => (others ? refuse('fees.notYours') : noRefusals);

/**
 * The reasons why these items cannot be paid now. Payment is allowed with a frozen record and on weekends. If an item
 * is another student's, only that reason is given.
 */
export const paymentRefusals = (facts: PaymentFacts): Refusal[] =>
  facts.others ? collectRefusals([notOthers], facts) : reasonsToPay(facts);

const reasonsToPay = (facts: PaymentFacts): Refusal[] =>
  collectRefusals([registrationsFound, chargesFound, somethingDue, byCardAtAll, notOnItsWay], facts);

/**
 * The pending payment that pays exactly the requested items, or undefined. `linesOf` returns the number of a payment's
 * lines.
 */
export function samePayment(found: readonly Payable[], linesOf: (publicId: string) => number): string | undefined {
  const wanted = found.filter(({ due }) => due > 0);
  const [first] = wanted;
  const publicId = first?.pending?.publicId;
  if (!publicId || wanted.some((item) => item.pending?.publicId !== publicId)) return undefined;
  return linesOf(publicId) === wanted.length ? publicId : undefined;
}

/** Divides the total in fils: with `useBalance` as much as possible from the balance, the rest by card. */
export function shareOut(
  found: readonly Payable[],
  balance: number,
  useBalance: boolean,
): { total: number; fromBalance: number; byCard: number } {
  const total = found.reduce((sum, { due }) => sum + due, 0);
  const fromBalance = useBalance ? Math.min(balance, total) : 0;
  return { total, fromBalance, byCard: total - fromBalance };
}

export type Settled<Line> = { line: Line; fromBalance: number; byCard: number };

/**
 * Distributes received money over the lines in their order, from the balance first, and at most the amount still due
 * for each. Items that were deleted, dropped, cancelled or paid meanwhile get nothing. `left` is the money from each
 * source that no line needs; it belongs to the student.
 */
export function settle<Line extends { amount: number; due: number }>(
  lines: readonly Line[],
  fromBalance: number,
  byCard: number,
): { settled: Settled<Line>[]; left: { fromBalance: number; byCard: number } } {
  const left = { fromBalance, byCard };
  const settled = lines.map((line) => {
    const takes = Math.min(line.amount, line.due);
    const balance = Math.min(takes, left.fromBalance);
    const card = Math.min(takes - balance, left.byCard);
    left.fromBalance -= balance;
    left.byCard -= card;
    return { line, fromBalance: balance, byCard: card };
  });
  return { settled, left };
}

/**
 * The part of the received money that the receipt shows for each line, in fils: the amount that the item took, plus a
 * part of `over`, the money credited to the balance, up to the line's own amount. The parts add up to the amount of the
 * receipt. If the money held from the balance was released before, the sum is less than requested.
 */
export function toPaymentParts(settled: readonly Settled<{ amount: number }>[], over: number): number[] {
  let left = over;
  return settled.map(({ line, fromBalance, byCard }) => {
    const more = Math.min(left, line.amount - fromBalance - byCard);
    left -= more;
    return fromBalance + byCard + more;
  });
}

export type CallbackFacts = {
  now: number;
  signedAt: number;
  signatureRight: boolean;
  payment: { amount: number } | undefined;
  amount: number;
};

const signedNow: Rule<CallbackFacts> = ({ now, signedAt }) =>
  Math.abs(now - signedAt) <= signatureValid ? noRefusals : refuse('fees.callbackStale');
const signedByGateway: Rule<CallbackFacts> = ({ signatureRight }) =>
  signatureRight ? noRefusals : refuse('fees.callbackSignature');
const paymentKnown: Rule<CallbackFacts> = ({ payment }) => (payment ? noRefusals : refuse('fees.noSuchPayment'));
const amountAsStarted: Rule<CallbackFacts> = ({ payment, amount }) =>
  payment && payment.amount !== amount ? refuse('fees.callbackAmount') : noRefusals;

/** Refuses a callback whose signature is wrong, or whose time is too far from `now`. Gives only the first reason. */
export const signatureRefusals = (facts: CallbackFacts): Refusal[] =>
  collectRefusals([signedNow, signedByGateway], facts).slice(0, 1);

/** Refuses a callback for an unknown payment. It is checked before `callbackRefusals`, which needs the payment. */
export const unknownPaymentRefusals = (facts: CallbackFacts): Refusal[] => collectRefusals([paymentKnown], facts);
export const callbackRefusals = (facts: CallbackFacts): Refusal[] => collectRefusals([amountAsStarted], facts);
