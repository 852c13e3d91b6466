import { useEffect, useState, useSyncExternalStore } from 'react';
import { call } from './client.ts';
import { settings } from './settings.ts';

let answer: Promise<boolean> | null = null;
let known = false;

/** Whether the API says that it is a simulator. Asked once; never where the settings say it is not. */
export const isSimulator = (): Promise<boolean> =>
  (answer ??= (settings().simulator === false ? Promise.resolve(false) : call('getSimulator').then(({ name }) => name === 'sis-simulator', () => false)).then((is) => (known = is)));

export function useSimulating(): boolean {
  // The settings of a server that simulates say so: the place of the strip is kept from the first picture on.
  const [simulating, setSimulating] = useState(known || settings().simulator === true);
  useEffect(() => {
    void isSimulator().then(setSimulating);
  }, []);
  return simulating;
}

/** Which part of the trainer's tools is open; null while they are closed. */
export type SimulatorPanel = 'clock' | 'personas' | 'outbox' | 'scenarios' | 'refusal';
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
