import { asc, eq } from 'drizzle-orm';
import { colleges, corequisites, courses, departments, prerequisites } from '../../db/schema/university.ts';
import { cached } from './catalogue-cache.ts';

/** Courses by id, in the order of their codes. */
export const coursesById = cached(
  'courses',
  (db) =>
    new Map(
      db
        .select({
          courseId: courses.id,
          code: courses.code,
          nameEn: courses.nameEn,
          nameAr: courses.nameAr,
          creditHours: courses.creditHours,
          level: courses.level,
          type: courses.type,
          teachingMethod: courses.teachingMethod,
          relatedGroup: courses.relatedGroup,
          hasExam: courses.hasExam,
          active: courses.active,
          onlineRegistration: courses.onlineRegistration,
          departmentId: courses.departmentId,
          collegeId: departments.collegeId,
          collegeEn: colleges.nameEn,
          collegeAr: colleges.nameAr,
          departmentEn: departments.nameEn,
          departmentAr: departments.nameAr,
        })
        .from(courses)
        .innerJoin(departments, eq(departments.id, courses.departmentId))
        .innerJoin(colleges, eq(colleges.id, departments.collegeId))
        .orderBy(asc(courses.code))
        .all()
        .map(({ nameEn, nameAr, collegeEn, collegeAr, departmentEn, departmentAr, ...row }, place) => [
          row.courseId,
          {
            ...row,
            /** Position in the order of codes. */
            place,
            name: { en: nameEn, ar: nameAr },
            college: { en: collegeEn, ar: collegeAr },
            department: { en: departmentEn, ar: departmentAr },
          },
        ]),
    ),
);

export type CatalogueCourse = ReturnType<typeof coursesById> extends Map<number, infer Row> ? Row : never;

type NamedCourse = { courseId: number; code: string };

/**
 * The prerequisite groups of each course that has any, in the order of group numbers, each sorted by code. One passed
 * course of each group is required.
 */
export const prerequisiteGroups = cached('courses', (db) => {
  const byCourse = new Map<number, Map<number, NamedCourse[]>>();
  const rows = db
    .select({
      courseId: prerequisites.courseId,
      group: prerequisites.groupNumber,
      prerequisiteId: prerequisites.prerequisiteId,
      code: courses.code,
    })
    .from(prerequisites)
    .innerJoin(courses, eq(courses.id, prerequisites.prerequisiteId))
    .orderBy(asc(prerequisites.courseId), asc(prerequisites.groupNumber), asc(courses.code))
    .all();
  for (const { courseId, group, prerequisiteId, code } of rows) {
    const groups = byCourse.get(courseId) ?? new Map<number, NamedCourse[]>();
    byCourse.set(courseId, groups.set(group, [...(groups.get(group) ?? []), { courseId: prerequisiteId, code }]));
  }
  return new Map([...byCourse].map(([courseId, groups]) => [courseId, [...groups.values()]]));
});

/** The prerequisite groups as ids alone. */
export const prerequisiteIds = cached(
  'courses',
  (db) =>
    new Map(
      [...prerequisiteGroups(db)].map(([courseId, groups]) => [
        courseId,
        groups.map((group) => group.map((course) => course.courseId)),
      ]),
    ),
);

/** The corequisites of each course that has any, sorted by id. */
export const getCorequisites = cached('courses', (db) => {
  const byCourse = new Map<number, NamedCourse[]>();
  const rows = db
    .select({ courseId: corequisites.courseId, corequisiteId: corequisites.corequisiteId, code: courses.code })
    .from(corequisites)
    .innerJoin(courses, eq(courses.id, corequisites.corequisiteId))
    .orderBy(asc(corequisites.courseId), asc(corequisites.corequisiteId))
    .all();
  for (const { courseId, corequisiteId, code } of rows)
    byCourse.set(courseId, [...(byCourse.get(courseId) ?? []), { courseId: corequisiteId, code }]);
  return byCourse;
});
