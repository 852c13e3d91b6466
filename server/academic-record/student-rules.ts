import type { DegreeClass, Level } from '../../db/schema/university.ts';

export const toLevel = (degreeClass: DegreeClass): Level =>
  degreeClass === 'master' || degreeClass === 'phd' ? 'postgraduate' : 'undergraduate';

/** The category of a student that determines the study load. */
export type LoadStanding = 'warning' | 'graduating' | 'excellent' | 'normal';

/** Determines the load category. A warning or a chance to raise the average takes precedence. CGPA in hundredths. */
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
