import type { Schema } from '../../api/operations.ts';

type Trainee = Schema<'Classroom'>['trainees'][number];
type Standing = Pick<Trainee, 'handAt' | 'refusals' | 'step' | 'stepAt'>;

/** What the trainer should see first: who asks, who is refused, who stands still; who has finished needs nobody. */
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
 * The trainees of a class, whoever is stuck first: within one standing whoever has waited, or stood at a step, for
 * longest.
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
