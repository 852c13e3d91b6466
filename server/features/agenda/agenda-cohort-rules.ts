import type { agenda } from '../../../db/schema/agenda.ts';
import type { Student } from '../../academic-record/student-queries.ts';

/** A row of the agenda: a period of a semester in which a function, such as add/drop, is open for some students. */
export type AgendaPeriod = typeof agenda.$inferSelect;

/** The properties of a student by which a row of the agenda may be limited. */
type Concerned = Pick<Student, 'collegeId' | 'degreeClass' | 'admissionYear' | 'earnedHours' | 'graduating'>;

const fits = <Value>(limit: Value | null, value: Value): boolean => limit === null || limit === value;

/** True if the row is about this student: each limit that it has fits. */
export const concerns = (row: Omit<AgendaPeriod, 'id'>, student: Concerned): boolean =>
  fits(row.collegeId, student.collegeId) &&
  fits(row.degreeClass, student.degreeClass) &&
  fits(row.cohort, student.admissionYear) &&
  fits(row.graduating, student.graduating) &&
  (row.earnedHoursFrom ?? 0) <= student.earnedHours &&
  student.earnedHours <= (row.earnedHoursTo ?? Infinity);

/**
 * The window of each function for this student: its earliest opening and its latest closing among the rows that are
 * about the student.
 */
export function toWindows(
  rows: readonly AgendaPeriod[],
  student: Concerned,
): Pick<AgendaPeriod, 'function' | 'opensAt' | 'closesAt'>[] {
  const windows = new Map<string, Pick<AgendaPeriod, 'function' | 'opensAt' | 'closesAt'>>();
  for (const row of rows) {
    if (!concerns(row, student)) continue;
    const { opensAt, closesAt } = windows.get(row.function) ?? row;
    windows.set(row.function, {
      function: row.function,
      opensAt: Math.min(opensAt, row.opensAt),
      closesAt: Math.max(closesAt, row.closesAt),
    });
  }
  return [...windows.values()];
}
