import type { Db } from '../../db/db.ts';
import { toIso } from '../clock.ts';
import { semesterAnswer, semestersAt } from '../features/agenda/agenda-queries.ts';
import type { Schema } from '../http/operations.ts';
import type { World } from '../world.ts';
import { agendaMarks, agendaWindows } from './simulator-queries.ts';
import { snapsOf } from './snaps.ts';

/** The moments a demonstration likes to stand at, seen from an instant (epoch milliseconds). */
export function snapsAt(db: Db, now: number): Schema<'Snaps'> {
  const { current, next } = semestersAt(db, now);
  return snapsOf({ now, semester: current, nextSemesterId: next.id, agenda: agendaWindows(db, [current.id, next.id]) });
}

/** The business clock, with where it may be moved to. */
export function clockAnswer({ clock, db }: World): Schema<'Clock'> {
  const now = clock.now();
  return { mode: clock.mode(), now: toIso(now), semester: semesterAnswer(semestersAt(db, now).current, now), marks: agendaMarks(db, now), snaps: snapsAt(db, now) };
}
