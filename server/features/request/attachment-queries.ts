import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { attachments, requestEvents, requests } from '../../../db/schema/request.ts';
import { day } from '../../../locales/durations.ts';
import type { Schema } from '../../http/operations.ts';
import type { UploadedFile } from '../../http/uploaded-file.ts';
import { refuse, Refused } from '../../refusal.ts';
import { getLimit } from '../../limits.ts';
import { attachmentType, type AttachmentType, type FileFacts } from './attachment-rules.ts';

const contentBytes = sql<number>`length(${attachments.content})`;

/** Facts for the attachment rules about a file that this student uploads. */
export function getFileInput(db: Db, studentId: number, { name, bytes, type }: UploadedFile): FileFacts {
  const kept =
    db
      .select({ bytes: sql<number>`coalesce(sum(${contentBytes}), 0)` })
      .from(attachments)
      .where(eq(attachments.studentId, studentId))
      .get()?.bytes ?? 0;
  return { name, bytes, type, kept, quotaMebibytes: getLimit(db, 'studentFilesMebibytes') };
}

/**
 * Empties the files of requests that were canceled or expired at least `canceledFileDays` days ago, but keeps their
 * metadata. Returns the number of files.
 */
export function emptyCanceledFiles(db: Db, now: number): number {
  const canceled = db
    .select({ id: requests.id })
    .from(requests)
    .innerJoin(
      requestEvents,
      and(eq(requestEvents.requestId, requests.id), inArray(requestEvents.status, ['canceled', 'expired'])),
    )
    .where(
      and(
        inArray(requests.status, ['canceled', 'expired']),
        lte(requestEvents.at, now - getLimit(db, 'canceledFileDays') * day),
      ),
    );
  return db
    .update(attachments)
    .set({ content: Buffer.alloc(0) })
    .where(and(inArray(attachments.requestId, canceled), gt(contentBytes, 0)))
    .run().changes;
}

/** Stores an accepted file for the file field `part` of a request and replaces an earlier one. Returns its id. */
export function saveAttachment(
  db: Db,
  { id: requestId, studentId }: { id: number; studentId: number },
  part: string,
  file: UploadedFile,
  now: number,
): number {
  db.delete(attachments)
    .where(and(eq(attachments.requestId, requestId), eq(attachments.part, part)))
    .run();
  return db
    .insert(attachments)
    .values({
      publicId: randomBytes(16).toString('base64url'),
      studentId,
      requestId,
      part,
      name: file.name,
      type: attachmentType(file),
      bytes: file.bytes,
      content: file.content,
      uploadedAt: now,
    })
    .returning({ id: attachments.id })
    .get().id;
}

const filesQuery = preparedPerDb((db) =>
  db
    .select({
      part: attachments.part,
      id: attachments.publicId,
      name: attachments.name,
      type: attachments.type,
      bytes: attachments.bytes,
    })
    .from(attachments)
    .where(eq(attachments.requestId, sql.placeholder('requestId')))
    .orderBy(asc(attachments.id))
    .prepare(),
);

/** The files of a request with the names of their form fields, without reading the content. */
export const listFiles = (db: Db, requestId: number): Schema<'RequestFile'>[] =>
  filesQuery(db)
    .all({ requestId })
    .map(({ part, type, ...file }) => ({ part, file: { ...file, type: type as AttachmentType } }));

/** The file of one form field; undefined if none was uploaded. */
export const findFile = (db: Db, requestId: number, part: string): Schema<'Attachment'> | undefined =>
  listFiles(db, requestId).find((one) => one.part === part)?.file;

/**
 * Returns a stored file with its content. Throws a 404 if the row is missing or its content was removed. An accepted
 * file is never empty, so empty content means that it was removed.
 */
function whole(row: typeof attachments.$inferSelect | undefined): typeof attachments.$inferSelect {
  if (!row) throw new Refused(refuse('file.notFound'));
  if (row.content.length === 0) throw new Refused(refuse('file.notFound', { context: 'removed' }));
  return row;
}

/** A file of this request with its content. Throws a 404 if the request has no such file or the content was removed. */
export function attachmentOfRequest(
  db: Db,
  requestId: number,
  publicId: string,
): { name: string; type: string; content: Buffer } {
  const row = db
    .select()
    .from(attachments)
    .where(and(eq(attachments.publicId, publicId), eq(attachments.requestId, requestId)))
    .get();
  return whole(row);
}

/**
 * A file of this student with its content. Throws a 404 if it does not exist or its content was removed, 403 if it
 * belongs to another student record.
 */
export function attachmentOfStudent(
  db: Db,
  studentId: number,
  publicId: string,
): { name: string; type: string; content: Buffer } {
  const row = db.select().from(attachments).where(eq(attachments.publicId, publicId)).get();
  if (!row) throw new Refused(refuse('file.notFound'));
  if (row.studentId !== studentId) throw new Refused(refuse('file.notYours'));
  return whole(row);
}
