import { takePreloaded } from './preloaded-responses.ts';
import { CallFailure, toErrorBody, hasWords } from './failure.ts';
import { stampEntries } from './offline-cache.ts';
import { whileLoading } from './loading.ts';
import { noteContract, noteUnknownCall } from './feature-availability.ts';
import { noteConnection } from './connection.ts';
import { noteOwnCall } from './own-calls.ts';
import type { ResponseBodyOf, CallInput, OperationId } from './operations.ts';
import { toAddress, getEndpoint } from './operations.ts';
import { readAnswer } from './read-response.ts';
import {
  bearer,
  currentPlace,
  purge,
  resumeSession,
  storedLanguage,
  storedRefreshToken,
  storeTokens,
} from './session.ts';
import { noteServerTime, noteSimulatorClock } from './server-clock.ts';
import { apiAddress } from './settings.ts';
import { isOwnTab } from './tab.ts';
import { keptTrainerCode } from './trainer-code.ts';

/**
 * The HTTP client of the page. All calls of the API go through it, except those that the document sends before the code
 * is loaded (`preload-script.ts`) and the event streams (`streams.ts`).
 */

/**
 * Parts of the paths that are called without a token. A 401 of such a call renews no session. The calls of the
 * simulator are among them.
 */
const openPaths = [
  'UserLogin',
  'HandleAuthentication',
  'ForgetPasswordChangePassword',
  'ForgetPasswordRetrieveEmail',
  '/api/public/',
  '/.well-known/',
  '/Webhook/',
  '/sim/',
];
const isSimulators = (path: string): boolean => path.startsWith('/sim/');
const isOpen = (path: string): boolean => openPaths.some((part) => path.includes(part));

/**
 * Waits 300 ms before a failed or incomplete response is reported. Calls also fail because the user is leaving the
 * page; after the wait that page is gone and shows no message.
 */
const untilLeft = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300));

/** Operations whose 401 is about the session itself, so that it does not renew the session. */
const aboutSession = new Set<OperationId>(['refreshToken', 'logout', 'verifyToken']);

/**
 * `inBackground`: the student does not wait for the call, so the progress bar is faint. `keepalive`: the call is
 * completed even if the page is closed. `sandbox`: the simulator's sandbox to call instead of this page's own.
 * `trainerCode`: the code that a simulator reachable from other machines requires of a trainer. `operatorKey`: for the
 * calls of the webhooks, which only a simulator's console makes.
 */
export type CallOptions = {
  idempotencyKey?: string;
  signal?: AbortSignal;
  inBackground?: boolean;
  keepalive?: boolean;
  sandbox?: string;
  trainerCode?: string;
  operatorKey?: string;
};

export function call<Id extends OperationId>(
  operationId: Id,
  input: CallInput = {},
  options: CallOptions = {},
): Promise<ResponseBodyOf<Id>> {
  return whileLoading(send(operationId, input, options), options.inBackground ? 'quiet' : 'waited');
}

/** Builds a multipart body. Undefined and null values are left out. */
function toFormData(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][])
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null)
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  return form;
}

