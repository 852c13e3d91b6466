import type { Db } from '../../db/db.ts';
import { minute } from '../../locales/durations.ts';

/**
 * The number of reads of each kind in this minute of the machine's clock. The limit protects the machine and is no rule
 * of the university.
 */
const windows = new WeakMap<Db, { since: number; counts: Map<string, number> }>();

/** Counts a read. Returns the milliseconds to wait, or 0 while there were at most `most` reads in this minute. */
export function retryAfterMs(db: Db, what: string, most: number): number {
  const at = Date.now();
  let window = windows.get(db);
  if (!window || at - window.since >= minute) windows.set(db, (window = { since: at, counts: new Map() }));
  const count = (window.counts.get(what) ?? 0) + 1;
  window.counts.set(what, count);
  return count > most ? window.since + minute - at : 0;
}
