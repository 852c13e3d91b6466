import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { busAreas, busLines, busRegions, busSeats, busStations, busStops } from '../../../db/schema/transport.ts';
import { campuses, semesters } from '../../../db/schema/university.ts';
import type { Text } from '../../../locales/i18n.ts';

type Named = { id: number; nameEn: string; nameAr: string };
const named = ({ id, nameEn, nameAr }: Named): { id: number; name: Text } => ({ id, name: { en: nameEn, ar: nameAr } });

const regionsQuery = preparedPerDb((db) => db.select().from(busRegions).orderBy(asc(busRegions.id)).prepare());
const areasQuery = preparedPerDb((db) => db.select().from(busAreas).orderBy(asc(busAreas.id)).prepare());
const stationsQuery = preparedPerDb((db) => db.select().from(busStations).orderBy(asc(busStations.id)).prepare());
const campusesQuery = preparedPerDb((db) =>
  db
    .select({ id: campuses.id, nameEn: campuses.nameEn, nameAr: campuses.nameAr })
    .from(campuses)
    .orderBy(asc(campuses.id))
    .prepare(),
);

/** All regions with their areas and stations. */
export function listPlaces(db: Db) {
  const stations = stationsQuery(db).all();
  const areas = areasQuery(db).all();
  return regionsQuery(db)
    .all()
    .map((region) => ({
      ...named(region),
      areas: areas
        .filter(({ regionId }) => regionId === region.id)
        .map((area) => ({ ...named(area), stations: stations.filter(({ areaId }) => areaId === area.id).map(named) })),
    }));
}

export const campusNames = (db: Db) => campusesQuery(db).all().map(named);

const lineSelection = {
  id: busLines.id,
  code: busLines.code,
  campusId: busLines.campusId,
  seats: busLines.seats,
  arrivesMinute: busLines.arrivesMinute,
  leavesMinute: busLines.leavesMinute,
};
const takenCount = sql<number>`(select count(*) from bus_seat seat where seat.line_id = "bus_line"."id" and seat.semester_id = ${sql.placeholder('semesterId')} and seat.freed_at is null)`;
const linesQuery = preparedPerDb((db) =>
  db
    .select({ ...lineSelection, taken: takenCount })
    .from(busLines)
    .orderBy(asc(busLines.code))
    .prepare(),
);
const lineQuery = preparedPerDb((db) =>
  db
    .select({ ...lineSelection, taken: takenCount })
    .from(busLines)
    .where(eq(busLines.id, sql.placeholder('id')))
    .prepare(),
);
const stopsQuery = preparedPerDb((db) =>
  db.select().from(busStops).orderBy(asc(busStops.lineId), asc(busStops.pickUpMinute)).prepare(),
);
const stopQuery = preparedPerDb((db) =>
  db
    .select()
    .from(busStops)
    .where(and(eq(busStops.lineId, sql.placeholder('lineId')), eq(busStops.stationId, sql.placeholder('stationId'))))
    .prepare(),
);

export type LineRow = NonNullable<ReturnType<typeof findLine>>;
export type StopRow = typeof busStops.$inferSelect;

/** All bus lines with the number of taken seats in a semester. */
export const listLines = (db: Db, semesterId: number): LineRow[] => linesQuery(db).all({ semesterId });
export const findLine = (db: Db, id: number, semesterId: number) => lineQuery(db).get({ id, semesterId });
export const allStops = (db: Db): StopRow[] => stopsQuery(db).all();
export const findStop = (db: Db, lineId: number, stationId: number): StopRow | undefined =>
  stopQuery(db).get({ lineId, stationId });

const routeQuery = preparedPerDb((db) =>
  db
    .select({
      code: busLines.code,
      campusEn: campuses.nameEn,
      campusAr: campuses.nameAr,
      stationEn: busStations.nameEn,
      stationAr: busStations.nameAr,
      areaEn: busAreas.nameEn,
      areaAr: busAreas.nameAr,
      arrivesMinute: busLines.arrivesMinute,
      leavesMinute: busLines.leavesMinute,
      pickUpMinute: busStops.pickUpMinute,
      dropOffMinute: busStops.dropOffMinute,
    })
    .from(busStops)
    .innerJoin(busLines, eq(busLines.id, busStops.lineId))
    .innerJoin(campuses, eq(campuses.id, busLines.campusId))
    .innerJoin(busStations, eq(busStations.id, busStops.stationId))
    .innerJoin(busAreas, eq(busAreas.id, busStations.areaId))
    .where(and(eq(busStops.lineId, sql.placeholder('lineId')), eq(busStops.stationId, sql.placeholder('stationId'))))
    .prepare(),
);

/** A bus line and one of its stations, with names and times. */
export const findRoute = (db: Db, lineId: number, stationId: number) => routeQuery(db).get({ lineId, stationId });

const seatQuery = preparedPerDb((db) =>
  db
    .select({
      requestId: busSeats.requestId,
      lineId: busSeats.lineId,
      stationId: busSeats.stationId,
      number: busSeats.number,
      semesterEn: semesters.nameEn,
      semesterAr: semesters.nameAr,
      validUntil: semesters.endsOn,
    })
    .from(busSeats)
    .innerJoin(semesters, eq(semesters.id, busSeats.semesterId))
    .where(
      and(
        eq(busSeats.studentId, sql.placeholder('studentId')),
        eq(busSeats.semesterId, sql.placeholder('semesterId')),
        isNull(busSeats.freedAt),
      ),
    )
    .prepare(),
);

/** The student's seat in a semester; undefined if there is none. */
export const findSeat = (db: Db, studentId: number, semesterId: number) => seatQuery(db).get({ studentId, semesterId });

const numbersQuery = preparedPerDb((db) =>
  db
    .select({ number: busSeats.number })
    .from(busSeats)
    .where(
      and(
        eq(busSeats.lineId, sql.placeholder('lineId')),
        eq(busSeats.semesterId, sql.placeholder('semesterId')),
        isNull(busSeats.freedAt),
      ),
    )
    .prepare(),
);

export const takenNumbers = (db: Db, lineId: number, semesterId: number): Set<number> =>
  new Set(
    numbersQuery(db)
      .all({ lineId, semesterId })
      .map(({ number }) => number),
  );

export const insertSeat = (db: Db, seat: Omit<typeof busSeats.$inferInsert, 'freedAt'>): void => {
  db.insert(busSeats).values(seat).run();
};

/** Frees the seat of a request. Returns true if it had one. */
export const freeSeat = (db: Db, requestId: number, now: number): boolean =>
  db
    .update(busSeats)
    .set({ freedAt: now })
    .where(and(eq(busSeats.requestId, requestId), isNull(busSeats.freedAt)))
    .run().changes === 1;

const homeQuery = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number; semesterId: number }, { campusId: number }>(`
    select section.campus_id campusId from registration row join section on section.id = row.section_id
    where row.student_id = @studentId and row.semester_id = @semesterId and row.status = 'registered' group by section.campus_id order by count(*) desc, section.campus_id limit 1`),
);

/** The campus with most of the student's courses; null if nothing is registered. */
export const campusOfStudent = (db: Db, studentId: number, semesterId: number): number | null =>
  homeQuery(db).get({ studentId, semesterId })?.campusId ?? null;
