type Step = { looks: boolean };

/**
 * Where a script goes by itself when steps have been done: past what was done just now and what was done before, to the next step that is open.
 * A step that only looks is stopped at, done or not: whoever tells the story leaves it. Nothing moves where a step before is still open, or
 * where somebody went back to a step that was done earlier. `before`: the steps that were known to be done.
 */
export function placeAfter(place: number, steps: Step[], done: ReadonlySet<number>, before: ReadonlySet<number>): number {
  const isPast = (index: number): boolean => done.has(index) && steps[index]?.looks === false;
  const latest = Math.max(-1, ...[...done].filter((index) => !before.has(index) && isPast(index)));
  if (latest < place) return place;
  for (let index = place; index < latest; index += 1) if (!done.has(index)) return place;
  let next = latest + 1;
  while (isPast(next)) next += 1;
  return next;
}
