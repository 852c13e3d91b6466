import { inTransaction, preparedPerDb, type Db } from '../../../db/db.ts';
import { day, minute } from '../../../locales/durations.ts';
import type { ScheduledJob } from '../../clock/business-clock.ts';
import { toDate, toStartOfDay } from '../../clock/clock.ts';
import { holidaysBetween } from '../../catalogue/holidays.ts';
import { endLapsed } from '../../features/request/request-lapse-services.ts';
import { settleEarlyRegistrations } from '../../features/registration/early-commands.ts';
import { bringGradesIn, endGradedSemester } from '../../features/transcript/grading-commands.ts';
import {
  firstUngraded,
  markGraded,
  semesterAfter,
  type GradedSemester,
} from '../../features/transcript/grading-queries.ts';
import { gradesDate } from '../../academic-record/grading-rules.ts';
import { makeSemester } from './next-semester.ts';
import { studentsRegisterIn, type LivedSemester } from './student-life.ts';

/** The jobs of the academic year: they post grades, create semesters and register students. */

/** Milliseconds from midnight to 08:00, the start of the office day. */
export const eight = 8 * 60 * minute;

/** The instant at which the grades of a semester are posted by the job. */
export const gradesComeInAt = (db: Db, { endsOn }: { endsOn: string }): number =>
  toStartOfDay(gradesDate(endsOn, holidaysBetween(db, endsOn, toDate(toStartOfDay(endsOn) + 30 * day)))) + eight;

/**
 * Ends a semester whose grades are all in, settles the early registrations for the next semester and ends requests that
 * have lapsed.
 */
function completeSemester(db: Db, semester: GradedSemester, at: number): void {
  endGradedSemester(db, semester, at);
  const next = semesterAfter(db, semester);
  if (next) settleEarlyRegistrations(db, semester.id, next, at);
  markGraded(db, semester.id, at);
  endLapsed(db, at);
}

/**
 * Posts all grades of a semester, applies their effects on its students and settles the early registrations for the
 * next one.
 */
export function endSemester(db: Db, semester: GradedSemester, at: number): void {
  inTransaction(db, () => {
    while (!bringGradesIn(db, semester, at));
    completeSemester(db, semester, at);
  });
}

export const postGrades: ScheduledJob = {
  name: 'gradesComeIn',
  waitsFor: [],
  next: (db) => {
    const semester = firstUngraded(db);
    return semester ? gradesComeInAt(db, semester) : null;
  },
  run: (db, at) => {
    const semester = firstUngraded(db);
    // A run is a slice of the students, so that other requests are handled in between.
    if (semester && bringGradesIn(db, semester, at)) completeSemester(db, semester, at);
  },
};

type Unmade = { id: number; beforeId: number; enteredAfter: string };

const unmadeQuery = preparedPerDb((db) =>
  db.$client.prepare<[], Unmade>(`
    select semester.id, before.id beforeId, last.ends_on enteredAfter from semester
    join semester before on before.id = (select id from semester where ends_on < (select ends_on from semester where made_at is null order by ends_on limit 1) order by ends_on desc limit 1)
    join semester last on last.id = (select id from semester where ends_on < before.ends_on order by ends_on desc limit 1)
    where semester.made_at is null order by semester.ends_on limit 1`),
);

/** Creates each semester at the midnight after the last day of the semester two before it. */
export const createSemester: ScheduledJob = {
  name: 'semesterMade',
  waitsFor: [],
  next: (db) => {
    const unmade = unmadeQuery(db).get();
    return unmade ? toStartOfDay(unmade.enteredAfter) + day : null;
  },
  run: (db, at) => {
    const unmade = unmadeQuery(db).get();
    if (unmade) makeSemester(db, unmade.id, unmade.beforeId, at);
  },
};

const unfilledQuery = preparedPerDb((db) =>
  db.$client.prepare<[], LivedSemester & { opensAt: number | null }>(`
    select id, academic_year academicYear, term, starts_on startsOn, classes_end_on classesEndOn, (select min(opens_at) from agenda where semester_id = semester.id and function = 'addDrop') opensAt
    from semester where filled_at is null and made_at is not null order by ends_on limit 1`),
);

const filledUpdate = preparedPerDb((db) =>
  db.$client.prepare<[number, number]>('update semester set filled_at = ? where id = ?'),
);

/**
 * Registers the students that are not personas when add/drop opens, or at the start of the semester if its agenda has
 * no add/drop.
 */
export const registerStudents: ScheduledJob = {
  name: 'studentsRegister',
  waitsFor: ['registration', 'everything'],
  next: (db) => {
    const semester = unfilledQuery(db).get();
    return semester ? (semester.opensAt ?? toStartOfDay(semester.startsOn)) : null;
  },
  run: (db, at) => {
    const semester = unfilledQuery(db).get();
    if (!semester) return;
    if (studentsRegisterIn(db, semester, at)) filledUpdate(db).run(at, semester.id);
  },
};
