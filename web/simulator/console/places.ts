import type { OperationId } from '../../api/operations.ts';
import { getEndpoint } from '../../api/operations.ts';
import type { SectionKey } from './sections.ts';

/** The console section for each group of the trainer's calls, by the beginning of the path. */
const places: [beginning: string, section: SectionKey][] = [
  ['/sim/clock', 'now'],
  ['/sim/agenda', 'now'],
  ['/sim/grades', 'now'],
  ['/sim/personas', 'now'],
  ['/sim/outbox', 'messages'],
  ['/sim/requests', 'offices'],
  ['/sim/desk', 'offices'],
  ['/sim/registrations', 'offices'],
  ['/sim/seats', 'offices'],
  ['/sim/registration-queue', 'offices'],
  ['/sim/demand', 'offices'],
  ['/sim/sections', 'offices'],
  ['/sim/gateway', 'gateway'],
  ['/sim/webhooks', 'webhooks'],
  ['/sim/identity-provider', 'identity'],
  ['/sim/keys', 'identity'],
  ['/sim/faults', 'faults'],
  ['/sim/breakpoints', 'breakpoints'],
  ['/sim/incidents', 'faults'],
  ['/sim/traffic', 'traffic'],
  ['/sim/recording', 'traffic'],
  ['/sim/students', 'students'],
  ['/sim/records', 'records'],
  ['/sim/snapshots', 'snapshots'],
  ['/sim/replay', 'snapshots'],
  ['/sim/sandboxes', 'sandboxes'],
  ['/sim/reset', 'sandboxes'],
  ['/sim/classrooms', 'classroom'],
  ['/sim/scenarios', 'gallery'],
  ['/sim/conformance', 'conformance'],
  ['/sim/codes', 'codes'],
];

// An operation that this page does not know, such as one of a newer contract, has no path.
const pathOf = (call: string): string =>
  (getEndpoint(call as OperationId) as ReturnType<typeof getEndpoint> | undefined)?.path ?? '';

/** The console section for this call; undefined if no section has it. */
export const placeOf = (call: string): SectionKey | undefined =>
  places.find(([beginning]) => pathOf(call).startsWith(beginning))?.[1];

/** True for calls that read or decide students' requests to the offices. */
export const isOfRequests = (call: string): boolean => pathOf(call).startsWith('/sim/requests');
