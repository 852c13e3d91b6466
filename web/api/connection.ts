import { useSyncExternalStore } from 'react';

/**
 * True if the last call reached the server, or if the browser has come online since. A failed call of the simulator
 * does not make it false.
 */
let reached = true;
const listeners = new Set<() => void>();

export function noteConnection(isThere: boolean): void {
  if (isThere === reached) return;
  reached = isThere;
  listeners.forEach((listener) => listener());
}

/** Assumes that the server is reachable when the browser is online again. */
const comesBack = (): void => noteConnection(true);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', comesBack);
  for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  return () => {
    listeners.delete(listener);
    for (const event of ['online', 'offline']) window.removeEventListener(event, listener);
  };
}

/** True if the browser reports that it has no network. */
export const isOffline = (): boolean => !navigator.onLine;

export const useConnected = (): boolean => useSyncExternalStore(subscribe, () => reached && !isOffline());
