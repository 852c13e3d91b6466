import type { Db } from '../../../db/db.ts';
import type { StudyEnd } from '../../academic-record/study-end.ts';
import type { Consequence } from '../../consequence.ts';
import { revokeSubscription } from './schedule-queries.ts';

/**
 * Revokes the calendar address of a student who leaves the university. A postponed semester leaves the address valid.
 */
export const endCalendar = (db: Db, { student: { studentId }, scope }: StudyEnd, now: number): Consequence[] =>
  scope === 'university' && revokeSubscription(db, studentId, now) ? [{ name: 'calendarEnds' }] : [];
