import type { Db } from '../../../db/db.ts';
import type { StudyEnd } from '../../academic-record/study-end.ts';
import type { Consequence } from '../../consequence.ts';
import { endTopic } from './thesis-queries.ts';

/** Who leaves the university gives up the topic on the record; who postpones a semester goes on with it. */
export const endThesis = (db: Db, { student: { studentId }, scope }: StudyEnd, now: number): Consequence[] =>
  scope === 'university' && endTopic(db, studentId, 'ended', now) ? [{ name: 'thesisEnds' }] : [];
