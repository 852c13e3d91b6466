import type { RefObject } from 'react';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

/** The parts of the page whose requests did not reach the server, in the order of the failures. */
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

/**
 * True if this part of the page should show its connection error. If several parts could not reach the server, only the
 * first shows it.
 */
export function useSaysWhy(part: RefObject<HTMLElement | null>, unreached: boolean): boolean {
  const [me] = useState(() => ({}));
  useLayoutEffect(() => {
    // Overlays and hidden parts always show their own error.
    if (!unreached || !part.current?.closest('main') || !part.current.checkVisibility()) return;
    set([...parts, me]);
    return () => set(parts.filter((one) => one !== me));
  }, [me, part, unreached]);
  return useSyncExternalStore(subscribe, () => !parts.includes(me) || parts[0] === me);
}
