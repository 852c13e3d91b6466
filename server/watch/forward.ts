import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { contractDifferences, type Difference } from '../conformance/judge.ts';
import { contract, listOperations, routeTable, type Operation } from '../http/contract.ts';
import { requestDifferences } from './judge-request.ts';
import type { WatchedCalls } from './watched-calls.ts';

/** Forwards a request of the page to the API and its response back, and checks both against the contract. */

const find = routeTable(listOperations(contract));

/** Headers that belong to one connection, or that the proxy sets itself. */
const ofTheLine = new Set([
  'host',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
  'content-length',
  'accept-encoding',
  'proxy-authorization',
  'proxy-connection',
  'expect',
]);
const notBack = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'set-cookie',
  'strict-transport-security',
]);

const isNear = (upstream: URL): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(upstream.hostname);

function headersTo(upstream: URL, headers: IncomingHttpHeaders): Headers {
  const sent = new Headers();
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !ofTheLine.has(name)) sent.set(name, [value].flat().join(', '));
  // The proxy's own origin is replaced by the API's. Other origins are left for the API to check.
  if (headers.origin === `http://${headers.host ?? ''}`) sent.set('origin', upstream.origin);
  sent.delete('referer');
  // A simulator on this machine builds its links from these headers, so that they lead back to the proxy.
  if (isNear(upstream)) {
    sent.set('x-forwarded-host', headers.host ?? '');
    sent.set('x-forwarded-proto', 'http');
  }
  return sent;
}

/** The most bytes of a request body, more than any call needs. `readBody` returns undefined if a body is larger. */
const mostBytes = 48 * 1024 * 1024;

async function readBody(req: IncomingMessage): Promise<Buffer | undefined> {
  if (Number(req.headers['content-length'] ?? 0) > mostBytes) return undefined;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of req) {
    bytes += (part as Buffer).length;
    if (bytes > mostBytes) return undefined;
    parts.push(part as Buffer);
  }
  return Buffer.concat(parts);
}

const sandboxOf = /^\/sandbox\/[^/]+/;

/**
 * The operation of a path, and its path in the contract. An unknown path is cut to two parts, so that it identifies no
 * person.
 */
function calledBy(method: string, pathname: string): { operation: Operation | undefined; path: string } {
  const path = pathname.replace(sandboxOf, '') || '/';
  let found: ReturnType<typeof find>;
  try {
    found = find(method, path);
  } catch {
    // The path has a parameter that cannot be decoded, so it belongs to no operation.
  }
  if (found && 'operation' in found) return { operation: found.operation, path: found.operation.path };
  return { operation: undefined, path: `/${path.split('/').slice(1, 3).join('/')}` };
}

/** True for calls of the contract. Pages of a gateway or an identity provider are forwarded without a check. */
const isCall = (pathname: string): boolean =>
  /^\/(api|sim|register|forgot_password|verify_token|\.well-known|did\.json)(\/|$)/.test(
    pathname.replace(sandboxOf, ''),
  );

function headersBack(answer: Response, upstream: URL, own: string): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  answer.headers.forEach((value, name) => {
    if (!notBack.has(name))
      headers[name] =
        name === 'location' && value.startsWith(upstream.origin) ? own + value.slice(upstream.origin.length) : value;
  });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.replace(/;\s*domain=[^;]*/i, ''));
  return cookies.length ? { ...headers, 'set-cookie': cookies } : headers;
}

async function streamBack(answer: Response, res: ServerResponse): Promise<void> {
  const reader = answer.body!.getReader();
  res.on('close', () => void reader.cancel().catch(() => undefined));
  for (let part = await reader.read(); !part.done; part = await reader.read()) res.write(part.value);
  res.end();
}

/** Forwards one request. `upstream` is the API's address without a slash at its end. */
export async function forward(
  req: IncomingMessage,
  res: ServerResponse,
  upstream: string,
  calls: WatchedCalls,
): Promise<void> {
  const target = new URL(upstream);
  const own = `http://${req.headers.host ?? ''}`;
  const method = req.method ?? 'GET';
  const asked = new URL(req.url ?? '/', own);
  const { operation, path } = calledBy(method, asked.pathname);
  const watched = isCall(asked.pathname);
  const body = await readBody(req);
  if (!body) {
    res
      .writeHead(413, { 'content-type': 'application/json', 'cache-control': 'no-store', connection: 'close' })
      .end(JSON.stringify({ Message: 'DEV-000003', ErrorMessageType: 'FromTranslation', Details: '' }));
    return;
  }
  const requested = operation
    ? requestDifferences(
        operation,
        asked.searchParams,
        req.headers['content-type'] ?? '',
        operation.multipart ? '' : body.toString(),
      )
    : [];
  const started = performance.now();
  const note = (status: number, answered: Difference[]): void => {
    if (!watched) return;
    const unknown = operation
      ? []
      : [{ of: 'request' as const, at: 'path', says: 'is not in the contract', severity: 'must' as const }];
    const differences = [
      ...unknown,
      ...requested.map((one) => ({ of: 'request' as const, ...one })),
      ...answered.map((one) => ({ of: 'answer' as const, ...one })),
    ];
    calls.add(operation, { method, path, status, milliseconds: Math.round(performance.now() - started), differences });
  };
  let answer: Response;
  try {
    answer = await fetch(`${upstream}${asked.pathname}${asked.search}`, {
      method,
      headers: headersTo(target, req.headers),
      redirect: 'manual',
      ...(body.length && {
        body: new Uint8Array(body.buffer, body.byteOffset, body.length) as Uint8Array<ArrayBuffer>,
      }),
    });
  } catch {
    note(0, [{ at: 'status', says: 'no answer', severity: 'must' }]);
    res
      .writeHead(502, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify({ Message: 'HTTP 502', ErrorMessageType: 'GeneralException', Details: '' }));
    return;
  }
  res.writeHead(answer.status, headersBack(answer, target, own));
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream && answer.body) {
    note(answer.status, []);
    return streamBack(answer, res);
  }
  const content = Buffer.from(await answer.arrayBuffer());
  res.end(content);
  const isText = /json|text/.test(answer.headers.get('content-type') ?? '');
  note(
    answer.status,
    operation
      ? contractDifferences(
          operation,
          { status: answer.status, headers: answer.headers, text: isText ? content.toString() : '' },
          { quiet: true },
        )
      : [],
  );
}
