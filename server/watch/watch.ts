import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express, type Response as Reply } from 'express';
import { readPageConfig, type PageConfig } from '../hosting/page-config.ts';
import { pagePolicy, pageSafety, policyText } from '../hosting/page-policy.ts';
import { hostGuard } from '../http/host.ts';
import { builtPage, servePage } from '../http/web.ts';
import { readSettings } from '../settings.ts';
import { forward } from './forward.ts';
import { WatchedCalls, type WatchReport } from './watched-calls.ts';
import { reportPage } from './watch-report.ts';

/**
 * A proxy between the page and an API. It serves the built page, forwards its calls and checks requests and responses
 * against the contract. Its records identify no person.
 */
export type Watching = { base: string; calls: WatchedCalls; report: () => WatchReport; close: () => Promise<void> };

export type WatchOptions = {
  /** The address of the API, without a slash at its end. */
  upstream: string;
  port: number;
  /** The folder of the built page. */
  page: string;
  /** The page's config.json. If it is missing, the one of the API is used, or else the defaults. */
  config?: unknown;
};

const forwarded =
  /^(\/sandbox\/[^/]+)?\/(api|sim|register|forgot_password|verify_token|gateway|identity|\.well-known|did\.json)(\/|$)/;
const sandboxPath = /^\/sandbox\/[^/]+/;

/**
 * Reads the page's settings at each request, so that a simulator's links use the address at which the page was opened.
 */
async function getConfig({ upstream, config }: WatchOptions, host: string): Promise<PageConfig> {
  const beside = async (): Promise<unknown> => {
    const answer = await fetch(`${upstream}/config.json`, {
      headers: { 'x-forwarded-host': host, 'x-forwarded-proto': 'http' },
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined);
    return answer?.ok ? answer.json().catch(() => undefined) : undefined;
  };
  const { config: read } = readPageConfig(config ?? (await beside()) ?? {});
  // Offline mode and error reports are off, because they would bypass the proxy. Without `simulator` in the settings
  // the API counts as no simulator, so that the page does not ask it.
  return { ...read, simulator: read.simulator ?? false, apiBaseUrl: '', reportUrl: '', offline: false, watch: true };
}

function watchPages(app: Express, calls: WatchedCalls): void {
  app.get('/watch/calls', (req, res) => {
    res
      .set('cache-control', 'no-store')
      .json({ upstream: calls.upstream, totals: calls.totals, calls: calls.after(Number(req.query.after) || 0) });
  });
  app.get('/watch/report.json', (_req, res) => void res.set('cache-control', 'no-store').json(calls.report()));
  app.get(
    '/watch/report.html',
    (_req, res) =>
      void res
        .set({
          'cache-control': 'no-store',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
        })
        .type('html')
        .send(reportPage(calls.report())),
  );
  app.get('/watch/events', (_req, res: Reply) => {
    res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    res.write('event: watching\ndata: {}\n\n');
    res.on(
      'close',
      calls.listen(({ id }) => res.write(`event: call\ndata: ${id}\n\n`)),
    );
  });
}

/** Starts the proxy on 127.0.0.1. Throws if the port is in use. */
export async function startWatching(options: WatchOptions): Promise<Watching> {
  const { upstream, port, page } = options;
  const calls = new WatchedCalls(upstream);
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  const host = '127.0.0.1';
  app.use(hostGuard({ ...readSettings({}), host }));
  watchPages(app, calls);
  app.use((req, res, next) =>
    forwarded.test(req.path) ? void forward(req, res, upstream, calls).catch(() => res.destroy()) : next(),
  );
  app.use(async (req, res, next) => {
    const [path = ''] = sandboxPath.exec(req.url) ?? [];
    req.url = req.url.slice(path.length) || '/';
    res.locals.place = { config: await getConfig(options, `${req.headers.host ?? ''}`), path };
    const { config } = res.locals.place as { config: PageConfig };
    res.set({ ...pageSafety, 'Content-Security-Policy': policyText(pagePolicy(config, builtPage(page)?.scripts)) });
    next();
  });
  servePage(app, page, (_req, res) => res.locals.place as { config: PageConfig; path: string });
  app.use((_req, res) => void res.status(404).type('text/plain').send('Not found\n'));

  const server: Server = createServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    base: `http://${host}:${(server.address() as AddressInfo).port}`,
    calls,
    report: () => calls.report(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
