import { day } from '../../../locales/durations.ts';
import { toStartOfDay } from '../../clock.ts';
import { noRefusals, refuse, collectRefusals, type Refusal, type Rule } from '../../refusal.ts';

/** What is owed and what that blocks. Pure; fils, instants in epoch milliseconds. */

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
  /** The end of the last day in time, excluded; null is at once. */
  dueBy: number | null;
  /** A course that was given up: what was paid for it stands there until it is credited. It costs nothing any more. */
  givenUp: boolean;
  /** The payment on its way that pays it; null or left out where there is none. */
  pending?: object | null;
};

/** What of the student's own share is still to be paid. */
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

/** The one place where fees are added up. */
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

/** A withdrawn course is still paid for; a dropped or replaced one is not. */
export const isCharged = (status: string): boolean => status === 'registered' || status === 'withdrawn';

/** Registrations as the sums take them. */
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

/** The end of the last day in time. */
export const toDueBy = (dueOn: string | null): number | null => (dueOn === null ? null : toStartOfDay(dueOn) + day);

export const isOverdue = (item: OwedItem, now: number): boolean =>
  item.dueBy !== null && item.dueBy <= now && dueAmount(item) > 0;

/** What the student asked for may be left unpaid: it is only not done then. */
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

/** Whether it belongs to a semester's study; everything else is an other fee. */
export const isOfSemester = ({ type }: { type: FeeType }): boolean => semesterTypes.has(type);

export type Owed = {
  /** Everything that remains unpaid. */
  due: number;
  /** Of it, what no payment on its way pays: the figure every page names. */
  toPay: number;
  onItsWay: number;
  /** Of it, what the student has to pay whatever is asked for. */
  obliged: number;
  /** Of that, what should be paid by now: its day has passed, or it is payable at once. */
  payableNow: number;
  /** Of what is to be paid. */
  overdue: number;
  /** For courses. */
  tuition: number;
  /** The end of the first day of what is to be paid, excluded; null where nothing of it has a day. */
  dueBy: number | null;
};

/** No payment on its way pays it. */
const isOpen = ({ pending }: OwedItem): boolean => pending === undefined || pending === null;

/** What a student owes in all. What a payment on its way pays is still owed, but nothing is to be done for it. */
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

/** Semesters in the order they are to be paid: what is overdue first, the oldest of it first; then the newest first. */
export const inPayingOrder = <Semester extends { semesterId: number; overdue: number }>(
  semesters: readonly Semester[],
): Semester[] =>
  [...semesters].sort(
    (a, b) =>
      Number(b.overdue > 0) - Number(a.overdue > 0) ||
      (a.overdue > 0 ? a.semesterId - b.semesterId : b.semesterId - a.semesterId),
  );

type Credit = { fils: number; at: number | null };

/** What was paid for given-up courses and waits to go into the balance, by the instant it does, the first first. */
export function toCredits(items: readonly { givenUp: boolean; amount: number; creditedAt: number | null }[]): Credit[] {
  const sums = new Map<number | null, number>();
  for (const { givenUp, amount, creditedAt } of items)
    if (givenUp && amount > 0) sums.set(creditedAt, (sums.get(creditedAt) ?? 0) + amount);
  return [...sums].map(([at, fils]) => ({ fils, at })).sort((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity));
}

const tuitionPaid: Rule<Owed> = ({ tuition: fils }) => (fils > 0 ? refuse('MSG-000064', { fils }) : noRefusals);
const nothingRemains: Rule<Owed> = ({ obliged: fils }) => (fils > 0 ? refuse('MSG-000070', { fils }) : noRefusals);
const nothingDueNow: Rule<Owed> = ({ payableNow: fils }) => (fils > 0 ? refuse('MSG-000042', { fils }) : noRefusals);

/** Official documents: no tuition may be unpaid, whether its day has come or not. */
export const documentFeesRefusals = (owed: Owed): Refusal[] => collectRefusals([tuitionPaid], owed);

/** Clearance: nothing at all may remain. */
export const clearanceFeesRefusals = (owed: Owed): Refusal[] => collectRefusals([nothingRemains], owed);

/**
 * Official withdrawal: what should be paid by now is. The running semester's courses are given up with it, so they do
 * not count before their day.
 */
export const withdrawalFeesRefusals = (owed: Owed): Refusal[] => collectRefusals([nothingDueNow], owed);

/** Everything that waits for what is owed; registration does not. */
export const feesNotices = (owed: Owed): Refusal[] => [
  ...documentFeesRefusals(owed),
  ...withdrawalFeesRefusals(owed),
  ...clearanceFeesRefusals(owed),
];

const noSuch: Rule<{ found: boolean }> = ({ found }) => (found ? noRefusals : refuse('fees.receiptNotFound'));
const noReceipt: Rule<{ status: string; documentNumber: string }> = ({ status, documentNumber }) =>
  status === 'succeeded' ? noRefusals : refuse('fees.noReceipt', { document: documentNumber, context: status });

/** No such document; told first, with 404. */
export const unknownReceiptRefusals = (facts: { found: boolean }): Refusal[] => collectRefusals([noSuch], facts);

/** Only a payment that succeeded has a receipt. */
export const receiptRefusals = (facts: { status: string; documentNumber: string }): Refusal[] =>
  collectRefusals([noReceipt], facts);
