import { useSyncExternalStore } from 'react';

/** Whether there is a way to the university's server: as the browser says, and as the last call found. */

let reached = true;
const listeners = new Set<() => void>();

export function noteConnection(isThere: boolean): void {
  if (isThere === reached) return;
  reached = isThere;
  listeners.forEach((listener) => listener());
}

/** What was found before a network came back says nothing of it. */
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

/** Whether the browser itself says that there is no network: nothing that was sent since has arrived anywhere. */
export const isOffline = (): boolean => !navigator.onLine;

export const useConnected = (): boolean => useSyncExternalStore(subscribe, () => reached && !isOffline());
