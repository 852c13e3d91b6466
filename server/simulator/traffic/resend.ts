import type { RequestListener } from 'node:http';
import { eq } from 'drizzle-orm';
import { sessions } from '../../../db/schema/account.ts';
import { signedIn, startSession } from '../../features/account/account-commands.ts';
import { accountById, findAccount } from '../../features/account/account-queries.ts';
import { contract, listOperations, routeTable } from '../../http/contract.ts';
import type { Schema } from '../../http/operations.ts';
import { UploadedFile } from '../../http/uploaded-file.ts';
import { malformed, refuse, Refused } from '../../refusal.ts';
import type { Tenant } from '../../tenant.ts';
import { InProcessCaller } from '../in-process-caller.ts';
import { managesSandboxes, type ShownCall } from './recorded-call.ts';
import { getPart, withSecrets } from './redaction.ts';
import { sampleFile } from '../scenario/sample-files.ts';

const find = routeTable(listOperations(contract));

/** Parses a query string. A name that occurs several times becomes a list. Hidden secrets are taken from `original`. */
export function queryIn(text: string, original: Record<string, unknown>): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const [name, typed] of new URLSearchParams(text.replace(/^\?/, ''))) {
    const value = withSecrets(typed, original[name]);
    query[name] = name in query ? [query[name], value].flat() : value;
  }
  return query;
}

/** Replaces each uploaded file by a sample page with the same name, because a recording keeps no file contents. */
function withFiles(body: unknown, original: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const parts = Object.entries(body).map(([name, part]): [string, unknown] => {
    const sent = getPart(original, name);
    const page = sampleFile('bank-letter');
    return [name, sent instanceof UploadedFile && page ? new File([page], sent.name, { type: page.type }) : part];
  });
  return Object.fromEntries(parts);
}

function bodyIn(text: string | null | undefined, original: unknown): unknown {
  if (text === undefined) return original;
  if (text === null || text.trim() === '') return undefined;
  try {
    return withSecrets(JSON.parse(text), original);
  } catch {
    throw malformed('body/body: no JSON');
  }
}

/**
 * Returns the tokens of the call's session if it is still valid, else of a new session of its account. Undefined if
 * the call had no session or its account is not found.
 */
async function findSession(tenant: Tenant, { session, shown }: ShownCall): Promise<Schema<'SignedIn'> | undefined> {
  if (session === null) return undefined;
  const now = tenant.clock.now();
  const row = tenant.db.select().from(sessions).where(eq(sessions.id, session)).get();
  const account = row
    ? accountById(tenant.db, row.accountId)
    : shown.userName === null
      ? undefined
      : findAccount(tenant.db, shown.userName);
  if (!account) return undefined;
  return row?.endedAt === null && row.endsAt > now
    ? signedIn(tenant, account, row, now)
    : startSession(tenant, account, false, now);
}

/**
 * Sends a recorded call again as the same account, at the current time. Returns the number of the newly recorded call.
 * Throws DEV-000001 for streams and for calls about sandboxes, which are not sent, and after sending a call that the
 * traffic does not show.
 */
export async function resend(
  app: RequestListener,
  tenant: Tenant,
  call: ShownCall,
  { path, query, body }: Schema<'ResendCall'>,
): Promise<number> {
  const target =
    path === undefined || path === call.shown.path
      ? { operation: call.operation, params: call.params }
      : pathIn(call.operation.method, path);
  if (managesSandboxes(target.operation) || target.operation.stream)
    throw malformed('body/path: calls about sandboxes are not made again');
  const caller = new InProcessCaller(app, tenant.path);
  caller.session = await findSession(tenant, call);
  const sent = bodyIn(body, call.body);
  const { headers } = await caller.sendAny(target.operation.id, {
    query: query === undefined ? call.query : queryIn(query, call.query),
    params: target.params,
    body: target.operation.multipart ? withFiles(sent, call.body) : sent,
    headers: { 'accept-language': call.language },
  });
  const recordedAs = Number(headers.get('x-simulator-call'));
  if (!recordedAs) throw malformed('body/path: such calls are not recorded');
  return recordedAs;
}

function pathIn(method: string, path: string): { operation: ShownCall['operation']; params: Record<string, string> } {
  let found: ReturnType<typeof find>;
  try {
    found = find(method, path);
  } catch {
    throw malformed('body/path: malformed');
  }
  if (!found || 'allow' in found) throw new Refused(refuse('DEV-000002'), { detail: path });
  return found;
}
