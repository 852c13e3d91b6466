import { useSyncExternalStore } from 'react';
import { call, verifySession } from './client.ts';
import { cacheResponse, enableCache, lastCached } from './offline-cache.ts';
import type { ResponseBodyOf, ReadOperation } from './operations.ts';
import { getEndpoint } from './operations.ts';
import { currentSession, storedLanguage } from './session.ts';
import { basePath, settings } from './settings.ts';

/**
 * The page kept in the browser, where config.json allows it: opened without a network, installed on a phone, renewed
 * when the student says so.
 */

type Prompt = Event & { prompt(): Promise<unknown> };
/**
 * `kept`: the page opens without a network. `newer`: another version waits. `install`: the browser offers to install
 * it.
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

/** A page that has just been opened has better things to fetch. */
const afterStart = 10_000;
const lookEvery = 3_600_000;
/** What is kept is not read again sooner. */
const goodFor = 3_600_000;

/** Whether this browser can keep the page, and may. */
export const canInstallPage = (): boolean => 'serviceWorker' in navigator && settings().offline;

/** The installed page is named in the language of the page. */
function nameInstalled(): void {
  const link =
    document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ??
    document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'manifest' }));
  const href = `app-${storedLanguage()}.json`;
  if (link.getAttribute('href') !== href) link.setAttribute('href', href);
}

function watch(registration: ServiceWorkerRegistration): void {
  const waits = (): void => {
    // The first one takes over from nobody.
    if (registration.waiting && registration.active) set({ newer: registration.waiting });
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', waits));
  waits();
  setInterval(() => void registration.update().catch(() => undefined), lookEvery);
}

let asked = false;

/** Takes the version that waits, and loads the page with it. */
export function takeNewer(): void {
  asked = true;
  state.newer?.postMessage('takeOver');
}

/** Reads what can be shown without a network, where that was not done lately. */
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

/** Keeps the page from now on; returns whether the browser took it. */
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

/** Where the settings no longer allow it, nothing of it stays. */
async function removeEverything(): Promise<void> {
  enableCache(false);
  const registration = await navigator.serviceWorker.getRegistration(basePath());
  if (registration?.scope === document.baseURI) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith(`page ${basePath()} `)) await caches.delete(name);
}

/**
 * At each start. A page that is kept already goes on at once; a first time waits until the page has come to rest, for a
 * student who is signed in.
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
  // Who saves data decides for themselves, where they are told of it.
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!connection?.saveData) setTimeout(() => currentSession() && void installPage(), afterStart);
}

export async function install(): Promise<void> {
  await state.install?.prompt();
  set({ install: null });
}
