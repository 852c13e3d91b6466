import type { Schema } from '../../http/operations.ts';
import { refuse, Refused } from '../../refusal.ts';
import { Faults } from '../faults/faults.ts';
import type { Sandbox } from '../sandboxes.ts';

type Room = { faults: Schema<'FaultSetting'>[] };

/**
 * What goes wrong for a whole class: each trainee's sandbox has the fault for itself, and whoever joins is given it
 * too.
 */

/** Where a sandbox begins: a state that has as many of its own as anybody can keep in mind is given no more. */
export function giveFaults({ faults }: Pick<Sandbox, 'faults'>, settings: readonly Schema<'FaultSetting'>[]): void {
  for (const setting of settings) if (!faults.full) faults.add(setting);
}

/** For all or, where one cannot have it, for nobody. */
export function addClassroomFault(room: Room, sandboxes: readonly Sandbox[], setting: Schema<'FaultSetting'>): void {
  const own = new Faults();
  for (const one of [...room.faults, setting]) own.add(one);
  if (sandboxes.some(({ faults }) => faults.full)) throw new Refused(refuse('simulator.faultsFull'));
  room.faults.push(setting);
  for (const { faults, events } of sandboxes) {
    faults.add(setting);
    events.emit('faults');
  }
}

export function clearClassroomFaults(room: Room, sandboxes: readonly Sandbox[]): void {
  room.faults = [];
  for (const { faults, events } of sandboxes) {
    faults.clear();
    events.emit('faults');
  }
}
