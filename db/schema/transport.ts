import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { requests } from './request.ts';
import { students } from './student.ts';
import { campuses, semesters } from './university.ts';

/**
 * The university's buses: regions contain areas, areas contain stations, and lines stop at stations. Minutes count
 * from midnight in Bahrain.
 */

export const busRegions = sqliteTable('bus_region', {
  id: integer().primaryKey(),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
});

export const busAreas = sqliteTable('bus_area', {
  id: integer().primaryKey(),
  regionId: integer()
    .notNull()
    .references(() => busRegions.id),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
});

export const busStations = sqliteTable('bus_station', {
  id: integer().primaryKey(),
  areaId: integer()
    .notNull()
    .references(() => busAreas.id),
  nameEn: text().notNull(),
  nameAr: text().notNull(),
});

/** A bus line to one campus in the morning and back in the afternoon, from Sunday to Thursday. */
export const busLines = sqliteTable(
  'bus_line',
  {
    id: integer().primaryKey(),
    code: text().notNull().unique(),
    campusId: integer()
      .notNull()
      .references(() => campuses.id),
    seats: integer().notNull(),
    /** Arrival at the campus in the morning and departure in the afternoon, in minutes from midnight. */
    arrivesMinute: integer().notNull(),
    leavesMinute: integer().notNull(),
  },
  (t) => [check('bus_line_day', sql`${t.seats} > 0 and ${t.arrivesMinute} < ${t.leavesMinute}`)],
);

export const busStops = sqliteTable(
  'bus_stop',
  {
    lineId: integer()
      .notNull()
      .references(() => busLines.id),
    stationId: integer()
      .notNull()
      .references(() => busStations.id),
    pickUpMinute: integer().notNull(),
    dropOffMinute: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.lineId, t.stationId] }), index('bus_stop_station').on(t.stationId)],
);

/**
 * Numbered seats booked for a semester. A seat that was given back is free again. A trigger rejects a number that the
 * line does not have.
 */
export const busSeats = sqliteTable(
  'bus_seat',
  {
    requestId: integer()
      .primaryKey()
      .references(() => requests.id),
    studentId: integer()
      .notNull()
      .references(() => students.id),
    semesterId: integer()
      .notNull()
      .references(() => semesters.id),
    lineId: integer()
      .notNull()
      .references(() => busLines.id),
    stationId: integer()
      .notNull()
      .references(() => busStations.id),
    number: integer().notNull(),
    takenAt: integer().notNull(),
    freedAt: integer(),
  },
  (t) => [
    index('bus_seat_student').on(t.studentId),
    uniqueIndex('bus_seat_once')
      .on(t.lineId, t.semesterId, t.number)
      .where(sql`freed_at is null`),
    uniqueIndex('bus_seat_of_student')
      .on(t.studentId, t.semesterId)
      .where(sql`freed_at is null`),
  ],
);
