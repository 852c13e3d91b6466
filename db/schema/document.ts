import { sql } from 'drizzle-orm';
import { blob, check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { enums } from '../enums.gen.ts';
import { requests } from './request.ts';
import { students } from './student.ts';
import { languages } from './university.ts';

type Words = { en: string; ar: string };
type Average = number | null;

/** What a document says of its student, as the record was then. Averages in hundredths, days YYYY-MM-DD in Bahrain. */
export type DocumentFacts = {
  name: Words;
  code: string;
  programme: Words;
  college: Words;
  /** The degree that was conferred, and when; null on what was issued before it was. */
  degree: Words | null;
  graduatedOn: string | null;
  admission: Words;
  hours: number;
  cgpa: Average;
  /** Of a transcript; empty on a certificate. */
  semesters: {
    name: Words;
    gpa: Average;
    cgpa: Average;
    hours: number;
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
 * The pairs of keys documents are signed with. The public part stays for as long as there are documents; the private
 * one is sealed.
 */
export const documentKeys = sqliteTable('document_key', {
  id: text().primaryKey(),
  publicJwk: text().notNull(),
  privateJwk: text().notNull(),
  createdAtMachine: integer().notNull(),
});

/**
 * Official documents as they were issued. Content, signature and what they say never change: triggers see to it.
 * `content` and `signature` are null on what was issued on paper alone.
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
    /** What the public page is asked by: nobody guesses it. */
    code: text().notNull().unique(),
    language: text({ enum: languages }).notNull(),
    facts: text({ mode: 'json' }).$type<DocumentFacts>().notNull(),
    content: blob({ mode: 'buffer' }),
    contentHash: text(),
    signature: text(),
    issuedAt: integer().notNull(),
    /** The end of the last day on which it verifies, excluded; null is for ever. */
    validUntil: integer(),
    replacedAt: integer(),
    revokedAt: integer(),
    /** As the office wrote it; null where the record was corrected. */
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

/** Every time somebody looked a document up. Who it was is not kept. */
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
