import { CallFailure, errorBodyOf } from './failure.ts';
import { whileLoading } from './loading.ts';
import { noteOwnCall } from './own-calls.ts';
import type { AnswerOf, CallInput, OperationId } from './operations.ts';
import { addressOf, endpointOf } from './operations.ts';
import { bearer, currentPlace, purge, storedLanguage, storedRefreshToken, storeTokens } from './session.ts';
import { apiAddress } from './settings.ts';

/** The only code that talks HTTP. */

/** Calls that go without token and without refresh handling (spec section 7), and the simulator's own. */
const openPaths = ['UserLogin', 'HandleAuthentication', 'ForgetPasswordChangePassword', 'ForgetPasswordRetrieveEmail', '/sim/'];
const isOpen = (path: string): boolean => openPaths.some((part) => path.includes(part));

/** `inBackground`: the page does not show that it is loading. `sandbox`: in the simulator's sandbox of that name instead of this page's own. */
export type CallOptions = { idempotencyKey?: string; signal?: AbortSignal; inBackground?: boolean; sandbox?: string };

export function call<Id extends OperationId>(operationId: Id, input: CallInput = {}, options: CallOptions = {}): Promise<AnswerOf<Id>> {
  const answer = send(operationId, input, options);
  return options.inBackground ? answer : whileLoading(answer);
}

/** The parts of a multipart body; what is left out or empty is no part of it. */
function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][])
    if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined && value !== null) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  return form;
}

async function send<Id extends OperationId>(operationId: Id, input: CallInput, { idempotencyKey, signal, sandbox }: CallOptions): Promise<AnswerOf<Id>> {
  const endpoint = endpointOf(operationId);
  const token = isOpen(endpoint.path) ? null : bearer();
  const multipart = endpoint.path.includes('Attachments') && input.body !== undefined;

  const headers = new Headers({ 'accept-language': storedLanguage() });
  if (!multipart) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);

  let response: Response;
  try {
    response = await fetch(apiAddress(addressOf(endpoint, input), sandbox), {
      method: endpoint.method.toUpperCase(),
      headers,
      ...(input.body !== undefined && { body: multipart ? formOf(input.body as object) : JSON.stringify(input.body) }),
      ...(signal && { signal }),
    });
  } catch (reason) {
    if (signal?.aborted) throw reason;
    throw new CallFailure(0, errorBodyOf(null));
  }

  noteOwnCall(response.headers.get('x-simulator-call'));
  if (response.ok && !/^(application\/json|text\/)/.test(response.headers.get('content-type') ?? '')) return (await response.blob()) as AnswerOf<Id>;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as AnswerOf<Id>;
  if (response.status === 401 && operationId !== 'refreshToken' && operationId !== 'logout' && !isOpen(endpoint.path)) await renewSession(token);
  throw new CallFailure(response.status, errorBodyOf(answer));
}

const renewedKey = 'renewedAt';
const tooSoon = 10_000;
let renewing: Promise<never> | null = null;

/**
 * After a 401: one refresh for every call that met one, in whichever tab. Success reloads the page with the new tokens, failure
 * ends the session, so that neither ever returns; only an unreachable server throws.
 */
const renewSession = (refused: string | null): Promise<never> => (renewing ??= renewOnce(refused).finally(() => (renewing = null)));

const never = (): Promise<never> => new Promise(() => undefined);

async function renewOnce(refused: string | null): Promise<never> {
  const renew = async (): Promise<never> => {
    const refreshToken = storedRefreshToken();
    // Another tab was faster: its tokens are as good.
    if (bearer() !== refused && bearer()) {
      location.reload();
      return never();
    }
    const justRenewed = Date.now() - Number(sessionStorage.getItem(renewedKey) ?? 0) < tooSoon;
    if (!refreshToken || justRenewed) {
      purge({ returnTo: currentPlace() });
      return never();
    }
    try {
      const { context } = await send('refreshToken', { query: { Token: refreshToken } }, {});
      storeTokens(context);
      sessionStorage.setItem(renewedKey, String(Date.now()));
      location.reload();
    } catch (failure) {
      if (failure instanceof CallFailure && failure.status === 0) throw failure;
      purge({ returnTo: currentPlace() });
    }
    return never();
  };
  // A refresh token works once: two tabs must not both spend it. The lock is let go when the page reloads, so keep it no longer.
  return 'locks' in navigator ? withLock(renew) : renew();
}

function withLock(work: () => Promise<never>): Promise<never> {
  return new Promise<never>((_, reject) => {
    void navigator.locks.request('sis-session', async () => {
      const pause = new Promise<void>((resolve) => setTimeout(resolve, 5_000));
      await Promise.race([work().catch(reject), pause]);
    });
  });
}
