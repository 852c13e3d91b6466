import { and, asc, eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../db/db.ts';
import { courseGrades } from '../../db/schema/student.ts';
import { courses, grades } from '../../db/schema/university.ts';
import { averages, countsForMajor, type Attempt, type Averages } from './gpa-average.ts';

const recordQuery = preparedPerDb((db) =>
  db
    .select({
      courseId: courseGrades.courseId,
      semesterId: courseGrades.semesterId,
      creditHours: courseGrades.creditHours,
      type: courses.type,
      points: grades.points,
      passes: grades.passes,
    })
    .from(courseGrades)
    .innerJoin(courses, eq(courses.id, courseGrades.courseId))
    .innerJoin(grades, eq(grades.grade, courseGrades.grade))
    .where(eq(courseGrades.studentId, sql.placeholder('studentId')))
    .orderBy(asc(courseGrades.semesterId), asc(courseGrades.id))
    .prepare(),
);

/** Every graded course of a student, for the averages. */
const listAttempts = (db: Db, studentId: number): Attempt[] =>
  recordQuery(db)
    .all({ studentId })
    .map(({ type, ...attempt }) => ({ ...attempt, major: countsForMajor(type) }));

const studentUpdate = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number; cgpa: number | null; majorCgpa: number | null; earnedHours: number }>(
    'update student set cgpa = @cgpa, major_cgpa = @majorCgpa, earned_hours = @earnedHours where id = @studentId',
  ),
);

const semesterUpdate = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number; semesterId: number; gpa: number | null }>(
    'update student_semester set gpa = @gpa where student_id = @studentId and semester_id = @semesterId',
  ),
);

/**
 * Computes and stores the values that depend on a student's grades: the semester's average, both cumulative averages
 * and the earned hours.
 */
export function recountAverages(db: Db, studentId: number, semesterId: number): Averages {
  const counted = averages(listAttempts(db, studentId));
  const { cgpa, majorCgpa, earnedHours, semesterGpas } = counted;
  studentUpdate(db).run({ studentId, cgpa, majorCgpa, earnedHours });
  semesterUpdate(db).run({ studentId, semesterId, gpa: semesterGpas.get(semesterId) ?? null });
  return counted;
}

/** Changes the grade of a student's course and recomputes the averages. */
export function changeGrade(
  db: Db,
  { studentId, courseGradeId, semesterId }: { studentId: number; courseGradeId: number; semesterId: number },
  grade: string,
): void {
  db.update(courseGrades)
    .set({ grade })
    .where(and(eq(courseGrades.id, courseGradeId), eq(courseGrades.studentId, studentId)))
    .run();
  recountAverages(db, studentId, semesterId);
}
