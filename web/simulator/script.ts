import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { basePath } from '../api/settings.ts';
import { paths } from '../paths.ts';
import type { StepsDone } from './script-place.ts';

/**
 * The scenario that the pages of this sandbox follow step by step ("script"). `step` is an index, or the number of
 * steps at the end. `begunAt` is set for a trainee in a class. With `inConsole` it is also shown in the console.
 * `done`: the steps known to be done since the last start. `gone`: the step that the panel has just left by itself.
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
 * Done steps have their own storage key. Every tab stores them when the server reports them; with a shared key, a tab
 * with an outdated script would also reset the current step.
 */
const doneKey = (): string => `${key()}-done`;
const listeners = new Set<() => void>();
let snapshot: { of: string | null; done: string | null; script: Script | null } = {
  of: null,
  done: null,
  script: null,
};

/** The stored script, which another tab may have changed since the last rendering. */
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
      // If the stored value is invalid, no scenario is shown.
    }
    snapshot = { of, done, script };
  }
  return snapshot.script;
}

/** Stores a text or removes it if undefined. Writes nothing if the stored value is the same. */
function keep(name: string, text: string | undefined): void {
  if (text === (localStorage.getItem(name) ?? undefined)) return;
  if (text === undefined) localStorage.removeItem(name);
  else localStorage.setItem(name, text);
}

/**
 * Stores the scenario to follow, for all tabs of the sandbox; null removes it. Stored done steps are not removed,
 * because a tab with an older response would take them for newly done.
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

/** The script to show on this page; null if there is none, or if it is not for the console and this page is. */
export function useScript(): Script | null {
  const { pathname } = useLocation();
  const script = useKeptScript();
  return pathname.startsWith(paths.simulator) && !script?.inConsole ? null : script;
}
