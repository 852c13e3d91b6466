import type { RefObject } from 'react';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** The parts of the page that the server could not be reached for, in the order in which they came. */
let parts: readonly object[] = [];
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const set = (next: readonly object[]): void => {
  parts = next;
  listeners.forEach((listener) => listener());
};

/** Whether this part says why it has nothing to show: of several that the server could not be reached for, one does. */
export function useSaysWhy(part: RefObject<HTMLElement | null>, unreached: boolean): boolean {
  const [me] = useState(() => ({}));
  useLayoutEffect(() => {
    // What lies over the page, and what is not seen, speaks for itself.
    if (!unreached || !part.current?.closest('main') || !part.current.checkVisibility()) return;
    set([...parts, me]);
    return () => set(parts.filter((one) => one !== me));
  }, [me, part, unreached]);
  return useSyncExternalStore(subscribe, () => !parts.includes(me) || parts[0] === me);
}
