import { preparedPerDb, type Db } from '../../../db/db.ts';
import { offeredIn, sectionWithId, type CatalogueSection } from '../../catalogue/sections.ts';
import { getCorequisites, prerequisiteIds } from '../../catalogue/courses.ts';
import type { SectionFacts } from './registration-facts.ts';

/** Sections for rules and pages: catalogue sections with their current seats and waiting lists. */

const seatsQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[string], [id: number, seatsTaken: number, waiting: number]>(
      `select id, seats_taken, (select count(*) from waiting_entry waiting where waiting.section_id = section.id and waiting.status = 'waiting') from section where id in (select value from json_each(?))`,
    )
    .raw(),
);

/**
 * The latest row of each section, reused while its counts are unchanged. Rows are frozen objects, so callers may keep
 * them.
 */
const lastSeen = new WeakMap<CatalogueSection, SectionFacts>();

function toSectionRow(section: CatalogueSection, seatsTaken: number, waiting: number): SectionFacts {
  const known = lastSeen.get(section);
  if (known?.seatsTaken === seatsTaken && known.waiting === waiting) return known;
  const row = Object.freeze({ ...section, seatsTaken, waiting });
  lastSeen.set(section, row);
  return row;
}

/** Adds the current seat counts to catalogue sections. Keeps their order. */
export function withSeats(db: Db, known: readonly CatalogueSection[]): SectionFacts[] {
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

/** Sections by id, ordered by course code and section number. */
export const loadSections = (db: Db, ids: readonly number[]): SectionFacts[] => withSeats(db, known(db, ids));

/** Ids of the active sections of a course in a semester. An inactive course has none. */
export const sectionIdsOfCourse = (db: Db, courseId: number, semesterId: number): number[] =>
  (offeredIn(db, semesterId).get(courseId) ?? []).map(({ sectionId }) => sectionId);

/** The given sections that are offered in the semester. */
export const offeredSections = (db: Db, sectionIds: readonly number[], semesterId: number): SectionFacts[] =>
  withSeats(
    db,
    known(db, sectionIds).filter((section) => section.active && section.semesterId === semesterId),
  );

/** Course ids that a course requires: prerequisite groups and corequisites. */
export const getRequirements = (db: Db, courseId: number): { prerequisites: number[][]; corequisites: number[] } => ({
  prerequisites: prerequisiteIds(db).get(courseId) ?? [],
  corequisites: (getCorequisites(db).get(courseId) ?? []).map((course) => course.courseId),
});
