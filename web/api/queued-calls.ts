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
 * Calls that wait in the registration queue of the API. The page sends them again at their turn. They are stored in the
 * tab, so that they survive a reload.
 */

export type QueuedCall = { operationId: ActionOperation; input: CallInput; idempotencyKey: string };
/** The place in the queue, and the expected instant of the turn in milliseconds of `performance.now`. */
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

/**
 * The idempotency key of a stored call with the same input, so that sending it again continues that call; undefined if
 * there is none.
 */
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

/** Leaves the queue. The waiting calls fail with their last response. */
export function leaveQueue(): void {
  leave.abort();
  leave = new AbortController();
}

/** A place as the API reports it. `retryAfter`: the seconds after which the page is to ask again. */
type ToldPlace = { place: number; expectedAt: string; retryAfter: number };

function toToldPlace({ error, retryAfter }: CallFailure): ToldPlace | undefined {
  const queued = error.Refusals.find(isLiftedBy('turn'));
  if (!queued) return undefined;
  const { place, expectedAt } = queued.Params;
  return typeof place === 'number' && typeof expectedAt === 'string' ? { place, expectedAt, retryAfter } : undefined;
}

/**
 * True for the failure of a call that has a place in the queue. The page sees such a failure only if the student left
 * the queue.
 */
export const isQueued = (failure: CallFailure): boolean => toToldPlace(failure) !== undefined;

/** The milliseconds until the turn, at least those until the page may ask again. */
const toWait = ({ expectedAt, retryAfter }: ToldPlace): number =>
  Math.max(retryAfter * 1000, Date.parse(expectedAt) - (simulatorTime(Date.now()) ?? serverNow()));

/** The milliseconds before the turn at which the call is sent again. The API then holds it until the turn. */
const nearMilliseconds = 2_000;
const retryAfterFailure = 5;

/** Waits for some seconds. Rejects with `reason` if the student leaves the queue. */
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

/**
 * Waits until the call is to be sent again. Meanwhile it requests the place at intervals, because the API gives up a
 * place that is not asked for.
 */
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

/**
 * Sends a call. If the API gives it a place in the queue, the call waits and is sent again at its turn. A call without
 * an idempotency key is sent only once.
 */
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
    // The student waits until no call is stored any more, because several may be in the queue.
    const left = others(queued);
    if (left.length < storedCalls().length) store(left);
    if (left.length === 0) setWait(null);
  }
}
