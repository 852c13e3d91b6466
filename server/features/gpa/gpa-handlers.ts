import type { Handlers } from '../../http/operations.ts';
import { semesterAnswer, semestersAt } from '../agenda/agenda-queries.ts';
import { getStudyHours } from '../../academic-record/plan-queries.ts';
import { toLevel } from '../../academic-record/student-rules.ts';
import { averages, standings } from '../../academic-record/gpa-average.ts';
import {
  listNamedAttempts,
  coursesInProgress,
  gradeTable,
  maximumLoads,
  standingLimits,
} from '../../academic-record/gpa-queries.ts';

const points = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

export const gpaHandlers = {
  getGpaBasis: ({ db, student, now }) => {
    const semesters = semestersAt(db, now);
    const { current } = semesters;
    const attempts = listNamedAttempts(db, student.studentId);
    const { cgpa, majorCgpa, earnedHours } = averages(attempts);
    const limits = standingLimits(db);
    const loads = maximumLoads(db, toLevel(student.degreeClass));
    const from = { ...limits, good: limits.warning, warning: 0 };
    return [
      200,
      {
        semester: semesterAnswer(current, now),
        attempts: attempts.map((attempt) => ({ ...attempt, points: points(attempt.points) })),
        current: coursesInProgress(db, student.studentId, current.id).map(
          ({ courseId, code, name, creditHours, major }) => ({ courseId, code, name, creditHours, major }),
        ),
        grades: gradeTable(db).map((grade) => ({ ...grade, points: points(grade.points) })),
        standings: standings.map((standing) => ({
          standing,
          from: from[standing] / 100,
          maximumHours: loads[standing],
        })),
        cgpa: points(cgpa),
        majorCgpa: points(majorCgpa),
        hours: getStudyHours(db, { ...student, earnedHours }, semesters),
        warnings: student.warnings,
      },
    ];
  },
} satisfies Partial<Handlers>;
