import { useSyncExternalStore } from 'react';
import { call, type CallOptions } from './client.ts';
import { isLiftedBy } from './code-traits.ts';
import { CallFailure } from './failure.ts';
import type { ActionOperation, CallInput, ResponseBodyOf, Schema } from './operations.ts';
import { parseJson } from './parse-json.ts';
import { serverNow, simulatorTime } from './server-clock.ts';
import { currentSession, draftPrefix } from './session.ts';
import { basePath } from './settings.ts';

/**
 * Calls that wait in the queue of the API. The page sends them again when it is their turn. They are stored in the tab,
 * so that a reload loses nothing.
 */

export type QueuedCall = { operationId: ActionOperation; input: CallInput; idempotencyKey: string };
/** The place in the queue, and the end of the wait in milliseconds of `performance.now`. */
export type QueueWait = { place: number; turnAt: number };

const storageKey = (): string =>
  `${draftPrefix}${basePath()}queuedCalls ${currentSession()?.record?.studFacultyCode ?? ''}`;
export const storedCalls = (): QueuedCall[] => parseJson<QueuedCall[]>(sessionStorage.getItem(storageKey())) ?? [];

const store = (calls: QueuedCall[]): void => {
  if (calls.length > 0) sessionStorage.setItem(storageKey(), JSON.stringify(calls));
  else sessionStorage.removeItem(storageKey());
};
const others = ({ idempotencyKey }: Pick<QueuedCall, 'idempotencyKey'>): QueuedCall[] =>
  storedCalls().filter((one) => one.idempotencyKey !== idempotencyKey);

/** The key of a stored call with the same input, which continues that call. */
export const storedKeyOf = (operationId: ActionOperation, intent: string): string | undefined =>
  storedCalls().find((one) => one.operationId === operationId && JSON.stringify(one.input) === intent)?.idempotencyKey;

let wait: QueueWait | null = null;
let leave = new AbortController();
const listeners = new Set<() => void>();

function setWait(next: QueueWait | null): void {
  if (wait === next) return;
  wait = next;
  listeners.forEach((listener) => listener());
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** The student's place in the queue; null while no call waits. */
export const useQueueWait = (): QueueWait | null => useSyncExternalStore(subscribe, () => wait);

/** Ends the waiting. The calls fail with their last response. */
export function leaveQueue(): void {
  leave.abort();
  leave = new AbortController();
}

/** A place as the API tells it: `retryAfter` are the seconds until it wants to be called again. */
type ToldPlace = { place: number; expectedAt: string; retryAfter: number };

function toToldPlace({ error, retryAfter }: CallFailure): ToldPlace | undefined {
  const queued = error.Refusals.find(isLiftedBy('turn'));
  if (!queued) return undefined;
  const { place, expectedAt } = queued.Params;
  return typeof place === 'number' && typeof expectedAt === 'string' ? { place, expectedAt, retryAfter } : undefined;
}

/** True for the failure of a call that has a place in the queue. It reaches the page only if the student left the queue. */
export const isQueued = (failure: CallFailure): boolean => toToldPlace(failure) !== undefined;

/** The milliseconds until the turn, at least those until the next call. */
const toWait = ({ expectedAt, retryAfter }: ToldPlace): number =>
  Math.max(retryAfter * 1000, Date.parse(expectedAt) - (simulatorTime(Date.now()) ?? serverNow()));

/** The milliseconds before the turn at which the call is sent again. The API then holds it until its turn. */
const nearMilliseconds = 2_000;
const retryAfterFailure = 5;

/** Resolves after the seconds; rejects with `reason` when the student leaves the queue. */
function pause(seconds: number, reason: CallFailure): Promise<void> {
  const { signal } = leave;
  return new Promise((resolve, reject) => {
    const over = (): void => {
      signal.removeEventListener('abort', left);
      resolve();
    };
    const timer = setTimeout(over, Math.max(1, seconds) * 1000);
    const left = (): void => {
      clearTimeout(timer);
      reject(reason);
    };
    signal.addEventListener('abort', left, { once: true });
  });
}

/** Waits until the call shall be sent again, and keeps the place meanwhile. */
async function untilTurn(first: ToldPlace, reason: CallFailure, query: CallInput['query']): Promise<void> {
  let told: ToldPlace = first;
  for (;;) {
    const turnAt = performance.now() + toWait(told);
    setWait({ place: told.place, turnAt });
    await pause(told.retryAfter, reason);
    if (turnAt - performance.now() <= nearMilliseconds) return;
    try {
      const now: Schema<'QueuePlace'> = await call('getQueuePlace', { query }, { inBackground: true });
      if (now.place === null || now.expectedAt === null) return;
      told = { place: now.place, expectedAt: now.expectedAt, retryAfter: now.retryAfter };
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      told = { ...told, retryAfter: retryAfterFailure };
    }
  }
}

/** Sends a call. If the API gives it a place in the queue, sends it again when it is its turn. */
export async function callInTurn<Id extends ActionOperation>(
  operationId: Id,
  input: CallInput,
  options: CallOptions,
): Promise<ResponseBodyOf<Id>> {
  const { idempotencyKey } = options;
  if (idempotencyKey === undefined) return call(operationId, input, options);
  const queued: QueuedCall = { operationId, input, idempotencyKey };
  try {
    for (;;) {
      try {
        return await call(operationId, input, options);
      } catch (reason) {
        const told = reason instanceof CallFailure ? toToldPlace(reason) : undefined;
        if (!told) throw reason;
        store([...others(queued), queued]);
        const { StudFacultyCode } = input.query as { StudFacultyCode?: string };
        await untilTurn(told, reason as CallFailure, { StudFacultyCode });
      }
    }
  } finally {
    // Other calls end meanwhile. The student waits while any call is stored.
    const left = others(queued);
    if (left.length < storedCalls().length) store(left);
    if (left.length === 0) setWait(null);
  }
}
