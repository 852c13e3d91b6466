type Step = { looks: boolean };

/** The steps of the scenario known to be done since its start. `of`: the instant of the start (ISO 8601). */
export type StepsDone = { of: string; steps: number[] };

/**
 * Merges the done steps of a server response into the known ones. `before`: the steps that were already known since the
 * same start. Null if the response belongs to an earlier start or has no new step.
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
 * Returns the step to show after the server reported steps as done. The panel moves past the last newly done step, to
 * the first later step that is not done or only reads data. It stays at `place` if no step from `place` on is newly
 * done, or if a step between `place` and that last one is not done. Steps in `before` were already known to be done.
 * Steps that only read data never move the panel.
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
