import { preparedPerDb, type Db } from '../../../db/db.ts';
import { courses } from '../../../db/schema/university.ts';
import { fold } from '../../../locales/fold.ts';
import type { Text } from '../../../locales/i18n.ts';
import { coursesById, type CatalogueCourse } from '../../catalogue/courses.ts';
import { cached } from '../../catalogue/catalogue-cache.ts';
import { studentPlan } from '../../catalogue/plans.ts';
import { offeredIn, type CatalogueSection } from '../../catalogue/sections.ts';
import type { Searched } from './offered-rules.ts';

/** The filter for the courses that a semester offers. A null or false field does not filter. */
export type OfferedFilter = {
  semesterId: number;
  studentId: number;
  collegeId: number | null;
  departmentId: number | null;
  language: 'en' | 'ar' | null;
  inMyPlan: boolean;
  hasSeats: boolean;
  code: string | null;
  /** The days on which a section may have classes, 0 is Sunday; null for any. */
  days: number[] | null;
  /** Minutes from midnight: the earliest start and the latest end of a section's classes. */
  startsFrom: number | null;
  endsBy: number | null;
};

/** True if a section passes the filter by language, days and times; seats are checked elsewhere. */
function sectionFits({ language, slots }: CatalogueSection, filter: OfferedFilter): boolean {
  if (filter.language !== null && language !== filter.language) return false;
  const [days, from, until] = [filter.days, filter.startsFrom ?? 0, filter.endsBy ?? 24 * 60];
  return slots.every(
    ({ day, startMinute, endMinute }) =>
      (days === null || days.includes(day)) && startMinute >= from && endMinute <= until,
  );
}

const courseFits = ({ code, departmentId, collegeId }: CatalogueCourse, filter: OfferedFilter): boolean =>
  (filter.code === null || code === filter.code) &&
  (filter.departmentId === null || departmentId === filter.departmentId) &&
  (filter.collegeId === null || collegeId === filter.collegeId);

const seatsQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[number], number>('select id from section where semester_id = ? and seats_taken < capacity')
    .pluck(),
);

/** The sections that pass the filter, grouped by course in the order of course codes. */
export function offeredSections(db: Db, filter: OfferedFilter): ReadonlyMap<number, readonly CatalogueSection[]> {
  const all = offeredIn(db, filter.semesterId);
  const { language, days, startsFrom, endsBy, hasSeats, inMyPlan, code, departmentId, collegeId } = filter;
  const anySection = language === null && days === null && startsFrom === null && endsBy === null && !hasSeats;
  if (anySection && !inMyPlan && code === null && departmentId === null && collegeId === null) return all;
  const known = coursesById(db);
  const plan = inMyPlan ? studentPlan(db, filter.studentId).ids : undefined;
  const free = hasSeats ? new Set(seatsQuery(db).all(filter.semesterId)) : undefined;
  const found = new Map<number, readonly CatalogueSection[]>();
  for (const [courseId, sections] of all) {
    const course = known.get(courseId);
    if (!course || !courseFits(course, filter) || (plan && !plan.has(courseId))) continue;
    const meant = anySection
      ? sections
      : sections.filter((section) => (!free || free.has(section.sectionId)) && sectionFits(section, filter));
    if (meant.length) found.set(courseId, meant);
  }
  return found;
}

/** The search text of each course: code and names in both languages, folded (see locales/fold.ts). */
const searchTexts = cached(
  'courses',
  (db) =>
    new Map(
      db
        .select({ id: courses.id, search: courses.search })
        .from(courses)
        .all()
        .map(({ id, search }) => [id, search]),
    ),
);

/** Folded names of instructors, cached because every search uses the same few hundred. */
const foldedNames = new Map<string, string>();
function foldedName(en: string, ar: string): string {
  const name = `${en} ${ar}`;
  let folded = foldedNames.get(name);
  if (folded === undefined) foldedNames.set(name, (folded = fold(name)));
  return folded;
}

