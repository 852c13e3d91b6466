import type { Refusal, Schema } from '../../api/operations.ts';

export const sameReason = (a: Refusal, b: Refusal): boolean => a.Code === b.Code && JSON.stringify(a.Params) === JSON.stringify(b.Params);

/** What stands in the way of every section alike is the course's matter, said once; of a single section it is that section's. */
export function commonReasons([first, ...others]: Schema<'Section'>[]): Refusal[] {
  if (!first || others.length === 0) return [];
  return first.refusals.filter((refusal) => others.every((section) => section.refusals.some((other) => sameReason(refusal, other))));
}
