import { statement, type Db } from '../../../db/db.ts';
import type { Level } from '../../../db/schema/university.ts';
import { fold } from '../../../locales/fold.ts';
import type { Text } from '../../../locales/i18n.ts';
import type { Searched } from './offered-rules.ts';
import type { Campus } from './timetable-rules.ts';

/** Which courses a semester offers. */

export type OfferedFilter = {
  semesterId: number;
  studentId: number;
  collegeId: number | null;
  departmentId: number | null;
  language: 'en' | 'ar' | null;
  inMyPlan: boolean;
  hasSeats: boolean;
  code: string | null;
  /** Days a section may have classes on, 0 Sunday; null for any. */
  days: number[] | null;
  /** Minutes from midnight before and after which a section may have none. */
  startsFrom: number | null;
  endsBy: number | null;
};

const sectionParametersOf = ({ language, hasSeats, days, startsFrom, endsBy }: OfferedFilter) => ({
  language,
  hasSeats: hasSeats ? 1 : 0,
  days: days && JSON.stringify(days),
  startsFrom,
  endsBy,
});

const parametersOf = (filter: OfferedFilter) => ({
  semesterId: filter.semesterId,
  studentId: filter.studentId,
  collegeId: filter.collegeId,
  departmentId: filter.departmentId,
  inMyPlan: filter.inMyPlan ? 1 : 0,
  code: filter.code,
  ...sectionParametersOf(filter),
});

// Named parameters are used several times each, which drizzle's placeholders cannot say: these statements are written in SQL.
const sectionMatches = `
  s.semester_id = :semesterId and s.active = 1
  and (:language is null or s.language = :language)
  and (:hasSeats = 0 or s.seats_taken < s.capacity)
  and ((:days is null and :startsFrom is null and :endsBy is null) or not exists (
    select 1 from section_meeting m where m.section_id = s.id
    and (m.day not in (select value from json_each(coalesce(:days, '[0,1,2,3,4,5,6]'))) or m.start_minute < coalesce(:startsFrom, 0) or m.end_minute > coalesce(:endsBy, 1440))))`;
const courseMatches = `
  c.active = 1
  and (:code is null or c.code = :code)
  and (:departmentId is null or c.department_id = :departmentId)
  and (:collegeId is null or d.college_id = :collegeId)
  and (:inMyPlan = 0 or exists (select 1 from student_plan p where p.student_id = :studentId and p.course_id = c.id))
  and exists (select 1 from section s where s.course_id = c.id and ${sectionMatches})`;

const pageQuery = statement((db) =>
  db.$client.prepare<[Record<string, unknown>], { id: number }>(
    `select c.id from course c join department d on d.id = c.department_id where ${courseMatches} order by c.code limit :limit offset :offset`,
  ),
);

const countQuery = statement((db) =>
  db.$client.prepare<[Record<string, unknown>], { total: number }>(
    `select count(*) total from course c join department d on d.id = c.department_id where ${courseMatches}`,
  ),
);

const sectionQuery = statement((db) =>
  db.$client.prepare<[Record<string, unknown>], { id: number }>(
    `select s.id from section s where s.course_id in (select value from json_each(:ids)) and ${sectionMatches}`,
  ),
);

/** Course ids of one page in order of code, and how many there are in all. */
export function offeredPage(db: Db, filter: OfferedFilter, page: number, pageSize: number): { courseIds: number[]; total: number } {
  const parameters = parametersOf(filter);
  const courseIds = pageQuery(db).all({ ...parameters, limit: pageSize, offset: (page - 1) * pageSize }).map(({ id }) => id);
  return { courseIds, total: countQuery(db).get(parameters)?.total ?? 0 };
}

/** All course ids that match. */
export const offeredAll = (db: Db, filter: OfferedFilter): number[] => pageQuery(db).all({ ...parametersOf(filter), limit: -1, offset: 0 }).map(({ id }) => id);

