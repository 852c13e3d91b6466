import { expect, it } from 'vitest';
import { openDatabase } from '../../db/db.ts';
import { seedDatabase } from '../../seed/seed.ts';
import { currentSemester } from '../../seed/university/calendar.ts';
import { brokenTruths, getFill } from '../support/seeded-truths.ts';

it('a university of 50,000 students is as a university can be', () => {
  const db = openDatabase(':memory:');
  seedDatabase(db, { students: 50_000 });
  expect(brokenTruths(db)).toEqual([]);
  const { empty, taken } = getFill(db, currentSemester);
  expect(empty).toBeLessThan(0.05);
  expect(taken).toBeGreaterThan(0.6);
  db.$client.close();
});
