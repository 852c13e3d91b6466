import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response that passes through the proxy, with its request. */
export type Passing = {
  path: string;
  asked: { url: string; body: string; headers: IncomingHttpHeaders };
  status: number;
  headers: Record<string, string>;
  text: string;
};
export type Change = (answer: Passing) => Partial<Passing> | undefined;

export type ReverseProxy = {
  base: string;
  asked: { path: string; headers: IncomingHttpHeaders }[];
  close(): Promise<void>;
};

const kept = ['content-type', 'cache-control', 'x-content-type-options', 'retry-after', 'location'];

/** Starts a proxy that records all requests and may change the responses. */
export async function startReverseProxy(base: string, change: Change): Promise<ReverseProxy> {
  const asked: ReverseProxy['asked'] = [];
  const server = createServer((req, res) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of req) parts.push(part as Buffer);
      const path = req.url ?? '/';
      asked.push({ path, headers: req.headers });
      const headers = Object.fromEntries(
        [
          'content-type',
          'authorization',
          'accept-language',
          'idempotency-key',
          'cookie',
          'gateway-timestamp',
          'gateway-signature',
          'webhook-id',
          'webhook-timestamp',
          'webhook-signature',
          'x-operator-key',
          'origin',
          'sec-fetch-site',
          'x-sim-fault',
        ].flatMap((name) => (req.headers[name] ? [[name, String(req.headers[name])]] : [])),
      );
      // The server builds its addresses with the host of the proxy.
      headers['x-forwarded-host'] = req.headers.host ?? '';
      const right = await fetch(base + path, {
        redirect: 'manual',
        method: req.method ?? 'GET',
        headers,
        ...(parts.length && { body: Buffer.concat(parts) }),
      });
      // A stream does not end by itself, so it is forwarded as it arrives and not passed to `change`.
      if (right.body && right.headers.get('content-type')?.startsWith('text/event-stream')) {
        res.writeHead(right.status, { 'content-type': 'text/event-stream' });
        const reader = right.body.getReader();
        res.on('close', () => void reader.cancel());
        for (let part = await reader.read(); !part.done; part = await reader.read()) res.write(part.value);
        return void res.end();
      }
      const answer: Passing = {
        path: path.split('?', 1)[0] ?? '',
        asked: { url: path, body: Buffer.concat(parts).toString(), headers: req.headers },
        status: right.status,
        headers: Object.fromEntries(
          kept.flatMap((name) => (right.headers.get(name) ? [[name, right.headers.get(name)!]] : [])),
        ),
        text: await right.text(),
      };
      const { status, headers: sent, text } = { ...answer, ...change(answer) };
      res.writeHead(status, { ...sent, 'set-cookie': right.headers.getSetCookie() }).end(text);
    })().catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
