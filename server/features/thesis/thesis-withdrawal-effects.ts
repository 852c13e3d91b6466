import type { Db } from '../../../db/db.ts';
import type { StudyEnd } from '../../academic-record/study-end.ts';
import type { Consequence } from '../../consequence.ts';
import { endTopic } from './thesis-queries.ts';

/** Ends the current topic of a student who leaves the university. A postponed semester keeps it. */
export const endThesis = (db: Db, { student: { studentId }, scope }: StudyEnd, now: number): Consequence[] =>
  scope === 'university' && endTopic(db, studentId, 'ended', now) ? [{ name: 'thesisEnds' }] : [];
