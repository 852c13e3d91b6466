import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { agenda, type AgendaFunction } from '../../../db/schema/agenda.ts';
import { students } from '../../../db/schema/student.ts';
import { cached, cachedBy } from '../../catalogue/catalogue-cache.ts';
import { semestersById, semestersInOrder, type Semester, type Semesters } from '../../catalogue/semesters.ts';
import { day } from '../../../locales/durations.ts';
import { toDate, toStartOfDay } from '../../clock/clock.ts';
import { extensionPoint } from '../../extension-point.ts';
import type { Schema } from '../../http/operations.ts';
import { studentById, type Student } from '../../academic-record/student-queries.ts';
import { concerns, toWindows, type AgendaPeriod } from './agenda-cohort-rules.ts';

/**
 * The first semester that ends on this day or later, and the one after it. The list is shorter if the calendar has no
 * such semesters.
 */
const semestersFrom = cachedBy('calendar', (db, date: string): readonly Semester[] => {
  const all = semestersInOrder(db);
  const first = all.findIndex(({ endsOn }) => endsOn >= date);
  return first < 0 ? [] : all.slice(first, first + 2);
});

/**
 * The semester at the instant (between semesters, the next one to start) and the semester after it. Throws if the
 * calendar lacks one of them.
 */
export function semestersAt(db: Db, now: number): Semesters {
  const [current, next] = semestersFrom(db, toDate(now));
  if (!current || !next) throw new Error(`the academic calendar has no semester at ${toDate(now)}`);
  return { current, next };
}

export function semesterWithId(db: Db, id: number): Semester {
  const semester = semestersById(db).get(id);
  if (!semester) throw new Error(`no semester ${id}`);
  return semester;
}

/** True if there are a current and a next semester at the instant. */
export const calendarReaches = (db: Db, now: number): boolean => semestersFrom(db, toDate(now)).length === 2;

export const semesterFor = (db: Db, now: number, period: 'current' | 'early' = 'current'): Semester => {
  const { current, next } = semestersAt(db, now);
  return period === 'early' ? next : current;
};

/** The week of the semester at the instant, from 1; null outside the semester. */
export const findWeek = (semester: Semester, now: number): number | null => {
  const week = Math.floor((now - toStartOfDay(semester.startsOn)) / (7 * day)) + 1;
  return week >= 1 && toDate(now) <= semester.endsOn ? week : null;
};

export const semesterAnswer = (semester: Semester, now: number): Schema<'Semester'> => ({
  semesterId: semester.id,
  name: semester.name,
  startsOn: semester.startsOn,
  endsOn: semester.endsOn,
  week: findWeek(semester, now),
});

/** A period in which a function is open for a student. Instants are epoch milliseconds, the end excluded. */
export type AgendaWindow = { function: AgendaFunction; opensAt: number; closesAt: number };

type PeriodMoves = (db: Db, stored: readonly AgendaPeriod[]) => readonly AgendaPeriod[];
/** The function that moves the stored periods for open incidents, which are outages of the university's services. */
export const periodMoves = extensionPoint<PeriodMoves>('the moves of periods');

/** All periods as the agenda stores them, the first to open first. */
export const listStoredPeriods = cached('calendar', (db): readonly AgendaPeriod[] =>
  db.select().from(agenda).orderBy(asc(agenda.opensAt), asc(agenda.id)).all(),
);

/**
 * All periods of the agenda, the first to open first. During an incident, the periods that it interrupts stay open
 * longer.
 */
export const listPeriods = cached('calendar', (db) => periodMoves.of(db)(db, listStoredPeriods(db)));

/** The ids of the active students whom a period of the agenda concerns. */
export function listConcernedStudents(db: Db, period: AgendaPeriod): number[] {
  const { id: _id, semesterId: _semester, function: _function, opensAt: _opens, closesAt: _closes, ...limits } = period;
  const ids = db.select({ id: students.id }).from(students).where(eq(students.status, 'active')).all();
  const isLimited = Object.values(limits).some((limit) => limit !== null);
  return ids.flatMap(({ id }) => (!isLimited || concerns(period, studentById(db, id)) ? [id] : []));
}

const periodsOf = cachedBy('calendar', (db, semesterId: number): AgendaPeriod[] =>
  listPeriods(db).filter((row) => row.semesterId === semesterId),
);

const isEarly = (row: AgendaPeriod): boolean => row.function === 'earlyRegistration';

/**
 * The windows of all functions for this student: the next semester's for early registration, the current one's for the
 * others.
 */
export const studentAgenda = (db: Db, student: Student, { current, next }: Semesters): AgendaWindow[] =>
  toWindows(
    [...periodsOf(db, current.id).filter((row) => !isEarly(row)), ...periodsOf(db, next.id).filter(isEarly)],
    student,
  );

/** All windows of a semester, including those that concern only some of the students. */
export const listWindows = (db: Db, semesterId: number): AgendaWindow[] => periodsOf(db, semesterId);

/** The last instant at which a function closes for any student, by semester. */
export const listLastClosings = cachedBy(
  'calendar',
  (db, name: AgendaFunction): readonly { semesterId: number; at: number }[] => {
    const last = new Map<number, number>();
    for (const row of listPeriods(db))
      if (row.function === name) last.set(row.semesterId, Math.max(row.closesAt, last.get(row.semesterId) ?? 0));
    return [...last].map(([semesterId, at]) => ({ semesterId, at })).sort((a, b) => a.semesterId - b.semesterId);
  },
);

/**
 * The last instant at which a function closes in a semester, for this student or, without `student`, for any student.
 * Null if the agenda has no such period.
 */
export function findLastClosing(db: Db, name: AgendaFunction, semesterId: number, student?: Student): number | null {
  const closings = periodsOf(db, semesterId)
    .filter((row) => row.function === name && (!student || concerns(row, student)))
    .map(({ closesAt }) => closesAt);
  return closings.length ? Math.max(...closings) : null;
}
