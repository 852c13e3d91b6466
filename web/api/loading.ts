import { useSyncExternalStore } from 'react';

/** How many calls are under way: the page shows that it is loading while there is one. */
let calls = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  calls += by;
  listeners.forEach((listener) => listener());
}

export async function whileLoading<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLoading = (): boolean => useSyncExternalStore(subscribe, () => calls > 0);
