import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../db/db.ts';
import { registrations } from '../../db/schema/registration.ts';
import { courseGrades } from '../../db/schema/student.ts';
import { courses, grades, studyLoads, type Level } from '../../db/schema/university.ts';
import { getLimit } from '../limits.ts';
import { countsForMajor, standings, type Attempt, type AverageStanding, type StandingLimits } from './gpa-average.ts';

type Text = { en: string; ar: string };

export type NamedAttempt = Attempt & { code: string; name: Text; grade: string };

const attemptQuery = preparedPerDb((db) =>
  db
    .select({
      courseId: courses.id,
      code: courses.code,
      nameEn: courses.nameEn,
      nameAr: courses.nameAr,
      type: courses.type,
      creditHours: courseGrades.creditHours,
      semesterId: courseGrades.semesterId,
      grade: grades.grade,
      points: grades.points,
      passes: grades.passes,
    })
    .from(courseGrades)
    .innerJoin(courses, eq(courses.id, courseGrades.courseId))
    .innerJoin(grades, eq(grades.grade, courseGrades.grade))
    .where(eq(courseGrades.studentId, sql.placeholder('studentId')))
    .orderBy(asc(courseGrades.semesterId), asc(courses.code))
    .prepare(),
);

/** Every graded course of a student, by semester and code; points in hundredths. */
export const listNamedAttempts = (db: Db, studentId: number): NamedAttempt[] =>
  attemptQuery(db)
    .all({ studentId })
    .map(({ nameEn, nameAr, type, ...row }) => ({
      ...row,
      name: { en: nameEn, ar: nameAr },
      major: countsForMajor(type),
    }));

export type CourseInProgress = Pick<
  NamedAttempt,
  'courseId' | 'code' | 'name' | 'creditHours' | 'major' | 'semesterId'
>;

const progressQuery = preparedPerDb((db) =>
  db
    .select({
      courseId: courses.id,
      code: courses.code,
      nameEn: courses.nameEn,
      nameAr: courses.nameAr,
      type: courses.type,
      creditHours: registrations.creditHours,
      semesterId: registrations.semesterId,
    })
    .from(registrations)
    .innerJoin(courses, eq(courses.id, registrations.courseId))
    .where(
      and(
        eq(registrations.studentId, sql.placeholder('studentId')),
        lte(registrations.semesterId, sql.placeholder('semesterId')),
        eq(registrations.status, 'registered'),
        sql`not exists (select 1 from course_grade done where done.student_id = ${registrations.studentId} and done.course_id = ${registrations.courseId} and done.semester_id = ${registrations.semesterId})`,
      ),
    )
    .orderBy(asc(registrations.semesterId), asc(courses.code))
    .prepare(),
);

/** The courses of a student without a grade yet, registered in the given semester or before it. */
export const coursesInProgress = (db: Db, studentId: number, semesterId: number): CourseInProgress[] =>
  progressQuery(db)
    .all({ studentId, semesterId })
    .map(({ nameEn, nameAr, type, ...row }) => ({
      ...row,
      name: { en: nameEn, ar: nameAr },
      major: countsForMajor(type),
    }));

const gradeQuery = preparedPerDb((db) =>
  db
    .select()
    .from(grades)
    .orderBy(desc(sql`coalesce(${grades.points}, -1)`), asc(grades.grade))
    .prepare(),
);

/** The university's grades, the best first; those without points last. */
export const gradeTable = (db: Db) => gradeQuery(db).all();

/** Limits of the ranges of averages, in hundredths. */
export const standingLimits = (db: Db): StandingLimits => ({
  excellent: getLimit(db, 'excellentCgpa'),
  warning: getLimit(db, 'warningCgpa'),
});

const loadQuery = preparedPerDb((db) =>
  db
    .select({ standing: studyLoads.standing, maximum: studyLoads.maximum })
    .from(studyLoads)
    .where(and(eq(studyLoads.level, sql.placeholder('level')), eq(studyLoads.summer, false)))
    .prepare(),
);

/** The maximum study load of each range of averages (see `standings`) in a regular semester, in credit hours. */
export function maximumLoads(db: Db, level: Level): Record<AverageStanding, number> {
  const loads = new Map(
    loadQuery(db)
      .all({ level })
      .map(({ standing, maximum }) => [standing, maximum]),
  );
  return Object.fromEntries(
    standings.map((standing) => [standing, loads.get(standing === 'good' ? 'normal' : standing) ?? 0]),
  ) as Record<AverageStanding, number>;
}
