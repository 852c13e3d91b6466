type Step = { looks: boolean };

/** The steps known to be done since a script was begun: `of` that moment. */
export type StepsDone = { of: string; steps: number[] };

/**
 * What an answer of the server adds to what is known; `before`: what was known of the same beginning. Null where it
 * adds nothing: it may be of an earlier beginning, or have been read before another tab's.
 */
export function stepsHeard(
  known: StepsDone | undefined,
  { begunAt, done }: { begunAt: string; done: number[] },
): { now: StepsDone; before: ReadonlySet<number> } | null {
  if (known && begunAt < known.of) return null;
  const before = new Set(known?.of === begunAt ? known.steps : []);
  if (known?.of === begunAt && done.every((one) => before.has(one))) return null;
  return { now: { of: begunAt, steps: [...new Set([...before, ...done])] }, before };
}

/**
 * Where a script goes by itself when steps have been done: past what was done just now and what was done before, to the
 * next step that is open. A step that only looks is stopped at, done or not: whoever tells the story leaves it. Nothing
 * moves where a step before is still open, or where somebody went back to a step that was done earlier. `before`: the
 * steps that were known to be done.
 */
export function placeAfter(
  place: number,
  steps: Step[],
  done: ReadonlySet<number>,
  before: ReadonlySet<number>,
): number {
  const isPast = (index: number): boolean => done.has(index) && steps[index]?.looks === false;
  const latest = Math.max(-1, ...[...done].filter((index) => !before.has(index) && isPast(index)));
  if (latest < place) return place;
  for (let index = place; index < latest; index += 1) if (!done.has(index)) return place;
  let next = latest + 1;
  while (isPast(next)) next += 1;
  return next;
}
