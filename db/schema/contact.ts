import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { persons } from './student.ts';

/**
 * A person's address, personal e-mail and emergency contact. The university e-mail and first mobile are in `person`.
 */
export const contactDetails = sqliteTable('contact_detail', {
  personId: integer()
    .primaryKey()
    .references(() => persons.id),
  flat: text().notNull().default(''),
  building: text().notNull().default(''),
  road: text().notNull().default(''),
  block: text().notNull().default(''),
  area: text().notNull().default(''),
  personalEmail: text(),
  emergencyName: text().notNull().default(''),
  emergencyPhone: text().notNull().default(''),
  /** The version number, raised by each change, so that saving an older version is rejected. */
  version: integer().notNull().default(1),
  changedAt: integer(),
});

/** Mobile numbers as +973 and eight digits; position 1 receives the text messages. */
export const mobileNumbers = sqliteTable(
  'mobile_number',
  {
    personId: integer()
      .notNull()
      .references(() => persons.id),
    position: integer().notNull(),
    number: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.personId, t.position] })],
);

export const codePurposes = [
  'passwordReset',
  'activation',
  'contact',
  'newMobile',
  'cancelAdmission',
  'permanentWithdrawal',
] as const;

/**
 * Verification codes, as keyed hashes. For each purpose and owner only the newest counts. The owner is an account, a
 * person or a student, depending on the purpose. Codes older than a day are deleted when another one is sent.
 */
export const verificationCodes = sqliteTable(
  'verification_code',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    purpose: text({ enum: codePurposes }).notNull(),
    ownerId: integer().notNull(),
    hash: text().notNull(),
    recipient: text().notNull(),
    sentAt: integer().notNull(),
    expiresAt: integer().notNull(),
    /** The number of wrong attempts to enter this code. */
    tries: integer().notNull().default(0),
    usedAt: integer(),
  },
  (t) => [index('verification_code_owner').on(t.purpose, t.ownerId), index('verification_code_sent').on(t.sentAt)],
);
