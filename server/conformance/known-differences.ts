import type { Schema } from '../http/operations.ts';
import { atAnyIndex } from './judge.ts';

/**
 * A difference that the owner of an API has accepted until a date. The run does not fail for it. It fails if the
 * difference no longer occurs or the date has passed, so that the list stays up to date.
 */
export type KnownDifference = Schema<'KnownDifference'>;

type Found = { call: string; at: string; says: string };

/**
 * The accepted difference that matches a found one and whose date has not passed; undefined for an unexpected
 * difference.
 */
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
 * Known differences to remove from the list. `over`: the date has passed. `gone`: the call was answered in this run,
 * and none of its responses had the difference.
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
