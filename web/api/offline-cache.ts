import { useEffect, useSyncExternalStore } from 'react';
import type { ReadOperation } from './operations.ts';
import { isResponseOf } from './read-response.ts';
import { simulatorTime } from './server-clock.ts';
import { currentSession, clearCache, cachePrefix, sessionEndsAt } from './session.ts';
import { sessionStore } from './tab.ts';

/**
 * The last answers of a few reads, for when there is no network: kept with the session, gone with it. Nothing that
 * seats, money or a request hang on is decided by them.
 */

const readable = new Set<ReadOperation>([
  'getMenu',
  'getDashboard',
  'getSchedule',
  'getAttendance',
  'getAcademicPlans',
  'getPlanDetails',
  'getCoursePackage',
  'getFulfillment',
  'getStudentFees',
  'getOtherFees',
  'getFinancialData',
]);
/** Around the page: its age says nothing of the page. */
const around: ReadOperation = 'getMenu';

/** The call, its input, the page's language and the record it is about; a response has both languages. */
type Key = readonly [ReadOperation, object, string, string | null];
/** `at`: by this machine's clock. `asOf`: the same moment by a simulator's, which the page's dates go by. */
type CachedEntry = { at: string; asOf?: string | undefined; answer: unknown };

const choiceKey = (): string => `${cachePrefix()}without session`;
const toEntryName = ([operationId, input, , record]: Key): string =>
  `${cachePrefix()}${record ?? ''} ${operationId} ${JSON.stringify(
    Object.entries(input)
      .map(([name, value]) => [name, String(value)])
      .sort(),
  )}`;

let enabled = false;
/** Which answers on this page are kept ones, by name, and since when. */
const shown = new Map<string, string>();
const onPage = new Map<string, number>();
const listeners = new Set<() => void>();
const changed = (): void => listeners.forEach((listener) => listener());

/** Whether this browser keeps answers: it does where the page itself is kept. */
export function enableCache(enable: boolean): void {
  enabled = enable;
  if (!enable) clearCache();
}

/**
 * Whether the student said that this is their own device: what is kept may be read after the session's time, until it
 * is left.
 */
export const isUsedWithoutSession = (): boolean => sessionStore().getItem(choiceKey()) !== null;
export function setUsedWithoutSession(chosen: boolean): void {
  if (chosen) sessionStore().setItem(choiceKey(), 'yes');
  else sessionStore().removeItem(choiceKey());
  changed();
}

/** What was kept while no simulator's clock was known. */
const withoutClock = new Set<string>();

function write(name: string, kept: CachedEntry): void {
  const time = simulatorTime(Date.parse(kept.at));
  if (time === null) withoutClock.add(name);
  const asOf = time === null ? undefined : new Date(time).toISOString();
  sessionStore().setItem(name, JSON.stringify({ ...kept, asOf } satisfies CachedEntry));
}

/** A simulator's clock is known: what was kept before it bears its moment too. */
export function stampEntries(): void {
  const names = [...withoutClock];
  withoutClock.clear();
  for (const name of names) {
    const text = sessionStore().getItem(name);
    if (text !== null) write(name, JSON.parse(text) as CachedEntry);
  }
}

export function cacheResponse(key: Key, answer: unknown): void {
  if (!readable.has(key[0])) return;
  const name = toEntryName(key);
  if (shown.delete(name)) changed();
  // A response that comes after the session was left is nobody's.
  if (!enabled || !currentSession()) return;
  try {
    write(name, { at: new Date().toISOString(), answer });
  } catch {
    // No room: this one cannot be read without a network.
    sessionStore().removeItem(name);
  }
}

/** What the last answer was, where the server could not be reached and the student may still read it. */
export function cachedResponse(key: Key): { answer: unknown } | undefined {
  if (!readable.has(key[0]) || !currentSession() || (Date.now() >= sessionEndsAt() && !isUsedWithoutSession()))
    return undefined;
  const name = toEntryName(key);
  const text = sessionStore().getItem(name);
  if (text === null) return undefined;
  const { at, asOf = at, answer } = JSON.parse(text) as CachedEntry;
  // An earlier version of the page may have kept what this one cannot show.
  if (!isResponseOf(key[0], answer)) return undefined;
  shown.set(name, asOf);
  changed();
  return { answer };
}

/** When the oldest of what this page shows was read, where it is not from now (ISO 8601). */
const oldest = (): string | null =>
  [...shown]
    .filter(([name]) => onPage.has(name))
    .map(([, at]) => at)
    .sort()[0] ?? null;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useAsOf = (): string | null => useSyncExternalStore(subscribe, oldest);
export const useIsUsedWithoutSession = (): boolean => useSyncExternalStore(subscribe, isUsedWithoutSession);

/** Counts a read among those the page shows. */
export function useOnPage(key: Key | null): void {
  const name = key && key[0] !== around && readable.has(key[0]) ? toEntryName(key) : null;
  useEffect(() => {
    if (name === null) return;
    onPage.set(name, (onPage.get(name) ?? 0) + 1);
    changed();
    return () => {
      const left = (onPage.get(name) ?? 1) - 1;
      if (left > 0) onPage.set(name, left);
      else onPage.delete(name);
      changed();
    };
  }, [name]);
}

/** Whether the last answer of a read is kept for this record, with whatever input. */
export const isCached = (operationId: ReadOperation): boolean =>
  Object.keys(sessionStore()).some((name) =>
    name.startsWith(`${cachePrefix()}${currentSession()?.record?.studFacultyCode ?? ''} ${operationId} `),
  );

/** When this response was kept (milliseconds); 0 where it is not. */
export function lastCached(key: Key): number {
  const text = sessionStore().getItem(toEntryName(key));
  return text === null ? 0 : Date.parse((JSON.parse(text) as CachedEntry).at);
}
