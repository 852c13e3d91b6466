import type { Schema } from '../../api/operations.ts';
import type { Wish, WishLevel } from './solver/problem.ts';

/** The wishes the page offers, in the order of its menu. */
export const offeredWishes = ['freeDays', 'earliest', 'latest', 'gaps', 'lunch', 'breaks', 'examSpread', 'language'] as const;
export type OfferedWish = (typeof offeredWishes)[number];
export const isOfferedWish = (kind: string): kind is OfferedWish => offeredWishes.some((one) => one === kind);

export const levels: readonly WishLevel[] = ['required', 'preferred'];

/** What a wish begins as. */
export function newWish(kind: OfferedWish): Wish {
  const level = 'preferred';
  switch (kind) {
    case 'freeDays':
      return { kind, level, atLeast: 1 };
    case 'earliest':
      return { kind, level, from: 10 * 60 };
    case 'latest':
      return { kind, level, until: 15 * 60 };
    case 'gaps':
      return { kind, level, atMost: 0 };
    case 'lunch':
      return { kind, level, from: 12 * 60, to: 14 * 60, minutes: 30 };
    case 'breaks':
      return { kind, level: 'required', breaks: [] };
    case 'examSpread':
      return { kind, level, daysBetween: 1 };
    case 'language':
      return { kind, level, language: 'en' };
  }
}

/** Nobody has to wish for anything: a day without classes, then as little waiting as can be. */
export const firstWishes: readonly Wish[] = [newWish('freeDays'), newWish('gaps')];

/** Kept wishes as the solver reads them; what it does not know is left out. */
export const wishesFrom = (kept: readonly Schema<'TimetableWish'>[]): Wish[] => kept.flatMap((wish) => (isOfferedWish(wish.kind) || wish.kind === 'fullSections' ? [{ ...newWish(isOfferedWish(wish.kind) ? wish.kind : 'gaps'), ...wish } as Wish] : []));

/** `HH:mm` of minutes from midnight. */
export const timeOf = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
