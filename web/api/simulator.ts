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

/** Whether the API is a simulator: as the settings say, else as it says itself, asked once. */
export const isSimulator = (): Promise<boolean> =>
  (answer ??= Promise.resolve(settings().simulator ?? asked()).then((is) => (known = is)));

export function useSimulating(): boolean {
  // The settings of a server that simulates say so: the place of the strip is kept from the first picture on.
  const [simulating, setSimulating] = useState(known || settings().simulator === true);
  useEffect(() => {
    void isSimulator().then(setSimulating);
  }, []);
  return simulating;
}

/**
 * Who is at this page: a trainee of a class sees nothing of the trainer's, a guest of a simulator that asks for the
 * trainer's code next to nothing. Undefined until it is known, and where there is no simulator.
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

/** A trainee was started over behind this page: what the page said and asked belongs to what is over. */
export function beginPageAnew(): void {
  beginnings += 1;
  forgetNotices();
  pages.forEach((listener) => listener());
}
/** How often the page has begun anew. */
export const usePageBeginnings = (): number => useSyncExternalStore(subscribePage, () => beginnings);

/** Which part of the trainer's tools is open; null while they are closed. */
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
