import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import { statement, type Db } from '../../../db/db.ts';
import { agenda, type AgendaFunction } from '../../../db/schema/agenda.ts';
import { semesters } from '../../../db/schema/university.ts';
import { day } from '../../../locales/durations.ts';
import { dateOf, startOf } from '../../clock.ts';
import type { Schema } from '../../http/operations.ts';
import type { Student } from '../student/student-queries.ts';

export type Semester = { id: number; academicYear: number; term: number; name: { en: string; ar: string }; startsOn: string; endsOn: string; weeks: number };

const semesterQuery = statement((db) =>
  db
    .select({ id: semesters.id, academicYear: semesters.academicYear, term: semesters.term, nameEn: semesters.nameEn, nameAr: semesters.nameAr, startsOn: semesters.startsOn, endsOn: semesters.endsOn, weeks: semesters.weeks })
    .from(semesters)
    .where(gte(semesters.endsOn, sql.placeholder('date')))
    .orderBy(asc(semesters.endsOn))
    .limit(2)
    .prepare(),
);

export type Semesters = { current: Semester; next: Semester };

/** The semester now falls in, or the next to start; and the one that follows it. */
export function semestersAt(db: Db, now: number): Semesters {
  const [current, next] = semesterQuery(db).all({ date: dateOf(now) }).map(({ nameEn, nameAr, ...row }) => ({ ...row, name: { en: nameEn, ar: nameAr } }));
  if (!current || !next) throw new Error(`the academic calendar does not reach ${dateOf(now)}`);
  return { current, next };
}

const semesterByIdQuery = statement((db) =>
  db
    .select({ id: semesters.id, academicYear: semesters.academicYear, term: semesters.term, nameEn: semesters.nameEn, nameAr: semesters.nameAr, startsOn: semesters.startsOn, endsOn: semesters.endsOn, weeks: semesters.weeks })
    .from(semesters)
    .where(eq(semesters.id, sql.placeholder('id')))
    .prepare(),
);

export function semesterWithId(db: Db, id: number): Semester {
  const row = semesterByIdQuery(db).get({ id });
  if (!row) throw new Error(`no semester ${id}`);
  const { nameEn, nameAr, ...semester } = row;
  return { ...semester, name: { en: nameEn, ar: nameAr } };
}

/** Whether there are a current and a next semester then. */
export const calendarReaches = (db: Db, now: number): boolean => semesterQuery(db).all({ date: dateOf(now) }).length === 2;

export const semesterFor = (db: Db, now: number, period: 'current' | 'early' = 'current'): Semester => {
  const { current, next } = semestersAt(db, now);
  return period === 'early' ? next : current;
};

/** The week of the semester now, from 1; null outside it. */
export const weekOf = (semester: Semester, now: number): number | null => {
  const week = Math.floor((now - startOf(semester.startsOn)) / (7 * day)) + 1;
  return week >= 1 && dateOf(now) <= semester.endsOn ? week : null;
};

export const semesterAnswer = (semester: Semester, now: number): Schema<'Semester'> => ({
  semesterId: semester.id, name: semester.name, startsOn: semester.startsOn, endsOn: semester.endsOn, week: weekOf(semester, now),
});

/** One stretch in which a function is open for a student; instants in epoch milliseconds, the end excluded. */
export type AgendaWindow = { function: AgendaFunction; opensAt: number; closesAt: number };

const windowQuery = statement((db) =>
  db
    .select({ function: agenda.function, semesterId: agenda.semesterId, opensAt: agenda.opensAt, closesAt: agenda.closesAt })
    .from(agenda)
    .where(and(
      sql`${agenda.semesterId} in (${sql.placeholder('current')}, ${sql.placeholder('next')})`,
      or(isNull(agenda.collegeId), eq(agenda.collegeId, sql.placeholder('collegeId'))),
      or(isNull(agenda.degreeClass), eq(agenda.degreeClass, sql.placeholder('degreeClass'))),
      or(isNull(agenda.cohort), eq(agenda.cohort, sql.placeholder('cohort'))),
    ))
    .orderBy(asc(agenda.opensAt))
    .prepare(),
);

/** The windows of all functions that concern this student: the next semester's for early registration, the current one's for the rest. */
export function studentAgenda(db: Db, student: Student, { current, next }: Semesters): AgendaWindow[] {
  return windowQuery(db)
    .all({ current: current.id, next: next.id, collegeId: student.collegeId, degreeClass: student.degreeClass, cohort: student.admissionYear })
    .filter((row) => row.semesterId === (row.function === 'earlyRegistration' ? next.id : current.id))
    .map(({ function: name, opensAt, closesAt }) => ({ function: name, opensAt, closesAt }));
}
