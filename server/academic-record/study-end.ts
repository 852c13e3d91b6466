import type { Text } from '../../locales/i18n.ts';
import type { Db } from '../../db/db.ts';
import type { Enum } from '../../db/enums.gen.ts';
import type { Semester } from '../catalogue/semesters.ts';
import type { Consequence } from '../consequence.ts';

import type { AcademicStatus } from './status-rules.ts';
import { extensionPoint } from '../extension-point.ts';
import type { Student } from './student-queries.ts';

/** A student who leaves a semester or the university, as every area that has something to end looks at it. */

/**
 * What a course or charge costs, of it the sponsor's share, and what was paid for it by the student, by the sponsor and
 * from the balance; whole fils.
 */
export type Cost = { fee: number; sponsorFee: number; paid: number; sponsorPaid: number; usedFromBalance: number };

/** How a course is left: unpaid within add and drop it is deleted, paid it is dropped, after that withdrawn from. */
export type Way = 'delete' | 'drop' | 'withdraw';

export type EndedCourse = Cost & {
  registrationId: number;
  sectionId: number;
  semesterId: number;
  code: string;
  number: string;
  name: Text;
  way: Way;
};

/** A semester that is left, with the percent of its fees that comes back and when less does. */
export type EndedSemester = { semester: Semester; percent: number; next: { at: number; percent: number } | null };

export type StudyEnd = {
  student: Student;
  /** The semester alone is left, and studies go on; or the university. */
  scope: 'semester' | 'university';
  /** The academic status from now on. */
  status: AcademicStatus;
  /** The number and kind of the request that brings it about. */
  reference: string;
  kind: Enum<'RequestKind'>;
  /** Who does it: the office, or the student by the rules. */
  by: 'registration' | 'student';
  /** At a midnight, the last moment of the day that ends: until then periods are open. */
  moment: number;
  semesters: readonly EndedSemester[];
  /** What the student is registered in, before anything has ended. */
  courses: readonly EndedCourse[];
};

/**
 * Ends what an area has of a student who leaves, in the transaction of the decision, and tells it as consequences.
 * Throws unless it changed what it tells; where the student has nothing there, it does nothing.
 */
export type StudyEndEffect = (db: Db, leaving: StudyEnd, now: number) => Consequence[];

/** What ends, each phase the work of one area. */
export type StudyEndPhase =
  | 'courses'
  | 'waitingList'
  | 'transport'
  | 'thesis'
  | 'fees'
  | 'courseFees'
  | 'requests'
  | 'calendar'
  | 'status'
  | 'seats';

export type StudyEndEffects = Partial<Record<StudyEndPhase, StudyEndEffect>>;

/** The effects of all areas. */
export const studyEndEffects = extensionPoint<StudyEndEffects>('the effects of an end of study');
