import { grades } from '../../db/schema/university.ts';
import { cached } from './catalogue-cache.ts';

/** `points` in hundredths; null counts for nothing. `result`: what a course that has it is judged by. */
export type GradeFacts = {
  grade: string;
  points: number | null;
  passes: boolean;
  repeatable: boolean;
  result: { grade: string; passes: boolean; repeatable: boolean };
};

/** What each grade means. */
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
