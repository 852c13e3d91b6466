import type { Db } from '../../db/db.ts';
import { minute } from '../../locales/durations.ts';

/**
 * The number of calls by key in the current minute, which begins with its first call by the machine's clock. The limit
 * protects the machine; it is not a rule of the university.
 */
const windows = new WeakMap<Db, { since: number; counts: Map<string, number> }>();

/**
 * Counts a call under the key `what`. Returns the milliseconds to wait, or 0 for the first `most` calls in this minute.
 */
export function retryAfterMs(db: Db, what: string, most: number): number {
  const at = Date.now();
  let window = windows.get(db);
  if (!window || at - window.since >= minute) windows.set(db, (window = { since: at, counts: new Map() }));
  const count = (window.counts.get(what) ?? 0) + 1;
  window.counts.set(what, count);
  return count > most ? window.since + minute - at : 0;
}
