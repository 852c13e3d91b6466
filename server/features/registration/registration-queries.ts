import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { registrationLog, registrations, waitingEntries } from '../../../db/schema/registration.ts';
import { courses, feeRates, sections, type Level } from '../../../db/schema/university.ts';
import { gradesByName, type GradeFacts } from '../../catalogue/grades.ts';
import { cached } from '../../catalogue/catalogue-cache.ts';
import { hasResult } from '../../academic-record/gpa-average.ts';
import { listGradeRows } from '../../academic-record/plan-queries.ts';
import type { RegistrationRow, SectionFacts } from './registration-facts.ts';
import { loadSections } from './section-queries.ts';

const studentId = sql.placeholder('studentId');
const semesterId = sql.placeholder('semesterId');

type RegistrationSqlRow = [
  registrationId: number,
  sectionId: number,
  status: RegistrationRow['status'],
  frozen: number,
  seatFreed: number,
  repeat: number,
  creditHours: number,
  fee: number,
  sponsorFee: number,
  paid: number,
  sponsorPaid: number,
  usedFromBalance: number,
];

const registrationQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[number, number], RegistrationSqlRow>(
      `select id, section_id, status, frozen, seat_freed, repeat, credit_hours, fee, sponsor_fee, paid, sponsor_paid, used_from_balance from registration where student_id = ? and semester_id = ? order by id`,
    )
    .raw(),
);

/** The student's registrations of a semester without their sections, for hours and fees. */
export const listRegistrationRows = (db: Db, student: number, semester: number) =>
  registrationQuery(db)
    .all(student, semester)
    .map(
      ([
        registrationId,
        sectionId,
        status,
        frozen,
        seatFreed,
        repeat,
        creditHours,
        fee,
        sponsorFee,
        paid,
        sponsorPaid,
        usedFromBalance,
      ]) => ({
        registrationId,
        sectionId,
        status,
        frozen: frozen === 1,
        seatFreed: seatFreed === 1,
        repeat: repeat === 1,
        creditHours,
        fee,
        sponsorFee,
        paid,
        sponsorPaid,
        usedFromBalance,
      }),
    );

/** The section id of each of the student's registrations of a semester, by registration id. */
export const sectionsOfRegistrations = (db: Db, student: number, semester: number): Map<number, number> =>
  new Map(
    listRegistrationRows(db, student, semester).map(({ registrationId, sectionId }) => [registrationId, sectionId]),
  );

/** The student's registrations of a semester, in any state. */
export function listRegistrations(db: Db, student: number, semester: number): RegistrationRow[] {
  const rows = listRegistrationRows(db, student, semester);
  const byId = new Map(
    loadSections(
      db,
      rows.map((row) => row.sectionId),
    ).map((section) => [section.sectionId, section]),
  );
  return rows.flatMap(
    ({
      registrationId,
      sectionId,
      status,
      frozen,
      seatFreed,
      repeat,
      creditHours,
      fee,
      sponsorFee,
      paid,
      sponsorPaid,
      usedFromBalance,
    }) => {
      const section = byId.get(sectionId);
      return section
        ? [
            {
              registrationId,
              status,
              frozen,
              seatFreed,
              repeat,
              creditHours,
              fee,
              sponsorFee,
              paid,
              sponsorPaid,
              usedFromBalance,
              section,
            },
          ]
        : [];
    },
  );
}

const courseIdQuery = preparedPerDb((db) =>
  db
    .select({ courseId: registrations.courseId })
    .from(registrations)
    .where(
      and(
        eq(registrations.studentId, studentId),
        eq(registrations.semesterId, semesterId),
        eq(registrations.status, 'registered'),
        sql`not exists (select 1 from course_grade done where done.student_id = ${registrations.studentId} and done.course_id = ${registrations.courseId} and done.semester_id = ${registrations.semesterId})`,
      ),
    )
    .prepare(),
);

/** The courses that the student is taking in a semester without a grade yet. */
export const registeredCourseIds = (db: Db, student: number, semester: number): number[] =>
  courseIdQuery(db)
    .all({ studentId: student, semesterId: semester })
    .map((row) => row.courseId);

