import { and, asc, eq, sql } from 'drizzle-orm';
import { statement, type Db } from '../../../db/db.ts';
import { registrations } from '../../../db/schema/registration.ts';
import { courseGrades, students } from '../../../db/schema/student.ts';
import { courses, grades, programmes, semesters } from '../../../db/schema/university.ts';
import type { Text } from '../../../locales/i18n.ts';
import type { Semesters } from '../agenda/agenda-queries.ts';
import { studyHours, type AttemptFacts, type Package, type PlanCourseFacts, type PlanFacts, type PlannedCourse, type StudyHours } from './plan-rules.ts';

type PlanRow = { courseId: number; code: string; nameEn: string; nameAr: string; creditHours: number; year: number; term: number; package: Package };

const planQuery = statement((db) =>
  db.$client.prepare<[number], PlanRow>(
    `select c.id courseId, c.code, c.name_en nameEn, c.name_ar nameAr, c.credit_hours creditHours, p.year, p.term, p.package
     from student_plan p join course c on c.id = p.course_id where p.student_id = ? order by p.year, p.term, c.code`,
  ),
);

/** The courses of a student's plan in its order: those of the programme, and the packages of what was declared beside it. */
export const planOf = (db: Db, studentId: number): (PlannedCourse & PlanCourseFacts)[] =>
  planQuery(db).all(studentId).map(({ nameEn, nameAr, ...course }) => ({ ...course, name: { en: nameEn, ar: nameAr } }));

const recordQuery = statement((db) =>
  db
    .select({ planId: programmes.id, studFacultyCode: students.facultyCode, studentCode: students.code, en: programmes.nameEn, ar: programmes.nameAr, degreeClass: programmes.degreeClass, status: students.status })
    .from(students)
    .innerJoin(programmes, eq(programmes.id, students.programmeId))
    .where(eq(students.personId, sql.placeholder('personId')))
    .orderBy(sql`case ${students.status} when 'active' then 0 else 1 end`, sql`${students.id} desc`)
    .prepare(),
);

/** The plan of each academic record of a person: those in study first, then the newest. */
export const plansOf = (db: Db, personId: number) => recordQuery(db).all({ personId }).map(({ en, ar, ...record }) => ({ ...record, programme: { en, ar } }));

const programmeQuery = statement((db) => db.select({ id: programmes.id }).from(programmes).where(eq(programmes.id, sql.placeholder('id'))).prepare());

/** Whether there is a programme of this id. */
export const programmeExists = (db: Db, id: number): boolean => programmeQuery(db).get({ id }) !== undefined;

// Lists of ids are bound as one JSON text, which drizzle's placeholders cannot say.
const groupQuery = statement((db) =>
  db.$client.prepare<[{ studentId: number }], { courseId: number; groupNumber: number; prerequisiteId: number }>(
    `select q.course_id courseId, q.group_number groupNumber, q.prerequisite_id prerequisiteId
     from student_plan p join course_prerequisite q on q.course_id = p.course_id join course c on c.id = q.prerequisite_id
     where p.student_id = :studentId order by q.course_id, q.group_number, c.code`,
  ),
);

/** The prerequisite groups of every course of a student's plan. */
function groupsOfPlan(db: Db, studentId: number): Map<number, number[][]> {
  const found = new Map<number, number[][]>();
  let last = '';
  for (const { courseId, groupNumber, prerequisiteId } of groupQuery(db).all({ studentId })) {
    const groups = found.get(courseId) ?? [];
    found.set(courseId, groups);
    if (last !== `${courseId} ${groupNumber}`) groups.push([]);
    last = `${courseId} ${groupNumber}`;
    groups.at(-1)?.push(prerequisiteId);
  }
  return found;
}

const corequisiteQuery = statement((db) =>
  db.$client.prepare<[{ studentId: number }], { courseId: number; corequisiteId: number }>(
    `select q.course_id courseId, q.corequisite_id corequisiteId from student_plan p join course_corequisite q on q.course_id = p.course_id where p.student_id = :studentId order by q.course_id, q.corequisite_id`,
  ),
);

export type Attempt = AttemptFacts & { courseId: number; creditHours: number; semester: Text; code: string; name: Text };

