import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { registrationLog, registrations } from '../../../db/schema/registration.ts';
import { forgetAbsences } from '../attendance/attendance-queries.ts';
import type { Consequence } from '../request/request-kind.ts';
import type { Leaving, LeavingCourse } from '../withdrawal/leaving-facts.ts';
import { endEntry, promote } from './registration-commands.ts';
import { waitingOf } from './registration-queries.ts';
import { loadSections } from './section-queries.ts';

/** What a student who leaves gives up in registration: courses, places on waiting lists and, to those who wait, the seats. */

function giveUpCourse(db: Db, { registrationId, way }: LeavingCourse, now: number): void {
  if (way === 'delete') forgetAbsences(db, registrationId);
  const row = eq(registrations.id, registrationId);
  const { changes } =
    way === 'delete' ? db.delete(registrations).where(row).run()
    : way === 'drop' ? db.update(registrations).set({ status: 'dropped', changedAt: now }).where(row).run()
    : db.update(registrations).set({ status: 'withdrawn', seatFreed: true, changedAt: now }).where(row).run();
  if (changes !== 1) throw new Error(`no registration ${registrationId}`);
}

const ways = { delete: 'courseDeleted', drop: 'courseDropped', withdraw: 'courseWithdrawn' } as const;

const log = (db: Db, { student: { studentId }, by }: Leaving, semesterId: number, action: 'delete' | 'drop' | 'withdraw' | 'leave', sectionId: number, now: number): void => {
  db.insert(registrationLog).values({ studentId, semesterId, at: now, action, sectionId, by: by === 'student' ? 'student' : 'registrar' }).run();
};

/** Every course of the semesters that are left is given up, with its seat. */
export function coursesEnd(db: Db, leaving: Leaving, now: number): Consequence[] {
  const { courses } = leaving;
  for (const course of courses) {
    giveUpCourse(db, course, now);
    log(db, leaving, course.semesterId, course.way, course.sectionId, now);
  }
  if (!courses.length) return [];
  return [{ name: 'coursesEnd', params: { count: courses.length }, parts: courses.map(({ way, code, name }) => ({ name: ways[way], params: { code, course: name } })) }];
}

/** Every place on a waiting list of these semesters is given up, and the request for a seat with it. */
export function waitingEnds(db: Db, leaving: Leaving, now: number): Consequence[] {
  const { student: { studentId }, semesters, by } = leaving;
  const left = semesters.flatMap(({ semester: { id } }) =>
    waitingOf(db, studentId, id).map((entry): Consequence => {
      const [section] = loadSections(db, [entry.sectionId]);
      if (!section) throw new Error(`no section ${entry.sectionId}`);
      endEntry(db, entry.id, 'left', now, { by });
      log(db, leaving, id, 'leave', entry.sectionId, now);
      return { name: 'waitingLeft', params: { code: section.code, number: section.number, course: section.name } };
    }),
  );
  return left.length ? [{ name: 'waitingEnds', params: { count: left.length }, parts: left }] : [];
}

/** The seats that have become free go to those who wait for them. Others are counted, never named. */
export function seatsGoOn(db: Db, { courses, moment }: Leaving): Consequence[] {
  if (!courses.length) return [];
  const sections = new Set(courses.map(({ sectionId }) => sectionId));
  const promoted = [...sections].reduce((sum, sectionId) => sum + promote(db, sectionId, moment), 0);
  return [{ name: 'seatsFreed', params: { count: sections.size }, parts: promoted ? [{ name: 'studentsPromoted', params: { count: promoted }, own: false }] : [] }];
}
