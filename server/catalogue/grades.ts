import { grades } from '../../db/schema/university.ts';
import { cached } from './catalogue-cache.ts';

/**
 * A grade. `points` in hundredths; a grade with null points does not count for averages. `result` holds the fields that
 * decide if a course is passed and may be repeated.
 */
export type GradeFacts = {
  grade: string;
  points: number | null;
  passes: boolean;
  repeatable: boolean;
  result: { grade: string; passes: boolean; repeatable: boolean };
};

/** Grades by name. */
export const gradesByName = cached(
  'calendar',
  (db): ReadonlyMap<string, GradeFacts> =>
    new Map(
      db
        .select()
        .from(grades)
        .all()
        .map(({ grade, points, passes, repeatable }) => [
          grade,
          { grade, points, passes, repeatable, result: { grade, passes, repeatable } },
        ]),
    ),
);
