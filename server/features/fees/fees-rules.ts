import { day } from '../../../locales/durations.ts';
import { toStartOfDay } from '../../clock/clock.ts';
import { noRefusals, refuse, collectRefusals, type Refusal, type Rule } from '../../refusal.ts';

/**
 * Rules for owed amounts and the services that they block. Pure; amounts are in fils, instants are epoch milliseconds.
 */

export type MoneyRow = {
  amount: number;
  sponsorFees: number;
  sponsorPaid: number;
  paid: number;
  usedFromBalance: number;
};

export type FeeType =
  | 'course'
  | 'tuition'
  | 'admission'
  | 'services'
  | 'lateRegistration'
  | 'insurance'
  | 'returnedCheque'
  | 'libraryFine'
  | 'appeal'
  | 'reprint'
  | 'caseStudy';

export type OwedItem = MoneyRow & {
  type: FeeType;
  /** The instant from which the fee is overdue; null for a fee that is payable at once and never counts as overdue. */
  dueBy: number | null;
  /**
   * True for a dropped or replaced course: it costs nothing, but its payment is listed until it is credited to the
   * balance.
   */
  givenUp: boolean;
  /** The payment in progress that pays this fee; null or undefined if there is none. */
  pending?: object | null;
};

/** The unpaid part of the student's own share, in fils. */
export const dueAmount = ({
  amount,
  sponsorFees,
  paid,
  usedFromBalance,
  givenUp = false,
}: MoneyRow & { givenUp?: boolean }): number => (givenUp ? 0 : amount - sponsorFees - paid - usedFromBalance);

export type FeeSums = {
  amount: number;
  privateFees: number;
  paid: number;
  usedFromBalance: number;
  privateRemain: number;
  sponsorFees: number;
  sponsorPaid: number;
  sponsorRemain: number;
};

/** Adds up fee rows in fils. All totals on the fees pages come from this function. */
export function toFeeSums(rows: readonly MoneyRow[]): FeeSums {
  const sums: FeeSums = {
    amount: 0,
    privateFees: 0,
    paid: 0,
    usedFromBalance: 0,
    privateRemain: 0,
    sponsorFees: 0,
    sponsorPaid: 0,
    sponsorRemain: 0,
  };
  for (const row of rows) {
    sums.amount += row.amount;
    sums.privateFees += row.amount - row.sponsorFees;
    sums.paid += row.paid;
    sums.usedFromBalance += row.usedFromBalance;
    sums.privateRemain += dueAmount(row);
    sums.sponsorFees += row.sponsorFees;
    sums.sponsorPaid += row.sponsorPaid;
    sums.sponsorRemain += row.sponsorFees - row.sponsorPaid;
  }
  return sums;
}

/** True if a course with this status must be paid. A withdrawn course must; a dropped or replaced one need not. */
export const isCharged = (status: string): boolean => status === 'registered' || status === 'withdrawn';

/** Maps a registration to a row for the fee sums. */
export const toMoneyRow = ({
  fee,
  sponsorFee,
  sponsorPaid,
  paid,
  usedFromBalance,
}: {
  fee: number;
  sponsorFee: number;
  sponsorPaid: number;
  paid: number;
  usedFromBalance: number;
}): MoneyRow => ({ amount: fee, sponsorFees: sponsorFee, sponsorPaid, paid, usedFromBalance });

/** The end of the last day for paying (exclusive), in epoch milliseconds; null for null. */
export const toDueBy = (dueOn: string | null): number | null => (dueOn === null ? null : toStartOfDay(dueOn) + day);

export const isOverdue = (item: OwedItem, now: number): boolean =>
  item.dueBy !== null && item.dueBy <= now && dueAmount(item) > 0;

/** Optional fees may stay unpaid; then the request that they belong to is not carried out. */
const optional: ReadonlySet<FeeType> = new Set<FeeType>(['appeal', 'reprint', 'caseStudy']);
const tuition: ReadonlySet<FeeType> = new Set<FeeType>(['course', 'tuition']);
const semesterTypes: ReadonlySet<FeeType> = new Set<FeeType>([
  'course',
  'tuition',
  'admission',
  'services',
  'lateRegistration',
  'insurance',
]);

/** True if the fee belongs to the studies of a semester, unlike a fine, a returned cheque or the fee of a request. */
export const isOfSemester = ({ type }: { type: FeeType }): boolean => semesterTypes.has(type);

export type Owed = {
  /** The unpaid total. */
  due: number;
  /** The part of `due` without a payment in progress; every page shows this amount. */
  toPay: number;
  onItsWay: number;
  /** The part of `due` that is not optional. */
  obliged: number;
  /** The part of `obliged` that should be paid by now: its day has passed, or it is payable at once. */
  payableNow: number;
  /** The overdue part of `toPay`. */
  overdue: number;
  /** The part of `due` for courses and tuition. */
  tuition: number;
  /** The first instant from which a part of `toPay` is overdue; null if no part has a deadline. */
  dueBy: number | null;
};