/** Section ids of these courses that match the filter. */
export const offeredSectionIds = (db: Db, filter: OfferedFilter, courseIds: number[]): number[] =>
  sectionQuery(db).all({ ids: JSON.stringify(courseIds), semesterId: filter.semesterId, ...sectionParametersOf(filter) }).map(({ id }) => id);

const searchedQuery = statement((db) =>
  db.$client.prepare<[{ ids: string }], { courseId: number; code: string; text: string }>(`select id courseId, code, search text from course where id in (select value from json_each(:ids)) order by code`),
);

const teacherQuery = statement((db) =>
  db.$client.prepare<[{ ids: string }], { courseId: number; sectionId: number; en: string; ar: string }>(
    `select s.course_id courseId, s.id sectionId, i.name_en en, i.name_ar ar from section s join instructor i on i.id = s.instructor_id where s.id in (select value from json_each(:ids))`,
  ),
);

/** Names are folded once each: the same few hundred are searched with every key. */
const foldedNames = new Map<string, string>();
function foldedName(en: string, ar: string): string {
  const name = `${en} ${ar}`;
  let folded = foldedNames.get(name);
  if (folded === undefined) foldedNames.set(name, (folded = fold(name)));
  return folded;
}

/** Who teaches each section, folded for search. */
export const teachersOf = (db: Db, sectionIds: number[]): { courseId: number; sectionId: number; name: string }[] =>
  teacherQuery(db).all({ ids: JSON.stringify(sectionIds) }).map(({ en, ar, ...row }) => ({ ...row, name: foldedName(en, ar) }));

/** The texts courses are searched by, in order of code. */
export function searchedTexts(db: Db, courseIds: number[], teachers: { courseId: number; name: string }[]): Searched[] {
  const names = new Map<number, Set<string>>();
  for (const { courseId, name } of teachers) names.set(courseId, (names.get(courseId) ?? new Set<string>()).add(name));
  return searchedQuery(db).all({ ids: JSON.stringify(courseIds) }).map((course) => ({ ...course, instructors: [...(names.get(course.courseId) ?? [])] }));
}

const neededQuery = statement((db) =>
  db.$client.prepare<[{ ids: string }], { courseId: number; groupNumber: number; prerequisiteId: number }>(
    `select course_id courseId, group_number groupNumber, prerequisite_id prerequisiteId from course_prerequisite where course_id in (select value from json_each(:ids)) order by course_id, group_number`,
  ),
);

/** Prerequisite groups of courses. */
export function prerequisitesOf(db: Db, courseIds: number[]): Map<number, number[][]> {
  const byCourse = new Map<number, Map<number, number[]>>();
  for (const { courseId, groupNumber, prerequisiteId } of neededQuery(db).all({ ids: JSON.stringify(courseIds) })) {
    const groups = byCourse.get(courseId) ?? new Map<number, number[]>();
    byCourse.set(courseId, groups.set(groupNumber, [...(groups.get(groupNumber) ?? []), prerequisiteId]));
  }
  return new Map([...byCourse].map(([courseId, groups]) => [courseId, [...groups.values()]]));
}

export type CourseRow = {
  courseId: number; code: string; name: Text; creditHours: number; level: Level;
  type: 'university' | 'college' | 'major' | 'elective';
  teachingMethod: 'lecture' | 'laboratory' | 'studio' | 'seminar' | 'training' | 'thesis';
  relatedGroup: string | null; hasExam: boolean; active: boolean; onlineRegistration: boolean; college: Text; department: Text; inMyPlan: boolean;
};

type CourseSqlRow = Omit<CourseRow, 'name' | 'college' | 'department' | 'hasExam' | 'active' | 'onlineRegistration' | 'inMyPlan'> & Record<'nameEn' | 'nameAr' | 'collegeEn' | 'collegeAr' | 'departmentEn' | 'departmentAr', string> & { hasExam: number; active: number; onlineRegistration: number; inMyPlan: number };