/** The instructor's folded name, the key by which a search finds sections. */
export const toTeacherKey = ({ instructor: { en, ar } }: CatalogueSection): string => foldedName(en, ar);

/** The search texts of the offered courses, in the order of codes. */
export function searchedTexts(db: Db, offered: ReadonlyMap<number, readonly CatalogueSection[]>): Searched[] {
  const [known, texts] = [coursesById(db), searchTexts(db)];
  return [...offered].map(([courseId, sections]) => ({
    courseId,
    code: known.get(courseId)?.code ?? '',
    text: texts.get(courseId) ?? '',
    instructors: [...new Set(sections.map(toTeacherKey))],
  }));
}

/** The courses of these ids, in the same order. */
export function loadCourses(db: Db, courseIds: readonly number[]): CatalogueCourse[] {
  const known = coursesById(db);
  return courseIds.flatMap((id) => known.get(id) ?? []);
}

const contentsQuery = preparedPerDb((db) =>
  db.$client.prepare<[{ courseId: number }], Text>(
    `select contents_en en, contents_ar ar from course where id = :courseId`,
  ),
);

/** The description of a course in both languages; empty if the course is unknown. */
export const courseContents = (db: Db, courseId: number): Text =>
  contentsQuery(db).get({ courseId }) ?? { en: '', ar: '' };

const filterQuery = preparedPerDb((db) =>
  db.$client.prepare<
    [{ semesterId: number }],
    {
      collegeId: number;
      collegeEn: string;
      collegeAr: string;
      departmentId: number;
      departmentEn: string;
      departmentAr: string;
    }
  >(
    `select g.id collegeId, g.name_en collegeEn, g.name_ar collegeAr, d.id departmentId, d.name_en departmentEn, d.name_ar departmentAr
     from department d join college g on g.id = d.college_id
     where exists (select 1 from course c join section s on s.course_id = c.id where c.department_id = d.id and c.active = 1 and s.semester_id = :semesterId and s.active = 1)
     order by g.id, d.id`,
  ),
);

/** The colleges and departments with courses in the semester. */
export const offeringDepartments = (db: Db, semesterId: number) => filterQuery(db).all({ semesterId });

/** The codes and names of courses by id. */
export function courseNames(db: Db, courseIds: readonly number[]): Map<number, { code: string; name: Text }> {
  const known = coursesById(db);
  return new Map(
    courseIds.flatMap((id) => {
      const course = known.get(id);
      return course ? [[id, { code: course.code, name: course.name }] as const] : [];
    }),
  );
}

const journeysQuery = preparedPerDb((db) =>
  db.$client.prepare<[], { fromEn: string; fromAr: string; toEn: string; toAr: string; minutes: number }>(`
    select one.name_en fromEn, one.name_ar fromAr, other.name_en toEn, other.name_ar toAr, minutes from campus_journey
    join campus one on one.id = from_campus_id join campus other on other.id = to_campus_id order by from_campus_id, to_campus_id`),
);

/** Travel times in minutes between campuses, for planning a timetable. */
export const listJourneys = (db: Db): { from: Text; to: Text; minutes: number }[] =>
  journeysQuery(db)
    .all()
    .map(({ fromEn, fromAr, toEn, toAr, minutes }) => ({
      from: { en: fromEn, ar: fromAr },
      to: { en: toEn, ar: toAr },
      minutes,
    }));

const walksQuery = preparedPerDb((db) =>
  db.$client.prepare<[], { from: string; to: string; minutes: number }>(`
    select one.code "from", other.code "to", minutes from building_walk
    join building one on one.id = from_building_id join building other on other.id = to_building_id order by from_building_id, to_building_id`),
);

/** Walking times in minutes between the buildings of a campus, for planning a timetable. */
export const listWalks = (db: Db): { from: string; to: string; minutes: number }[] => walksQuery(db).all();
