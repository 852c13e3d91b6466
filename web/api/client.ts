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

/** The only code that talks HTTP. */

/** Calls that go without token and without refresh handling (spec section 7), and the simulator's own. */
const openPaths = [
  'UserLogin',
  'HandleAuthentication',
  'ForgetPasswordChangePassword',
  'ForgetPasswordRetrieveEmail',
  '/api/public/',
  '/sim/',
];
const isSimulators = (path: string): boolean => path.startsWith('/sim/');
const isOpen = (path: string): boolean => openPaths.some((part) => path.includes(part));

/** A 401 of these is a response about the session itself. */
const aboutSession = new Set<OperationId>(['refreshToken', 'logout', 'verifyToken']);

/**
 * `inBackground`: nobody waits for it; the page shows quietly that it is loading. `keepalive`: it is sent also where
 * the page is left. `sandbox`: in the simulator's sandbox of that name instead of this page's own. `trainerCode`: what
 * a simulator that other machines reach asks a trainer for.
 */
export type CallOptions = {
  idempotencyKey?: string;
  signal?: AbortSignal;
  inBackground?: boolean;
  keepalive?: boolean;
  sandbox?: string;
  trainerCode?: string;
};

export function call<Id extends OperationId>(
  operationId: Id,
  input: CallInput = {},
  options: CallOptions = {},
): Promise<ResponseBodyOf<Id>> {
  return whileLoading(send(operationId, input, options), options.inBackground ? 'quiet' : 'waited');
}

/** The parts of a multipart body; what is left out or empty is no part of it. */
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
  { idempotencyKey, signal, sandbox, trainerCode, keepalive }: CallOptions,
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
    if (!isSimulators(endpoint.path)) noteConnection(false);
    throw new CallFailure(0, toErrorBody(null));
  }

  // What changes something is answered by the server itself; a read may come out of a cache.
  if (endpoint.method !== 'get') noteServerTime(response.headers.get('date'), asked);
  noteOwnCall(response.headers.get('x-simulator-call'));
  if (response.ok) {
    const answer = await readAnswer(operationId, response).catch((failure: unknown) => {
      signal?.throwIfAborted();
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
  const failure = new CallFailure(response.status, error);
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
 * After a 401: one refresh for every call that met one, in whichever tab. Success reloads the page with the new tokens,
 * failure ends the session, so that neither ever returns; only an unreachable server throws. `reason`: why the call was
 * refused.
 */
const renewSession = (refused: string | null, reason: CallFailure): Promise<never> =>
  (renewing ??= renewOnce(refused, reason).finally(() => (renewing = null)));

const never = (): Promise<never> => new Promise(() => undefined);

function renewOnce(refused: string | null, reason: CallFailure): Promise<never> {
  return oneTabAtATime(async (): Promise<never> => {
    const refreshToken = storedRefreshToken();
    // Another tab was faster: its tokens are as good.
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
 * A refresh token works once: two tabs must not both spend it. The turn ends when the page reloads, so it is kept no
 * longer.
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

/** Statuses with which a verifier says in words of its own that a token counts no longer. */
const verifierStatuses = new Set([200, 400, 422]);

/** Whether the verifier refused the token itself: the page of a proxy says nothing of the session. */
const refusesToken = ({ status, error }: CallFailure): boolean => verifierStatuses.has(status) && hasWords(error);

/**
 * Verifies the stored token, at each start (spec section 4): success goes on signed in, with new tokens; failure ends
 * the session. An expired token is refreshed as by any call.
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
