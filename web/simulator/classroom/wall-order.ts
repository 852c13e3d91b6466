import type { Schema } from '../../api/operations.ts';

type Trainee = Schema<'Classroom'>['trainees'][number];
type Standing = Pick<Trainee, 'handAt' | 'refusals' | 'step' | 'stepAt'>;

/** The state of a trainee in a class: asks for help, was refused, works, or has finished. */
export function toProgress(
  { handAt, refusals, step }: Standing,
  steps: number,
): 'asks' | 'refused' | 'works' | 'finished' {
  if (handAt !== null) return 'asks';
  if (steps > 0 && step >= steps) return 'finished';
  return refusals > 0 ? 'refused' : 'works';
}

const ranks = { asks: 0, refused: 1, works: 2, finished: 3 };

/**
 * Sorts the trainees: those who ask for help, then the refused, then those who work, then those who have finished.
 * Within a group the longest wait comes first; among the refused, the number of refusals counts before it.
 */
export function wallOrder<One extends Standing>(trainees: readonly One[], steps: number): One[] {
  const since = ({ handAt, stepAt }: Standing): string => handAt ?? stepAt;
  const rank = (one: Standing): number => ranks[toProgress(one, steps)];
  return [...trainees].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (toProgress(a, steps) === 'refused' ? b.refusals - a.refusals : 0) ||
      since(a).localeCompare(since(b)),
  );
}
