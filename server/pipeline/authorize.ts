import { networkOf } from '../network.ts';
import { rememberBaseUrl } from '../base-url.ts';
import { recordOf } from '../features/account/account-session.ts';
import type { Operation } from '../http/contract.ts';
import { originOf, ownAddressOf, pageAddressOf } from '../http/origin.ts';
import { rawBodyOf } from './body.ts';
import { headerOf, type AnyHandlerContext, type PipelineCall } from './call.ts';
import { readSession } from './identify.ts';

function hangUpOf({ res }: PipelineCall): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => controller.abort());
  return controller.signal;
}

/** Path parameters arrive as text; the contract has made sure that the whole numbers are whole numbers. */
function typedParams(operation: Operation, params: Record<string, string>): Record<string, string | number> {
  const declared = Object.values(operation.document.paths[operation.path] ?? {})[0]?.parameters as
    | { name?: string; in?: string; schema?: { type?: string } }[]
    | undefined;
  const isWhole = (name: string): boolean =>
    declared?.find((one) => one.name === name && one.in === 'path')?.schema?.type === 'integer';
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isWhole(name) ? Number(value) : value]),
  );
}

/** Finds the record that a call speaks for (403 where it is another's), and what its handler is given. */
export function authorize(call: PipelineCall, now: number): AnyHandlerContext {
  const { operation, tenant, settings, language, req, outcome } = call;
  // A body takes as long as its sender likes, and a session may end meanwhile.
  if (operation.hasBody) readSession(call, now);
  const { account } = outcome;
  const origin = originOf(req);
  // A call from within this process has no address that others could use.
  if (account && (settings.publicUrl || req.socket.localPort !== undefined))
    rememberBaseUrl(tenant.db, pageAddressOf(settings, tenant, origin));
  const query = req.query as Record<string, unknown>;
  const student = account && operation.forRecord ? recordOf(tenant, account, String(query.StudFacultyCode)) : undefined;
  return (outcome.given = {
    tenant,
    db: tenant.db,
    settings,
    now,
    language,
    address: req.ip ?? '',
    network: networkOf(req.ip ?? ''),
    userAgent: headerOf(req, 'user-agent') ?? '',
    origin,
    ownAddress: ownAddressOf(settings, req),
    hungUp: () => hangUpOf(call),
    rawBody: rawBodyOf(req),
    header: (name) => headerOf(req, name) ?? '',
    query,
    params: typedParams(operation, call.params),
    body: req.body as unknown,
    account,
    student,
  });
}
