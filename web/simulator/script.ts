import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { basePath } from '../api/settings.ts';
import { paths } from '../app/paths.ts';

/**
 * Which demonstration this sandbox's page is following, how far it is (a step's index, or as many as there are), and whether its script is
 * open; of a trainee in a class also when it was begun. One about the console is read beside the console too, which has no room for others.
 * `done`: the steps known to be done; `gone`: the one it has just gone on from by itself.
 */
export type Script = { scenario: string; step: number; open: boolean; begunAt?: string; inConsole?: boolean; done?: number[]; gone?: number };

const key = (): string => `${basePath()}script`;
const listeners = new Set<() => void>();
let snapshot: { of: string | null; script: Script | null } = { of: null, script: null };

/** The script as it is kept now: another tab may have moved it since this one was drawn. */
export function keptScript(): Script | null {
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

const useKeptScript = (): Script | null => useSyncExternalStore(subscribe, keptScript);

/** The script to show on this page; null where there is none. */
export function useScript(): Script | null {
  const { pathname } = useLocation();
  const script = useKeptScript();
  return pathname.startsWith(paths.simulator) && !script?.inConsole ? null : script;
}
