import type { CourseSeed } from './university/courses.ts';
import { grades } from './university/limits.ts';

/** One course taken in one past semester. */
export interface Attempt { course: CourseSeed; semesterId: number; grade: string }

const pointsOf = new Map(grades.map(([grade, points]) => [grade, points]));
const passing = new Set(grades.filter(([, , passes]) => passes).map(([grade]) => grade));

export const passes = (grade: string): boolean => passing.has(grade);

export interface AcademicSummary {
  /** Hundredths; null until a grade with points is there. */
  cgpa: number | null; majorCgpa: number | null; earnedHours: number; semesterGpas: Map<number, number | null>;
}

class Average {
  #points = 0;
  #hours = 0;

  add(points: number, hours: number): void {
    this.#points += points * hours;
    this.#hours += hours;
  }

  get value(): number | null {
    return this.#hours ? Math.round(this.#points / this.#hours) : null;
  }
}

/** Averages and earned hours of a history in the order of its semesters; a repeated course counts its latest grade with points. */
export function summarize(attempts: readonly Attempt[]): AcademicSummary {
  const latest = new Map<CourseSeed, Attempt>();
  const bySemester = new Map<number, Average>();
  const passed = new Set<CourseSeed>();
  for (const attempt of attempts) {
    const points = pointsOf.get(attempt.grade);
    let semester = bySemester.get(attempt.semesterId);
    if (!semester) bySemester.set(attempt.semesterId, (semester = new Average()));
    if (passes(attempt.grade)) passed.add(attempt.course);
    if (points === null || points === undefined) continue;
    semester.add(points, attempt.course.creditHours);
    latest.set(attempt.course, attempt);
  }
  const all = new Average();
  const major = new Average();
  for (const { course, grade } of latest.values()) {
    const points = pointsOf.get(grade)!;
    all.add(points, course.creditHours);
    if (course.type === 'major' || course.type === 'elective') major.add(points, course.creditHours);
  }
  let earnedHours = 0;
  for (const course of passed) earnedHours += course.creditHours;
  return { cgpa: all.value, majorCgpa: major.value, earnedHours, semesterGpas: new Map([...bySemester].map(([id, average]) => [id, average.value])) };
}
