import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase, inTransaction, openDatabase, type Db } from '../../db/db.ts';
import { seedDatabase } from '../../seed/seed.ts';
import { composeFeatures } from '../../server/features.ts';
import { firstUngraded } from '../../server/features/transcript/grading-queries.ts';
import { endSemester, postGrades } from '../../server/simulator/university/academic-year.ts';
import { all } from '../support/sandbox-database.ts';

const at = Date.parse('2027-01-20T08:00:00+03:00');
let [whole, sliced]: (Db | undefined)[] = [];

beforeAll(() => {
  whole = composeFeatures(openDatabase(':memory:'));
  seedDatabase(whole, { students: 400 });
  sliced = composeFeatures(cloneDatabase(whole.$client.serialize()));
});
afterAll(() => [whole, sliced].forEach((db) => db?.$client.close()));

/** The rows that grading writes, without their ids, whose order depends on the slices. */
const results = (db: Db) =>
  [
    'select student_id, course_id, semester_id, grade from course_grade order by 1, 2, 3',
    'select id, status, warnings, graduating, cgpa, earned_hours, chance_semesters from student order by id',
    'select * from settlement order by student_id, semester_id',
    'select student_id, template, params from inbox_message order by 1, 2, 3',
    'select id, graded_at from semester order by id',
  ].map((sql) => all<object>(db, sql));

it('a semester ends in slices of at most 120 students, with the results of one piece', () => {
  if (!whole || !sliced) throw new Error('no university');
  const semester = firstUngraded(whole)!;
  endSemester(whole, semester, at);

  const db = sliced;
  const settled = () => all<{ count: number }>(db, 'select count(*) count from settlement')[0]!.count;
  const slices: number[] = [];
  while (firstUngraded(db)?.id === semester.id) {
    const before = settled();
    inTransaction(db, () => postGrades.run(db, at));
    slices.push(settled() - before);
  }
  expect(slices.length).toBeGreaterThan(2);
  expect(Math.max(...slices)).toBeLessThanOrEqual(120);
  expect(results(db)).toEqual(results(whole));
});
