import { and, asc, desc, eq, lt, ne, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { appeals } from '../../../db/schema/appeal.ts';
import { requests } from '../../../db/schema/request.ts';
import { courseGrades } from '../../../db/schema/student.ts';
import { courses, grades, semesters } from '../../../db/schema/university.ts';
import { toDate } from '../../clock/clock.ts';
import type { EndedSemester } from './appeal-rules.ts';

const selection = {
  request: requests,
  oldGrade: appeals.oldGrade,
  newGrade: appeals.newGrade,
  courseGradeId: appeals.courseGradeId,
  code: courses.code,
  nameEn: courses.nameEn,
  nameAr: courses.nameAr,
  semesterId: courseGrades.semesterId,
  semesterEn: semesters.nameEn,
  semesterAr: semesters.nameAr,
};

const joined = (db: Db) =>
  db
    .select(selection)
    .from(appeals)
    .innerJoin(requests, eq(requests.id, appeals.requestId))
    .innerJoin(courseGrades, eq(courseGrades.id, appeals.courseGradeId))
    .innerJoin(courses, eq(courses.id, courseGrades.courseId))
    .innerJoin(semesters, eq(semesters.id, courseGrades.semesterId));

const byIdQuery = preparedPerDb((db) =>
  joined(db)
    .where(eq(appeals.requestId, sql.placeholder('id')))
    .prepare(),
);

/** The appeals of a student. A deleted appeal is a cancelled request and is not listed. */
const ofStudentQuery = preparedPerDb((db) =>
  joined(db)
    .where(and(eq(requests.studentId, sql.placeholder('studentId')), ne(requests.status, 'canceled')))
    .orderBy(desc(requests.sentAt), desc(requests.id))
    .prepare(),
);

export type AppealRow = ReturnType<typeof listAppeals>[number];

/** The student's appeals, newest first. */
export const listAppeals = (db: Db, studentId: number) => ofStudentQuery(db).all({ studentId });

export function appealById(db: Db, requestId: number): AppealRow {
  const row = byIdQuery(db).get({ id: requestId });
  if (!row) throw new Error(`no appeal ${requestId}`);
  return row;
}

const gradesQuery = preparedPerDb((db) =>
  db
    .select({
      courseGradeId: courseGrades.id,
      semesterId: courseGrades.semesterId,
      semesterEn: semesters.nameEn,
      semesterAr: semesters.nameAr,
      code: courses.code,
      nameEn: courses.nameEn,
      nameAr: courses.nameAr,
      creditHours: courseGrades.creditHours,
      grade: courseGrades.grade,
      points: grades.points,
    })
    .from(courseGrades)
    .innerJoin(courses, eq(courses.id, courseGrades.courseId))
    .innerJoin(semesters, eq(semesters.id, courseGrades.semesterId))
    .innerJoin(grades, eq(grades.grade, courseGrades.grade))
    .where(eq(courseGrades.studentId, sql.placeholder('studentId')))
    .orderBy(desc(courseGrades.semesterId), asc(courses.code))
    .prepare(),
);

export type GradeRow = ReturnType<typeof listAppealGrades>[number];

/** All grades of the student, newest semester first. */
export const listAppealGrades = (db: Db, studentId: number) => gradesQuery(db).all({ studentId });

const endedQuery = preparedPerDb((db) =>
  db
    .select({ id: semesters.id, term: semesters.term })
    .from(semesters)
    .where(lt(semesters.endsOn, sql.placeholder('date')))
    .orderBy(desc(semesters.endsOn))
    .limit(4)
    .prepare(),
);

/** The last four semesters that ended before today, newest first. */
export const endedSemesters = (db: Db, now: number): EndedSemester[] => endedQuery(db).all({ date: toDate(now) });

const scaleQuery = preparedPerDb((db) =>
  db
    .select({ grade: grades.grade })
    .from(grades)
    .where(sql`${grades.points} is not null`)
    .orderBy(desc(grades.points))
    .prepare(),
);

/** The grades that have points, best first. */
export const gradeScale = (db: Db): string[] =>
  scaleQuery(db)
    .all()
    .map(({ grade }) => grade);

export const insertAppeal = (db: Db, appeal: typeof appeals.$inferInsert): void => {
  db.insert(appeals).values(appeal).run();
};

export const saveNewGrade = (db: Db, requestId: number, newGrade: string): void => {
  db.update(appeals).set({ newGrade }).where(eq(appeals.requestId, requestId)).run();
};
