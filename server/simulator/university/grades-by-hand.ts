import { inTransaction, type Db } from '../../../db/db.ts';
import { fold } from '../../../locales/fold.ts';
import { toStartOfDay, toIso } from '../../clock/clock.ts';
import { semesterAnswer } from '../../features/agenda/agenda-queries.ts';
import { changeGrade, recountAverages } from '../../academic-record/gpa-change-queries.ts';
import { gradeTable } from '../../academic-record/gpa-queries.ts';
import { endLapsed } from '../../features/request/request-lapse-services.ts';
import { ownGrades } from '../../features/transcript/grading-commands.ts';
import {
  firstUngraded,
  insertGrade,
  ungradedRows,
  type GradedSemester,
} from '../../features/transcript/grading-queries.ts';
import type { QueryOf, Schema } from '../../http/operations.ts';
import { refuse, Refused } from '../../refusal.ts';
import { endSemester, gradesComeInAt } from './academic-year.ts';

/** Grades that a trainer posts by hand before the job posts them. */

type Row = {
  registrationId: number;
  studentId: number;
  courseId: number;
  studentCode: string;
  nameEn: string;
  nameAr: string;
  course: string;
  section: string;
  gradeId: number | null;
  grade: string | null;
};

function listRows(db: Db, semesterId: number): Row[] {
  return db.$client
    .prepare<{ semesterId: number }, Row>(`
    select row.id registrationId, row.student_id studentId, row.course_id courseId, student.code studentCode, person.name_en nameEn, person.name_ar nameAr, course.code course, section.number section, done.id gradeId, done.grade
    from registration row join student on student.id = row.student_id join person on person.id = student.person_id join course on course.id = row.course_id join section on section.id = row.section_id
    left join course_grade done on done.student_id = row.student_id and done.course_id = row.course_id and done.semester_id = row.semester_id
    where row.semester_id = @semesterId and row.status in ('registered', 'withdrawn')
    order by done.id is not null, student.code, course.code`)
    .all({ semesterId });
}

function ungraded(db: Db): GradedSemester {
  const semester = firstUngraded(db);
  if (!semester) throw new Error('every semester of the calendar has its grades');
  return semester;
}

/**
 * The instant from which all grades may be posted: when registration and add/drop have ended, or the first day of the
 * semester if the agenda has neither.
 */
const allFrom = (db: Db, { id, startsOn }: GradedSemester): number =>
  db.$client
    .prepare<[number], { at: number | null }>(
      `select max(closes_at) at from agenda where semester_id = ? and function in ('registration', 'addDrop')`,
    )
    .get(id)?.at ?? toStartOfDay(startsOn);

const mostRows = 50;

export function gradesAnswer(db: Db, now: number, { search = '' }: QueryOf<'getGrades'>): Schema<'Grades'> {
  const semester = ungraded(db);
  const rows = listRows(db, semester.id);
  const wanted = fold(search);
  const found = wanted
    ? rows.filter((row) =>
        fold(`${row.studentCode} ${row.nameEn} ${row.nameAr} ${row.course}-${row.section}`).includes(wanted),
      )
    : rows;
  const given = rows.filter(({ grade }) => grade !== null).length;
  const weeks =
    db.$client.prepare<[number], { weeks: number }>('select weeks from semester where id = ?').get(semester.id)
      ?.weeks ?? 0;
  return {
    semester: semesterAnswer({ ...semester, weeks, name: { en: semester.en, ar: semester.ar } }, now),
    comeInAt: toIso(gradesComeInAt(db, semester)),
    allFrom: toIso(allFrom(db, semester)),
    given,
    waiting: rows.length - given,
    scale: gradeTable(db).map(({ grade }) => grade),
    rows: found.slice(0, mostRows).map(({ registrationId, studentCode, nameEn, nameAr, course, section, grade }) => ({
      registrationId,
      student: { code: studentCode, name: { en: nameEn, ar: nameAr } },
      course,
      section,
      grade,
    })),
  };
}

/**
 * Posts grades for the chosen registrations and computes the averages again. Without `grade` each registration gets the
 * grade that the job would post, unless it has one already; a given `grade` replaces an earlier one. With `all`, the
 * semester ends now, with all the effects of its grades.
 */
export function giveGrades(
  db: Db,
  { all, registrationId, student, course, section, grade }: Schema<'GradesByHand'>,
  now: number,
): void {
  inTransaction(db, () => {
    const semester = ungraded(db);
    const name = { en: semester.en, ar: semester.ar };
    if (all) {
      const from = allFrom(db, semester);
      if (now < from) throw new Refused(refuse('simulator.gradesTooEarly', { semester: name, closesAt: toIso(from) }));
      endSemester(db, semester, now);
      return;
    }
    const chosen = listRows(db, semester.id).filter(
      (row) =>
        (registrationId === undefined || row.registrationId === registrationId) &&
        (student === undefined || row.studentCode === student) &&
        (course === undefined || row.course === course) &&
        (section === undefined || row.section === section),
    );
    if (!chosen.length) throw new Refused(refuse('simulator.notGradable', { semester: name }));
    const wanted = new Set(chosen.map((row) => row.registrationId));
    for (const { row, grade: own } of ownGrades(
      db,
      semester,
      ungradedRows(db, semester.id).filter((row) => wanted.has(row.registrationId)),
    ))
      insertGrade(db, {
        studentId: row.studentId,
        courseId: row.courseId,
        semesterId: semester.id,
        grade: grade ?? own,
        creditHours: row.creditHours,
      });
    for (const { gradeId, studentId } of chosen)
      if (gradeId !== null && grade)
        changeGrade(db, { studentId, courseGradeId: gradeId, semesterId: semester.id }, grade);
    for (const studentId of new Set(chosen.map((row) => row.studentId))) {
      recountAverages(db, studentId, semester.id);
      endLapsed(db, now, studentId);
    }
  });
}
