import { useEffect, useState } from 'react';

/** The numbers of calls in progress: `waited` for calls that the student waits for, `quiet` for background calls. */
const calls = { waited: 0, quiet: 0 };
const listeners = new Set<() => void>();

function change(kind: keyof typeof calls, by: 1 | -1): void {
  calls[kind] += by;
  listeners.forEach((listener) => listener());
}

export async function whileLoading<T>(work: Promise<T>, kind: keyof typeof calls = 'waited'): Promise<T> {
  change(kind, 1);
  try {
    return await work;
  } finally {
    change(kind, -1);
  }
}

export type Loading = keyof typeof calls | null;
const now = (): Loading => (calls.waited > 0 ? 'waited' : calls.quiet > 0 ? 'quiet' : null);

/**
 * The loading state, updated by an effect. `useSyncExternalStore` would render the whole page again when a call ends.
 */
export function useLoading(): Loading {
  const [loading, setLoading] = useState<Loading>(null);
  useEffect(() => {
    const look = (): void => setLoading(now());
    look();
    listeners.add(look);
    return () => void listeners.delete(look);
  }, []);
  return loading;
}

const restMilliseconds = 700;
const longestMilliseconds = 10_000;
/** Milliseconds without network traffic after which the page counts as idle. */
const leisure = 3_000;

/**
 * Calls `then` once, after `rest` milliseconds without network traffic, or after `longestMilliseconds` in any case.
 * Returns a function that cancels the wait.
 */
export function whenAtRest(then: () => void, rest = restMilliseconds): () => void {
  const began = performance.now();
  const lastArrived = (): number =>
    performance
      .getEntriesByType('resource')
      .reduce((latest, entry) => Math.max(latest, entry.startTime + entry.duration), 0);
  const timer = setInterval(() => {
    const time = performance.now();
    const rests = document.readyState === 'complete' && now() === null && time - lastArrived() > rest;
    if (!rests && time - began < longestMilliseconds) return;
    clearInterval(timer);
    then();
  }, restMilliseconds / 4);
  return () => clearInterval(timer);
}

const atLeisure = new Set<() => void>();

/**
 * Calls `then` when the page has been idle for `leisure` milliseconds, or after `longestMilliseconds` in any case; for
 * work without urgency. All waiting functions run together. Returns a function that cancels the wait.
 */
export function whenAtLeisure(then: () => void): () => void {
  if (atLeisure.size === 0)
    whenAtRest(() => {
      const waiting = [...atLeisure];
      atLeisure.clear();
      waiting.forEach((one) => one());
    }, leisure);
  atLeisure.add(then);
  return () => void atLeisure.delete(then);
}
