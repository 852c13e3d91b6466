import { useEffect, useState } from 'react';
import { rootPath } from './settings.ts';
import { followStream } from './streams/follow-stream.ts';

/**
 * The calls that a watching proxy has recorded between this page and its API, with their differences from the
 * contract. The proxy's addresses are no part of the API.
 */

export type WatchedDifference = { of: 'request' | 'answer'; at: string; says: string };
export type WatchedCall = {
  id: number;
  at: string;
  call: string | null;
  method: string;
  path: string;
  status: number;
  milliseconds: number;
  differences: WatchedDifference[];
};
export type Watched = {
  upstream: string;
  totals: { calls: number; fitting: number; differing: number };
  calls: WatchedCall[];
};

export const watchAddress = (name: string): string => new URL(`${rootPath()}watch/${name}`, document.baseURI).href;

/** Milliseconds to wait before the list is requested, because many calls may arrive at once. */
const readAfterMilliseconds = 250;

/**
 * Follows the watching proxy while the component is mounted. Undefined before the first response; null if the proxy
 * does not respond.
 */
export function useWatched(): Watched | null | undefined {
  const [watched, setWatched] = useState<Watched | null>();
  useEffect(() => {
    let timer: number | undefined;
    const read = async (): Promise<void> => {
      timer = undefined;
      const answer = await fetch(watchAddress('calls'), { cache: 'no-store' }).catch(() => undefined);
      setWatched(answer?.ok ? ((await answer.json()) as Watched) : null);
    };
    const soon = (): void => {
      timer ??= window.setTimeout(() => void read(), readAfterMilliseconds);
    };
    const leave = followStream({ address: watchAddress('events'), hello: 'watching', names: ['call'] }, soon);
    return () => {
      leave();
      window.clearTimeout(timer);
    };
  }, []);
  return watched;
}
