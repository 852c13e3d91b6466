import type { Text } from '../../../locales/i18n.ts';
import type { Db } from '../../../db/db.ts';
import type { Semester } from '../agenda/agenda-queries.ts';
import type { Consequence, RequestKind } from '../request/request-kind.ts';
import type { AcademicStatus } from '../student/status-rules.ts';
import type { Student } from '../student/student-queries.ts';
import type { Cost } from './refund-by-date-rules.ts';

/** A student who leaves a semester or the university, as every area that has something to end looks at it. */

/** How a course is left: unpaid within add and drop it is deleted, paid it is dropped, after that withdrawn from. */
export type Way = 'delete' | 'drop' | 'withdraw';

export type LeavingCourse = Cost & {
  registrationId: number;
  sectionId: number;
  semesterId: number;
  code: string;
  number: string;
  name: Text;
  way: Way;
};

/** A semester that is left, with the percent of its fees that comes back and when less does. */
export type LeavingSemester = { semester: Semester; percent: number; next: { at: number; percent: number } | null };

export type Leaving = {
  student: Student;
  /** The semester alone is left, and studies go on; or the university. */
  scope: 'semester' | 'university';
  /** The academic status from now on. */
  status: AcademicStatus;
  /** The number and kind of the request that brings it about. */
  reference: string;
  kind: RequestKind;
  /** Who does it: the office, or the student by the rules. */
  by: 'registration' | 'student';
  /** At a midnight, the last moment of the day that ends: until then periods are open. */
  moment: number;
  semesters: readonly LeavingSemester[];
  /** What the student is registered in, before anything has ended. */
  courses: readonly LeavingCourse[];
};

/**
 * Ends what an area has of a student who leaves, in the transaction of the decision, and tells it as consequences.
 * Throws unless it changed what it tells; where the student has nothing there, it does nothing.
 */
export type Ending = (db: Db, leaving: Leaving, now: number) => Consequence[];
