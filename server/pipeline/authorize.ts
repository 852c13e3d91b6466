import { toNetwork } from '../network/network.ts';
import { rememberBaseUrl } from '../network/base-url.ts';
import { getRecord } from '../features/account/account-session.ts';
import type { Operation } from '../http/contract.ts';
import { resolveReference } from '../http/contract-schema.ts';
import { getOrigin, getOwnAddress, getPageAddress } from '../http/origin.ts';
import { getRawBody } from './body.ts';
import { getHeader, type AnyHandlerContext, type PipelineCall } from './call.ts';
import { readSession } from './identify.ts';

function createHangUpSignal({ res }: PipelineCall): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => controller.abort());
  return controller.signal;
}

/**
 * Converts the path parameters that the contract declares as integers from text to numbers. The validator has already
 * checked them.
 */
function typedParams(operation: Operation, params: Record<string, string>): Record<string, string | number> {
  const isWhole = (of: string): boolean =>
    operation.parameters.some(
      ({ name, in: place, schema }) => name === of && place === 'path' && resolveReference(schema).type === 'integer',
    );
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isWhole(name) ? Number(value) : value]),
  );
}

/**
 * Finds the record that a call is about and builds the context of its handler. 403 if the record is another student's.
 */
export function authorize(call: PipelineCall, now: number): AnyHandlerContext {
  const { operation, tenant, settings, language, req, outcome } = call;
  // Reads the session again, because it may have ended while a slow body was being read.
  if (operation.hasBody) readSession(call, now);
  const { account } = outcome;
  const origin = getOrigin(req);
  // Stores the address of the page, taken from the public URL or else from the call. Without a public URL, a call from
  // within this process is skipped, because others cannot reach its address.
  if (account && (settings.publicUrl || req.socket.localPort !== undefined))
    rememberBaseUrl(tenant.db, getPageAddress(settings, tenant, origin));
  const query = req.query as Record<string, unknown>;
  const student =
    account && operation.forRecord ? getRecord(tenant, account, String(query.StudFacultyCode)) : undefined;
  return (outcome.given = {
    tenant,
    db: tenant.db,
    settings,
    now,
    language,
    address: req.ip ?? '',
    network: toNetwork(req.ip ?? ''),
    userAgent: getHeader(req, 'user-agent') ?? '',
    origin,
    ownAddress: getOwnAddress(settings, req),
    hungUp: () => createHangUpSignal(call),
    rawBody: getRawBody(req),
    header: (name) => getHeader(req, name) ?? '',
    query,
    params: typedParams(operation, call.params),
    body: req.body as unknown,
    account,
    student,
  });
}