const courseQuery = statement((db) =>
  db.$client.prepare<[Record<string, unknown>], CourseSqlRow>(
    `select c.id courseId, c.code, c.name_en nameEn, c.name_ar nameAr, c.credit_hours creditHours, c.level, c.type, c.teaching_method teachingMethod,
       c.related_group relatedGroup, c.has_exam hasExam, c.active, c.online_registration onlineRegistration,
       g.name_en collegeEn, g.name_ar collegeAr, d.name_en departmentEn, d.name_ar departmentAr,
       exists (select 1 from student_plan p where p.student_id = :studentId and p.course_id = c.id) inMyPlan
     from course c join department d on d.id = c.department_id join college g on g.id = d.college_id
     where c.id in (select value from json_each(:ids))`,
  ),
);

/** These courses, in the order of their ids here. */
export function loadCourses(db: Db, courseIds: number[], studentId: number): CourseRow[] {
  const place = new Map(courseIds.map((id, index) => [id, index]));
  return courseQuery(db)
    .all({ ids: JSON.stringify(courseIds), studentId })
    .sort((a, b) => (place.get(a.courseId) ?? 0) - (place.get(b.courseId) ?? 0))
    .map((row) => ({
      courseId: row.courseId, code: row.code, name: { en: row.nameEn, ar: row.nameAr }, creditHours: row.creditHours, level: row.level, type: row.type,
      teachingMethod: row.teachingMethod, relatedGroup: row.relatedGroup, hasExam: row.hasExam === 1, active: row.active === 1, onlineRegistration: row.onlineRegistration === 1,
      college: { en: row.collegeEn, ar: row.collegeAr }, department: { en: row.departmentEn, ar: row.departmentAr }, inMyPlan: row.inMyPlan === 1,
    }));
}

const contentsQuery = statement((db) => db.$client.prepare<[{ courseId: number }], Text>(`select contents_en en, contents_ar ar from course where id = :courseId`));

/** What a course teaches. */
export const courseContents = (db: Db, courseId: number): Text => contentsQuery(db).get({ courseId }) ?? { en: '', ar: '' };

const filterQuery = statement((db) =>
  db.$client.prepare<[{ semesterId: number }], { collegeId: number; collegeEn: string; collegeAr: string; departmentId: number; departmentEn: string; departmentAr: string }>(
    `select g.id collegeId, g.name_en collegeEn, g.name_ar collegeAr, d.id departmentId, d.name_en departmentEn, d.name_ar departmentAr
     from department d join college g on g.id = d.college_id
     where exists (select 1 from course c join section s on s.course_id = c.id where c.department_id = d.id and c.active = 1 and s.semester_id = :semesterId and s.active = 1)
     order by g.id, d.id`,
  ),
);

/** Colleges and departments with something to offer in the semester. */
export const offeringDepartments = (db: Db, semesterId: number) => filterQuery(db).all({ semesterId });

const prerequisiteNameQuery = statement((db) =>
  db.$client.prepare<[{ ids: string }], { courseId: number; code: string; nameEn: string; nameAr: string }>(
    `select id courseId, code, name_en nameEn, name_ar nameAr from course where id in (select value from json_each(:ids))`,
  ),
);

/** Names of courses by id. */
export const courseNames = (db: Db, courseIds: number[]): Map<number, { code: string; name: Text }> =>
  new Map(prerequisiteNameQuery(db).all({ ids: JSON.stringify(courseIds) }).map(({ courseId, code, nameEn, nameAr }) => [courseId, { code, name: { en: nameEn, ar: nameAr } }]));

const campusQuery = statement((db) => db.$client.prepare<[], { code: string; en: string; ar: string }>('select code, name_en en, name_ar ar from campus order by id'));

export const campusesOf = (db: Db): Campus[] => campusQuery(db).all().map(({ code, en, ar }) => ({ code, name: { en, ar } }));
