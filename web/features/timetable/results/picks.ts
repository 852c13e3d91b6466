import type { Schema } from '../../../api/operations.ts';
import type { Timetable } from '../solver/problem.ts';
import type { Builder } from '../useBuilder.ts';
import { listMoves } from './moves.ts';

/**
 * A change with the texts to display it: a section to take, which may replace a registration, or a registration to give
 * up.
 */
export type Pick = {
  courseId: number;
  code: string;
  name: Schema<'Text'>;
  number: string;
  change: Schema<'Change'>;
  from?: { code: string; number: string };
};

/** The changes to put in the basket so that the registration becomes this timetable. The function is pure. */
export const toPicks = (timetable: Timetable, { registered, courseOf }: Builder): Pick[] =>
  listMoves(timetable, registered).map((move): Pick => {
    if (move.kind === 'leave') {
      const { courseId, code, name, number, registrationId } = move.from;
      return { courseId, code, name, number, change: { action: move.way, registrationId } };
    }
    const {
      course: { courseId, code },
      section: { sectionId, number },
    } = move;
    const shared = { courseId, code, name: courseOf(courseId)?.name ?? { en: code, ar: code }, number };
    if (move.kind === 'register') return { ...shared, change: { action: 'register', sectionId } };
    const { from } = move;
    return {
      ...shared,
      change: { action: 'replace', registrationId: from.registrationId, sectionId },
      from: { code: from.code, number: from.number },
    };
  });
