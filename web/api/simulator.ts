import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from './client.ts';
import { forgetNotices } from './notices.ts';
import type { Schema } from './operations.ts';
import { settings } from './settings.ts';
import { useApi } from './useApi.ts';

let answer: Promise<boolean> | null = null;
let known = false;

const asked = (): Promise<boolean> =>
  call('getSimulator').then(
    ({ name }) => name === 'sis-simulator',
    () => false,
  );

/** True if the API is a simulator, by the settings or else by its own response, which is requested once. */
export const isSimulator = (): Promise<boolean> =>
  (answer ??= Promise.resolve(settings().simulator ?? asked()).then((is) => (known = is)));

export function useSimulating(): boolean {
  // If the settings say that the API is a simulator, the space of its strip is reserved from the first rendering.
  const [simulating, setSimulating] = useState(known || settings().simulator === true);
  useEffect(() => {
    void isSimulator().then(setSimulating);
  }, []);
  return simulating;
}

/**
 * The kind of user that the simulator recognises: a trainer, the trainee of this sandbox, or a guest, who has not sent
 * the trainer's code. Only a trainer sees all of the trainer's tools. Undefined before the response and without a
 * simulator.
 */
export function useCaller(): Schema<'Simulator'>['caller'] | undefined {
  const { data } = useApi('getSimulator', useSimulating() ? {} : null, { quiet: true });
  return data?.caller;
}

let beginnings = 0;
const pages = new Set<() => void>();
const subscribePage = (listener: () => void): (() => void) => {
  pages.add(listener);
  return () => pages.delete(listener);
};

/** Resets the page after a trainee's progress was reset, because its notices and responses belong to the old state. */
export function beginPageAnew(): void {
  beginnings += 1;
  forgetNotices();
  pages.forEach((listener) => listener());
}
/** The number of calls of `beginPageAnew`, used as a key to mount the page again. */
export const usePageBeginnings = (): number => useSyncExternalStore(subscribePage, () => beginnings);

/** The panels of the trainer's tools. `panel` is the open one; null while they are closed. */
export type SimulatorPanel = 'clock' | 'personas' | 'outbox' | 'scenarios' | 'refusal' | 'watch';
let panel: SimulatorPanel | null = null;
const listeners = new Set<() => void>();

export function openSimulator(next: SimulatorPanel | null): void {
  panel = next;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useSimulatorPanel = (): SimulatorPanel | null => useSyncExternalStore(subscribe, () => panel);
