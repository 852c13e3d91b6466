import type { OperationId } from '../../api/operations.ts';
import { endpointOf } from '../../api/operations.ts';
import type { SectionKey } from './sections.ts';

/** In which section of the console the trainer's calls are made, by the beginning of their paths. */
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
  ['/sim/gateway', 'gateway'],
  ['/sim/identity-provider', 'identity'],
  ['/sim/keys', 'identity'],
  ['/sim/faults', 'faults'],
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

/** The section where the trainer does this call; undefined where none does it. */
export function placeOf(call: string): SectionKey | undefined {
  // The contract may name a call that this page does not know yet.
  const path = (endpointOf(call as OperationId) as ReturnType<typeof endpointOf> | undefined)?.path;
  return places.find(([beginning]) => path?.startsWith(beginning))?.[1];
}