/** The best result of each course taken before. `rows`: the grade rows, for a caller that has read them already. */
export function getGrades(
  db: Db,
  student: number,
  rows = listGradeRows(db, student),
): Map<number, GradeFacts['result']> {
  const known = gradesByName(db);
  const best = new Map<number, GradeFacts>();
  for (const [courseId, , , name] of rows) {
    const [grade, before] = [known.get(name), best.get(courseId)];
    if (!grade || !hasResult(grade)) continue;
    if (!before || (grade.passes === before.passes ? (grade.points ?? -1) > (before.points ?? -1) : grade.passes))
      best.set(courseId, grade);
  }
  return new Map(Array.from(best, ([courseId, { result }]) => [courseId, result]));
}

const waitingQuery = preparedPerDb((db) =>
  db.$client.prepare<[number, number], { id: number; sectionId: number; joinedAt: number; position: number }>(
    `select id, section_id sectionId, joined_at joinedAt,
       (select count(*) from waiting_entry earlier where earlier.section_id = waiting_entry.section_id and earlier.status = 'waiting' and earlier.id <= waiting_entry.id) position
     from waiting_entry where student_id = ? and semester_id = ? and status = 'waiting' order by id`,
  ),
);

/** The student's waiting list entries, with positions from 1. */
export const listWaiting = (db: Db, student: number, semester: number) => waitingQuery(db).all(student, semester);

/** The student's waiting list places with their sections, by section id. */
export function waitingPlaces(
  db: Db,
  student: number,
  semester: number,
): Map<number, { position: number; section: SectionFacts }> {
  const positions = new Map(listWaiting(db, student, semester).map(({ sectionId, position }) => [sectionId, position]));
  if (!positions.size) return new Map();
  return new Map(
    loadSections(db, [...positions.keys()]).map((section) => {
      return [section.sectionId, { position: positions.get(section.sectionId) ?? 1, section }];
    }),
  );
}

const offersQuery = preparedPerDb((db) =>
  db.$client.prepare<[number, number, number], { sectionId: number; until: number }>(
    `select offer.section_id sectionId, offer.until from demand join seat_offer offer on offer.demand_id = demand.id
       where demand.student_id = ? and demand.semester_id = ? and demand.ended_at is null and offer.status = 'open' and offer.until > ?`,
  ),
);

/** The sections in which a seat is reserved for the student, each with the end of the reservation. */
export const listSeatOffers = (db: Db, student: number, semester: number, now: number) =>
  offersQuery(db).all(student, semester, now);

const firstWaitingQuery = preparedPerDb((db) =>
  db
    .select({ id: waitingEntries.id, studentId: waitingEntries.studentId })
    .from(waitingEntries)
    .where(and(eq(waitingEntries.sectionId, sql.placeholder('sectionId')), eq(waitingEntries.status, 'waiting')))
    .orderBy(asc(waitingEntries.id))
    .prepare(),
);

/** The open waiting list entries of a section, oldest first. */
export const waitingFor = (db: Db, sectionId: number) => firstWaitingQuery(db).all({ sectionId });

const rates = cached(
  'calendar',
  (db) =>
    new Map(
      db
        .select()
        .from(feeRates)
        .all()
        .map(({ level, perCreditHour }) => [level, perCreditHour]),
    ),
);

/** Tuition in fils per credit hour. */
export function getFeeRate(db: Db, level: Level): number {
  const rate = rates(db).get(level);
  if (rate === undefined) throw new Error(`no fee rate for ${level}`);
  return rate;
}

const fromSections = alias(sections, 'from_section');
const fromCourses = alias(courses, 'from_course');

const logQuery = preparedPerDb((db) =>
  db
    .select({
      id: registrationLog.id,
      at: registrationLog.at,
      action: registrationLog.action,
      by: registrationLog.by,
      code: courses.code,
      nameEn: courses.nameEn,
      nameAr: courses.nameAr,
      number: sections.number,
      fromCode: fromCourses.code,
      fromNumber: fromSections.number,
    })
    .from(registrationLog)
    .innerJoin(sections, eq(sections.id, registrationLog.sectionId))
    .innerJoin(courses, eq(courses.id, sections.courseId))
    .leftJoin(fromSections, eq(fromSections.id, registrationLog.fromSectionId))
    .leftJoin(fromCourses, eq(fromCourses.id, fromSections.courseId))
    .where(and(eq(registrationLog.studentId, studentId), eq(registrationLog.semesterId, semesterId)))
    .orderBy(desc(registrationLog.id))
    .prepare(),
);

/** The registration log of a semester, newest first. */
export const listLog = (db: Db, student: number, semester: number) =>
  logQuery(db).all({ studentId: student, semesterId: semester });
