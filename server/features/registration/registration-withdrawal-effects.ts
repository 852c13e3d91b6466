import type { RegistrationRow } from './registration-facts.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { registrationLog, registrations } from '../../../db/schema/registration.ts';
import { codeAndName, type Consequence } from '../../consequence.ts';
import { deleteAbsences } from './absence-queries.ts';
import type { StudyEnd, EndedCourse, Way } from '../../academic-record/study-end.ts';
import type { Refusal } from '../../refusal.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { resolveChanges } from './registration-basket.ts';
import { endEntry, promote } from './registration-commands.ts';
import { registrationFacts, type LoadedFacts } from './registration-fact-queries.ts';
import { listSeatOffers, listWaiting } from './registration-queries.ts';
import { askedWithdrawalRefusals, registrationConfirmations, registrationRefusals } from './registration-rules.ts';
import { createPlan } from './registration-schedule.ts';
import { endSeatAlerts } from './seat-alert-commands.ts';
import { endDemand } from './seat-offers.ts';
import { loadSections } from './section-queries.ts';

/**
 * Effects on registrations when a student leaves courses, a semester or the university: courses and waiting list places
 * end, and freed seats are given to waiting students.
 */

function releaseCourse(db: Db, { registrationId, way }: EndedCourse, now: number): void {
  if (way === 'delete') deleteAbsences(db, registrationId);
  const row = eq(registrations.id, registrationId);
  const { changes } =
    way === 'delete'
      ? db.delete(registrations).where(row).run()
      : way === 'drop'
        ? db.update(registrations).set({ status: 'dropped', changedAt: now }).where(row).run()
        : db.update(registrations).set({ status: 'withdrawn', seatFreed: true, changedAt: now }).where(row).run();
  if (changes !== 1) throw new Error(`no registration ${registrationId}`);
}

const ways = { delete: 'courseDeleted', drop: 'courseDropped', withdraw: 'courseWithdrawn' } as const;

const log = (
  db: Db,
  { student: { studentId }, by }: StudyEnd,
  line: { semesterId: number; action: Way | 'leave'; sectionId: number },
  now: number,
): void => {
  db.insert(registrationLog)
    .values({ studentId, at: now, by: by === 'student' ? 'student' : 'registrar', ...line })
    .run();
};

/** Ends every course of the semesters that the student leaves, and frees its seat. */
export function endCourses(db: Db, leaving: StudyEnd, now: number): Consequence[] {
  const { courses } = leaving;
  for (const course of courses) {
    const { semesterId, way: action, sectionId } = course;
    releaseCourse(db, course, now);
    log(db, leaving, { semesterId, action, sectionId }, now);
  }
  if (!courses.length) return [];
  return [
    {
      name: 'coursesEnd',
      params: { count: courses.length },
      parts: courses.map(({ way, code, name }) => ({ name: ways[way], what: codeAndName(code, name) })),
    },
  ];
}

/**
 * Ends the student's demands (recorded needs for courses) in these semesters and offers the reserved seats to the next
 * students.
 */
function endDemands(db: Db, { student: { studentId }, semesters, moment }: StudyEnd, now: number): Consequence[] {
  const count = semesters.reduce((sum, { semester: { id: semesterId } }) => {
    const kept = listSeatOffers(db, studentId, semesterId, now);
    const ended = endDemand(db, { studentId, semesterId }, now);
    for (const { sectionId } of kept) promote(db, sectionId, moment);
    return sum + ended;
  }, 0);
  return count ? [{ name: 'demandEnds', params: { count } }] : [];
}

/** Ends every waiting-list place, demand and seat alert in these semesters, with the requests for a seat. */
export function endWaiting(db: Db, leaving: StudyEnd, now: number): Consequence[] {
  const {
    student: { studentId },
    semesters,
    by,
  } = leaving;
  for (const { semester } of semesters) endSeatAlerts(db, { semesterId: semester.id, studentId });
  const left = semesters.flatMap(({ semester: { id } }) =>
    listWaiting(db, studentId, id).map((entry): Consequence => {
      const [section] = loadSections(db, [entry.sectionId]);
      if (!section) throw new Error(`no section ${entry.sectionId}`);
      endEntry(db, entry.id, 'left', now, { by });
      log(db, leaving, { semesterId: id, action: 'leave', sectionId: entry.sectionId }, now);
      return {
        name: 'waitingLeft',
        what: codeAndName(section.code, section.name),
        params: { number: section.number },
      };
    }),
  );
  return [
    ...(left.length ? [{ name: 'waitingEnds' as const, params: { count: left.length }, parts: left }] : []),
    ...endDemands(db, leaving, now),
  ];
}

/** Gives the freed seats to waiting students. The consequence gives the number of these students, but no names. */
export function passSeatsOn(db: Db, { courses, moment }: StudyEnd): Consequence[] {
  if (!courses.length) return [];
  const sections = new Set(courses.map(({ sectionId }) => sectionId));
  const promoted = [...sections].reduce((sum, sectionId) => sum + promote(db, sectionId, moment), 0);
  return [
    {
      name: 'seatsFreed',
      params: { count: sections.size },
      parts: promoted ? [{ name: 'studentsPromoted', params: { count: promoted }, own: false }] : [],
    },
  ];
}

export type CourseLeaving = {
  /** The course and the registrations that end with it; empty if the student has no such course. */
  courses: RegistrationRow[];
  hoursAfter: number;
  load: LoadedFacts['load'];
  /** The reasons why the student may not leave the course directly, without a request to an office. */
  atOnce: Refusal[];
};

const resolveEndedCourses = (db: Db, facts: LoadedFacts, registrationId: number, action: Way | 'unwithdraw') => {
  const changes = resolveChanges(db, facts, [{ action, registrationId }]);
  return {
    changes,
    leaving: {
      courses: changes.flatMap(({ registration }) => registration ?? []),
      hoursAfter: createPlan(facts, changes).hoursAfter,
      load: facts.load,
    },
  };
};

/**
 * The courses that end if the student leaves this one in this way, and the reasons against it now. With `unwithdraw`,
 * the courses that would be restored.
 */
export function getEndedCourses(
  db: Db,
  facts: LoadedFacts,
  registrationId: number,
  way: Way | 'unwithdraw',
): CourseLeaving {
  const { changes, leaving } = resolveEndedCourses(db, facts, registrationId, way);
  return { ...leaving, atOnce: registrationRefusals(facts, changes) };
}

/** Refusals (`asked`) and confirmation questions of a request to an office to withdraw a course. */
export type CourseAsked = Omit<CourseLeaving, 'atOnce'> & { asked: Refusal[]; questions: Refusal[] };

export function getAskedCourse(db: Db, facts: LoadedFacts, registrationId: number, sent: boolean): CourseAsked {
  const { changes, leaving } = resolveEndedCourses(db, facts, registrationId, 'withdraw');
  return {
    ...leaving,
    asked: askedWithdrawalRefusals(facts, changes, sent),
    questions: registrationConfirmations(facts, changes),
  };
}

export const currentRegistrations = (db: Db, student: Student, now: number): LoadedFacts =>
  registrationFacts(db, student, now, 'current');
