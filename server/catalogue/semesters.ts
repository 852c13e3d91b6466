import { asc } from 'drizzle-orm';
import { semesters } from '../../db/schema/university.ts';
import { cached } from './catalogue-cache.ts';

export type Semester = {
  id: number;
  academicYear: number;
  term: number;
  name: { en: string; ar: string };
  startsOn: string;
  endsOn: string;
  weeks: number;
};

/** The current semester and the next one. */
export type Semesters = { current: Semester; next: Semester };

/** All semesters, ordered by their last day. */
export const semestersInOrder = cached('calendar', (db) =>
  db
    .select({
      id: semesters.id,
      academicYear: semesters.academicYear,
      term: semesters.term,
      nameEn: semesters.nameEn,
      nameAr: semesters.nameAr,
      startsOn: semesters.startsOn,
      endsOn: semesters.endsOn,
      weeks: semesters.weeks,
    })
    .from(semesters)
    .orderBy(asc(semesters.endsOn))
    .all()
    .map(({ nameEn, nameAr, ...row }): Semester => ({ ...row, name: { en: nameEn, ar: nameAr } })),
);

export const semestersById = cached(
  'calendar',
  (db) => new Map(semestersInOrder(db).map((semester) => [semester.id, semester])),
);
