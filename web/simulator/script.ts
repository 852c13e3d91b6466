import { useSyncExternalStore } from 'react';
import { basePath } from '../api/settings.ts';

/**
 * Which demonstration this sandbox's page is following, how far it is (a step's index, or as many as there are), and whether its script is
 * open; of a trainee in a class also when it was begun.
 */
export type Script = { scenario: string; step: number; open: boolean; begunAt?: string };

const key = (): string => `${basePath()}script`;
const listeners = new Set<() => void>();
let snapshot: { of: string | null; script: Script | null } = { of: null, script: null };

function read(): Script | null {
  const of = localStorage.getItem(key());
  if (of !== snapshot.of) {
    let script: Script | null = null;
    try {
      script = of === null ? null : (JSON.parse(of) as Script);
    } catch {
      // Something else was kept under this name: there is no script.
    }
    snapshot = { of, script };
  }
  return snapshot.script;
}

/** Follows a script from here on; null puts it away. Every tab of the sandbox shows the same. */
export function keepScript(script: Script | null): void {
  if (script) localStorage.setItem(key(), JSON.stringify(script));
  else localStorage.removeItem(key());
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

export const useScript = (): Script | null => useSyncExternalStore(subscribe, read);
