import type { Text } from '../../../locales/i18n.ts';
import { toFeeSums, type FeeSums, type MoneyRow } from './fees-rules.ts';

/** The statement: charges by semester and their payments. Pure; fils, instants in epoch milliseconds. */

/**
 * A charge or registration. The amount of a dropped or replaced course is its payment that has not been credited to the
 * balance yet.
 */
export type StatementItem = MoneyRow & {
  givenUp: boolean;
  semesterId: number;
  label: Text;
  code: string | null;
  chargedAt: number;
  changedAt: number;
  creditedAt: number | null;
};
export type StatementPayment = {
  documentNumber: string;
  status: string;
  endedAt: number | null;
  fromBalance: number;
  lines: readonly { semesterId: number; amount: number }[];
};

/**
 * An entry of the statement. `own` raises the owed amount; `paid` and `fromBalance` lower it. All three are negative
 * for a dropped course (`givenUp`), and `paid` for money credited to the balance (`credit`), so that all entries
 * together give the amount owed.
 */
export type StatementEntry = {
  at: number;
  kind: 'charge' | 'payment' | 'givenUp' | 'credit';
  label: Text | null;
  code: string | null;
  documentNumber: string | null;
  own: number;
  sponsor: number;
  paid: number;
  fromBalance: number;
  /**
   * The instant at which the payment for a dropped or replaced course is credited to the balance; null for all other
   * entries.
   */
  creditedAt: number | null;
  /** The amount owed after the entry. */
  owed: number;
};

export type SemesterStatement = FeeSums & {
  semesterId: number;
  /** The amount owed from the semesters before. */
  carried: number;
  owed: number;
  entries: StatementEntry[];
};

type Entry = Omit<StatementEntry, 'owed'>;

const nothing = {
  label: null,
  code: null,
  documentNumber: null,
  own: 0,
  sponsor: 0,
  paid: 0,
  fromBalance: 0,
  creditedAt: null,
};
const orderOf = { charge: 0, payment: 1, givenUp: 2, credit: 3 } as const;

/**
 * Splits each succeeded payment into entries by semester. Money from the balance counts first, in the order of the
 * lines.
 */
function paymentEntries(payments: readonly StatementPayment[]): Map<number, Entry[]> {
  const found = new Map<number, Entry[]>();
  for (const { documentNumber, status, endedAt, fromBalance, lines } of payments) {
    if (status !== 'succeeded' || endedAt === null) continue;
    let balance = fromBalance;
    const parts = new Map<number, { paid: number; fromBalance: number }>();
    for (const { semesterId, amount } of lines) {
      const held = Math.min(balance, amount);
      balance -= held;
      const part = parts.get(semesterId) ?? { paid: 0, fromBalance: 0 };
      parts.set(semesterId, { paid: part.paid + amount - held, fromBalance: part.fromBalance + held });
    }
    for (const [semesterId, part] of parts)
      found.set(semesterId, [
        ...(found.get(semesterId) ?? []),
        { ...nothing, kind: 'payment', at: endedAt, documentNumber, ...part },
      ]);
  }
  return found;
}

/**
 * The statement by semester, oldest first. `owed` at the end of a semester is the unpaid total of this and earlier
 * semesters; the last one is the student's whole debt. Payments beyond the amounts of the items were credited to the
 * balance and have an entry of their own.
 */
export function createStatement(
  items: readonly StatementItem[],
  payments: readonly StatementPayment[],
): SemesterStatement[] {
  const settled = paymentEntries(payments);
  const semesterIds = [...new Set([...items.map(({ semesterId }) => semesterId), ...settled.keys()])].sort(
    (a, b) => a - b,
  );
  let owed = 0;
  return semesterIds.map((semesterId) => {
    const own = items.filter((item) => item.semesterId === semesterId);
    const charges = own.map(({ amount, sponsorFees, label, code, chargedAt }): Entry => ({
      ...nothing,
      kind: 'charge',
      at: chargedAt,
      label,
      code,
      own: amount - sponsorFees,
      sponsor: sponsorFees,
    }));
    const paid = settled.get(semesterId) ?? [];
    const held = own.filter(({ givenUp }) => givenUp);
    const sums = toFeeSums(own.filter(({ givenUp }) => !givenUp));
    const givenUp = held.map((item): Entry => ({
      ...nothing,
      kind: 'givenUp',
      at: item.changedAt,
      label: item.label,
      code: item.code,
      own: -item.amount,
      paid: -item.paid,
      fromBalance: -item.usedFromBalance,
      creditedAt: item.creditedAt,
    }));
    const credited =
      paid.reduce((sum, entry) => sum + entry.paid + entry.fromBalance, 0) -
      sums.paid -
      sums.usedFromBalance -
      held.reduce((sum, { amount }) => sum + amount, 0);
    const credit: Entry[] =
      credited > 0
        ? [
            {
              ...nothing,
              kind: 'credit',
              at: Math.max(...own.map(({ changedAt }) => changedAt), ...paid.map(({ at }) => at)),
              paid: -credited,
            },
          ]
        : [];
    const carried = owed;
    const entries = [...charges, ...paid, ...givenUp, ...credit]
      .sort((a, b) => a.at - b.at || orderOf[a.kind] - orderOf[b.kind])
      .map((entry) => ({ ...entry, owed: (owed += entry.own - entry.paid - entry.fromBalance) }));
    return { semesterId, ...sums, carried, owed, entries };
  });
}