async function send<Id extends OperationId>(
  operationId: Id,
  input: CallInput,
  { idempotencyKey, signal, sandbox, trainerCode, operatorKey, keepalive }: CallOptions,
): Promise<ResponseBodyOf<Id>> {
  const endpoint = getEndpoint(operationId);
  const token = isOpen(endpoint.path) ? null : bearer();
  const multipart = endpoint.multipart === true && input.body !== undefined;

  const language = storedLanguage();
  const headers = new Headers({ 'accept-language': language });
  if (!multipart) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  const code = trainerCode ?? (isSimulators(endpoint.path) ? keptTrainerCode() : null);
  if (code) headers.set('x-trainer-code', code);
  if (operatorKey) headers.set('x-operator-key', operatorKey);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);

  const asked = Date.now();
  let response: Response;
  try {
    const address = apiAddress(toAddress(endpoint, input), sandbox);
    response =
      (endpoint.method === 'get' ? await takePreloaded(address, language, token) : undefined) ??
      (await fetch(address, {
        method: endpoint.method.toUpperCase(),
        headers,
        ...(input.body !== undefined && {
          body: multipart ? toFormData(input.body as object) : JSON.stringify(input.body),
        }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      }));
  } catch (reason) {
    if (signal?.aborted) throw reason;
    await untilLeft();
    if (!isSimulators(endpoint.path)) noteConnection(false);
    throw new CallFailure(0, toErrorBody(null));
  }

  // A response to a GET may come from a cache, so its date says nothing about the server's clock.
  if (endpoint.method !== 'get') noteServerTime(response.headers.get('date'), asked);
  noteOwnCall(response.headers.get('x-simulator-call'));
  if (response.ok) {
    const answer = await readAnswer(operationId, response).catch(async (failure: unknown) => {
      signal?.throwIfAborted();
      await untilLeft();
      throw failure;
    });
    noteConnection(true);
    if (operationId === 'getSimulator' && sandbox === undefined) {
      noteSimulatorClock((answer as ResponseBodyOf<'getSimulator'>).clock);
      stampEntries();
    }
    noteContract(operationId, answer);
    return answer;
  }
  const error = toErrorBody(await response.json().catch(() => null), response.headers.get('x-simulator-call'));
  const failure = new CallFailure(response.status, error, Number(response.headers.get('retry-after')) || 0);
  noteConnection(true);
  noteUnknownCall(operationId, response.status, error);
  if (response.status === 401 && !aboutSession.has(operationId) && !isOpen(endpoint.path))
    await renewSession(token, failure);
  throw failure;
}

const renewedKey = 'renewedAt';
const tooSoon = 10_000;
let renewing: Promise<never> | null = null;

/**
 * Renews the session after a 401, once for all calls of all tabs. Success reloads the page with new tokens, failure
 * ends the session; in both cases the promise never settles. Throws only if the server is unreachable. `refused`: the
 * rejected token. `reason`: the failed call.
 */
const renewSession = (refused: string | null, reason: CallFailure): Promise<never> =>
  (renewing ??= renewOnce(refused, reason).finally(() => (renewing = null)));

const never = (): Promise<never> => new Promise(() => undefined);

function renewOnce(refused: string | null, reason: CallFailure): Promise<never> {
  return oneTabAtATime(async (): Promise<never> => {
    const refreshToken = storedRefreshToken();
    // Another tab has already renewed the tokens, so the page is loaded again with them.
    if (bearer() !== refused && bearer()) {
      location.reload();
      return never();
    }
    const justRenewed = Date.now() - Number(sessionStorage.getItem(renewedKey) ?? 0) < tooSoon;
    if (!refreshToken || justRenewed) {
      purge({ returnTo: currentPlace(), reason });
      return never();
    }
    try {
      const { context } = await send('refreshToken', { query: { Token: refreshToken } }, {});
      storeTokens(context);
      sessionStorage.setItem(renewedKey, String(Date.now()));
      location.reload();
    } catch (failure) {
      if (failure instanceof CallFailure && failure.status === 0) throw failure;
      purge({ returnTo: currentPlace(), reason });
    }
    return never();
  });
}

const longestTurn = 5_000;

/**
 * Runs the work in one tab at a time, because a refresh token is valid only once. The lock is released after at most
 * `longestTurn` milliseconds, because a renewal that reloads the page never settles. A tab with its own session needs
 * no lock.
 */
function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator) || isOwnTab()) return work();
  return new Promise<T>((resolve, reject) => {
    void navigator.locks.request('sis-session', async () => {
      const pause = new Promise<void>((done) => setTimeout(done, longestTurn));
      await Promise.race([work().then(resolve, reject), pause]);
    });
  });
}

/** HTTP statuses with which an API may reject a token at verification, with a reason in the body. */
const verifierStatuses = new Set([200, 400, 422]);

/** True if the API itself rejected the token. An error page of a proxy does not count. */
const refusesToken = ({ status, error }: CallFailure): boolean => verifierStatuses.has(status) && hasWords(error);

/**
 * Verifies the stored token, after the start of the page and when the browser is online again. Success stores new
 * tokens, rejection ends the session. An expired token is refreshed as in any other call.
 */
export async function verifySession(): Promise<void> {
  let token = bearer();
  if (!token) return;
  try {
    await oneTabAtATime(async () => {
      token = bearer();
      if (token) resumeSession(token, await call('verifyToken', { body: { token } }));
    });
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.status === 401) await renewSession(token, failure).catch(() => undefined);
    else if (refusesToken(failure)) purge({ returnTo: currentPlace(), reason: failure });
  }
}
