import type { Schema } from '../../http/operations.ts';
import { refuse, Refused } from '../../refusal.ts';
import { Faults } from '../faults/faults.ts';
import type { Sandbox } from '../sandboxes.ts';

type Room = { faults: Schema<'FaultSetting'>[] };

/**
 * The simulated faults of a whole class. Each trainee's sandbox has its own copy of them, even if the trainee joins
 * later.
 */

/**
 * Adds the class's faults to a new sandbox. A sandbox that already has the maximum number of faults, such as one from a
 * snapshot, gets no more.
 */
export function giveFaults({ faults }: Pick<Sandbox, 'faults'>, settings: readonly Schema<'FaultSetting'>[]): void {
  for (const setting of settings) if (!faults.full) faults.add(setting);
}

/**
 * Adds a fault to every sandbox of the class. Throws and adds none if the setting is invalid, or if the class or one
 * sandbox already has the maximum number of faults.
 */
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
