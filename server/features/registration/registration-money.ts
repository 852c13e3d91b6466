/** How money follows a course. Pure; fils. */

export type Money = { paid: number; sponsorPaid: number; usedFromBalance: number };
export type Share = { fee: number; sponsorFee: number };

export const noMoney: Money = { paid: 0, sponsorPaid: 0, usedFromBalance: 0 };

/** What a course takes of money that stands elsewhere, beside what it has already; and what stays where it was. */
export function carriedMoney(from: Money, to: Share & Money): { moved: Money; left: Money } {
  const sponsorPaid = Math.min(from.sponsorPaid, to.sponsorFee - to.sponsorPaid);
  const due = to.fee - to.sponsorFee - to.paid - to.usedFromBalance;
  const paid = Math.min(from.paid, due);
  const usedFromBalance = Math.min(from.usedFromBalance, due - paid);
  return { moved: { paid, sponsorPaid, usedFromBalance }, left: { paid: from.paid - paid, sponsorPaid: from.sponsorPaid - sponsorPaid, usedFromBalance: from.usedFromBalance - usedFromBalance } };
}

/** A course with what it takes from several places, in their order; and what is left in each. */
export function gatheredMoney<Source extends Money>(to: Share & Money, sources: readonly Source[]): { money: Money; left: { source: Source; money: Money }[] } {
  const money = { paid: to.paid, sponsorPaid: to.sponsorPaid, usedFromBalance: to.usedFromBalance };
  const left = sources.map((source) => {
    const carried = carriedMoney(source, { fee: to.fee, sponsorFee: to.sponsorFee, ...money });
    money.paid += carried.moved.paid;
    money.sponsorPaid += carried.moved.sponsorPaid;
    money.usedFromBalance += carried.moved.usedFromBalance;
    return { source, money: carried.left };
  });
  return { money, left };
}
