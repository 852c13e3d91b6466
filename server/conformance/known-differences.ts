import type { Schema } from '../http/operations.ts';
import { atAnyIndex } from './judge.ts';

/**
 * Differences that the owner of an API knows and has accepted for a while. An expected one does not fail. One that no
 * longer happens, or whose time is over, does, so that the list stays true.
 */
export type KnownDifference = Schema<'KnownDifference'>;

type Found = { call: string; at: string; says: string };

/** The known difference that a found one is, if its time is not over; undefined for an unexpected one. */
export const findKnown = (
  { call, at, says }: Found,
  known: readonly KnownDifference[],
  today: string,
): KnownDifference | undefined =>
  known.find(
    (one) =>
      one.call === call &&
      (one.at === undefined || atAnyIndex(one.at) === atAnyIndex(at)) &&
      (one.says === undefined || says.includes(one.says)) &&
      today <= one.until,
  );

export type KnownProblem = Schema<'ConformanceReport'>['knownProblems'][number];

/**
 * Known differences to remove from the list: `over` if the last day has passed, `gone` if their call was answered and
 * nothing of the kind was found. One whose call was not answered stays.
 */
export const listKnownProblems = (
  known: readonly KnownDifference[],
  found: readonly Found[],
  answered: ReadonlySet<string>,
  today: string,
): KnownProblem[] =>
  known.flatMap((one): KnownProblem[] => {
    if (today > one.until) return [{ known: one, problem: 'over' }];
    if (!answered.has(one.call) || found.some((difference) => findKnown(difference, [one], today))) return [];
    return [{ known: one, problem: 'gone' }];
  });
