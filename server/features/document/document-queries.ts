import { createHash } from 'node:crypto';
import { and, between, desc, eq, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { documentLookups, documents, type DocumentFacts } from '../../../db/schema/document.ts';
import type { Enum } from '../../../db/enums.gen.ts';
import type { Language } from '../../../locales/i18n.ts';
import { toDate } from '../../clock/clock.ts';

export type DocumentKind = Enum<'DocumentKind'>;
/** A document without its PDF bytes, which only a download reads. */
export type DocumentRow = Omit<typeof documents.$inferSelect, 'content'>;

const {
  id,
  requestId,
  studentId,
  kind,
  number,
  code,
  language,
  facts,
  contentHash,
  signature,
  issuedAt,
  validUntil,
  replacedAt,
  revokedAt,
  revokedReason,
} = documents;
const selection = {
  id,
  requestId,
  studentId,
  kind,
  number,
  code,
  language,
  facts,
  contentHash,
  signature,
  issuedAt,
  validUntil,
  replacedAt,
  revokedAt,
  revokedReason,
};

const byIdQuery = preparedPerDb((db) =>
  db
    .select(selection)
    .from(documents)
    .where(eq(documents.id, sql.placeholder('id')))
    .prepare(),
);
const byCodeQuery = preparedPerDb((db) =>
  db
    .select(selection)
    .from(documents)
    .where(eq(documents.code, sql.placeholder('code')))
    .prepare(),
);
const ofRequestQuery = preparedPerDb((db) =>
  db
    .select(selection)
    .from(documents)
    .where(eq(documents.requestId, sql.placeholder('requestId')))
    .prepare(),
);
const ofStudentQuery = preparedPerDb((db) =>
  db
    .select(selection)
    .from(documents)
    .where(eq(documents.studentId, sql.placeholder('studentId')))
    .orderBy(desc(documents.issuedAt), desc(documents.id))
    .prepare(),
);
const contentQuery = preparedPerDb((db) =>
  db
    .select({ content: documents.content })
    .from(documents)
    .where(eq(documents.id, sql.placeholder('id')))
    .prepare(),
);

export const documentById = (db: Db, documentId: number): DocumentRow | undefined =>
  byIdQuery(db).get({ id: documentId });
export const documentByCode = (db: Db, of: string): DocumentRow | undefined => byCodeQuery(db).get({ code: of });

/** The document issued for a request; undefined if there is none. */
export const documentOfRequest = (db: Db, of: number): DocumentRow | undefined =>
  ofRequestQuery(db).get({ requestId: of });

/** A student's documents, the newest first. */
export const listDocuments = (db: Db, of: number): DocumentRow[] => ofStudentQuery(db).all({ studentId: of });
export const findContent = (db: Db, documentId: number): Buffer | null =>
  contentQuery(db).get({ id: documentId })?.content ?? null;

/** The latest certificate, even if revoked; null if there is none. */
export const latestCertificate = (db: Db, of: number): DocumentRow | null =>
  listDocuments(db, of).find((row) => row.kind === 'certificate') ?? null;

const prefixes: Record<DocumentKind, string> = { transcript: 'OTR', finalTranscript: 'OTR', certificate: 'GRC' };
const lastNumberQuery = preparedPerDb((db) =>
  db.$client.prepare<[string], { last: number | null }>(
    'select max(cast(substr(number, 10) as integer)) last from document where number like ?',
  ),
);

/** The next document number in the current year, such as OTR-2026-000012. Both kinds of transcript share one series. */
export function nextNumber(db: Db, of: DocumentKind, now: number): string {
  const start = `${prefixes[of]}-${toDate(now).slice(0, 4)}-`;
  return `${start}${String((lastNumberQuery(db).get(`${start}%`)?.last ?? 0) + 1).padStart(6, '0')}`;
}

export const hashContent = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

export type NewDocument = {
  requestId: number;
  studentId: number;
  kind: DocumentKind;
  number: string;
  code: string;
  language: Language;
  facts: DocumentFacts;
  content: Buffer;
  signature: string;
  issuedAt: number;
  validUntil: number | null;
};

/** Stores an issued document. A new certificate marks the valid one before it as replaced. */
export function insertDocument(db: Db, document: NewDocument): void {
  if (document.kind === 'certificate') {
    db.update(documents)
      .set({ replacedAt: document.issuedAt })
      .where(
        and(
          eq(documents.studentId, document.studentId),
          eq(documents.kind, 'certificate'),
          isNull(documents.replacedAt),
          isNull(documents.revokedAt),
        ),
      )
      .run();
  }
  db.insert(documents)
    .values({ ...document, contentHash: hashContent(document.content) })
    .run();
}

/**
 * Revokes the student's documents that are not revoked or replaced, after a correction of the record. Returns their
 * numbers.
 */
export function revokeDocuments(db: Db, of: number, now: number): string[] {
  return db
    .update(documents)
    .set({ revokedAt: now })
    .where(and(eq(documents.studentId, of), isNull(documents.revokedAt), isNull(documents.replacedAt)))
    .returning({ number: documents.number })
    .all()
    .map((row) => row.number);
}

/** Revokes one document with the office's reason. */
export const revokeOne = (db: Db, documentId: number, reason: string, now: number): void => {
  db.update(documents).set({ revokedAt: now, revokedReason: reason }).where(eq(documents.id, documentId)).run();
};

const endedQuery = preparedPerDb((db) =>
  db
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(
        between(documents.id, sql.placeholder('first'), sql.placeholder('last')),
        or(isNotNull(documents.revokedAt), isNotNull(documents.replacedAt)),
      ),
    )
    .prepare(),
);
const lastIdQuery = preparedPerDb((db) =>
  db
    .select({ last: max(documents.id) })
    .from(documents)
    .prepare(),
);

/** The ids of revoked and replaced documents, from `first` to `last`. */
export const listEndedIds = (db: Db, first: number, last: number): number[] =>
  endedQuery(db)
    .all({ first, last })
    .map((row) => row.id);
/** The id of the latest document; 0 if there is none. */
export const lastDocumentId = (db: Db): number => lastIdQuery(db).get()?.last ?? 0;

const lookupsQuery = preparedPerDb((db) =>
  db
    .select({ at: documentLookups.at })
    .from(documentLookups)
    .where(eq(documentLookups.documentId, sql.placeholder('documentId')))
    .orderBy(desc(documentLookups.id))
    .limit(100)
    .prepare(),
);
const lookupCountQuery = preparedPerDb((db) =>
  db
    .select({ total: sql<number>`count(*)` })
    .from(documentLookups)
    .where(eq(documentLookups.documentId, sql.placeholder('documentId')))
    .prepare(),
);

/**
 * The number of times that a document was looked up by its code, and the instants of the latest hundred, newest first.
 */
export const getLookups = (db: Db, documentId: number): { total: number; latest: number[] } => ({
  total: lookupCountQuery(db).get({ documentId })?.total ?? 0,
  latest: lookupsQuery(db)
    .all({ documentId })
    .map(({ at }) => at),
});

export const noteLookup = (db: Db, documentId: number, at: number): void => {
  db.insert(documentLookups).values({ documentId, at }).run();
};
