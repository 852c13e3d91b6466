/** What becomes of early registrations once the grades before them are in. Pure. */

export type EarlyRow = {
  registrationId: number;
  courseId: number;
  code: string;
  /** Every group must be met, by any one of its courses. */
  prerequisites: readonly (readonly number[])[];
  corequisites: readonly number[];
};

export type EarlyFacts = {
  /** Enrolled in the semester, and still a student. */
  enrolled: boolean;
  rows: readonly EarlyRow[];
  /** Best grade of each course: whether it passes and may be repeated, and whether it came in just now. */
  grades: ReadonlyMap<number, { passes: boolean; repeatable: boolean; justPassed: boolean }>;
};

export type EarlyReason = 'notEnrolled' | 'passed' | 'prerequisite' | 'corequisite';
export type EarlyRemoval = { registrationId: number; code: string; reason: EarlyReason };

/**
 * The rows that do not become registrations, and why. A course passed long ago that may be repeated was meant to be
 * repeated; one passed just now was not.
 */
export function earlyRemovals({ enrolled, rows, grades }: EarlyFacts): EarlyRemoval[] {
  const removed = new Map<number, EarlyRemoval>();
  const passed = (id: number): boolean => grades.get(id)?.passes ?? false;
  const reasonFor = ({ courseId, prerequisites, corequisites }: EarlyRow): EarlyReason | undefined => {
    const grade = grades.get(courseId);
    if (!enrolled) return 'notEnrolled';
    if (grade?.passes && (grade.justPassed || !grade.repeatable)) return 'passed';
    if (!prerequisites.every((group) => group.some(passed))) return 'prerequisite';
    const kept = new Set(rows.flatMap((row) => (removed.has(row.registrationId) ? [] : [row.courseId])));
    return corequisites.every((id) => kept.has(id) || passed(id)) ? undefined : 'corequisite';
  };
  // Taking one out may leave another without its corequisite.
  for (let before = -1; before !== removed.size;) {
    before = removed.size;
    for (const row of rows) {
      const reason = removed.has(row.registrationId) ? undefined : reasonFor(row);
      if (reason) removed.set(row.registrationId, { registrationId: row.registrationId, code: row.code, reason });
    }
  }
  return [...removed.values()];
}