const attemptQuery = statement((db) =>
  db
    .select({
      courseId: courses.id, code: courses.code, nameEn: courses.nameEn, nameAr: courses.nameAr, creditHours: courseGrades.creditHours,
      semesterId: courseGrades.semesterId, semesterEn: semesters.nameEn, semesterAr: semesters.nameAr,
      grade: courseGrades.grade, points: grades.points, passes: grades.passes, repeatable: grades.repeatable,
    })
    .from(courseGrades)
    .innerJoin(courses, eq(courses.id, courseGrades.courseId))
    .innerJoin(semesters, eq(semesters.id, courseGrades.semesterId))
    .innerJoin(grades, eq(grades.grade, courseGrades.grade))
    .where(eq(courseGrades.studentId, sql.placeholder('studentId')))
    .orderBy(asc(semesters.endsOn), asc(courses.code))
    .prepare(),
);

/** Every grade of the student, oldest first. */
const attemptsOf = (db: Db, studentId: number): Attempt[] =>
  attemptQuery(db).all({ studentId }).map(({ nameEn, nameAr, semesterEn, semesterAr, ...row }) => ({ ...row, name: { en: nameEn, ar: nameAr }, semester: { en: semesterEn, ar: semesterAr } }));

const registeredQuery = statement((db) =>
  db
    .select({ courseId: registrations.courseId, semesterId: registrations.semesterId })
    .from(registrations)
    .where(sql`${registrations.studentId} = ${sql.placeholder('studentId')} and ${registrations.semesterId} in (${sql.placeholder('current')}, ${sql.placeholder('next')}) and ${registrations.status} = 'registered'`)
    .prepare(),
);

export type LoadedPlan = Omit<PlanFacts, 'courses' | 'attempts'> & { courses: (PlannedCourse & PlanCourseFacts)[]; attempts: Map<number, Attempt[]> };

/** All that the rules need to know of a student and the plan. */
export function planFacts(db: Db, student: { studentId: number }, { current, next }: Semesters, currentOpen: boolean): LoadedPlan {
  const attempts = new Map<number, Attempt[]>();
  for (const attempt of attemptsOf(db, student.studentId)) attempts.set(attempt.courseId, [...(attempts.get(attempt.courseId) ?? []), attempt]);
  const corequisites = new Map<number, number[]>();
  for (const { courseId, corequisiteId } of corequisiteQuery(db).all({ studentId: student.studentId })) corequisites.set(courseId, [...(corequisites.get(courseId) ?? []), corequisiteId]);
  const registered = registeredQuery(db).all({ studentId: student.studentId, current: current.id, next: next.id });
  const inSemester = (id: number): Set<number> => new Set(registered.flatMap(({ courseId, semesterId }) => (semesterId === id ? [courseId] : [])));
  return { courses: planOf(db, student.studentId), groups: groupsOfPlan(db, student.studentId), corequisites, attempts, now: inSemester(current.id), next: inSemester(next.id), currentOpen };
}

const passedQuery = statement((db) =>
  db.selectDistinct({ courseId: courseGrades.courseId }).from(courseGrades).innerJoin(grades, eq(grades.grade, courseGrades.grade)).where(and(eq(courseGrades.studentId, sql.placeholder('studentId')), eq(grades.passes, true))).prepare(),
);

/** The student's credit hours, towards the plan and outside it. */
export function studyHoursOf(db: Db, { studentId, earnedHours }: { studentId: number; earnedHours: number }, { current, next }: Semesters): StudyHours {
  const passed = passedQuery(db).all({ studentId }).map(({ courseId }) => courseId);
  const taken = registeredQuery(db).all({ studentId, current: current.id, next: next.id }).map(({ courseId }) => courseId);
  return studyHours(planQuery(db).all(studentId), new Set(passed), new Set(taken), earnedHours);
}

const regularQuery = statement((db) =>
  db.$client.prepare<[{ endsOn: string }], Text>(`select name_en en, name_ar ar from semester where ends_on > :endsOn and term < 3 order by ends_on limit 40`),
);

/** The names of the current semester and the regular ones after it, in order. */
export const semestersAhead = (db: Db, { current }: Semesters): Text[] => [current.name, ...regularQuery(db).all({ endsOn: current.endsOn })];
