import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { requests, type RequestDetails } from '../../../db/schema/request.ts';
import { students } from '../../../db/schema/student.ts';
import type { RequestRow } from '../request/request-kind.ts';
import type { Student } from '../../academic-record/student-queries.ts';

/** Makes the student active with one more chance. Throws if the status has changed meanwhile or a chance is running. */
export function saveExtension(db: Db, { studentId, status }: Student, semesters: number, now: number): void {
  const back = status === 'active' ? {} : { status: 'active' as const, statusChangedAt: now };
  const { changes } = db
    .update(students)
    .set({ ...back, chances: sql`${students.chances} + 1`, chanceSemesters: semesters })
    .where(and(eq(students.id, studentId), eq(students.status, status), eq(students.chanceSemesters, 0)))
    .run();
  if (changes !== 1)
    throw new Error(`student ${studentId} is no longer ${status}, or has an additional semester already`);
}

/** Adds fields to the details that the student entered. */
export function saveDetails(db: Db, { id, details }: Pick<RequestRow, 'id' | 'details'>, more: RequestDetails): void {
  const { changes } = db
    .update(requests)
    .set({ details: { ...details, ...more } })
    .where(eq(requests.id, id))
    .run();
  if (changes !== 1) throw new Error(`no request ${id}`);
}
