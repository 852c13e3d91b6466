import { asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { Db } from '../../db/db.ts';
import {
  buildings,
  campuses,
  colleges,
  courses,
  instructors,
  meetings,
  rooms,
  sections,
} from '../../db/schema/university.ts';
import type { Text } from '../../locales/i18n.ts';
import { coursesById, getCorequisites, prerequisiteGroups } from './courses.ts';
import { cached, cachedBy } from './catalogue-cache.ts';

/** Sections with all data that is the same for every student, without taken seats and waiting lists. */

export type Place = { campus: Text; building: string; room: string };
export type Meeting = { day: number; startMinute: number; endMinute: number; place: Place };

const examBuildings = alias(buildings, 'exam_building');
const examCampuses = alias(campuses, 'exam_campus');

const textOrNull = (en: string | null, ar: string | null): Text | null =>
  en === null || ar === null ? null : { en, ar };

/** The semester id of every section. */
const getSemesterIds = cached(
  'courses',
  (db) =>
    new Map(
      db
        .select({ id: sections.id, semesterId: sections.semesterId })
        .from(sections)
        .all()
        .map((row) => [row.id, row.semesterId]),
    ),
);

const getMeetings = cachedBy('courses', (db, semesterId: number) => {
  const bySection = new Map<number, Meeting[]>();
  const rows = db
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
    .innerJoin(sections, eq(sections.id, meetings.sectionId))
    .innerJoin(rooms, eq(rooms.id, meetings.roomId))
    .innerJoin(buildings, eq(buildings.id, rooms.buildingId))
    .innerJoin(campuses, eq(campuses.id, buildings.campusId))
    .where(eq(sections.semesterId, semesterId))
    .orderBy(asc(meetings.day), asc(meetings.startMinute), asc(meetings.id))
    .all();
  for (const { sectionId, day, startMinute, endMinute, room, building, campusEn, campusAr } of rows) {
    const slot = { day, startMinute, endMinute, place: { campus: { en: campusEn, ar: campusAr }, building, room } };
    const slots = bySection.get(sectionId);
    if (slots) slots.push(slot);
    else bySection.set(sectionId, [slot]);
  }
  return bySection;
});

const listSectionRows = (db: Db, semesterId: number) =>
  db
    .select({
      sectionId: sections.id,
      semesterId: sections.semesterId,
      courseId: sections.courseId,
      number: sections.number,
      language: sections.language,
      teachingPeriod: sections.teachingPeriod,
      gender: sections.gender,
      collegeId: sections.collegeId,
      collegeEn: colleges.nameEn,
      collegeAr: colleges.nameAr,
      capacity: sections.capacity,
      examStartsAt: sections.examStartsAt,
      examEndsAt: sections.examEndsAt,
      examRoom: rooms.code,
      examBuilding: examBuildings.code,
      examCampusEn: examCampuses.nameEn,
      examCampusAr: examCampuses.nameAr,
      instructorId: sections.instructorId,
      instructorEn: instructors.nameEn,
      instructorAr: instructors.nameAr,
      campusEn: campuses.nameEn,
      campusAr: campuses.nameAr,
      remarksEn: sections.remarksEn,
      remarksAr: sections.remarksAr,
      active: sections.active,
    })
    .from(sections)
    .innerJoin(courses, eq(courses.id, sections.courseId))
    .innerJoin(instructors, eq(instructors.id, sections.instructorId))
    .innerJoin(campuses, eq(campuses.id, sections.campusId))
    .leftJoin(colleges, eq(colleges.id, sections.collegeId))
    .leftJoin(rooms, eq(rooms.id, sections.examRoomId))
    .leftJoin(examBuildings, eq(examBuildings.id, rooms.buildingId))
    .leftJoin(examCampuses, eq(examCampuses.id, examBuildings.campusId))
    .where(eq(sections.semesterId, semesterId))
    .orderBy(asc(courses.code), asc(sections.number))
    .all();

/**
 * The sections of a semester by id, in the order of course codes and section numbers. A section has the properties of
 * its course too; its own ones hide those of the same name (`college`, `collegeId`, `active`, `place`).
 */
export const sectionsOfSemester = cachedBy('courses', (db, semesterId: number) => {
  const [slots, needed, together] = [getMeetings(db, semesterId), prerequisiteGroups(db), getCorequisites(db)];
  const courseOf = coursesById(db);
  return new Map(
    listSectionRows(db, semesterId).map((row, place) => {
      const { collegeEn, collegeAr, remarksEn, remarksAr, instructorEn, instructorAr, ...more } = row;
      const { campusEn, campusAr, examRoom, examBuilding, examCampusEn, examCampusAr, ...columns } = more;
      const course = courseOf.get(row.courseId)!;
      const section = {
        ...course,
        ...columns,
        college: textOrNull(collegeEn, collegeAr),
        examPlace:
          examRoom === null
            ? null
            : {
                campus: { en: examCampusEn ?? '', ar: examCampusAr ?? '' },
                building: examBuilding ?? '',
                room: examRoom,
              },
        instructor: { en: instructorEn, ar: instructorAr },
        campus: { en: campusEn, ar: campusAr },
        remarks: textOrNull(remarksEn, remarksAr),
        slots: slots.get(row.sectionId) ?? [],
        prerequisites: needed.get(row.courseId) ?? [],
        corequisites: together.get(row.courseId) ?? [],
        /** True if neither the section nor its course is inactive. */
        active: row.active && course.active,
        /** Position in the order of the semester's sections. */
        place,
      };
      return [row.sectionId, section];
    }),
  );
});

export type CatalogueSection = ReturnType<typeof sectionsOfSemester> extends Map<number, infer Row> ? Row : never;

/** Finds a section by id; undefined if there is none. */
export const sectionWithId = (db: Parameters<typeof getSemesterIds>[0], id: number): CatalogueSection | undefined => {
  const semesterId = getSemesterIds(db).get(id);
  return semesterId === undefined ? undefined : sectionsOfSemester(db, semesterId).get(id);
};

/** The active sections of a semester by course id, in the order of codes and section numbers. */
export const offeredIn = cachedBy('courses', (db, semesterId: number) => {
  const byCourse = new Map<number, CatalogueSection[]>();
  for (const section of sectionsOfSemester(db, semesterId).values()) {
    if (!section.active) continue;
    const known = byCourse.get(section.courseId);
    if (known) known.push(section);
    else byCourse.set(section.courseId, [section]);
  }
  return byCourse;
});
