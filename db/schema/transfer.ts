import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { enums } from '../enums.gen.ts';
import { requests } from './request.ts';
import { students } from './student.ts';
import { courses, programmes, semesters } from './university.ts';

/**
 * Programmes that take transfers, with the seats of a round and what they ask. CGPA in hundredths; no track is any
 * secondary certificate.
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

/** What has to be passed before. */
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

/** What a semester's rounds came to: how many got a seat, and the CGPA of the last of them. */
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
 * The ranking of a request that was sent, and what became of each wish: once it is decided, by which round, at which
 * place, of how many seats, down to which CGPA.
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

/** The transfers a student has made, in their order. */
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
