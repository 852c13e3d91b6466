import { useSyncExternalStore } from 'react';
import type { ResponseBodyOf, ReadOperation } from './operations.ts';

/** The services and their opening periods, from the last `getServices` or `getDashboard` response. */
export type Agenda = Pick<ResponseBodyOf<'getServices'>, 'services'>;

let agenda: Agenda | null = null;
const listeners = new Set<() => void>();

export function noteAgenda(operationId: ReadOperation, answer: unknown): void {
  if (operationId !== 'getServices' && operationId !== 'getDashboard') return;
  agenda = answer as Agenda;
  listeners.forEach((listener) => listener());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useAgenda = (): Agenda | null => useSyncExternalStore(subscribe, () => agenda);
