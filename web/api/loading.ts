import { useEffect, useState } from 'react';

/**
 * How many calls are under way: the page shows that it is loading while there is one, and quietly where nobody waits
 * for it.
 */
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
 * Followed from outside the drawing: a call that ends while a page is being drawn must not have all of it drawn again
 * at once, as a store that is read in it would.
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
/** The page, and whatever it began, has been there for this long. */
const leisure = 3_000;

/** Once, as soon as nothing has come over the network for a while. Returns how to give up waiting. */
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
 * For what no student waits for: all of it at once, when the page has been at rest for a good while. Returns how to
 * give up waiting.
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
