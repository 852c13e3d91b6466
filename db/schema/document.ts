import { sql } from 'drizzle-orm';
import { blob, check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { enums } from '../enums.gen.ts';
import { requests } from './request.ts';
import { students } from './student.ts';
import { languages } from './university.ts';

type Words = { en: string; ar: string };
type Average = number | null;

/**
 * The content of a document, copied from the student's record when it was issued. Averages in hundredths, days
 * YYYY-MM-DD in Bahrain.
 */
export type DocumentFacts = {
  name: Words;
  code: string;
  programme: Words;
  college: Words;
  /** The degree conferred and its day; null on a `transcript` and on documents issued before graduation. */
  degree: Words | null;
  graduatedOn: string | null;
  admission: Words;
  hours: number;
  cgpa: Average;
  /** The semesters of a transcript; empty on a certificate. */
  semesters: {
    name: Words;
    gpa: Average;
    cgpa: Average;
    /** The attempted credit hours. */
    hours: number;
    /** Absent in documents that were issued before version 1.3.0. */
    earnedHours?: number;
    courses: {
      code: string;
      name: Words;
      hours: number;
      grade: string;
      points: Average;
      repeats: boolean;
      counted: boolean;
    }[];
  }[];
};

/**
 * The key pairs that sign documents. No row is ever deleted, because documents are verified long after their key was
 * replaced. The private key is encrypted (sealed) with the server's secret.
 */
export const documentKeys = sqliteTable('document_key', {
  id: text().primaryKey(),
  publicJwk: text().notNull(),
  privateJwk: text().notNull(),
  createdAtMachine: integer().notNull(),
});

/**
 * Official documents as they were issued. Triggers reject deletion and every change except a replacement or
 * revocation. `content` and `signature` are null for documents issued on paper only.
 */
export const documents = sqliteTable(
  'document',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    requestId: integer()
      .notNull()
      .unique()
      .references(() => requests.id),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    kind: text({ enum: enums.DocumentKind }).notNull(),
    number: text().notNull().unique(),
    /** The random code that the public verification page takes; it cannot be guessed. */
    code: text().notNull().unique(),
    language: text({ enum: languages }).notNull(),
    facts: text({ mode: 'json' }).$type<DocumentFacts>().notNull(),
    content: blob({ mode: 'buffer' }),
    contentHash: text(),
    signature: text(),
    issuedAt: integer().notNull(),
    /**
     * The document is valid until just before this instant, the end of its last valid day; null if it is valid for
     * ever.
     */
    validUntil: integer(),
    replacedAt: integer(),
    revokedAt: integer(),
    /** The reason written by the office; null if not revoked, or revoked by a correction of the record. */
    revokedReason: text(),
  },
  (t) => [
    index('document_student').on(t.studentId, t.issuedAt),
    uniqueIndex('document_certificate')
      .on(t.studentId)
      .where(sql`kind = 'certificate' and replaced_at is null and revoked_at is null`),
    check(
      'document_whole',
      sql`(${t.content} is null) = (${t.contentHash} is null) and (${t.content} is null) = (${t.signature} is null)`,
    ),
  ],
);

/** One row for each public verification of a document. The visitor is not recorded. */
export const documentLookups = sqliteTable(
  'document_lookup',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    documentId: integer()
      .notNull()
      .references(() => documents.id),
    at: integer().notNull(),
  },
  (t) => [index('document_lookup_document').on(t.documentId, t.at)],
);
