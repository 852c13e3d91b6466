import { useEffect, useSyncExternalStore } from 'react';
import type { ReadOperation } from './operations.ts';
import { isResponseOf } from './read-response.ts';
import { simulatorTime } from './server-clock.ts';
import { currentSession, clearCache, cachePrefix, sessionEndsAt } from './session.ts';
import { sessionStore } from './tab.ts';

/**
 * The last responses of a few GET operations, for use without a network. They are stored with the session and deleted
 * with it. They are never the basis of a decision about seats, money or requests.
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
/**
 * The operation of the shell, which every page requests. The age of its response says nothing about the page's
 * content, so it is not counted.
 */
const around: ReadOperation = 'getMenu';

/**
 * The operation, its input, the page's language and the academic record. The cache ignores the language, because a
 * response contains both languages.
 */
type Key = readonly [ReadOperation, object, string, string | null];
/**
 * `at`: the time of the response by this machine's clock. `asOf`: the same time by a simulator's clock, for display;
 * absent while no simulator's clock is known. Both are ISO 8601.
 */
type CachedEntry = { at: string; asOf?: string | undefined; answer: unknown };

const choiceKey = (): string => `${cachePrefix()}without session`;
const toEntryName = ([operationId, input, , record]: Key): string =>
  `${cachePrefix()}${record ?? ''} ${operationId} ${JSON.stringify(
    Object.entries(input)
      .map(([name, value]) => [name, String(value)])
      .sort(),
  )}`;

let enabled = false;
/**
 * The responses that came from the cache and were not received again since: the time of each for display, by entry
 * name.
 */
const shown = new Map<string, string>();
const onPage = new Map<string, number>();
const listeners = new Set<() => void>();
const changed = (): void => listeners.forEach((listener) => listener());

/** Turns the cache on or off. It is on in browsers that have installed the page. Turning it off deletes it. */
export function enableCache(enable: boolean): void {
  enabled = enable;
  if (!enable) clearCache();
}

/**
 * True if the student has declared this device as their own. Cached responses then stay readable after the session has
 * expired, until the student signs out.
 */
export const isUsedWithoutSession = (): boolean => sessionStore().getItem(choiceKey()) !== null;
export function setUsedWithoutSession(chosen: boolean): void {
  if (chosen) sessionStore().setItem(choiceKey(), 'yes');
  else sessionStore().removeItem(choiceKey());
  changed();
}

/** Names of entries cached before the simulator's clock was known. */
const withoutClock = new Set<string>();

function write(name: string, kept: CachedEntry): void {
  const time = simulatorTime(Date.parse(kept.at));
  if (time === null) withoutClock.add(name);
  const asOf = time === null ? undefined : new Date(time).toISOString();
  sessionStore().setItem(name, JSON.stringify({ ...kept, asOf } satisfies CachedEntry));
}

/** Adds the simulator's time to the entries cached before its clock was known. */
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
  // A response that arrives after the session has ended is not stored.
  if (!enabled || !currentSession()) return;
  try {
    write(name, { at: new Date().toISOString(), answer });
  } catch {
    // The storage is full. The entry is removed, so this response is not available offline.
    sessionStore().removeItem(name);
  }
}

/**
 * The cached response of a GET operation, for use while the server is unreachable. Undefined if there is none, if no
 * student is signed in, or if the session has expired and the student has not allowed use without it.
 */
export function cachedResponse(key: Key): { answer: unknown } | undefined {
  if (!readable.has(key[0]) || !currentSession() || (Date.now() >= sessionEndsAt() && !isUsedWithoutSession()))
    return undefined;
  const name = toEntryName(key);
  const text = sessionStore().getItem(name);
  if (text === null) return undefined;
  const { at, asOf = at, answer } = JSON.parse(text) as CachedEntry;
  // A response cached by an earlier version of the page may have another shape and is then ignored.
  if (!isResponseOf(key[0], answer)) return undefined;
  shown.set(name, asOf);
  changed();
  return { answer };
}

/** The time of the oldest cached response on this page (ISO 8601); null if all are current. */
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

/** Counts a response among those that this page shows, while the component is mounted. */
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

/** True if a response of this operation is cached for the current record, with any input. */
export const isCached = (operationId: ReadOperation): boolean =>
  Object.keys(sessionStore()).some((name) =>
    name.startsWith(`${cachePrefix()}${currentSession()?.record?.studFacultyCode ?? ''} ${operationId} `),
  );

/** The time at which this response was cached, in epoch milliseconds; 0 if it is not cached. */
export function lastCached(key: Key): number {
  const text = sessionStore().getItem(toEntryName(key));
  return text === null ? 0 : Date.parse((JSON.parse(text) as CachedEntry).at);
}
