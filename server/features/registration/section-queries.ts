import { preparedPerDb, type Db } from '../../../db/db.ts';
import { offeredIn, sectionWithId, type CatalogueSection, type Meeting } from '../../catalogue/sections.ts';
import { getCorequisites, prerequisiteIds } from '../../catalogue/courses.ts';
import type { SectionFacts } from './registration-facts.ts';

/** Sections as the rules and the pages need them: the catalogue's, with seats and waiting lists as they are now. */

export type MeetingRow = Meeting;
export type SectionRow = CatalogueSection & SectionFacts;

const seatsQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[string], [id: number, seatsTaken: number, waiting: number]>(
      `select id, seats_taken, (select count(*) from waiting_entry waiting where waiting.section_id = section.id and waiting.status = 'waiting') from section where id in (select value from json_each(?))`,
    )
    .raw(),
);

/** Each as it was last seen: mostly nobody has come or gone since. Who holds a row from before keeps it as it was. */
const lastSeen = new WeakMap<CatalogueSection, SectionRow>();

function toSectionRow(section: CatalogueSection, seatsTaken: number, waiting: number): SectionRow {
  const known = lastSeen.get(section);
  if (known?.seatsTaken === seatsTaken && known.waiting === waiting) return known;
  const row = Object.freeze({ ...section, seatsTaken, waiting });
  lastSeen.set(section, row);
  return row;
}

/** These sections of the catalogue with their seats, in its order. */
export function withSeats(db: Db, known: readonly CatalogueSection[]): SectionRow[] {
  if (!known.length) return [];
  const live = new Map(
    seatsQuery(db)
      .all(JSON.stringify(known.map(({ sectionId }) => sectionId)))
      .map((row) => [row[0], row]),
  );
  return known.flatMap((section) => {
    const seats = live.get(section.sectionId);
    return seats ? [toSectionRow(section, seats[1], seats[2])] : [];
  });
}

const inOrder = (a: CatalogueSection, b: CatalogueSection): number =>
  a.code === b.code ? (a.number < b.number ? -1 : Number(a.number > b.number)) : a.code < b.code ? -1 : 1;

const known = (db: Db, ids: readonly number[]): CatalogueSection[] =>
  [...new Set(ids)].flatMap((id) => sectionWithId(db, id) ?? []).sort(inOrder);

/** Sections by id, in the order of course codes and their own numbers. */
export const loadSections = (db: Db, ids: readonly number[]): SectionRow[] => withSeats(db, known(db, ids));

/** The active sections of a course in a semester; an inactive course is not offered at all. */
export const sectionIdsOfCourse = (db: Db, courseId: number, semesterId: number): number[] =>
  (offeredIn(db, semesterId).get(courseId) ?? []).map(({ sectionId }) => sectionId);

/** Of these sections, those that are offered in the semester. */
export const offeredSections = (db: Db, sectionIds: readonly number[], semesterId: number): SectionRow[] =>
  withSeats(
    db,
    known(db, sectionIds).filter((section) => section.active && section.semesterId === semesterId),
  );

/** Course ids a course asks for: prerequisite groups, and corequisites. */
export const getRequirements = (db: Db, courseId: number): { prerequisites: number[][]; corequisites: number[] } => ({
  prerequisites: prerequisiteIds(db).get(courseId) ?? [],
  corequisites: (getCorequisites(db).get(courseId) ?? []).map((course) => course.courseId),
});
