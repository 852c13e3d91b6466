/**
 * What was entered in a form from which the product itself led away, such as by the link of a notice: it is there again when the student comes back.
 * In memory alone, and for one return.
 */

/** The state of a link that leads away from whatever is being filled in. */
export const leadsAway = { leadsAway: true } as const;

export const isLedAway = (state: unknown): boolean => typeof state === 'object' && state !== null && 'leadsAway' in state;

let kept: { form: string; entries: object } | null = null;

/** `form`: whose, and which one. */
export const keepEntries = (form: string, entries: object): void => {
  kept = { form, entries };
};

/** What was kept of this form; it is given once. */
export function takeEntries(form: string): object | null {
  if (kept?.form !== form) return null;
  const { entries } = kept;
  kept = null;
  return entries;
}
