import { useSyncExternalStore } from 'react';

/** How many calls are under way: the page shows that it is loading while there is one, and quietly where nobody waits for it. */
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

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export type Loading = keyof typeof calls | null;
export const useLoading = (): Loading => useSyncExternalStore(subscribe, () => (calls.waited > 0 ? 'waited' : calls.quiet > 0 ? 'quiet' : null));
