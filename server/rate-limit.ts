import type { Db } from '../db/db.ts';
import { minute } from '../locales/durations.ts';

/**
 * How often each thing is read, in this minute of the machine's clock: it is the machine that is spared, not a rule of
 * the university.
 */
const windows = new WeakMap<Db, { since: number; counts: Map<string, number> }>();

/** Milliseconds to wait, 0 while there have been fewer than `most` reads in this minute; counts this one. */
export function retryAfterMs(db: Db, what: string, most: number): number {
  const at = Date.now();
  let window = windows.get(db);
  if (!window || at - window.since >= minute) windows.set(db, (window = { since: at, counts: new Map() }));
  const count = (window.counts.get(what) ?? 0) + 1;
  window.counts.set(what, count);
  return count > most ? window.since + minute - at : 0;
}
