import { useSyncExternalStore } from 'react';

/** The state of the shell's layout. Every navigation resets it. */
type Layout = { menuOpen: boolean };
const initial: Layout = { menuOpen: false };

let layout = initial;
const listeners = new Set<() => void>();

function set(next: Layout): void {
  layout = next;
  listeners.forEach((listener) => listener());
}

export const resetLayout = (): void => set(initial);
export const setMenuOpen = (menuOpen: boolean): void => set({ ...layout, menuOpen });

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useLayout = (): Layout => useSyncExternalStore(subscribe, () => layout);
