import type { DegreeClass, Level } from '../../db/schema/university.ts';

export const toLevel = (degreeClass: DegreeClass): Level =>
  degreeClass === 'master' || degreeClass === 'phd' ? 'postgraduate' : 'undergraduate';

/** What decides a student's study load. */
export type LoadStanding = 'warning' | 'graduating' | 'excellent' | 'normal';

/** A warning limits the load whatever else is true, and so does a chance to raise the average; CGPA in hundredths. */
export const toLoadStanding = (
  {
    warnings,
    chanceSemesters = 0,
    graduating,
    cgpa,
  }: { warnings: number; chanceSemesters?: number; graduating: boolean; cgpa: number | null },
  excellentCgpa: number,
): LoadStanding =>
  warnings > 0 || chanceSemesters > 0
    ? 'warning'
    : graduating
      ? 'graduating'
      : (cgpa ?? 0) >= excellentCgpa
        ? 'excellent'
        : 'normal';
