import type { DegreeClass, Level } from '../../db/schema/university.ts';

export const toLevel = (degreeClass: DegreeClass): Level =>
  degreeClass === 'master' || degreeClass === 'phd' ? 'postgraduate' : 'undergraduate';

/** The standing of a student that selects the study load. */
export type LoadStanding = 'warning' | 'graduating' | 'excellent' | 'normal';

/** Selects the standing. A warning or a chance to raise the average takes precedence. CGPA in hundredths. */
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
