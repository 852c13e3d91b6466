import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { statement, type Db } from '../../../db/db.ts';
import { waitingEntries } from '../../../db/schema/registration.ts';
import { buildings, campuses, colleges, corequisites, courses, instructors, meetings, prerequisites, rooms, sections, type teachingPeriods } from '../../../db/schema/university.ts';
import type { Text } from '../../../locales/i18n.ts';
import type { CourseFacts, SectionFacts, Slot } from './registration-facts.ts';

/** Sections as the rules and the pages need them, a handful of statements for any number of them. */

export type PlaceRow = { campus: Text; building: string; room: string };
export type MeetingRow = Slot & { place: PlaceRow };
export type SectionRow = SectionFacts & {
  slots: MeetingRow[];
  name: Text;
  instructor: Text;
  campus: Text;
  remarks: Text | null;
  teachingPeriod: (typeof teachingPeriods)[number] | null;
  examPlace: PlaceRow | null;
  semesterId: number;
};

const ids = sql.placeholder('ids');
const inIds = (column: unknown) => sql`${column} in (select value from json_each(${ids}))`;

const examBuildings = alias(buildings, 'exam_building');
const examCampuses = alias(campuses, 'exam_campus');

const sectionQuery = statement((db) =>
  db
    .select({
      sectionId: sections.id,
      semesterId: sections.semesterId,
      courseId: sections.courseId,
      code: courses.code,
      nameEn: courses.nameEn,
      nameAr: courses.nameAr,
      number: sections.number,
      level: courses.level,
      language: sections.language,
      teachingPeriod: sections.teachingPeriod,
      gender: sections.gender,
      collegeId: sections.collegeId,
      collegeEn: colleges.nameEn,
      collegeAr: colleges.nameAr,
      creditHours: courses.creditHours,
      onlineRegistration: courses.onlineRegistration,
      capacity: sections.capacity,
      seatsTaken: sections.seatsTaken,
      examStartsAt: sections.examStartsAt,
      examEndsAt: sections.examEndsAt,
      examRoom: rooms.code,
      examBuilding: examBuildings.code,
      examCampusEn: examCampuses.nameEn,
      examCampusAr: examCampuses.nameAr,
      instructorEn: instructors.nameEn,
      instructorAr: instructors.nameAr,
      campusEn: campuses.nameEn,
      campusAr: campuses.nameAr,
      remarksEn: sections.remarksEn,
      remarksAr: sections.remarksAr,
    })
    .from(sections)
    .innerJoin(courses, eq(courses.id, sections.courseId))
    .innerJoin(instructors, eq(instructors.id, sections.instructorId))
    .innerJoin(campuses, eq(campuses.id, sections.campusId))
    .leftJoin(colleges, eq(colleges.id, sections.collegeId))
    .leftJoin(rooms, eq(rooms.id, sections.examRoomId))
    .leftJoin(examBuildings, eq(examBuildings.id, rooms.buildingId))
    .leftJoin(examCampuses, eq(examCampuses.id, examBuildings.campusId))
    .where(inIds(sections.id))
    .orderBy(asc(courses.code), asc(sections.number))
    .prepare(),
);

const meetingQuery = statement((db) =>
  db
    .select({
      sectionId: meetings.sectionId,
      day: meetings.day,
      startMinute: meetings.startMinute,
      endMinute: meetings.endMinute,
      room: rooms.code,
      building: buildings.code,
      campusEn: campuses.nameEn,
      campusAr: campuses.nameAr,
    })
    .from(meetings)
    .innerJoin(rooms, eq(rooms.id, meetings.roomId))
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .innerJoin(campuses, eq(campuses.id, buildings.campusId))
    .where(inIds(meetings.sectionId))
    .orderBy(asc(meetings.day), asc(meetings.startMinute))
    .prepare(),
);

const prerequisiteQuery = statement((db) =>
  db
    .select({ courseId: prerequisites.courseId, group: prerequisites.groupNumber, prerequisiteId: prerequisites.prerequisiteId, code: courses.code })
    .from(prerequisites)
    .innerJoin(courses, eq(courses.id, prerequisites.prerequisiteId))
    .where(inIds(prerequisites.courseId))
    .orderBy(asc(prerequisites.groupNumber), asc(courses.code))
    .prepare(),
);

const corequisiteQuery = statement((db) =>
  db
    .select({ courseId: corequisites.courseId, corequisiteId: corequisites.corequisiteId, code: courses.code })
    .from(corequisites)
    .innerJoin(courses, eq(courses.id, corequisites.corequisiteId))
    .where(inIds(corequisites.courseId))
    .prepare(),
);

const waitingQuery = statement((db) =>
  db
    .select({ sectionId: waitingEntries.sectionId, waiting: sql<number>`count(*)` })
    .from(waitingEntries)
    .where(and(inIds(waitingEntries.sectionId), eq(waitingEntries.status, 'waiting')))
    .groupBy(waitingEntries.sectionId)
    .prepare(),
);

const textOrNull = (en: string | null, ar: string | null): Text | null => (en === null || ar === null ? null : { en, ar });

