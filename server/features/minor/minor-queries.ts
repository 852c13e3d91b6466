import { and, asc, eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { minors, studentMinors } from '../../../db/schema/minor.ts';
import { departments, programmes } from '../../../db/schema/university.ts';
import type { Text } from '../../../locales/i18n.ts';
import type { MinorKind } from './minor-rules.ts';

const selection = {
  id: minors.id,
  code: minors.code,
  kind: minors.kind,
  departmentId: minors.departmentId,
  programmeId: minors.programmeId,
  nameEn: minors.nameEn,
  nameAr: minors.nameAr,
  departmentEn: departments.nameEn,
  departmentAr: departments.nameAr,
  minimumHours: minors.minimumHours,
  minimumCgpa: minors.minimumCgpa,
};

const allQuery = preparedPerDb((db) =>
  db
    .select(selection)
    .from(minors)
    .innerJoin(departments, eq(departments.id, minors.departmentId))
    .orderBy(asc(minors.id))
    .prepare(),
);
const byIdQuery = preparedPerDb((db) =>
  db
    .select(selection)
    .from(minors)
    .innerJoin(departments, eq(departments.id, minors.departmentId))
    .where(eq(minors.id, sql.placeholder('id')))
    .prepare(),
);

export type MinorRow = ReturnType<typeof allMinors>[number];

export const allMinors = (db: Db) => allQuery(db).all();
export const minorById = (db: Db, id: number): MinorRow | undefined => byIdQuery(db).get({ id });

type CourseState = 'passed' | 'running' | 'left';
export type MinorCourse = {
  courseId: number;
  code: string;
  name: Text;
  creditHours: number;
  state: CourseState;
  inPlan: boolean;
};

const minorCourseQuery = (table: 'minor_entry' | 'minor_course') =>
  preparedPerDb((db) =>
    db.$client.prepare<
      { studentId: number; minorId: number },
      {
        courseId: number;
        code: string;
        nameEn: string;
        nameAr: string;
        creditHours: number;
        passed: number;
        running: number;
        inPlan: number;
      }
    >(`
      select course.id courseId, course.code, course.name_en nameEn, course.name_ar nameAr, course.credit_hours creditHours,
        exists (select 1 from course_grade done join grade on grade.grade = done.grade where done.student_id = @studentId and done.course_id = course.id and grade.passes = 1) passed,
        exists (select 1 from registration row where row.student_id = @studentId and row.course_id = course.id and row.status = 'registered') running,
        exists (select 1 from programme_course planned join student on student.programme_id = planned.programme_id where student.id = @studentId and planned.course_id = course.id) inPlan
      from ${table} asked join course on course.id = asked.course_id where asked.minor_id = @minorId order by course.code`),
  );

const entryQuery = minorCourseQuery('minor_entry');
const packageQuery = minorCourseQuery('minor_course');
const toMinorCourse = ({
  nameEn,
  nameAr,
  passed,
  running,
  inPlan,
  ...course
}: ReturnType<ReturnType<typeof entryQuery>['all']>[number]): MinorCourse => ({
  ...course,
  name: { en: nameEn, ar: nameAr },
  state: passed ? 'passed' : running ? 'running' : 'left',
  inPlan: inPlan === 1,
});

/** The courses required before a minor, with the student's state in each. */
export const listEntryCourses = (db: Db, minorId: number, studentId: number): MinorCourse[] =>
  entryQuery(db).all({ minorId, studentId }).map(toMinorCourse);
/** The courses of a minor, with the student's state in each. */
export const listPackageCourses = (db: Db, minorId: number, studentId: number): MinorCourse[] =>
  packageQuery(db).all({ minorId, studentId }).map(toMinorCourse);

const departmentQuery = preparedPerDb((db) =>
  db
    .select({ departmentId: programmes.departmentId })
    .from(programmes)
    .where(eq(programmes.id, sql.placeholder('programmeId')))
    .prepare(),
);

export const getDepartmentId = (db: Db, programmeId: number): number =>
  departmentQuery(db).get({ programmeId })?.departmentId ?? 0;

/** Adds a minor to the record and its courses to the plan. */
export const declareMinor = (db: Db, studentId: number, { id, kind }: MinorRow, now: number): void => {
  db.insert(studentMinors).values({ studentId, kind, minorId: id, declaredAt: now }).run();
};

/** Removes a minor from the record and its courses from the plan. Throws if there is none of this kind. */
export const endMinor = (db: Db, studentId: number, kind: MinorKind): void => {
  const { changes } = db
    .delete(studentMinors)
    .where(and(eq(studentMinors.studentId, studentId), eq(studentMinors.kind, kind)))
    .run();
  if (changes !== 1) throw new Error(`student ${studentId} has no ${kind}`);
};
