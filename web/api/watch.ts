import { useEffect, useState } from 'react';
import { rootPath } from './settings.ts';
import { followStream } from './streams/follow-stream.ts';

/**
 * What a watching proxy between this page and its API has seen: calls and where they differ from the contract. It is no
 * part of any API.
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

/** Many calls pass at once. */
const readAfterMilliseconds = 250;

/** Follows the proxy for as long as somebody looks; null until it has answered, or where it has gone. */
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
