import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { attachments } from '../../../db/schema/request.ts';
import type { Schema } from '../../http/operations.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { refuse, Refused } from '../../refusal.ts';
import { attachmentType, type AttachmentType } from './attachment-rules.ts';

/** Keeps a file that the rules let pass. Answers its id. */
export const keepAttachment = (db: Db, studentId: number, requestId: number, file: UploadedFile, now: number): number =>
  db
    .insert(attachments)
    .values({ publicId: randomBytes(16).toString('base64url'), studentId, requestId, name: file.name, type: attachmentType(file), bytes: file.bytes, content: file.content, uploadedAt: now })
    .returning({ id: attachments.id })
    .get().id;

/** What is said of a file; its content is not read. */
export function attachmentAnswer(db: Db, id: number): Schema<'Attachment'> {
  const row = db.select({ id: attachments.publicId, name: attachments.name, type: attachments.type, bytes: attachments.bytes }).from(attachments).where(eq(attachments.id, id)).get();
  if (!row) throw new Error(`no attachment ${id}`);
  return { ...row, type: row.type as AttachmentType };
}

/** A file of this request's with its content; 404 where it has none such. */
export function attachmentOfRequest(db: Db, requestId: number, publicId: string): { name: string; type: string; content: Buffer } {
  const row = db.select().from(attachments).where(and(eq(attachments.publicId, publicId), eq(attachments.requestId, requestId))).get();
  if (!row) throw new Refused(refuse('file.notFound'), { status: 404 });
  return row;
}

/** A file of this student's with its content; 404 where there is none, 403 where it is another record's. */
export function attachmentOfStudent(db: Db, studentId: number, publicId: string): { name: string; type: string; content: Buffer } {
  const row = db.select().from(attachments).where(eq(attachments.publicId, publicId)).get();
  if (!row) throw new Refused(refuse('file.notFound'), { status: 404 });
  if (row.studentId !== studentId) throw new Refused(refuse('file.notYours'), { status: 403 });
  return row;
}
