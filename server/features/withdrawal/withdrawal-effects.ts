import type { Db } from '../../../db/db.ts';
import type { AgendaFunction } from '../../../db/schema/agenda.ts';
import type { Semester } from '../../catalogue/semesters.ts';
import { toDate, toStartOfDay, toIso } from '../../clock/clock.ts';
import type { Consequence } from '../../consequence.ts';
import type { Schema } from '../../http/operations.ts';
import { semesterFor, semestersAt, semesterWithId, studentAgenda } from '../agenda/agenda-queries.ts';
import { agendaState } from '../agenda/agenda-rules.ts';
import { findDropClosing } from '../fees/fees-queries.ts';
import { isPaid } from '../registration/registration-facts.ts';
import { listRegistrations } from '../registration/registration-queries.ts';
import type { Effected } from '../request/request-kind.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import {
  studyEndEffects,
  type StudyEnd,
  type EndedCourse,
  type StudyEndPhase,
} from '../../academic-record/study-end.ts';
import { beforeDeadline, nextShare, shareOn, type ShareFacts } from '../fees/refund-by-date-rules.ts';
import { refundTable } from './withdrawal-queries.ts';

/**
 * The order of the effects when a student leaves a semester or the university. Freed seats are given to waiting
 * students last, after all of the student's own entries have ended.
 */
const leavingPhases: readonly StudyEndPhase[] = [
  'courses',
  'waitingList',
  'transport',
  'thesis',
  'fees',
  'requests',
  'calendar',
  'status',
  'seats',
];

/** The effects when a student leaves single courses; the semester continues. */
const coursePhases: readonly StudyEndPhase[] = ['courseFees', 'courses', 'seats'];

/** The effects if grades end the studies. Open requests end by their own lapse rules. */
const gradePhases: readonly StudyEndPhase[] = ['courses', 'waitingList', 'transport', 'fees', 'calendar', 'seats'];

const runPhases = (db: Db, phases: readonly StudyEndPhase[], leaving: StudyEnd, now: number): Consequence[] =>
  phases.flatMap((phase) => studyEndEffects.of(db)[phase]?.(db, leaving, now) ?? []);

const shareFacts = (db: Db, student: Student, semester: Semester, asOf: number): ShareFacts => ({
  now: asOf,
  startsAt: toStartOfDay(semester.startsOn),
  addDropClosesAt: findDropClosing(db, student, semester.id),
  table: refundTable(db, semester.term === 3),
});

/**
 * The percentage of a semester's fees returned now, and the next lower one with its instant; null if there is no lower.
 */
export function refundShare(db: Db, student: Student, now: number): Schema<'RefundShare'> {
  const facts = shareFacts(db, student, semesterFor(db, now), now);
  const next = nextShare(facts);
  return { percent: shareOn(facts), falls: next && { at: toIso(next.at), percent: next.percent } };
}

/** The percentage of a semester's fees returned to a student who leaves at an instant. */
export const shareAt = (db: Db, student: Student, semester: Semester, at: number): number =>
  shareOn(shareFacts(db, student, semester, at));

function listEndedCourses(db: Db, student: Student, semester: Semester, facts: ShareFacts): EndedCourse[] {
  return listRegistrations(db, student.studentId, semester.id).flatMap((row): EndedCourse[] => {
    if (row.status !== 'registered') return [];
    const {
      registrationId,
      fee,
      sponsorFee,
      paid,
      sponsorPaid,
      usedFromBalance,
      section: { sectionId, code, number, name },
    } = row;
    const way = !beforeDeadline(facts) ? 'withdraw' : isPaid(row) ? 'drop' : 'delete';
    return [
      {
        registrationId,
        sectionId,
        semesterId: semester.id,
        code,
        number,
        name,
        way,
        fee,
        sponsorFee,
        paid,
        sponsorPaid,
        usedFromBalance,
      },
    ];
  });
}

/**
 * The last millisecond of the day before if `now` is midnight, otherwise `now`. A period that closes at this midnight
 * then still counts as open.
 */
export const toEffectiveMoment = (now: number): number => (toStartOfDay(toDate(now)) === now ? now - 1 : now);

