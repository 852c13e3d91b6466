import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { basePath } from '../api/settings.ts';
import { paths } from '../paths.ts';
import type { StepsDone } from './script-place.ts';

/**
 * Which demonstration this sandbox's page is following, how far it is (a step's index, or as many as there are), and
 * whether its script is open; of a trainee in a class also when it was begun. One about the console is read beside the
 * console too, which has no room for others. `done`: the steps known to be done, of whichever script was begun last;
 * `gone`: the one it has just gone on from by itself.
 */
export type Script = {
  scenario: string;
  step: number;
  open: boolean;
  begunAt?: string;
  inConsole?: boolean;
  done?: StepsDone;
  gone?: number;
};

const key = (): string => `${basePath()}script`;
/**
 * What is done is kept apart: every tab writes it as it hears of it, and one that is behind would set the place back.
 */
const doneKey = (): string => `${key()}-done`;
const listeners = new Set<() => void>();
let snapshot: { of: string | null; done: string | null; script: Script | null } = {
  of: null,
  done: null,
  script: null,
};

/** The script as it is kept now: another tab may have moved it since this one was drawn. */
export function keptScript(): Script | null {
  const [of, done] = [localStorage.getItem(key()), localStorage.getItem(doneKey())];
  if (of !== snapshot.of || done !== snapshot.done) {
    let script: Script | null = null;
    try {
      script =
        of === null
          ? null
          : { ...(JSON.parse(of) as Script), ...(done !== null && { done: JSON.parse(done) as StepsDone }) };
    } catch {
      // Something else was kept under this name: there is no script.
    }
    snapshot = { of, done, script };
  }
  return snapshot.script;
}

/** Keeps a text, or none, where it is not what this tab knows to be kept. */
function keep(name: string, text: string | undefined): void {
  if (text === (localStorage.getItem(name) ?? undefined)) return;
  if (text === undefined) localStorage.removeItem(name);
  else localStorage.setItem(name, text);
}

/**
 * Follows a script from here on; null puts it away. Every tab of the sandbox shows the same. What was done stays known:
 * a tab that is behind would tell it again.
 */
export function saveScript(script: Script | null): void {
  const { done, ...place } = script ?? {};
  if (done) keep(doneKey(), JSON.stringify(done));
  keep(key(), script ? JSON.stringify(place) : undefined);
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
