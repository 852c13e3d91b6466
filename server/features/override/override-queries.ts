import { and, eq, gte, notExists } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { permits, permitUses } from '../../../db/schema/override.ts';
import { roomSeats } from '../registration/permit-queries.ts';

/**
 * `seats`: the seats of a section's smallest room; null without a room. `full`: true if the section's capacity plus the
 * seats reserved by unused permits reaches that number.
 */
export type Room = { seats: number | null; full: boolean };

const roomQuery = preparedPerDb((db) =>
  db.$client.prepare<{ sectionId: number; now: number }, { seats: number | null; reserved: number }>(`
    select ${roomSeats} seats, capacity + (
      select count(*) from permit where section_id = section.id and seat_until > @now and not exists (select 1 from permit_use where permit_id = permit.id)) reserved
    from section where id = @sectionId`),
);

export function getRoom(db: Db, sectionId: number, now: number): Room {
  const { seats = null, reserved = 0 } = roomQuery(db).get({ sectionId, now }) ?? {};
  return { seats, full: seats !== null && reserved >= seats };
}

const countQuery = preparedPerDb((db) =>
  db.$client.prepare<
    { id: number; sectionId: number; courseId: number; semesterId: number },
    { open: number; granted: number }
  >(`
    select (select count(*) from request where kind = 'override' and subject_id = @courseId and status in ('sent', 'returned') and id <> @id
        and json_extract(details, '$.sectionId') = @sectionId) open,
      (select count(*) from permit join course on course.id = permit.course_id
        where permit.semester_id = @semesterId and course.department_id = (select department_id from course where id = @courseId)) granted`),
);

/**
 * Numbers for the office: other undecided overrides of the section, and permits of the semester for courses of the same
 * department.
 */
export const countOverrides = (db: Db, of: { id: number; sectionId: number; courseId: number; semesterId: number }) =>
  countQuery(db).get(of) ?? { open: 0, granted: 0 };

export const insertPermit = (db: Db, row: typeof permits.$inferInsert): void => {
  db.insert(permits).values(row).run();
};

export type PermitRow = {
  studentId: number;
  courseId: number;
  sectionId: number | null;
  referenceNumber: string;
  codes: string;
  grantedAt: number;
  until: number;
  seatUntil: number | null;
  used: 0 | 1;
};
const permitColumns = `permit.id, permit.student_id studentId, permit.course_id courseId, permit.section_id sectionId, request.reference_number referenceNumber,
  permit.codes, permit.granted_at grantedAt, permit.until, permit.seat_until seatUntil, exists (select 1 from permit_use where permit_id = permit.id) used
  from permit join request on request.id = permit.request_id`;

const permitsQuery = preparedPerDb((db) =>
  db.$client.prepare<[number, number], PermitRow>(
    `select ${permitColumns} where permit.student_id = ? and permit.semester_id = ? order by permit.id desc`,
  ),
);

/** The student's permits of a semester in any state, newest first. */
export const listPermits = (db: Db, studentId: number, semesterId: number): PermitRow[] =>
  permitsQuery(db).all(studentId, semesterId);

/** The unused permits that end at or after an instant. */
export const listUnusedPermits = (db: Db, at: number) =>
  db
    .select()
    .from(permits)
    .where(
      and(gte(permits.until, at), notExists(db.select().from(permitUses).where(eq(permitUses.permitId, permits.id)))),
    )
    .all();

const remindQuery = preparedPerDb((db) =>
  db.$client.prepare<[], { at: number | null }>('select min(remind_at) at from permit'),
);
const dueQuery = preparedPerDb((db) =>
  db.$client.prepare<[number], PermitRow & { id: number }>(
    `select ${permitColumns} where permit.remind_at <= ? order by permit.id`,
  ),
);

/** The next instant at which a student is reminded of a permit; null if there is none. */
export const nextReminder = (db: Db): number | null => remindQuery(db).get()?.at ?? null;

/** The unused permits whose reminder is due. Clears all due reminders, so that each permit is returned at most once. */
export const takeReminders = (db: Db, at: number): PermitRow[] =>
  dueQuery(db)
    .all(at)
    .filter(({ id, used }) => {
      db.update(permits).set({ remindAt: null }).where(eq(permits.id, id)).run();
      return used === 0;
    });
