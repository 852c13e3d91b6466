import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { calendarSubscriptions } from '../../../db/schema/schedule.ts';
import { semesters } from '../../../db/schema/university.ts';
import { hour } from '../../../locales/durations.ts';
import type { Text } from '../../../locales/i18n.ts';
import { cachedBy } from '../../catalogue/catalogue-cache.ts';
import { holidaysInOrder } from '../../catalogue/holidays.ts';
import { listMeetingChanges } from '../../catalogue/meeting-changes.ts';
import { sectionWithId } from '../../catalogue/sections.ts';
import type { Semester } from '../../catalogue/semesters.ts';
import { listRegistrationRows } from '../registration/registration-queries.ts';
import type { CourseInWeek, TeachingWeeks } from './schedule-rules.ts';

/** The name of the holiday on a date; null if it is not a holiday. */
export const holidayOn = (db: Db, on: string): Text | null =>
  holidaysInOrder(db).find(({ date }) => date === on)?.name ?? null;

const getWeeks = cachedBy('calendar', (db, semesterId: number): TeachingWeeks => {
  const semester = db
    .select({ startsOn: semesters.startsOn, endsOn: semesters.endsOn, classesEndOn: semesters.classesEndOn })
    .from(semesters)
    .where(eq(semesters.id, semesterId))
    .get();
  if (!semester) throw new Error(`no semester ${semesterId}`);
  const { startsOn, endsOn, classesEndOn } = semester;
  return {
    startsOn,
    classesEndOn,
    holidays: holidaysInOrder(db).filter(({ date }) => date >= startsOn && date <= endsOn),
  };
});

/** The first and last day of classes in a semester, and its holidays with names. */
export const getTeachingWeeks = (db: Db, { id }: Semester): TeachingWeeks => getWeeks(db, id);

/** The student's registered and withdrawn courses of a semester, sorted by code. */
export const coursesInWeek = (db: Db, studentId: number, semesterId: number): CourseInWeek[] =>
  listRegistrationRows(db, studentId, semesterId)
    .flatMap(({ registrationId, sectionId, status, creditHours }) => {
      const section = status === 'registered' || status === 'withdrawn' ? sectionWithId(db, sectionId) : undefined;
      return section
        ? [{ registrationId, status, creditHours, section, changes: listMeetingChanges(db, sectionId) }]
        : [];
    })
    .sort((a, b) => (a.section.code < b.section.code ? -1 : Number(a.section.code > b.section.code)));

/** A token of 256 random bits, which cannot be guessed. */
const newToken = (): string => randomBytes(32).toString('base64url');
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const activeQuery = preparedPerDb((db) =>
  db
    .select({
      id: calendarSubscriptions.id,
      createdAt: calendarSubscriptions.createdAt,
      readAt: calendarSubscriptions.readAt,
    })
    .from(calendarSubscriptions)
    .where(
      and(eq(calendarSubscriptions.studentId, sql.placeholder('studentId')), isNull(calendarSubscriptions.revokedAt)),
    )
    .prepare(),
);

export const activeSubscription = (db: Db, studentId: number) => activeQuery(db).get({ studentId });

/** Revokes the student's calendar address, in the caller's transaction. Returns true if there was one. */
export const revokeSubscription = (db: Db, studentId: number, now: number): boolean =>
  db
    .update(calendarSubscriptions)
    .set({ revokedAt: now })
    .where(and(eq(calendarSubscriptions.studentId, studentId), isNull(calendarSubscriptions.revokedAt)))
    .run().changes > 0;

/**
 * Replaces the student's calendar address with a new one, in the caller's transaction. Returns the token of the
 * address; only its hash is stored.
 */
export function makeSubscription(db: Db, studentId: number, now: number): string {
  revokeSubscription(db, studentId, now);
  const token = newToken();
  db.insert(calendarSubscriptions)
    .values({ studentId, tokenHash: hashToken(token), createdAt: now })
    .run();
  return token;
}

const tokenQuery = preparedPerDb((db) =>
  db
    .select({
      id: calendarSubscriptions.id,
      studentId: calendarSubscriptions.studentId,
      readAt: calendarSubscriptions.readAt,
    })
    .from(calendarSubscriptions)
    .where(
      and(eq(calendarSubscriptions.tokenHash, sql.placeholder('tokenHash')), isNull(calendarSubscriptions.revokedAt)),
    )
    .prepare(),
);

/** The subscription of a calendar address; undefined if the token is unknown or revoked. */
export const findSubscription = (db: Db, token: string) => tokenQuery(db).get({ tokenHash: hashToken(token) });

/**
 * Records that a calendar read the schedule. The time is rounded down to the hour, so frequent readers cause few
 * writes.
 */
export function noteRead(db: Db, subscription: { id: number; readAt: number | null }, now: number): void {
  const readAt = now - (now % hour);
  if (subscription.readAt !== readAt)
    db.update(calendarSubscriptions).set({ readAt }).where(eq(calendarSubscriptions.id, subscription.id)).run();
}
