import { asc, eq, sql } from 'drizzle-orm';
import { prepared, type Db } from '../../../db/db.ts';
import { courses, programmeCourses } from '../../../db/schema/university.ts';
import type { PlannedCourse } from './plan-rules.ts';

const planQuery = (db: Db) =>
  prepared(db, 'plan.ofProgramme', () =>
    db
      .select({ courseId: courses.id, code: courses.code, nameEn: courses.nameEn, nameAr: courses.nameAr, creditHours: courses.creditHours })
      .from(programmeCourses)
      .innerJoin(courses, eq(courses.id, programmeCourses.courseId))
      .where(eq(programmeCourses.programmeId, sql.placeholder('programmeId')))
      .orderBy(asc(programmeCourses.year), asc(programmeCourses.term), asc(courses.code))
      .prepare(),
  );

/** A programme's courses in the order of its plan. */
export const planOf = (db: Db, programmeId: number): PlannedCourse[] =>
  planQuery(db).all({ programmeId }).map(({ nameEn, nameAr, ...course }) => ({ ...course, name: { en: nameEn, ar: nameAr } }));
