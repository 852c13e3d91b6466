/**
 * Service worker that caches the application, so that it opens without a network. It caches no student data;
 * offline-cache.ts does.
 */

type Work = Event & { waitUntil(work: Promise<unknown>): void };
type Asked = Work & { request: Request; respondWith(answer: Promise<Response>): void };
declare global {
  interface Window {
    /** The files of this build, filled in by the build. */
    __WB_MANIFEST: { url: string; revision: string | null }[];
  }
}
type Scope = {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Work) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
};

const files = self.__WB_MANIFEST;
const worker = self as unknown as Scope;
const { scope } = worker.registration;

const digest = (text: string): string =>
  [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7).toString(36);
/** Prefix of the cache names. All pages of one origin share the caches, so each path has its own prefix. */
const prefix = `page ${new URL(scope).pathname} `;
const own = `${prefix}${digest(JSON.stringify(files))}`;

/** Relative paths that the service worker does not serve, such as the API and the simulator's tools. */
const notThePage =
  /^(api|sim|sandbox|gateway|identity|docs|openapi\.yaml|page-reports|register|forgot_password|verify_token|\.well-known)(\/|$)/;
/** Files that are requested each time; the cached copy is used if the network does not respond. */
const refreshed = ['config.json', 'app-en.json', 'app-ar.json'];
const patience = 5_000;

worker.addEventListener('install', (event) => {
  const named = files.map(({ url }) => new Request(new URL(url, scope)));
  const anew = [scope, ...refreshed.map((name) => new URL(name, scope).href)].map(
    (url) => new Request(url, { cache: 'reload' }),
  );
  event.waitUntil(caches.open(own).then((cache) => cache.addAll([...named, ...anew])));
});

/** Deletes old caches except the previous version: tabs opened with it still load their chunks from it. */
async function clearOld(): Promise<void> {
  const before = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}
worker.addEventListener('activate', (event) => event.waitUntil(clearOld()));

/** Activates a new version, which the page requests only after the user has agreed. */
worker.addEventListener('message', ({ data }) => data === 'takeOver' && void worker.skipWaiting());

/**
 * Fetches from the network. If the request fails, takes longer than `patience` milliseconds, or gives a gateway error
 * (502 or above), returns the response that is cached under the URL `kept`. Without a cached response it waits for the
 * network.
 */
async function fresh(request: Request, kept: string): Promise<Response> {
  const fallback = await caches.match(kept, { cacheName: own });
  if (!fallback) return fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience));
  const answer = await Promise.race([fetch(request).catch(() => undefined), late]);
  return answer && answer.status < 502 ? answer : fallback;
}

/**
 * Serves an asset from the cache, or fetches and caches it. Asset names contain a hash of their content, so a cached
 * copy never becomes stale.
 */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok)
    await caches
      .open(own)
      .then((cache) => cache.put(request.url, answer.clone()))
      .catch(() => undefined);
  return answer;
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length).replace(/[?#].*$/, '');
  if (notThePage.test(path)) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, scope));
  else if (path.startsWith('assets/')) event.respondWith(asset(request));
  else if (refreshed.includes(path)) event.respondWith(fresh(request, new URL(path, scope).href));
});

export {};