/** True if no payment in progress pays the item. */
const isOpen = ({ pending }: OwedItem): boolean => pending === undefined || pending === null;

/** Adds up a student's unpaid fees. Fees with a payment in progress still count as owed, but need no action. */
export function toOwed(items: readonly OwedItem[], now: number): Owed {
  const owed: Owed = { due: 0, toPay: 0, onItsWay: 0, obliged: 0, payableNow: 0, overdue: 0, tuition: 0, dueBy: null };
  for (const item of items) {
    const due = dueAmount(item);
    if (due <= 0) continue;
    const { type, dueBy } = item;
    owed.due += due;
    if (tuition.has(type)) owed.tuition += due;
    if (!optional.has(type)) {
      owed.obliged += due;
      if (dueBy === null || dueBy <= now) owed.payableNow += due;
    }
    if (!isOpen(item)) {
      owed.onItsWay += due;
      continue;
    }
    owed.toPay += due;
    if (isOverdue(item, now)) owed.overdue += due;
    if (dueBy !== null) owed.dueBy = Math.min(owed.dueBy ?? dueBy, dueBy);
  }
  return owed;
}

/**
 * The amounts to pay by their deadlines: first what is overdue, then the rest, each with its first deadline (excluded;
 * null if nothing in it has one). Parts without an amount are left out.
 */
export function toPayByDeadline(items: readonly OwedItem[], now: number): { amount: number; by: number | null }[] {
  const late = items.filter((item) => isOverdue(item, now));
  const rest = items.filter((item) => !isOverdue(item, now));
  return [late, rest]
    .map((part) => toOwed(part, now))
    .filter(({ toPay }) => toPay > 0)
    .map(({ toPay, dueBy }) => ({ amount: toPay, by: dueBy }));
}

/** Sorts semesters for paying: overdue ones first, oldest first; then the others, newest first. */
export const inPayingOrder = <Semester extends { semesterId: number; overdue: number }>(
  semesters: readonly Semester[],
): Semester[] =>
  [...semesters].sort(
    (a, b) =>
      Number(b.overdue > 0) - Number(a.overdue > 0) ||
      (a.overdue > 0 ? a.semesterId - b.semesterId : b.semesterId - a.semesterId),
  );

type Credit = { fils: number; at: number | null };

/** The payments for dropped and replaced courses that wait to be credited, added up by instant, earliest first. */
export function toCredits(items: readonly { givenUp: boolean; amount: number; creditedAt: number | null }[]): Credit[] {
  const sums = new Map<number | null, number>();
  for (const { givenUp, amount, creditedAt } of items)
    if (givenUp && amount > 0) sums.set(creditedAt, (sums.get(creditedAt) ?? 0) + amount);
  return [...sums].map(([at, fils]) => ({ fils, at })).sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity));
}

const tuitionPaid: Rule<Owed> = ({ tuition: fils }) => (fils > 0 ? refuse('MSG-000064', { fils }) : noRefusals);
const nothingRemains: Rule<Owed> = ({ obliged: fils }) => (fils > 0 ? refuse('MSG-000070', { fils }) : noRefusals);
const nothingDueNow: Rule<Owed> = ({ payableNow: fils }) => (fils > 0 ? refuse('MSG-000042', { fils }) : noRefusals);

/** Official documents require that all tuition is paid, even before its due date. */
export const documentFeesRefusals = (owed: Owed): Refusal[] => collectRefusals([tuitionPaid], owed);

/** Clearance requires that all obligatory fees are paid. */
export const clearanceFeesRefusals = (owed: Owed): Refusal[] => collectRefusals([nothingRemains], owed);

/**
 * Official withdrawal requires that all fees that are payable by now are paid. The withdrawal drops the current
 * semester's courses, so their fees count only after their due date.
 */
export const withdrawalFeesRefusals = (owed: Owed): Refusal[] => collectRefusals([nothingDueNow], owed);

/** The refusals of all services that unpaid fees block. Unpaid fees do not block registration. */
export const feesNotices = (owed: Owed): Refusal[] => [
  ...documentFeesRefusals(owed),
  ...withdrawalFeesRefusals(owed),
  ...clearanceFeesRefusals(owed),
];

const noSuch: Rule<{ found: boolean }> = ({ found }) => (found ? noRefusals : refuse('fees.receiptNotFound'));
const noReceipt: Rule<{ status: string; documentNumber: string }> = ({ status, documentNumber }) =>
  status === 'succeeded' ? noRefusals : refuse('fees.noReceipt', { document: documentNumber, context: status });

/** Refuses an unknown payment number with 404. It is checked before all other rules. */
export const unknownReceiptRefusals = (facts: { found: boolean }): Refusal[] => collectRefusals([noSuch], facts);

/** Refuses if the payment has not succeeded, because it has no receipt. */
export const receiptRefusals = (facts: { status: string; documentNumber: string }): Refusal[] =>
  collectRefusals([noReceipt], facts);
