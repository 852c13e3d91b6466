import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import type { OperationId } from '../api/operations.ts';
import { getEndpoint } from '../api/operations.ts';
import { isNews, isOwnCall } from '../api/own-calls.ts';
import { apiAddress } from '../api/settings.ts';
import { followStream } from '../api/streams/follow-stream.ts';
import { lost } from '../api/streams/streams.ts';

/**
 * What is read is kept under its operation first; `checkRegistration` asks what a change would do, and is as soon out
 * of date.
 */
const isSimulators = (operation: OperationId): boolean => getEndpoint(operation).path.startsWith('/sim/');
/**
 * No event reads these again: they never change, or each reading counts (the student sees how often a document was
 * looked up).
 */
const fixed = new Set<OperationId>(['getScenarios', 'getCodes', 'getTrafficCall', 'verifyDocument']);
const followsTheData = new Set<OperationId>(['getOutbox', 'explainRefusal', 'getPersonas']);

type Reads = (operation: OperationId) => boolean;
const anything: Reads = (operation) => !fixed.has(operation);
const beginningWith =
  (...beginnings: string[]): Reads =>
  (operation) =>
    beginnings.some((beginning) => getEndpoint(operation).path.startsWith(beginning));

/** What each event makes stale. */
const stale = {
  clock: anything,
  agenda: anything,
  reset: anything,
  data: (operation) =>
    (anything(operation) && !isSimulators(operation)) ||
    followsTheData.has(operation) ||
    beginningWith('/sim/requests', '/sim/desk', '/sim/gateway', '/sim/registrations', '/sim/seats')(operation),
  desk: beginningWith('/sim/requests', '/sim/desk'),
  outbox: beginningWith('/sim/outbox'),
  faults: beginningWith('/sim/faults'),
  snapshot: beginningWith('/sim/snapshots'),
  classroom: beginningWith('/sim/classrooms'),
  notice: (operation) => operation === 'getSimulator',
  traffic: (operation) => operation === 'getTraffic',
  script: (operation) => operation === 'getScenarioProgress',
} satisfies Record<string, Reads>;

const names = Object.keys(stale) as (keyof typeof stale)[];
const callsIn = (data: string): number[] => (JSON.parse(data) as { calls: number[] }).calls;

/**
 * What no greeting tells of: what happens in a class is no call of this sandbox, and a step may be done by a call that
 * changes nothing.
 */
const untold: Reads = (operation) => stale.traffic(operation) || stale.classroom(operation) || stale.script(operation);
const orNotice: Reads = (operation) => untold(operation) || stale.notice(operation);

/**
 * Follows this sandbox: what another window, the trainer or time changes is read again at once. `allowed`: whether this
 * page may listen; `inClass`: whether messages may come, which no call of this sandbox tells of.
 */
export function useSandboxEvents({ allowed, inClass }: { allowed: boolean; inClass: boolean }): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (!allowed) return;
    let missed = false;
    const readAgain = (reads: Reads): void => void mutate((key) => Array.isArray(key) && reads(key[0] as OperationId));
    return followStream(
      { address: new URL(apiAddress('/sim/events'), document.baseURI).href, hello: 'watching', names },
      ({ name, data }) => {
        if (name === lost) {
          missed = true;
          // Cut with a whole sandbox, it does not come back.
          readAgain(stale.notice);
        } else if (name === 'watching') {
          // Whatever happened while nobody listened, or between the page's first reading and now.
          readAgain(missed || callsIn(data).some(isNews) ? anything : inClass ? orNotice : untold);
          missed = false;
        } else {
          const calls = callsIn(data);
          // What this tab did itself it reads again by itself, but for its traffic and the steps it has done.
          if (name === 'traffic' || name === 'script' || calls.length === 0 || !calls.every(isOwnCall))
            readAgain(stale[name as keyof typeof stale]);
        }
      },
    );
  }, [mutate, allowed, inClass]);
}
