import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { OperationId } from '../api/operations.ts';
import { endpointOf } from '../api/operations.ts';
import { isNews, isOwnCall } from '../api/own-calls.ts';
import { apiAddress } from '../api/settings.ts';

/** How soon to try again where the sandbox itself has gone; a broken line the browser mends by itself. */
const tryAgainMilliseconds = 5_000;

/** What is read is kept under its operation first; `checkRegistration` asks what a change would do, and is as soon out of date. */
const isSimulators = (operation: OperationId): boolean => endpointOf(operation).path.startsWith('/sim/');
/** What no event of a sandbox changes. */
const fixed = new Set<OperationId>(['getScenarios', 'getCodes', 'getTrafficCall']);
const followsTheData = new Set<OperationId>(['getOutbox', 'explainRefusal', 'getPersonas']);

type Reads = (operation: OperationId) => boolean;
const anything: Reads = (operation) => !fixed.has(operation);
const beginningWith = (...beginnings: string[]): Reads => (operation) => beginnings.some((beginning) => endpointOf(operation).path.startsWith(beginning));

/** What each event makes stale. */
const stale = {
  clock: anything,
  agenda: anything,
  reset: anything,
  data: (operation) => !isSimulators(operation) || followsTheData.has(operation) || beginningWith('/sim/requests', '/sim/desk', '/sim/gateway')(operation),
  desk: beginningWith('/sim/requests', '/sim/desk'),
  outbox: beginningWith('/sim/outbox'),
  faults: beginningWith('/sim/faults'),
  snapshot: beginningWith('/sim/snapshots'),
  classroom: beginningWith('/sim/classrooms'),
  notice: (operation) => operation === 'getSimulator',
  traffic: (operation) => operation === 'getTraffic',
  script: (operation) => operation === 'getScenarioProgress',
} satisfies Record<string, Reads>;

const callsIn = (event: MessageEvent<string>): number[] => (JSON.parse(event.data) as { calls: number[] }).calls;

/** Follows this sandbox: what another window, the trainer or time changes is read again at once. One line for each tab. `allowed`: whether this page may listen. */
export function useSandboxEvents(allowed: boolean): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (!allowed) return;
    let source: EventSource | undefined;
    let timer: number | undefined;
    let lost = false;
    const readAgain = (reads: Reads): void => void mutate((key) => Array.isArray(key) && reads(key[0] as OperationId));

    const connect = (): void => {
      const line = (source = new EventSource(apiAddress('/sim/events')));
      line.addEventListener('watching', (event: MessageEvent<string>) => {
        // Whatever happened while nobody listened, or between the page's first reading and now.
        readAgain(lost || callsIn(event).some(isNews) ? anything : stale.traffic);
        lost = false;
      });
      line.addEventListener('error', () => {
        lost = true;
        if (line.readyState === EventSource.CLOSED) timer = window.setTimeout(connect, tryAgainMilliseconds);
      });
      for (const [name, reads] of Object.entries(stale))
        line.addEventListener(name, (event: MessageEvent<string>) => {
          const calls = callsIn(event);
          // What this tab did itself it reads again by itself, but for its traffic and the steps it has done.
          if (name === 'traffic' || name === 'script' || calls.length === 0 || !calls.every(isOwnCall)) readAgain(reads);
        });
    };
    // A browser grants one address a handful of lines: a tab nobody looks at gives its own back.
    const followWhileSeen = (): void => {
      window.clearTimeout(timer);
      source?.close();
      lost = true;
      if (document.visibilityState === 'visible') connect();
    };
    connect();
    document.addEventListener('visibilitychange', followWhileSeen);
    return () => {
      document.removeEventListener('visibilitychange', followWhileSeen);
      window.clearTimeout(timer);
      source?.close();
    };
  }, [mutate, allowed]);
}
