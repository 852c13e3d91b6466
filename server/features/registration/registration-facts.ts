import type { CatalogueSection } from '../../catalogue/sections.ts';
import type { Refusal } from '../../refusal.ts';

/**
 * The facts for the registration rules: plain values without clock or database. Instants are epoch milliseconds, money
 * is in fils.
 */

export type Period = 'current' | 'early';

/** A weekly class. Times are minutes from midnight; day 0 is Sunday. */
export type Slot = { day: number; startMinute: number; endMinute: number };

const twoDigits = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));

/** Formats minutes from midnight as HH:mm. */
export const clockTime = (minutes: number): string =>
  `${twoDigits[Math.floor(minutes / 60)]}:${twoDigits[minutes % 60]}`;

/** A section with its present seats. */
export type SectionFacts = CatalogueSection & {
  seatsTaken: number;
  /** The number of students on the waiting list. */
  waiting: number;
  /** True if the section is full but a permit reserves a seat for this student. */
  kept?: true;
};

export type RegistrationStatus = 'registered' | 'dropped' | 'withdrawn' | 'replaced';

export type RegistrationRow = {
  registrationId: number;
  /** True if the student has taken the course before. */
  repeat: boolean;
  status: RegistrationStatus;
  frozen: boolean;
  /** True if the withdrawal is final, so that the seat was freed for others. */
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

/** A change with its section and registration, each undefined if the action has none or the student may not use it. */
export type Change = {
  index: number;
  action: BasketAction;
  section?: SectionFacts;
  registration?: RegistrationRow;
  /** True if the registration is another student's. */
  others?: boolean;
  /** True if the change was added because its course is a corequisite of another changed course. */
  cascaded?: boolean;
};

/** A student's place on the waiting list of a section; the first position is 1. */
export type WaitingPlace = { position: number; section: SectionFacts };

/** The codes that an approved override waives for a student, in every section of a course or only in `sectionId`. */
export type Permit = {
  permitId: number;
  referenceNumber: string;
  courseId: number;
  sectionId: number | null;
  codes: readonly string[];
  /** True while the unused permit reserves a seat and no room of the section is too small for one more student. */
  keepsSeat: boolean;
};

/** A reason that a permit waives. */
export type Waived = Refusal & { permit: Permit };

/** The sum of the credit hours that count; withdrawn and dropped courses do not. */
export const hoursOf = (rows: { status: string; creditHours: number }[]): number =>
  rows.reduce((sum, row) => sum + (row.status === 'registered' ? row.creditHours : 0), 0);

/** True if the student or a sponsor has paid any part of the course. */
export const isPaid = (row: RegistrationRow): boolean => row.paid + row.usedFromBalance + row.sponsorPaid > 0;

/** True if no seat is free for the student. */
export const isFull = (section: SectionFacts): boolean => section.seatsTaken >= section.capacity && !section.kept;

/** The section. If an open offer reserves a seat in it for this student, that seat is not counted as taken. */
export const withOfferedSeat = <Section extends SectionFacts>(
  { kept }: { kept: ReadonlySet<number> },
  section: Section,
): Section => (kept.has(section.sectionId) ? { ...section, seatsTaken: section.seatsTaken - 1 } : section);

/** Marks a full section as available (`kept`) if a permit reserves a seat in it for this student. */
export const withKeptSeat = <Section extends SectionFacts>(permits: readonly Permit[], section: Section): Section =>
  permits.some((permit) => permit.keepsSeat && permit.sectionId === section.sectionId) && isFull(section)
    ? { ...section, kept: true }
    : section;

/** The section as this student sees it: a seat that an offer or a permit reserves for the student counts as free. */
export const withOwnSeat = <Section extends SectionFacts>(
  facts: { kept: ReadonlySet<number>; permits: readonly Permit[] },
  section: Section,
): Section => withKeptSeat(facts.permits, withOfferedSeat(facts, section));
