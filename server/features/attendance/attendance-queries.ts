import { and, eq, lte, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { absences } from '../../../db/schema/attendance.ts';
import { registrations } from '../../../db/schema/registration.ts';
import { semesters } from '../../../db/schema/university.ts';
import { cachedBy } from '../../catalogue/catalogue-cache.ts';
import { holidaysBetween } from '../../catalogue/holidays.ts';
import { getLimit } from '../../limits.ts';
import type { Absence, AttendanceLimits } from './attendance-rules.ts';

const absenceQuery = preparedPerDb((db) =>
  db
    .select({ registrationId: absences.registrationId, on: absences.on, excused: absences.excused })
    .from(absences)
    .innerJoin(registrations, eq(registrations.id, absences.registrationId))
    .where(
      and(
        eq(registrations.studentId, sql.placeholder('studentId')),
        eq(registrations.semesterId, sql.placeholder('semesterId')),
        lte(absences.on, sql.placeholder('today')),
      ),
    )
    .prepare(),
);

/** A student's absences in a semester up to `today`, by registration id. */
export function getAbsences(db: Db, studentId: number, semesterId: number, today: string): Map<number, Absence[]> {
  const found = new Map<number, Absence[]>();
  for (const { registrationId, ...absence } of absenceQuery(db).all({ studentId, semesterId, today }))
    found.set(registrationId, [...(found.get(registrationId) ?? []), absence]);
  return found;
}

export const attendanceLimits = (db: Db): AttendanceLimits => ({
  warnings: [
    getLimit(db, 'absenceFirstWarning'),
    getLimit(db, 'absenceSecondWarning'),
    getLimit(db, 'absenceThirdWarning'),
  ],
  barredAt: getLimit(db, 'absenceBarred'),
});

type ClassCalendar = { startsOn: string; classesEndOn: string; holidays: ReadonlySet<string> };

/** The first and last day of classes in a semester, and the holidays in between. */
export const classCalendar = cachedBy('calendar', (db, semesterId: number): ClassCalendar => {
  const semester = db
    .select({ startsOn: semesters.startsOn, classesEndOn: semesters.classesEndOn })
    .from(semesters)
    .where(eq(semesters.id, semesterId))
    .get();
  if (!semester) throw new Error(`no semester ${semesterId}`);
  return { ...semester, holidays: holidaysBetween(db, semester.startsOn, semester.classesEndOn) };
});
