import { toIso } from '../../clock/clock.ts';
import { getText } from '../../http/messages.ts';
import type { Handlers } from '../../http/operations.ts';
import { semestersAt } from '../agenda/agenda-queries.ts';
import { averages, hasResult, toAverageStanding } from '../../academic-record/gpa-average.ts';
import { listNamedAttempts, coursesInProgress, standingLimits } from '../../academic-record/gpa-queries.ts';
import { getStudyHours } from '../../academic-record/plan-queries.ts';
import { listEnrolments, semesterById } from './transcript-queries.ts';
import { semestersAway, transcriptSemesters } from './transcript-rules.ts';

const points = (hundredths: number | null): number | null => (hundredths === null ? null : hundredths / 100);

export const transcriptHandlers = {
  getAcademicTranscript: ({ db, student, now }) => {
    const attempts = listNamedAttempts(db, student.studentId);
    const limits = standingLimits(db);
    const { cgpa, majorCgpa, earnedHours } = averages(attempts);
    const semesters = semestersAt(db, now);
    const current = semesters.current.id;
    const running = coursesInProgress(db, student.studentId, current);
    const studied = new Set([...attempts, ...running].map(({ semesterId }) => semesterId));
    const taken = new Set(attempts.filter(hasResult).map(({ courseId }) => courseId));
    return [
      200,
      {
        issuedAt: toIso(now),
        studentCode: student.code,
        name: { en: student.nameEn, ar: student.nameAr },
        programme: { en: student.programmeEn, ar: student.programmeAr },
        college: { en: student.collegeEn, ar: student.collegeAr },
        degreeClass: student.degreeClass,
        academicStatus: getText('academic', `status.${student.status}`),
        admission: semesterById(db, student.admissionSemesterId).name,
        semesters: transcriptSemesters(attempts, limits).map(({ lines, gpa, cgpa: after, ...semester }) => ({
          ...semester,
          ...semesterById(db, semester.semesterId),
          gpa: points(gpa),
          cgpa: points(after),
          courses: lines.map(({ code, name, creditHours, grade, points: each, passes, repeats, counted }) => ({
            code,
            name,
            creditHours,
            grade,
            points: points(each),
            qualityPoints: points(each === null ? null : each * creditHours),
            passes,
            repeats,
            counted,
          })),
        })),
        away: semestersAway(listEnrolments(db, student.studentId), studied, current).map((semester) => ({
          ...semester,
          name: semesterById(db, semester.semesterId).name,
        })),
        inProgress: [...new Set(running.map(({ semesterId }) => semesterId))].map((semesterId) => {
          const rows = running.filter((row) => row.semesterId === semesterId);
          return {
            semesterId,
            name: semesterById(db, semesterId).name,
            courses: rows.map(({ courseId, code, name, creditHours }) => ({
              code,
              name,
              creditHours,
              repeats: taken.has(courseId),
            })),
          };
        }),
        cgpa: points(cgpa),
        majorCgpa: points(majorCgpa),
        hours: getStudyHours(db, { ...student, earnedHours }, semesters),
        standing: toAverageStanding(cgpa, limits),
        limits: { excellent: limits.excellent / 100, warning: limits.warning / 100 },
      },
    ];
  },
} satisfies Partial<Handlers>;
