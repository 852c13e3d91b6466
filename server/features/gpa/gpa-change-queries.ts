import { and, asc, eq, sql } from 'drizzle-orm';
import { statement, type Db } from '../../../db/db.ts';
import { courseGrades, students, studentSemesters } from '../../../db/schema/student.ts';
import { courses, grades } from '../../../db/schema/university.ts';
import { averages, countsForMajor, type Attempt } from './gpa-average.ts';

const recordQuery = statement((db) =>
  db
    .select({ courseId: courseGrades.courseId, semesterId: courseGrades.semesterId, creditHours: courseGrades.creditHours, type: courses.type, points: grades.points, passes: grades.passes })
    .from(courseGrades)
    .innerJoin(courses, eq(courses.id, courseGrades.courseId))
    .innerJoin(grades, eq(grades.grade, courseGrades.grade))
    .where(eq(courseGrades.studentId, sql.placeholder('studentId')))
    .orderBy(asc(courseGrades.semesterId), asc(courseGrades.id))
    .prepare(),
);

/** Every graded course of a student's, as the averages count them. */
const attemptsOf = (db: Db, studentId: number): Attempt[] => recordQuery(db).all({ studentId }).map(({ type, ...attempt }) => ({ ...attempt, major: countsForMajor(type) }));

/** Gives a course of a student's another grade and computes what depends on it: the semester's average, both cumulative ones and the earned hours. */
export function changeGrade(db: Db, { studentId, courseGradeId, semesterId }: { studentId: number; courseGradeId: number; semesterId: number }, grade: string): void {
  db.update(courseGrades).set({ grade }).where(and(eq(courseGrades.id, courseGradeId), eq(courseGrades.studentId, studentId))).run();
  const { cgpa, majorCgpa, earnedHours, semesterGpas } = averages(attemptsOf(db, studentId));
  db.update(students).set({ cgpa, majorCgpa, earnedHours }).where(eq(students.id, studentId)).run();
  db.update(studentSemesters).set({ gpa: semesterGpas.get(semesterId) ?? null }).where(and(eq(studentSemesters.studentId, studentId), eq(studentSemesters.semesterId, semesterId))).run();
}
