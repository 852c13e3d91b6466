import type { Break, Day } from '../solver/problem.ts';

/** This module keeps the breaks of a week sorted, and joins those that touch or overlap. */

const ordered = (breaks: readonly Break[]): Break[] => [...breaks].sort((a, b) => a.day - b.day || a.from - b.from);

export function withBreak(breaks: readonly Break[], { day, from, to }: Break): Break[] {
  const near = breaks.filter((one) => one.day === day && one.from <= to && one.to >= from);
  const joined = {
    day,
    from: Math.min(from, ...near.map((one) => one.from)),
    to: Math.max(to, ...near.map((one) => one.to)),
  };
  return ordered([...breaks.filter((one) => !near.includes(one)), joined]);
}

export const withoutBreak = (breaks: readonly Break[], { day, from, to }: Break): Break[] =>
  ordered(
    breaks.flatMap((one) => {
      if (one.day !== day || one.to <= from || one.from >= to) return [one];
      return [
        ...(one.from < from ? [{ day, from: one.from, to: from }] : []),
        ...(one.to > to ? [{ day, from: to, to: one.to }] : []),
      ];
    }),
  );

export const isBreak = (breaks: readonly Break[], day: Day, at: number): boolean =>
  breaks.some((one) => one.day === day && one.from <= at && at < one.to);
