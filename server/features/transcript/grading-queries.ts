import { preparedPerDb, type Db } from '../../../db/db.ts';
import type { AcademicStatus } from '../../academic-record/grading-rules.ts';

/** Columns of a semester for grading; dates are YYYY-MM-DD. */
export type GradedSemester = {
  id: number;
  academicYear: number;
  term: number;
  en: string;
  ar: string;
  startsOn: string;
  endsOn: string;
  classesEndOn: string;
  gradedAt: number | null;
};

const columns =
  'id, academic_year academicYear, term, name_en en, name_ar ar, starts_on startsOn, ends_on endsOn, classes_end_on classesEndOn, graded_at gradedAt';

const nextUngradedQuery = preparedPerDb((db) =>
  db.$client.prepare<[], GradedSemester>(
    `select ${columns} from semester where graded_at is null order by ends_on limit 1`,
  ),
);

/** The first semester without all its grades; undefined if the calendar has none. */
export const firstUngraded = (db: Db): GradedSemester | undefined => nextUngradedQuery(db).get();

const followingQuery = preparedPerDb((db) =>
  db.$client.prepare<[string], GradedSemester>(
    `select ${columns} from semester where ends_on > ? order by ends_on limit 1`,
  ),
);

/** The next semester after the given one; undefined at the end of the calendar. */
export const semesterAfter = (db: Db, { endsOn }: { endsOn: string }): GradedSemester | undefined =>
  followingQuery(db).get(endsOn);

const regularBeforeQuery = preparedPerDb((db) =>
  db.$client.prepare<[string], { id: number }>(
    'select id from semester where ends_on < ? and term < 3 order by ends_on desc limit 1',
  ),
);

/** The id of the previous regular semester; null at the beginning of the calendar. */
export const regularBefore = (db: Db, { endsOn }: { endsOn: string }): number | null =>
  regularBeforeQuery(db).get(endsOn)?.id ?? null;

export type UngradedRow = {
  registrationId: number;
  studentId: number;
  courseId: number;
  sectionId: number;
  creditHours: number;
  status: 'registered' | 'withdrawn';
  studentStatus: AcademicStatus;
  cgpa: number | null;
  /** The number of classes missed without an excuse. */
  missed: number;
};

/** A part of the students by id: those after the first id, up to the last one. */
export type StudentRange = { after: number; last: number };
export const everyStudent: StudentRange = { after: 0, last: Number.MAX_SAFE_INTEGER };

const ungradedQuery = preparedPerDb((db) =>
  db.$client.prepare<{ semesterId: number } & StudentRange, UngradedRow>(`
    select row.id registrationId, row.student_id studentId, row.course_id courseId, row.section_id sectionId, row.credit_hours creditHours, row.status, student.status studentStatus, student.cgpa,
      (select count(*) from absence where absence.registration_id = row.id and absence.excused = 0) missed
    from registration row join student on student.id = row.student_id
    where row.student_id > @after and row.student_id <= @last and row.semester_id = @semesterId and row.status in ('registered', 'withdrawn')
      and not exists (select 1 from course_grade done where done.student_id = row.student_id and done.course_id = row.course_id and done.semester_id = row.semester_id)
    order by row.student_id, row.id`),
);

/** Registered and withdrawn courses of a semester that have no grade yet, ordered by student. */
export const ungradedRows = (db: Db, semesterId: number, range = everyStudent): UngradedRow[] =>
  ungradedQuery(db).all({ semesterId, ...range });

const gradeInsert = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number; courseId: number; semesterId: number; grade: string; creditHours: number }>(
    'insert into course_grade (student_id, course_id, semester_id, grade, credit_hours) values (@studentId, @courseId, @semesterId, @grade, @creditHours)',
  ),
);

export const insertGrade = (
  db: Db,
  grade: { studentId: number; courseId: number; semesterId: number; grade: string; creditHours: number },
): void => {
  gradeInsert(db).run(grade);
};

export type GradedStudent = {
  studentId: number;
  status: AcademicStatus;
  warnings: number;
  chanceSemesters: number;
  programmeId: number;
  degreeClass: string;
  studied: number;
};

const gradedStudentQuery = preparedPerDb((db) =>
  db.$client.prepare<{ semesterId: number } & StudentRange, GradedStudent>(`
    select student.id studentId, student.status, student.warnings, student.chance_semesters chanceSemesters, student.programme_id programmeId, programme.degree_class degreeClass, max(grade.points is not null) studied
    from course_grade join student on student.id = course_grade.student_id join programme on programme.id = student.programme_id join grade on grade.grade = course_grade.grade
    where student.id > @after and student.id <= @last and course_grade.semester_id = @semesterId group by student.id order by student.id`),
);

/** Students with a grade in a semester. `studied` is 1 if one of the grades has points. */
export const gradedStudents = (db: Db, semesterId: number, range: StudentRange): GradedStudent[] =>
  gradedStudentQuery(db).all({ semesterId, ...range });

