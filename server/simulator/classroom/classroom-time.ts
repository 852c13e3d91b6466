import { toInstant, toIso } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import { snapsAt } from '../clock-presenter.ts';
import type { Sandboxes } from '../sandboxes.ts';
import { clockNow, type Classroom } from './classroom.ts';

const firstWorld = (sandboxes: Sandboxes, { trainees }: Classroom) =>
  trainees.flatMap(({ sandbox }) => sandboxes.get(sandbox)?.tenant ?? [])[0];

/**
 * The time of a class in epoch milliseconds: that of its first trainee or, without trainees, the time at which a
 * trainee would begin.
 */
export function classNow(sandboxes: Sandboxes, room: Classroom): number {
  const { start } = room;
  const set = clockNow(room, Date.now())?.now;
  const began = start.kind === 'scenario' ? toInstant(start.scenario.instant) : undefined;
  return (
    firstWorld(sandboxes, room)?.clock.now() ??
    (set === undefined ? undefined : toInstant(set)) ??
    began ??
    sandboxes.default.tenant.clock.now()
  );
}

/** The time of a class (ISO 8601) and the clock presets at this time. */
export function classTime(sandboxes: Sandboxes, room: Classroom): Pick<Schema<'Classroom'>, 'now' | 'snaps'> {
  const now = classNow(sandboxes, room);
  return { now: toIso(now), snaps: snapsAt((firstWorld(sandboxes, room) ?? sandboxes.default.tenant).db, now) };
}
