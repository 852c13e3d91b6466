import { useSyncExternalStore } from 'react';
import { call, verifySession } from './client.ts';
import { cacheResponse, enableCache, lastCached } from './offline-cache.ts';
import type { ResponseBodyOf, ReadOperation } from './operations.ts';
import { getEndpoint } from './operations.ts';
import { currentSession, storedLanguage } from './session.ts';
import { basePath, settings } from './settings.ts';

/**
 * The page as an installed app, if config.json allows it: available offline, installable, and updated when the student
 * agrees.
 */

type Prompt = Event & { prompt(): Promise<unknown> };
/**
 * `kept`: the page is available offline. `newer`: the service worker of a waiting version, or null. `install`: the
 * browser's install prompt, or null while the browser offers none.
 */
type State = { kept: boolean; newer: ServiceWorker | null; install: Prompt | null };

let state: State = { kept: false, newer: null, install: null };
const listeners = new Set<() => void>();
function set(changes: Partial<State>): void {
  state = { ...state, ...changes };
  listeners.forEach((listener) => listener());
}
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useInstallation = (): State => useSyncExternalStore(subscribe, () => state);

/** The delay of the installation after the start of the page, in milliseconds. The page's own requests come first. */
const afterStart = 10_000;
const lookEvery = 3_600_000;
/** Milliseconds after a schedule was cached in which `readAhead` requests nothing. */
const goodFor = 3_600_000;

/** True if this browser supports service workers and the settings allow offline use. */
export const canInstallPage = (): boolean => 'serviceWorker' in navigator && settings().offline;

/** Links the web manifest in the language of the page. */
function nameInstalled(): void {
  const link =
    document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ??
    document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'manifest' }));
  const href = `app-${storedLanguage()}.json`;
  if (link.getAttribute('href') !== href) link.setAttribute('href', href);
}

function watch(registration: ServiceWorkerRegistration): void {
  const waits = (): void => {
    // The first installed version replaces no older one, so it is not reported as an update.
    if (registration.waiting && registration.active) set({ newer: registration.waiting });
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', waits));
  waits();
  setInterval(() => void registration.update().catch(() => undefined), lookEvery);
}

let asked = false;

/** Activates the waiting version and reloads the page with it. */
export function takeNewer(): void {
  asked = true;
  state.newer?.postMessage('takeOver');
}

/** Requests and caches the responses that are available offline, unless the schedule was cached within `goodFor`. */
async function readAhead(): Promise<void> {
  const record = currentSession()?.record?.studFacultyCode;
  if (!record || Date.now() - lastCached(['getSchedule', { Period: 'current' }, '', record]) < goodFor) return;
  const read = async <Id extends ReadOperation>(id: Id, input: object = {}, path: object = {}): Promise<unknown> => {
    const ofRecord = getEndpoint(id).record;
    const answer: unknown = await call(
      id,
      { query: { ...(ofRecord && { StudFacultyCode: record }), ...input }, path },
      { inBackground: true },
    );
    cacheResponse([id, { ...input, ...path }, '', ofRecord ? record : null], answer);
    return answer;
  };
  await read('getSchedule', { Period: 'current' });
  for (const id of ['getMenu', 'getDashboard', 'getAttendance', 'getStudentFees', 'getOtherFees'] as const)
    await read(id);
  const { plans } = (await read('getAcademicPlans')) as ResponseBodyOf<'getAcademicPlans'>;
  for (const { planId } of plans.filter(({ own }) => own)) {
    await read('getFulfillment', {}, { id: planId });
    const { courses } = (await read('getPlanDetails', {}, { id: planId })) as ResponseBodyOf<'getPlanDetails'>;
    for (const id of new Set(courses.map(({ packageId }) => packageId))) await read('getCoursePackage', {}, { id });
  }
}

/** Registers the service worker and fills the cache. Returns true if the browser accepted it. */
export async function installPage(): Promise<boolean> {
  if (!canInstallPage()) return false;
  try {
    const registration = await navigator.serviceWorker.register(new URL('service-worker.js', document.baseURI), {
      scope: basePath(),
      updateViaCache: 'none',
    });
    watch(registration);
    enableCache(true);
    nameInstalled();
    await navigator.serviceWorker.ready;
    set({ kept: true });
    await readAhead().catch(() => undefined);
    return true;
  } catch {
    return false;
  }
}

/** Removes the service worker and its caches when the settings no longer allow offline use. */
async function removeEverything(): Promise<void> {
  enableCache(false);
  const registration = await navigator.serviceWorker.getRegistration(basePath());
  if (registration?.scope === document.baseURI) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(`page ${basePath()} `)) await caches.delete(name);
}

/**
 * Starts or removes the offline installation at each start of the page. An installed page continues at once. The first
 * installation begins after `afterStart` milliseconds, if a student is signed in then.
 */
export async function startKeeping(): Promise<void> {
  window.addEventListener('online', () => void verifySession());
  if (!('serviceWorker' in navigator)) return;
  if (!settings().offline) return removeEverything().catch(() => undefined);
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    set({ install: event as Prompt });
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => asked && location.reload());
  const registration = await navigator.serviceWorker.getRegistration(basePath()).catch(() => undefined);
  const known = registration?.scope === document.baseURI;
  enableCache(known);
  if (known) return void installPage();
  // With the browser's data saver, the page is only installed if the student asks for it on the sessions page.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!connection?.saveData) setTimeout(() => currentSession() && void installPage(), afterStart);
}

export async function install(): Promise<void> {
  await state.install?.prompt();
  set({ install: null });
}