function grouped<Row, Value>(rows: Row[], keyOf: (row: Row) => number, valueOf: (row: Row) => Value): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(valueOf(row));
    else groups.set(keyOf(row), [valueOf(row)]);
  }
  return groups;
}

const prerequisiteGroups = (db: Db, courseIds: string): Map<number, CourseFacts[][]> => {
  const result = new Map<number, CourseFacts[][]>();
  let last = '';
  for (const { courseId, group, prerequisiteId, code } of prerequisiteQuery(db).all({ ids: courseIds }).sort((a, b) => a.courseId - b.courseId)) {
    const groups = result.get(courseId) ?? [];
    result.set(courseId, groups);
    if (last !== `${courseId} ${group}`) groups.push([]);
    last = `${courseId} ${group}`;
    groups.at(-1)?.push({ courseId: prerequisiteId, code });
  }
  return result;
};

/** These sections, in order of course code and number; unknown ids are left out. */
export function loadSections(db: Db, sectionIds: number[]): SectionRow[] {
  if (!sectionIds.length) return [];
  const wanted = JSON.stringify(sectionIds);
  const rows = sectionQuery(db).all({ ids: wanted });
  const courseIds = JSON.stringify([...new Set(rows.map((row) => row.courseId))]);
  const needed = prerequisiteGroups(db, courseIds);
  const together = grouped(corequisiteQuery(db).all({ ids: courseIds }), (row) => row.courseId, (row): CourseFacts => ({ courseId: row.corequisiteId, code: row.code }));
  const slots = grouped(meetingQuery(db).all({ ids: wanted }), (row) => row.sectionId, (row): MeetingRow => ({
    day: row.day, startMinute: row.startMinute, endMinute: row.endMinute,
    place: { campus: { en: row.campusEn, ar: row.campusAr }, building: row.building, room: row.room },
  }));
  const waiting = new Map(waitingQuery(db).all({ ids: wanted }).map((row) => [row.sectionId, row.waiting]));
  return rows.map((row) => ({
    sectionId: row.sectionId,
    semesterId: row.semesterId,
    courseId: row.courseId,
    code: row.code,
    name: { en: row.nameEn, ar: row.nameAr },
    number: row.number,
    level: row.level,
    language: row.language,
    teachingPeriod: row.teachingPeriod,
    gender: row.gender,
    collegeId: row.collegeId,
    college: textOrNull(row.collegeEn, row.collegeAr),
    creditHours: row.creditHours,
    onlineRegistration: row.onlineRegistration,
    capacity: row.capacity,
    seatsTaken: row.seatsTaken,
    waiting: waiting.get(row.sectionId) ?? 0,
    examStartsAt: row.examStartsAt,
    examEndsAt: row.examEndsAt,
    examPlace: row.examRoom === null ? null : { campus: { en: row.examCampusEn ?? '', ar: row.examCampusAr ?? '' }, building: row.examBuilding ?? '', room: row.examRoom },
    instructor: { en: row.instructorEn, ar: row.instructorAr },
    campus: { en: row.campusEn, ar: row.campusAr },
    remarks: textOrNull(row.remarksEn, row.remarksAr),
    slots: slots.get(row.sectionId) ?? [],
    prerequisites: needed.get(row.courseId) ?? [],
    corequisites: together.get(row.courseId) ?? [],
  }));
}

const siblingQuery = statement((db) =>
  db
    .select({ id: sections.id })
    .from(sections)
    .innerJoin(courses, eq(courses.id, sections.courseId))
    .where(and(eq(sections.courseId, sql.placeholder('courseId')), eq(sections.semesterId, sql.placeholder('semesterId')), eq(sections.active, true), eq(courses.active, true)))
    .orderBy(asc(sections.number))
    .prepare(),
);

/** The active sections of a course in a semester; an inactive course is not offered at all. */
export const sectionIdsOfCourse = (db: Db, courseId: number, semesterId: number): number[] => siblingQuery(db).all({ courseId, semesterId }).map(({ id }) => id);

const offeredQuery = statement((db) =>
  db
    .select({ id: sections.id })
    .from(sections)
    .innerJoin(courses, eq(courses.id, sections.courseId))
    .where(and(inIds(sections.id), eq(sections.semesterId, sql.placeholder('semesterId')), eq(sections.active, true), eq(courses.active, true)))
    .prepare(),
);

/** Of these sections, those that are offered in the semester. */
export const offeredSections = (db: Db, sectionIds: number[], semesterId: number): SectionRow[] =>
  loadSections(db, offeredQuery(db).all({ ids: JSON.stringify(sectionIds), semesterId }).map(({ id }) => id));

/** Course ids a course asks for: prerequisite groups, and corequisites. */
export function requirementsOf(db: Db, courseId: number): { prerequisites: number[][]; corequisites: number[] } {
  const ids = JSON.stringify([courseId]);
  return {
    prerequisites: (prerequisiteGroups(db, ids).get(courseId) ?? []).map((group) => group.map((course) => course.courseId)),
    corequisites: corequisiteQuery(db).all({ ids }).map((row) => row.corequisiteId),
  };
}
