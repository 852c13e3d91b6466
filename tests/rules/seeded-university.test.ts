import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Db } from '../../db/db.ts';
import { seedDatabase } from '../../seed/seed.ts';
import { currentSemester } from '../../seed/university/calendar.ts';
import { rather } from '../support/long.ts';
import { brokenTruths, getFill } from '../support/seeded-truths.ts';

describe.each(rather([500], [500, 4_000]))('a university of %i students', (students) => {
  let db: Db;
  beforeAll(() => {
    db = openDatabase(':memory:');
    seedDatabase(db, { students });
  });
  afterAll(() => void db.$client.close());

  it('is as a university can be', () => expect(brokenTruths(db)).toEqual([]));

  it('has few sections that nobody takes, and seats that are filled', () => {
    const { empty, taken } = getFill(db, currentSemester);
    expect(empty).toBeLessThan(0.1);
    expect(taken).toBeGreaterThan(0.35);
  });
});

it.each([1, 120, 200, 350])(
  'of any size, such as %i students, every row is about something that is there',
  (students) => {
    const db = openDatabase(':memory:');
    try {
      expect(() => seedDatabase(db, { students })).not.toThrow();
      expect(db.$client.pragma('foreign_key_check')).toEqual([]);
    } finally {
      db.$client.close();
    }
  },
);

describe('the personas', () => {
  let db: Db;
  beforeAll(() => {
    db = openDatabase(':memory:');
    seedDatabase(db, { students: 0 });
  });
  afterAll(() => void db.$client.close());

  const recordOf = (key: string) =>
    db.$client
      .prepare<[string], { id: number; cgpa: number; graduating: number }>(
        'select st.id, st.cgpa, st.graduating from persona p join account a on a.id = p.account_id join student st on st.person_id = a.person_id where p.key = ?',
      )
      .get(key)!;
  /** The codes of plan courses that are not passed and, with `registered`, not registered either. */
  const left = (key: string, registered: boolean): string[] =>
    db.$client
      .prepare<{ id: number; registered: number }, { code: string }>(`
      select c.code from student st join programme_course pc on pc.programme_id = st.programme_id join course c on c.id = pc.course_id where st.id = @id
      and not exists (select 1 from course_grade g join grade on grade.grade = g.grade and grade.passes where g.student_id = st.id and g.course_id = c.id)
      and not (@registered and exists (select 1 from registration r where r.student_id = st.id and r.course_id = c.id and r.status = 'registered')) order by c.code`)
      .all({ id: recordOf(key).id, registered: Number(registered) })
      .map(({ code }) => code);

  it('whose last semester it is have the whole plan passed after it', () => {
    expect(left('graduatingCleared', false)).toHaveLength(5);
    expect(left('graduatingCleared', true)).toEqual([]);
  });

  it('are said to have the CGPA they have', () => {
    const told = db.$client
      .prepare<[], { key: string; shows: string }>(
        "select key, shows_en shows from persona where shows_en like '%CGPA%'",
      )
      .all();
    expect(told.length).toBeGreaterThan(1);
    for (const { key, shows } of told) {
      const figure = /CGPA (?:of )?(\d\.\d\d)/.exec(shows)?.[1];
      if (figure) expect(`${key} ${(recordOf(key).cgpa / 100).toFixed(2)}`).toBe(`${key} ${figure}`);
    }
  });
});
