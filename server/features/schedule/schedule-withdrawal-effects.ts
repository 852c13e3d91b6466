import type { Db } from '../../../db/db.ts';
import type { StudyEnd } from '../../academic-record/study-end.ts';
import type { Consequence } from '../../consequence.ts';
import { revokeSubscription } from './schedule-queries.ts';

/** Who leaves the university has no schedule that a calendar could follow; a postponed semester leaves an empty one. */
export const endCalendar = (db: Db, { student: { studentId }, scope }: StudyEnd, now: number): Consequence[] =>
  scope === 'university' && revokeSubscription(db, studentId, now) ? [{ name: 'calendarEnds' }] : [];
