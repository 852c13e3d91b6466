import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { registrations } from '../../../db/schema/registration.ts';
import { courseGrades, students, studentSemesters } from '../../../db/schema/student.ts';
import { courses, grades, refundShares, sections, semesters } from '../../../db/schema/university.ts';
import type { Text } from '../../../locales/i18n.ts';

/** The percentage of tuition and refundable fees returned, by week of a regular or summer semester. */
export const refundTable = (db: Db, summer: boolean): { week: number; percent: number }[] =>
  db
    .select({ week: refundShares.week, percent: refundShares.percent })
    .from(refundShares)
    .where(eq(refundShares.summer, summer))
    .orderBy(asc(refundShares.week))
    .all();

const completedQuery = preparedPerDb((db) =>
  db
    .select({ one: sql<number>`1` })
    .from(courseGrades)
    .innerJoin(grades, eq(grades.grade, courseGrades.grade))
    .where(
      and(
        eq(courseGrades.studentId, sql.placeholder('studentId')),
        sql`${courseGrades.semesterId} < ${sql.placeholder('semesterId')}`,
        sql`(${grades.points} is not null or ${grades.passes} = 1)`,
      ),
    )
    .limit(1)
    .prepare(),
);

/** True if the student has a grade with points, or a pass, from an earlier semester. */
export const completedBefore = (db: Db, studentId: number, semesterId: number): boolean =>
  completedQuery(db).get({ studentId, semesterId }) !== undefined;

const chanceQuery = preparedPerDb((db) =>
  db
    .select({ chances: students.chances, chanceSemesters: students.chanceSemesters })
    .from(students)
    .where(eq(students.id, sql.placeholder('id')))
    .prepare(),
);

/**
 * The number of chances to raise the average that the student was granted so far, and the number of semesters left of
 * the current chance (0 if there is none).
 */
export const getChances = (db: Db, studentId: number): { chances: number; chanceSemesters: number } =>
  chanceQuery(db).get({ id: studentId }) ?? { chances: 0, chanceSemesters: 0 };

const postponedQuery = preparedPerDb((db) =>
  db
    .select({ en: semesters.nameEn, ar: semesters.nameAr })
    .from(studentSemesters)
    .innerJoin(semesters, eq(semesters.id, studentSemesters.semesterId))
    .where(and(eq(studentSemesters.studentId, sql.placeholder('studentId')), eq(studentSemesters.status, 'withdrawn')))
    .orderBy(desc(semesters.endsOn))
    .prepare(),
);

/** Names of the semesters that the student postponed, newest first. */
export const postponedBy = (db: Db, studentId: number): Text[] => postponedQuery(db).all({ studentId });

const courseQuery = preparedPerDb((db) =>
  db
    .select({ code: courses.code, number: sections.number, en: courses.nameEn, ar: courses.nameAr })
    .from(registrations)
    .innerJoin(courses, eq(courses.id, registrations.courseId))
    .innerJoin(sections, eq(sections.id, registrations.sectionId))
    .where(eq(registrations.id, sql.placeholder('id')))
    .prepare(),
);

export type NamedCourse = { code: string; number: string; name: Text };

/** The course of a request, found by its registration. Throws if there is none. */
export function registeredCourse(
  db: Db,
  { subjectId, referenceNumber }: { subjectId: number | null; referenceNumber: string },
): NamedCourse {
  const found = courseQuery(db).get({ id: subjectId });
  if (!found) throw new Error(`${referenceNumber} names no course`);
  const { code, number, en, ar } = found;
  return { code, number, name: { en, ar } };
}
