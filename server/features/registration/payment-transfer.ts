/** Rules for moving payments between courses. Pure; amounts are in fils. */

export type Money = { paid: number; sponsorPaid: number; usedFromBalance: number };
export type Share = { fee: number; sponsorFee: number };

export const noMoney: Money = { paid: 0, sponsorPaid: 0, usedFromBalance: 0 };

/**
 * Moves payments between courses. `moved` is the part of `from` that the course `to` still needs; `left` is the rest.
 */
export function transferPayment(from: Money, to: Share & Money): { moved: Money; left: Money } {
  const sponsorPaid = Math.min(from.sponsorPaid, to.sponsorFee - to.sponsorPaid);
  const due = to.fee - to.sponsorFee - to.paid - to.usedFromBalance;
  const paid = Math.min(from.paid, due);
  const usedFromBalance = Math.min(from.usedFromBalance, due - paid);
  return {
    moved: { paid, sponsorPaid, usedFromBalance },
    left: {
      paid: from.paid - paid,
      sponsorPaid: from.sponsorPaid - sponsorPaid,
      usedFromBalance: from.usedFromBalance - usedFromBalance,
    },
  };
}

/** The payments of a course after taking from several sources in their order, and the rest in each source. */
export function collectPayments<Source extends Money>(
  to: Share & Money,
  sources: readonly Source[],
): { money: Money; left: { source: Source; money: Money }[] } {
  const money = { paid: to.paid, sponsorPaid: to.sponsorPaid, usedFromBalance: to.usedFromBalance };
  const left = sources.map((source) => {
    const carried = transferPayment(source, { fee: to.fee, sponsorFee: to.sponsorFee, ...money });
    money.paid += carried.moved.paid;
    money.sponsorPaid += carried.moved.sponsorPaid;
    money.usedFromBalance += carried.moved.usedFromBalance;
    return { source, money: carried.left };
  });
  return { money, left };
}

/** The payments that a registration holds, in fils. */
export type Held = { registrationId: number; courseId: number } & Money;

/**
 * The effect of one change on payments: a course given up, a course restored with its payments (`restored`), or a
 * course added (`added`). A replacement gives up one course and adds another.
 */
export type MoneyChange = {
  removed?: Held;
  restored?: Held & Share;
  added?: { courseId: number; replaces?: number } & Share;
};

export const heldAmount = ({ paid, usedFromBalance }: Money): number => paid + usedFromBalance;
export const remainingAmount = ({ fee, sponsorFee, paid, usedFromBalance }: Share & Money): number =>
  fee - sponsorFee - paid - usedFromBalance;

/**
 * The payments after the changes: the fils still held for courses given up, and the fils unpaid for each course added
 * or restored, in the order of the changes. Courses are given up first, as when the changes are written. A course first
 * receives the payments of the course that it replaces, then those of given-up registrations of the same course.
 */
export function moneyAfter(
  held: readonly Held[],
  changes: readonly MoneyChange[],
): { creditToBalance: number; remains: number[] } {
  let pool: Held[] = [...held, ...changes.flatMap(({ removed }) => removed ?? [])];
  const take = (to: Share & Money, wanted: (one: Held) => boolean): Money => {
    const { money, left } = collectPayments(to, pool.filter(wanted));
    pool = pool.map((one) => ({ ...one, ...left.find(({ source }) => source === one)?.money }));
    return money;
  };
  const remains = changes.flatMap(({ restored, added }) => {
    if (restored) pool = pool.filter(({ registrationId }) => registrationId !== restored.registrationId);
    const to = restored ?? (added && { ...added, ...noMoney });
    if (!to) return [];
    const replaced = added?.replaces;
    const first =
      replaced === undefined ? to : { ...to, ...take(to, ({ registrationId }) => registrationId === replaced) };
    return [remainingAmount({ ...first, ...take(first, ({ courseId }) => courseId === to.courseId) })];
  });
  return { creditToBalance: pool.reduce((sum, one) => sum + heldAmount(one), 0), remains };
}
