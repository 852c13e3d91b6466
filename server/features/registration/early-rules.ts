/** Rules for early registrations once the grades of the semester before are stored. Pure. */

export type EarlyRow = {
  registrationId: number;
  courseId: number;
  code: string;
  /** The prerequisite groups of a course. Each group is met by any one of its courses; all groups must be met. */
  prerequisites: readonly (readonly number[])[];
  corequisites: readonly number[];
};

export type EarlyFacts = {
  /** True if the student is enrolled in the semester and has not left. */
  enrolled: boolean;
  rows: readonly EarlyRow[];
  /** The result in each course. `justPassed` is true if the course was passed in the semester that was just graded. */
  grades: ReadonlyMap<number, { passes: boolean; repeatable: boolean; justPassed: boolean }>;
};

export type EarlyReason = 'notEnrolled' | 'passed' | 'prerequisite' | 'corequisite';
export type EarlyRemoval = { registrationId: number; code: string; reason: EarlyReason };

/**
 * The early registrations to remove, with reasons. A course passed in the semester that was just graded is removed. A
 * repeatable course that was passed only before that semester is kept, because the student wants to repeat it.
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
  // Removing a course may leave another one without its corequisite, so the check repeats until nothing changes.
  for (let before = -1; before !== removed.size;) {
    before = removed.size;
    for (const row of rows) {
      const reason = removed.has(row.registrationId) ? undefined : reasonFor(row);
      if (reason) removed.set(row.registrationId, { registrationId: row.registrationId, code: row.code, reason });
    }
  }
  return [...removed.values()];
}
