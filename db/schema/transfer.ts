import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { enums } from '../enums.gen.ts';
import { requests } from './request.ts';
import { students } from './student.ts';
import { courses, programmes, semesters } from './university.ts';

/**
 * Programmes that accept transfers, with their requirements and their seats in a round, which decides many transfer
 * requests at once. CGPA in hundredths; a null track accepts any secondary certificate.
 */
export const transferOffers = sqliteTable(
  'transfer_offer',
  {
    programmeId: integer()
      .primaryKey()
      .references(() => programmes.id),
    seats: integer().notNull(),
    minimumCgpa: integer().notNull(),
    track: text({ enum: enums.CertificateTrack }),
  },
  (t) => [check('transfer_offer_seats', sql`${t.seats} >= 0`)],
);

/** Courses to pass before the transfer. */
export const transferEntries = sqliteTable(
  'transfer_entry',
  {
    programmeId: integer()
      .notNull()
      .references(() => transferOffers.programmeId),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
  },
  (t) => [primaryKey({ columns: [t.programmeId, t.courseId] })],
);

/**
 * Results of a semester's transfer rounds: the number of students accepted, and the lowest accepted CGPA in hundredths,
 * null if there is none.
 */
export const transferCutoffs = sqliteTable(
  'transfer_cutoff',
  {
    programmeId: integer()
      .notNull()
      .references(() => transferOffers.programmeId),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    taken: integer().notNull(),
    lowestCgpa: integer(),
  },
  (t) => [primaryKey({ columns: [t.programmeId, t.semesterId] })],
);

/** The secondary-school certificate on record. */
export const certificates = sqliteTable('secondary_certificate', {
  studentId: integer()
    .primaryKey()
    .references(() => students.id),
  track: text({ enum: enums.CertificateTrack }).notNull(),
});

/**
 * The ranked programmes of a sent request, with the outcome of each. Once decided, a row also holds the round (`pass`),
 * the rank of the student among the applicants for the programme (`place`), the number of seats, and the CGPA of the
 * last student who got one (`cutoff`, in hundredths; null if there is none).
 */
export const transferPreferences = sqliteTable(
  'transfer_preference',
  {
    requestId: integer()
      .notNull()
      .references(() => requests.id),
    position: integer().notNull(),
    programmeId: integer()
      .notNull()
      .references(() => transferOffers.programmeId),
    outcome: text({ enum: enums.TransferOutcome }).notNull(),
    place: integer(),
    seats: integer(),
    cutoff: integer(),
    pass: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.position] }),
    uniqueIndex('transfer_preference_once').on(t.requestId, t.programmeId),
    index('transfer_preference_programme').on(t.programmeId, t.outcome),
    uniqueIndex('transfer_preference_given')
      .on(t.requestId)
      .where(sql`outcome = 'given'`),
  ],
);

/** Transfers made by a student, in order. */
export const studentTransfers = sqliteTable(
  'student_transfer',
  {
    studentId: integer()
      .notNull()
      .references(() => students.id),
    number: integer().notNull(),
    fromProgrammeId: integer()
      .notNull()
      .references(() => programmes.id),
    toProgrammeId: integer()
      .notNull()
      .references(() => programmes.id),
    /** The first semester in the new programme. */
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    at: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.studentId, t.number] })],
);