type Left = Pick<StudyEnd, 'scope' | 'status' | 'by'> & {
  semesters: readonly Semester[];
  /** The ids of the registrations to withdraw. Only these end, each with the grade W. */
  only?: readonly number[];
};

/**
 * The next lower refund share with its instant; null if there is none, or if the open agenda period closes no later.
 * The kind of the request is also the name of its agenda function.
 */
function fallBeforeClosing(
  db: Db,
  { student, request: { kind } }: Pick<Effected<unknown>, 'student' | 'request'>,
  facts: ShareFacts,
  now: number,
): ReturnType<typeof nextShare> {
  const next = nextShare(facts);
  const state = agendaState(studentAgenda(db, student, semestersAt(db, now)), [kind as AgendaFunction], now);
  return next && state.context === 'open' && next.at >= state.closesAt ? null : next;
}

/**
 * Runs the effects of leaving in order and returns their consequences. The refund counts from the time of sending,
 * because the student confirmed that amount.
 */
function leave(
  db: Db,
  about: Effected<unknown>,
  { scope, status, by, semesters, only }: Left,
  now: number,
): Consequence[] {
  const { student, request } = about;
  const asOf = request.sentAt ?? now;
  const all = semesters.map((semester) => ({ semester, facts: shareFacts(db, student, semester, asOf) }));
  const leaving: StudyEnd = {
    student,
    scope,
    status,
    by,
    reference: request.referenceNumber,
    kind: request.kind,
    moment: toEffectiveMoment(now),
    semesters: all.map(({ semester, facts }) => ({
      semester,
      percent: shareOn(facts),
      next: fallBeforeClosing(db, about, facts, now),
    })),
    courses: all
      .flatMap(({ semester, facts }) => listEndedCourses(db, student, semester, facts))
      .flatMap((course) =>
        !only ? [course] : only.includes(course.registrationId) ? [{ ...course, way: 'withdraw' as const }] : [],
      ),
  };
  return runPhases(db, only ? coursePhases : leavingPhases, leaving, now);
}

/** Ends the semester in which the request was sent; studies continue in the next one. An effect of a request. */
export const leaveSemester = (db: Db, about: Effected<unknown>, now: number): Consequence[] =>
  leave(
    db,
    about,
    {
      scope: 'semester',
      status: about.student.status,
      by: 'registration',
      semesters: [semesterWithId(db, about.request.semesterId)],
    },
    now,
  );

/** Ends only these courses; the semester continues. An effect of a request. */
export const leaveCourses = (db: Db, about: Effected<unknown>, only: readonly number[], now: number): Consequence[] =>
  leave(
    db,
    about,
    {
      scope: 'semester',
      status: about.student.status,
      by: 'registration',
      semesters: [semesterWithId(db, about.request.semesterId)],
      only,
    },
    now,
  );

/** Ends the studies, with all entries of this semester and the next. An effect of a request. */
export const leaveUniversity =
  (status: 'withdrawn' | 'admissionCanceled') =>
  (db: Db, about: Effected<unknown>, now: number): Consequence[] => {
    const { current, next } = semestersAt(db, toEffectiveMoment(now));
    return leave(db, about, { scope: 'university', status, by: 'student', semesters: [current, next] }, now);
  };

/**
 * Removes the registrations of later semesters if changed grades ended the studies in an earlier one. They appear in no
 * transcript and are not charged.
 */
export function leaveByGrades(
  db: Db,
  student: Student,
  { reference, kind }: Pick<StudyEnd, 'reference' | 'kind'>,
  lastSemesterId: number,
  now: number,
): Consequence[] {
  const { current, next } = semestersAt(db, now);
  const later = [current, next].filter(({ id }) => id > lastSemesterId);
  const all = later.map((semester) => ({ semester, facts: shareFacts(db, student, semester, now) }));
  const courses = all.flatMap(({ semester, facts }) => listEndedCourses(db, student, semester, facts));
  const leaving: StudyEnd = {
    student,
    scope: 'university',
    status: student.status,
    by: 'registration',
    reference,
    kind,
    moment: toEffectiveMoment(now),
    semesters: later.map((semester) => ({ semester, percent: 100, next: null })),
    courses: courses.map((course) => ({ ...course, way: course.way === 'withdraw' ? 'drop' : course.way })),
  };
  return runPhases(db, gradePhases, leaving, now);
}
