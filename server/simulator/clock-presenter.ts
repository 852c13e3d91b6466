import type { Db } from '../../db/db.ts';
import { toIso } from '../clock/clock.ts';
import { semesterAnswer, semestersAt } from '../features/agenda/agenda-queries.ts';
import { firstUngraded } from '../features/transcript/grading-queries.ts';
import type { Schema } from '../http/operations.ts';
import { gradesComeInAt } from './university/academic-year.ts';
import type { Sandbox } from './sandboxes.ts';
import { agendaMarks, agendaWindows } from './simulator-queries.ts';
import { clockPresets } from './clock-presets.ts';

/** The presets of the trainer's clock at an instant (epoch milliseconds). */
export function snapsAt(db: Db, now: number): Schema<'Snaps'> {
  const { current, next } = semestersAt(db, now);
  const ungraded = firstUngraded(db);
  return clockPresets({
    now,
    semester: current,
    nextSemesterId: next.id,
    agenda: agendaWindows(db, [current.id, next.id]),
    gradesAt: ungraded ? gradesComeInAt(db, ungraded) : null,
  });
}

/** The response about the business clock, with the openings and closings of the agenda and the presets. */
export function clockAnswer({ tenant: { clock, db }, beforeJump }: Sandbox): Schema<'Clock'> {
  const now = clock.now();
  return {
    mode: clock.mode(),
    now: toIso(now),
    semester: semesterAnswer(semestersAt(db, now).current, now),
    marks: agendaMarks(db, now),
    snaps: snapsAt(db, now),
    beforeJump: beforeJump && { now: toIso(beforeJump.now), mode: beforeJump.mode, takenAt: toIso(beforeJump.takenAt) },
  };
}
