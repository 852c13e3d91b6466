import { eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../db/db.ts';
import type { Enum } from '../../db/enums.gen.ts';
import { students } from '../../db/schema/student.ts';
import { programmes } from '../../db/schema/university.ts';
import type { Text } from '../../locales/i18n.ts';
import { coursesById } from '../catalogue/courses.ts';
import { gradesByName } from '../catalogue/grades.ts';
import { studentPlan, type PlanCourse } from '../catalogue/plans.ts';
import { programmesById } from '../catalogue/programmes.ts';
import { semestersById, type Semesters } from '../catalogue/semesters.ts';
import { studyHours, type AttemptFacts, type PlanFacts, type StudyHours } from './plan-rules.ts';

/** The courses of a student's plan, in order: those of the programme and of declared minors and specializations. */
export const listPlanCourses = (db: Db, studentId: number): readonly PlanCourse[] => studentPlan(db, studentId).courses;

const recordQuery = preparedPerDb((db) =>
  db
    .select({
      planId: programmes.id,
      studFacultyCode: students.facultyCode,
      studentCode: students.code,
      en: programmes.nameEn,
      ar: programmes.nameAr,
      degreeClass: programmes.degreeClass,
      status: students.status,
    })
    .from(students)
    .innerJoin(programmes, eq(programmes.id, students.programmeId))
    .where(eq(students.personId, sql.placeholder('personId')))
    .orderBy(sql`case ${students.status} when 'active' then 0 else 1 end`, sql`${students.id} desc`)
    .prepare(),
);

/** The plan of each academic record of a person: active records before others, newer records before older ones. */
export const listPlans = (db: Db, personId: number) =>
  recordQuery(db)
    .all({ personId })
    .map(({ en, ar, ...record }) => ({ ...record, programme: { en, ar } }));

export const programmeExists = (db: Db, id: number): boolean => programmesById(db).has(id);

export type Attempt = AttemptFacts & {
  courseId: number;
  creditHours: number;
  semester: Text;
  code: string;
  name: Text;
};

export type GradeRow = [courseId: number, creditHours: number, semesterId: number, grade: string];

const gradeQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[number], GradeRow>(
      'select course_id, credit_hours, semester_id, grade from course_grade where student_id = ?',
    )
    .raw(),
);

/** Every grade row of the student, unsorted. */
export const listGradeRows = (db: Db, studentId: number): GradeRow[] => gradeQuery(db).all(studentId);

/** Converts grade rows to attempts with course, grade and semester data, oldest first. */
function toAttempts(db: Db, rows: GradeRow[]): Attempt[] {
  const [courses, grades, semesters] = [coursesById(db), gradesByName(db), semestersById(db)];
  const found: { endsOn: string; place: number; attempt: Attempt }[] = [];
  for (const [courseId, creditHours, semesterId, name] of rows) {
    const [course, semester, grade] = [courses.get(courseId), semesters.get(semesterId), grades.get(name)];
    if (!course || !semester || !grade) continue;
    const { points, passes, repeatable } = grade;
    found.push({
      endsOn: semester.endsOn,
      place: course.place,
      attempt: {
        courseId,
        creditHours,
        semesterId,
        grade: name,
        points,
        passes,
        repeatable,
        code: course.code,
        name: course.name,
        semester: semester.name,
      },
    });
  }
  return found
    .sort((a, b) => (a.endsOn === b.endsOn ? a.place - b.place : a.endsOn < b.endsOn ? -1 : 1))
    .map(({ attempt }) => attempt);
}

type RegisteredRow = [courseId: number, semesterId: number];

/** Registered courses of the current and next semester, and of past semesters whose grades are still missing. */
const registeredQuery = preparedPerDb((db) =>
  db.$client
    .prepare<{ studentId: number; current: number; next: number }, RegisteredRow>(`
    select course_id, semester_id from registration taken
    where student_id = @studentId and status = 'registered'
      and semester_id in (select id from semester where id in (@current, @next) or (id < @current and graded_at is null))
      and (semester_id >= @current or not exists (
        select 1 from course_grade done where done.student_id = taken.student_id and done.course_id = taken.course_id and done.semester_id = taken.semester_id))
    order by semester_id`)
    .raw(),
);

const registeredOf = (db: Db, studentId: number, { current, next }: Semesters): RegisteredRow[] =>
  registeredQuery(db).all({ studentId, current: current.id, next: next.id });

export type LoadedPlan = Omit<PlanFacts, 'courses' | 'attempts'> & {
  courses: readonly PlanCourse[];
  /** The ids of the courses in `courses`. */
  planned: ReadonlySet<number>;
  attempts: Map<number, Attempt[]>;
};

/** Loads all facts that the plan rules need about a student. Pass `grades` if they have been read already. */
export function planFacts(
  db: Db,
  student: { studentId: number },
  { current, next }: Semesters,
  currentOpen: boolean,
  grades = listGradeRows(db, student.studentId),
): LoadedPlan {
  const attempts = new Map<number, Attempt[]>();
  for (const attempt of toAttempts(db, grades)) {
    const before = attempts.get(attempt.courseId);
    if (before) before.push(attempt);
    else attempts.set(attempt.courseId, [attempt]);
  }
  const { courses, ids, prerequisites, corequisites } = studentPlan(db, student.studentId);
  const registered = registeredOf(db, student.studentId, { current, next });
  const inSemester = (id: number): Set<number> =>
    new Set(registered.flatMap(([courseId, semesterId]) => (semesterId === id ? [courseId] : [])));
  const awaited = new Map(registered.filter(([, semesterId]) => semesterId < current.id));
  return {
    courses,
    planned: ids,
    groups: prerequisites,
    corequisites,
    attempts,
    awaited,
    now: inSemester(current.id),
    next: inSemester(next.id),
    currentOpen,
  };
}

/** The student's credit hours, inside and outside the plan. */
export function getStudyHours(
  db: Db,
  { studentId, earnedHours }: { studentId: number; earnedHours: number },
  semesters: Semesters,
): StudyHours {
  const grades = gradesByName(db);
  const passed = new Set<number>();
  for (const [courseId, , , grade] of listGradeRows(db, studentId)) if (grades.get(grade)?.passes) passed.add(courseId);
  const taken = new Set(registeredOf(db, studentId, semesters).map(([courseId]) => courseId));
  return studyHours(listPlanCourses(db, studentId), passed, taken, earnedHours);
}

const regularQuery = preparedPerDb((db) =>
  db.$client.prepare<[{ endsOn: string }], Text>(
    `select name_en en, name_ar ar from semester where ends_on > :endsOn and term < 3 order by ends_on limit 40`,
  ),
);

/** Names of the current semester and of at most 40 regular semesters after it, in order. */
export const semestersAhead = (db: Db, { current }: Semesters): Text[] => [
  current.name,
  ...regularQuery(db).all({ endsOn: current.endsOn }),
];

const heldQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[number], [id: number, kind: Enum<'MinorKind'>, nameEn: string, nameAr: string]>(
      'select minor.id, declared.kind, minor.name_en, minor.name_ar from student_minor declared join minor on minor.id = declared.minor_id where declared.student_id = ? order by declared.kind',
    )
    .raw(),
);

/** The minors and specializations declared by the student. */
export const heldMinors = (db: Db, studentId: number): { id: number; kind: Enum<'MinorKind'>; name: Text }[] =>
  heldQuery(db)
    .all(studentId)
    .map(([id, kind, en, ar]) => ({ id, kind, name: { en, ar } }));
