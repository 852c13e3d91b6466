import type { Language, Level } from '../../../db/schema/university.ts';
import type { Text } from '../../../locales/i18n.ts';
import type { Semester } from '../../catalogue/semesters.ts';
import type { AgendaWindow } from '../agenda/agenda-queries.ts';
import type { Student, StudyLoad } from '../../academic-record/student-queries.ts';

/**
 * What the registration rules look at. Plain values: no clock, no database. Instants in epoch milliseconds, money in
 * fils.
 */

export type Period = 'current' | 'early';

/** Minutes from midnight; day 0 is Sunday. */
export type Slot = { day: number; startMinute: number; endMinute: number };

const twoDigits = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));

/** Minutes from midnight as HH:mm. */
export const clockTime = (minutes: number): string =>
  `${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}`;

export type CourseFacts = { courseId: number; code: string };

export type SectionFacts = {
  sectionId: number;
  courseId: number;
  code: string;
  number: string;
  level: Level;
  language: Language;
  gender: 'female' | 'male' | null;
  collegeId: number | null;
  college: Text | null;
  creditHours: number;
  onlineRegistration: boolean;
  capacity: number;
  seatsTaken: number;
  waiting: number;
  examStartsAt: number | null;
  examEndsAt: number | null;
  slots: Slot[];
  /** Every group must be met, by any one of its courses. */
  prerequisites: CourseFacts[][];
  corequisites: CourseFacts[];
};

export type RegistrationStatus = 'registered' | 'dropped' | 'withdrawn' | 'replaced';

export type RegistrationRow = {
  registrationId: number;
  status: RegistrationStatus;
  frozen: boolean;
  /** Withdrawn for good: its seat is somebody else's. */
  seatFreed: boolean;
  creditHours: number;
  fee: number;
  sponsorFee: number;
  paid: number;
  sponsorPaid: number;
  usedFromBalance: number;
  section: SectionFacts;
};

export type BasketAction = 'register' | 'delete' | 'drop' | 'undrop' | 'withdraw' | 'unwithdraw' | 'replace';

/** A change with what it speaks of looked up; either is missing where there is no such thing for this student. */
export type Change = {
  index: number;
  action: BasketAction;
  section?: SectionFacts;
  registration?: RegistrationRow;
  /** Speaks of a registration of another student. */
  others?: boolean;
  /** Implied by another change, as its corequisite. */
  cascaded?: boolean;
};

/** A place of this student on the waiting list of a section; the first position is 1. */
export type WaitingPlace = { position: number; section: SectionFacts };

/** What is true of a student in a semester before any course is looked at. */
export type StandingFacts = {
  now: number;
  period: Period;
  semester: Semester;
  student: Pick<
    Student,
    'status' | 'orientation' | 'recentlyEnrolled' | 'btc' | 'gender' | 'collegeId' | 'degreeClass' | 'language'
  >;
  enrolled: boolean;
  /** The registration office registers: what is said of registering online does not hold. */
  byOffice?: boolean;
  agenda: AgendaWindow[];
  load: StudyLoad;
};

export type RegistrationFacts = StandingFacts & {
  /** Courses with a result, the best of each: whether it passes, and whether it may be repeated. */
  grades: Map<number, { grade: string; passes: boolean; repeatable: boolean }>;
  /** Courses of the current semester: early registration counts on their being passed. */
  inProgress: ReadonlySet<number>;
  registrations: RegistrationRow[];
  /** By section id. */
  waiting: ReadonlyMap<number, WaitingPlace>;
  /** Codes of confirmations given. */
  confirmed: ReadonlySet<string>;
};

/** Hours that count: withdrawn and dropped courses do not. */
export const hoursOf = (rows: { status: string; creditHours: number }[]): number =>
  rows.reduce((sum, row) => sum + (row.status === 'registered' ? row.creditHours : 0), 0);

/** Something of the course has been paid, by whomever. */
export const isPaid = (row: RegistrationRow): boolean => row.paid + row.usedFromBalance + row.sponsorPaid > 0;

export const isFull = (section: SectionFacts): boolean => section.seatsTaken >= section.capacity;