const nextStudentsQuery = preparedPerDb((db) =>
  db.$client
    .prepare<{ semesterId: number; after: number; most: number }, number>(`
    select id from student where id > @after
      and (exists (select 1 from registration row where row.student_id = student.id and row.semester_id = @semesterId)
        or exists (select 1 from course_grade done where done.student_id = student.id and done.semester_id = @semesterId))
      and not exists (select 1 from settlement where settlement.student_id = student.id and settlement.semester_id = @semesterId)
    order by id limit @most`)
    .pluck(),
);

/**
 * The ids of the next students of a semester whose standing after that semester is not computed yet: at most `most`,
 * with ids above `after`.
 */
export const listNextStudents = (db: Db, semesterId: number, after: number, most: number): number[] =>
  nextStudentsQuery(db).all({ semesterId, after, most });

const planLeftQuery = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number }, { courses: number; hours: number }>(`
    select count(*) courses, coalesce(sum(course.credit_hours), 0) hours from student_plan planned join course on course.id = planned.course_id
    where planned.student_id = @studentId and not exists (
      select 1 from course_grade done join grade on grade.grade = done.grade where done.student_id = @studentId and done.course_id = planned.course_id and grade.passes = 1)`),
);

/** The number of plan courses not yet passed, and their credit hours. */
export const planLeft = (db: Db, studentId: number): { courses: number; hours: number } =>
  planLeftQuery(db).get({ studentId }) ?? { courses: 0, hours: 0 };

const awayQuery = preparedPerDb((db) =>
  db.$client.prepare<{ semesterId: number; before: number }, { studentId: number }>(`
    select id studentId from student where status = 'active' and admission_semester_id <= @before
      and not exists (select 1 from registration row where row.student_id = student.id and row.semester_id in (@semesterId, @before) and row.status in ('registered', 'withdrawn'))
      and not exists (select 1 from course_grade done where done.student_id = student.id and done.semester_id in (@semesterId, @before))
      and not exists (select 1 from student_semester away where away.student_id = student.id and away.semester_id in (@semesterId, @before) and away.status = 'withdrawn')
    order by id`),
);

/**
 * Ids of active students without a registration, grade or postponement in two regular semesters. Students admitted
 * after the earlier one (`before`) are left out.
 */
export const awayInBoth = (db: Db, semesterId: number, before: number): number[] =>
  awayQuery(db)
    .all({ semesterId, before })
    .map(({ studentId }) => studentId);

const statusUpdate = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number; status: string; at: number }>(
    'update student set status = @status, status_changed_at = @at where id = @studentId',
  ),
);
const leaveQuery = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number; semesterId: number }>(
    'delete from student_semester where student_id = @studentId and semester_id > @semesterId',
  ),
);

/** Sets the student's new status and removes the enrolments in all later semesters. */
export function leaveAfter(db: Db, studentId: number, semesterId: number, status: AcademicStatus, at: number): void {
  statusUpdate(db).run({ studentId, status, at });
  leaveQuery(db).run({ studentId, semesterId });
}

const standingUpdate = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number; warnings: number; graduating: number }>(
    'update student set warnings = @warnings, graduating = @graduating where id = @studentId',
  ),
);

export const saveStanding = (db: Db, studentId: number, warnings: number, graduating: boolean): void => {
  standingUpdate(db).run({ studentId, warnings, graduating: Number(graduating) });
};

const chanceUpdate = preparedPerDb((db) =>
  db.$client.prepare<{ semesterId: number; enough: number }>(`
    update student set chance_semesters = case when status = 'active' and coalesce(cgpa, 0) < @enough then chance_semesters - 1 else 0 end
    where chance_semesters > 0 and exists (select 1 from student_semester known where known.student_id = student.id and known.semester_id = @semesterId and known.status = 'enrolled')`),
);

/**
 * Uses up one semester of the chances to raise the average, for students who were enrolled in this regular semester. An
 * average of at least `enough` (in hundredths), or a status other than active, ends the chance.
 */
export const endChanceSemester = (db: Db, semesterId: number, enough: number): void => {
  chanceUpdate(db).run({ semesterId, enough });
};

const firstSemesterQuery = preparedPerDb((db) =>
  db.$client.prepare<[number]>(
    `update student set recently_enrolled = 0, orientation = case orientation when 'required' then 'completed' else orientation end where admission_semester_id = ? and status = 'active'`,
  ),
);

/**
 * Active students admitted in a semester that is over no longer count as new, and their required orientation programme
 * counts as completed.
 */
export const endFirstSemester = (db: Db, semesterId: number): void => {
  firstSemesterQuery(db).run(semesterId);
};

const gradedUpdate = preparedPerDb((db) =>
  db.$client.prepare<{ id: number; at: number }>('update semester set graded_at = @at where id = @id'),
);

export const markGraded = (db: Db, id: number, at: number): void => {
  gradedUpdate(db).run({ id, at });
};
