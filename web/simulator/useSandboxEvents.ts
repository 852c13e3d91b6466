import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { OperationId } from '../api/operations.ts';
import { getEndpoint } from '../api/operations.ts';
import { isNews, isOwnCall } from '../api/own-calls.ts';
import { apiAddress } from '../api/settings.ts';
import { followStream } from '../api/streams/follow-stream.ts';
import { lost } from '../api/streams/streams.ts';

/** True for operations of the simulator itself, by their path. */
const isSimulators = (operation: OperationId): boolean => getEndpoint(operation).path.startsWith('/sim/');
/**
 * Operations that events do not reload. Their data never change, or each read is counted, as the look-ups of a document
 * are.
 */
const fixed = new Set<OperationId>(['getScenarios', 'getCodes', 'getTrafficCall', 'verifyDocument']);
const followsTheData = new Set<OperationId>(['getOutbox', 'explainRefusal', 'getPersonas']);

type Reads = (operation: OperationId) => boolean;
const anything: Reads = (operation) => !fixed.has(operation);
const beginningWith =
  (...beginnings: string[]): Reads =>
  (operation) =>
    beginnings.some((beginning) => getEndpoint(operation).path.startsWith(beginning));

/** The operations whose cached data each event makes stale. */
const stale = {
  clock: anything,
  agenda: anything,
  reset: anything,
  // This includes cached previews, such as `checkRegistration`, although they are sent as a POST.
  data: (operation) =>
    (anything(operation) && !isSimulators(operation)) ||
    followsTheData.has(operation) ||
    beginningWith(
      '/sim/requests',
      '/sim/desk',
      '/sim/gateway',
      '/sim/webhooks',
      '/sim/registrations',
      '/sim/seats',
      '/sim/sections',
    )(operation),
  desk: beginningWith('/sim/requests', '/sim/desk'),
  outbox: beginningWith('/sim/outbox'),
  faults: beginningWith('/sim/faults', '/sim/incidents'),
  breakpoints: (operation) => operation === 'getBreakpoints' || operation === 'getSimulator',
  snapshot: beginningWith('/sim/snapshots'),
  classroom: beginningWith('/sim/classrooms'),
  notice: (operation) => operation === 'getSimulator',
  traffic: (operation) => operation === 'getTraffic',
  script: (operation) => operation === 'getScenarioProgress',
} satisfies Record<string, Reads>;

const names = Object.keys(stale) as (keyof typeof stale)[];
const callsIn = (data: string): number[] => (JSON.parse(data) as { calls: number[] }).calls;

/**
 * Operations reloaded with the first event of the stream. That event names only the last calls that may have
 * changed this sandbox. So it does not cover changes in a class, or a step done by a call that changes nothing.
 */
const untold: Reads = (operation) => stale.traffic(operation) || stale.classroom(operation) || stale.script(operation);
const orNotice: Reads = (operation) => untold(operation) || stale.notice(operation);

/**
 * Reloads data of this sandbox as soon as another window, the trainer or the clock changes it. `allowed`: true if this
 * page may listen. `inClass`: true if the trainer may send messages, which no call of this sandbox reports.
 */
export function useSandboxEvents({ allowed, inClass }: { allowed: boolean; inClass: boolean }): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (!allowed) return;
    let missed = false;
    // The cache key of a read is a list that begins with the operation.
    const readAgain = (reads: Reads): void => void mutate((key) => Array.isArray(key) && reads(key[0] as OperationId));
    return followStream(
      { address: new URL(apiAddress('/sim/events'), document.baseURI).href, hello: 'watching', names },
      ({ name, data }) => {
        if (name === lost) {
          missed = true;
          // The stream of a deleted sandbox does not open again, so the notice is requested here.
          readAgain(stale.notice);
        } else if (name === 'watching') {
          // Reloads what may have changed while the stream was lost, or between the first load of the page and now.
          readAgain(missed || callsIn(data).some(isNews) ? anything : inClass ? orNotice : untold);
          missed = false;
        } else {
          const calls = callsIn(data);
          // A tab reloads its own changes itself, except for the traffic list and the done steps.
          if (name === 'traffic' || name === 'script' || calls.length === 0 || !calls.every(isOwnCall))
            readAgain(stale[name as keyof typeof stale]);
        }
      },
    );
  }, [mutate, allowed, inClass]);
}
