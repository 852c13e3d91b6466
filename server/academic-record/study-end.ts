import type { Text } from '../../locales/i18n.ts';
import type { Db } from '../../db/db.ts';
import type { Enum } from '../../db/enums.gen.ts';
import type { Semester } from '../catalogue/semesters.ts';
import type { Consequence } from '../consequence.ts';

import type { AcademicStatus } from './status-rules.ts';
import { extensionPoint } from '../extension-point.ts';
import type { Student } from './student-queries.ts';

/** Types for the end of single courses, a semester or the studies, shared by all areas whose data ends then. */

/**
 * The fee of a course or charge, the sponsor's share of it, and the amounts paid by the student, by the sponsor and
 * from the balance. Whole fils.
 */
export type Cost = { fee: number; sponsorFee: number; paid: number; sponsorPaid: number; usedFromBalance: number };

/** The way a course ends: during add/drop an unpaid one is deleted and a paid one dropped; later it is withdrawn. */
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

/**
 * A semester that ends for the student, or in which some courses end. `percent` of the tuition and refundable fees that
 * end is refunded; `next` is the next lower percentage and the instant from which it applies, null if there is none
 * before the service closes.
 */
export type EndedSemester = { semester: Semester; percent: number; next: { at: number; percent: number } | null };

export type StudyEnd = {
  student: Student;
  /** semester: the semester or some of its courses end, and the studies go on. university: the student leaves. */
  scope: 'semester' | 'university';
  /** The academic status after the decision. */
  status: AcademicStatus;
  /** The reference number and kind of the request that causes the end. */
  reference: string;
  kind: Enum<'RequestKind'>;
  /** The actor recorded for the changes: the registration department or the student. */
  by: 'registration' | 'student';
  /**
   * The instant of the decision. For a decision at midnight, the last moment of the day before, when periods are still
   * open.
   */
  moment: number;
  semesters: readonly EndedSemester[];
  /** The registrations that end, as they were before. */
  courses: readonly EndedCourse[];
};

/**
 * Ends the data of one area for a student who leaves courses, a semester or the university, within the transaction of
 * the decision, and returns the consequences. It does nothing for a student without data in the area. It throws if it
 * could not make a change that it reports.
 */
export type StudyEndEffect = (db: Db, leaving: StudyEnd, now: number) => Consequence[];

/** The phases of ending courses, a semester or the studies. Each is implemented by one area. */
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

/** The extension point that collects the study-end effects of all areas. */
export const studyEndEffects = extensionPoint<StudyEndEffects>('the effects of an end of study');
