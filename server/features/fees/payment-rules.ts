import { minute } from '../../../locales/durations.ts';
import type { Text } from '../../../locales/i18n.ts';
import { noRefusals, collectRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';

/** What a student pays, and how money reaches it. Money in fils. */

export type PayableKind = 'registration' | 'charge';
export type PayableKey = { kind: PayableKind; id: number };

/** Something this student is charged. */
export type Payable = PayableKey & {
  due: number;
  cashierOnly: boolean;
  label: Text;
  courseId: number | null;
  semesterId: number;
  /** The payment on its way that pays it already. */
  pending: { publicId: string; documentNumber: string } | null;
};

/** `others`: whether something of what is asked for is another student's. */
export type PaymentFacts = { asked: PayableKey[]; found: Payable[]; others: boolean };

export const toPayableKey = ({ kind, id }: PayableKey): string => `${kind} ${id}`;

type Owed = { paid: number; usedFromBalance: number };

/**
 * Still to be paid by the student for a course: what was dropped or replaced is owed no longer, what was withdrawn from
 * still is.
 */
export const registrationDue = ({
  status,
  fee,
  sponsorFee,
  paid,
  usedFromBalance,
}: Owed & { status: string; fee: number; sponsorFee: number }): number =>
  status === 'registered' || status === 'withdrawn' ? Math.max(0, fee - sponsorFee - paid - usedFromBalance) : 0;

/** Still to be paid by the student for a charge. */
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

/** Rulebook: another student's existing thing. */
const notOthers: Rule<PaymentFacts> = ({ others }) => (others ? refuse('fees.notYours') : noRefusals);

/**
 * Every reason why these things may not be paid now. Neither a frozen record nor the weekend is one. What is another
 * student's is said alone.
 */
export const paymentRefusals = (facts: PaymentFacts): Refusal[] =>
  facts.others ? collectRefusals([notOthers], facts) : reasonsToPay(facts);

const reasonsToPay = (facts: PaymentFacts): Refusal[] =>
  collectRefusals([registrationsFound, chargesFound, somethingDue, byCardAtAll, notOnItsWay], facts);

/**
 * The payment on its way that pays exactly what is asked for, so that asking again leads back to it. `others` counts
 * what else it pays.
 */
export function samePayment(found: readonly Payable[], linesOf: (publicId: string) => number): string | undefined {
  const wanted = found.filter(({ due }) => due > 0);
  const [first] = wanted;
  const publicId = first?.pending?.publicId;
  if (!publicId || wanted.some((item) => item.pending?.publicId !== publicId)) return undefined;
  return linesOf(publicId) === wanted.length ? publicId : undefined;
}

/** The balance pays first, the card the rest. */
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
 * Money that has come reaches its lines in their order, from the balance first, and no line more than is still due
 * there: what was deleted, dropped, canceled or paid meanwhile takes none. What is over is the student's: `left` of
 * each kind.
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
 * What each line's part is of the money that has come: what it took, then, as far as it asked for it, of what went into
 * the balance. Less has come than was asked for where the balance had got its part back: the lines of a receipt still
 * add up to its amount.
 */
export function toPaymentParts(settled: readonly Settled<{ amount: number }>[], over: number): number[] {
  let left = over;
  return settled.map(({ line, fromBalance, byCard }) => {
    const more = Math.min(left, line.amount - fromBalance - byCard);
    left -= more;
    return fromBalance + byCard + more;
  });
}

/** How far the sender's clock may be off, in milliseconds: an old callback that somebody kept is worth nothing. */
export const signatureValid = 5 * minute;

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

/** Whether it is the gateway that calls, and now. */
export const signatureRefusals = (facts: CallbackFacts): Refusal[] =>
  collectRefusals([signedNow, signedByGateway], facts).slice(0, 1);

/** Whether it speaks of a payment as it was started. */
export const unknownPaymentRefusals = (facts: CallbackFacts): Refusal[] => collectRefusals([paymentKnown], facts);
export const callbackRefusals = (facts: CallbackFacts): Refusal[] => collectRefusals([amountAsStarted], facts);
