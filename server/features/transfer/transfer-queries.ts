import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import type { Enum } from '../../../db/enums.gen.ts';
import { requests } from '../../../db/schema/request.ts';
import { students, studentSemesters } from '../../../db/schema/student.ts';
import {
  certificates,
  studentTransfers,
  transferCutoffs,
  transferOffers,
  transferPreferences,
} from '../../../db/schema/transfer.ts';
import { colleges, departments, programmes } from '../../../db/schema/university.ts';
import type { Text } from '../../../locales/i18n.ts';
import type { PlanCourseFacts } from '../../academic-record/plan-rules.ts';
import { endedInVain } from '../request/request-states.ts';
import type { Candidate, WishResult } from './transfer-round.ts';
import type { CertificateTrack, Offer } from './transfer-rules.ts';

export type TransferOutcome = Enum<'TransferOutcome'>;

const offersQuery = preparedPerDb((db) =>
  db
    .select({
      programmeId: transferOffers.programmeId,
      code: programmes.code,
      nameEn: programmes.nameEn,
      nameAr: programmes.nameAr,
      language: programmes.language,
      required: programmes.requiredHours,
      collegeId: departments.collegeId,
      collegeEn: colleges.nameEn,
      collegeAr: colleges.nameAr,
      departmentEn: departments.nameEn,
      departmentAr: departments.nameAr,
      seats: transferOffers.seats,
      minimumCgpa: transferOffers.minimumCgpa,
      track: transferOffers.track,
    })
    .from(transferOffers)
    .innerJoin(programmes, eq(programmes.id, transferOffers.programmeId))
    .innerJoin(departments, eq(departments.id, programmes.departmentId))
    .innerJoin(colleges, eq(colleges.id, departments.collegeId))
    .orderBy(asc(departments.collegeId), asc(programmes.id))
    .prepare(),
);

export type OfferRow = Offer & {
  code: string;
  college: Text;
  department: Text;
  language: 'en' | 'ar';
  required: number;
  seats: number;
};

/** All programmes that accept transfers, by college. */
export const listOffers = (db: Db): OfferRow[] =>
  offersQuery(db)
    .all()
    .map(({ nameEn, nameAr, collegeEn, collegeAr, departmentEn, departmentAr, ...offer }) => ({
      ...offer,
      name: { en: nameEn, ar: nameAr },
      college: { en: collegeEn, ar: collegeAr },
      department: { en: departmentEn, ar: departmentAr },
    }));

export type TransferCourse = { courseId: number; code: string; name: Text; passed: boolean };
type CourseRow = {
  programmeId: number;
  courseId: number;
  code: string;
  nameEn: string;
  nameAr: string;
  creditHours: number;
  passed: number;
};

const passedSql =
  'exists (select 1 from course_grade done join grade on grade.grade = done.grade where done.student_id = @studentId and done.course_id = course.id and grade.passes = 1)';
const entryQuery = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number }, CourseRow>(`
    select asked.programme_id programmeId, course.id courseId, course.code, course.name_en nameEn, course.name_ar nameAr, course.credit_hours creditHours, ${passedSql} passed
    from transfer_entry asked join course on course.id = asked.course_id order by course.code`),
);
const countedQuery = preparedPerDb((db) =>
  db.$client.prepare<{ studentId: number }, CourseRow>(`
    select planned.programme_id programmeId, course.id courseId, course.code, course.name_en nameEn, course.name_ar nameAr, course.credit_hours creditHours, 1 passed
    from transfer_offer offer join programme_course planned on planned.programme_id = offer.programme_id join course on course.id = planned.course_id where ${passedSql} order by course.code`),
);

function byProgramme(rows: CourseRow[]): Map<number, (TransferCourse & { creditHours: number })[]> {
  const found = new Map<number, (TransferCourse & { creditHours: number })[]>();
  for (const { programmeId, courseId, code, nameEn, nameAr, creditHours, passed } of rows) {
    const courses = found.get(programmeId) ?? [];
    if (!courses.length) found.set(programmeId, courses);
    courses.push({ courseId, code, name: { en: nameEn, ar: nameAr }, creditHours, passed: passed === 1 });
  }
  return found;
}

/** The courses that each programme requires before a transfer (entry courses), with the student's results. */
export const getEntryCourses = (db: Db, studentId: number) => byProgramme(entryQuery(db).all({ studentId }));
/** The student's passed courses that count in each programme's plan. */
export const getCountedCourses = (db: Db, studentId: number) => byProgramme(countedQuery(db).all({ studentId }));

const plansQuery = preparedPerDb((db) =>
  db.$client.prepare<[], PlanCourseFacts & { programmeId: number }>(`
    select planned.programme_id programmeId, course.id courseId, course.credit_hours creditHours, planned.year, planned.term, planned.package
    from transfer_offer offer cross join programme_course planned on planned.programme_id = offer.programme_id join course on course.id = planned.course_id order by planned.year, planned.term, course.code`),
);
const groupsQuery = preparedPerDb((db) =>
  db.$client.prepare<[], { courseId: number; groupNumber: number; prerequisiteId: number }>(`
    select course_id courseId, group_number groupNumber, prerequisite_id prerequisiteId from course_prerequisite
    where course_id in (select planned.course_id from transfer_offer offer join programme_course planned on planned.programme_id = offer.programme_id) order by course_id, group_number`),
);
const corequisitesQuery = preparedPerDb((db) =>
  db.$client.prepare<[], { courseId: number; corequisiteId: number }>(`
    select course_id courseId, corequisite_id corequisiteId from course_corequisite
    where course_id in (select planned.course_id from transfer_offer offer join programme_course planned on planned.programme_id = offer.programme_id) order by course_id`),
);

/** Plans of all programmes that accept transfers, with prerequisites and corequisites. */
export function offeredPlans(db: Db): {
  courses: Map<number, PlanCourseFacts[]>;
  groups: Map<number, number[][]>;
  corequisites: Map<number, number[]>;
} {
  const courses = new Map<number, PlanCourseFacts[]>();
  for (const { programmeId, ...course } of plansQuery(db).all()) {
    const plan = courses.get(programmeId) ?? [];
    courses.set(programmeId, plan);
    plan.push(course);
  }
  const numbered = new Map<number, Map<number, number[]>>();
  for (const { courseId, groupNumber, prerequisiteId } of groupsQuery(db).all()) {
    const groups = numbered.get(courseId) ?? new Map<number, number[]>();
    numbered.set(courseId, groups.set(groupNumber, [...(groups.get(groupNumber) ?? []), prerequisiteId]));
  }
  const corequisites = new Map<number, number[]>();
  for (const { courseId, corequisiteId } of corequisitesQuery(db).all())
    corequisites.set(courseId, [...(corequisites.get(courseId) ?? []), corequisiteId]);
  return {
    courses,
    groups: new Map([...numbered].map(([courseId, groups]) => [courseId, [...groups.values()]])),
    corequisites,
  };
}

const certificateQuery = preparedPerDb((db) =>
  db
    .select({ track: certificates.track })
    .from(certificates)
    .where(eq(certificates.studentId, sql.placeholder('studentId')))
    .prepare(),
);
export const findCertificate = (db: Db, studentId: number): CertificateTrack | null =>
  certificateQuery(db).get({ studentId })?.track ?? null;

const transfersQuery = preparedPerDb((db) =>
  db
    .select()
    .from(studentTransfers)
    .where(eq(studentTransfers.studentId, sql.placeholder('studentId')))
    .orderBy(asc(studentTransfers.number))
    .prepare(),
);
/** The student's completed transfers, oldest first. */
export const listTransfers = (db: Db, studentId: number) => transfersQuery(db).all({ studentId });

const windowQuery = preparedPerDb((db) =>
  db.$client.prepare<[string, number], { opensAt: number | null; closesAt: number | null }>(
    'select min(opens_at) opensAt, max(closes_at) closesAt from agenda where function = ? and semester_id = ?',
  ),
);

/**
 * The window of a semester's rounds or confirmations: from the earliest opening to the latest closing in all agenda
 * rows, including those that concern only some students. Null if there is none.
 */
export const findWindow = (
  db: Db,
  name: 'transferRound' | 'transferConfirm',
  semesterId: number,
): { opensAt: number; closesAt: number } | null => {
  const { opensAt = null, closesAt = null } = windowQuery(db).get(name, semesterId) ?? {};
  return opensAt === null || closesAt === null ? null : { opensAt, closesAt };
};

const cutoffQuery = preparedPerDb((db) =>
  db.$client.prepare<{ semesterId: number }, { programmeId: number; taken: number; lowestCgpa: number | null }>(`
    select cutoff.programme_id programmeId, taken, lowest_cgpa lowestCgpa from transfer_cutoff cutoff
    where semester_id = (select max(semester_id) from transfer_cutoff last where last.programme_id = cutoff.programme_id and last.semester_id < @semesterId)`),
);
/** Results of the last rounds before a semester, by programme. */
export const lastCutoffs = (db: Db, semesterId: number) =>
  new Map(
    cutoffQuery(db)
      .all({ semesterId })
      .map((row) => [row.programmeId, row]),
  );

const rivalsQuery = preparedPerDb((db) =>
  db
    .select({
      id: requests.id,
      studentId: requests.studentId,
      programmeId: transferPreferences.programmeId,
      cgpa: students.cgpa,
      hours: students.earnedHours,
      sentAt: requests.sentAt,
    })
    .from(requests)
    .innerJoin(transferPreferences, eq(transferPreferences.requestId, requests.id))
    .innerJoin(students, eq(students.id, requests.studentId))
    .where(
      and(
        eq(requests.kind, 'transfer'),
        eq(requests.status, 'sent'),
        eq(requests.semesterId, sql.placeholder('semesterId')),
        inArray(transferPreferences.outcome, ['waiting', 'full']),
      ),
    )
    .prepare(),
);
/**
 * The ranked programmes of the students who wait for a round of the semester, one row for each student and programme.
 */
export const listRivals = (
  db: Db,
  semesterId: number,
): (Omit<Candidate, 'wishes'> & { studentId: number; programmeId: number })[] =>
  rivalsQuery(db)
    .all({ semesterId })
    .map((row) => ({ ...row, sentAt: row.sentAt ?? 0 }));

const askedQuery = preparedPerDb((db) =>
  db.$client.prepare<[number, number], { count: number }>(
    "select count(distinct student_id) count from request where kind = 'transfer' and semester_id = ? and student_id <> ? and sent_at is not null and (status <> 'canceled' or step > 0)",
  ),
);
/**
 * The number of other students who sent a transfer request in a semester, without those who canceled before the first
 * round.
 */
export const othersAsked = (db: Db, semesterId: number, studentId: number): number =>
  askedQuery(db).get(semesterId, studentId)?.count ?? 0;

const givenQuery = preparedPerDb((db) =>
  db
    .select({
      requestId: requests.id,
      programmeId: transferPreferences.programmeId,
      status: requests.status,
      expiresAt: requests.expiresAt,
      cgpa: students.cgpa,
    })
    .from(requests)
    .innerJoin(transferPreferences, eq(transferPreferences.requestId, requests.id))
    .innerJoin(students, eq(students.id, requests.studentId))
    .where(
      and(
        eq(requests.kind, 'transfer'),
        eq(requests.semesterId, sql.placeholder('semesterId')),
        eq(transferPreferences.outcome, 'given'),
      ),
    )
    .prepare(),
);
/**
 * Allocated seats of a semester, without those of requests that ended without success or were not confirmed in time.
 */
export const givenSeats = (db: Db, semesterId: number, now: number) =>
  givenQuery(db)
    .all({ semesterId })
    .filter(({ status, expiresAt }) => !endedInVain.has(status) && (expiresAt === null || expiresAt > now));

/** Free seats by programme. Seats held by the requests in `but` count as free. */
export function seatsLeft(
  db: Db,
  semesterId: number,
  now: number,
  but: ReadonlySet<number> = new Set(),
): Map<number, number> {
  const left = new Map(listOffers(db).map(({ programmeId, seats }) => [programmeId, seats]));
  for (const { requestId, programmeId } of givenSeats(db, semesterId, now))
    if (!but.has(requestId)) left.set(programmeId, Math.max(0, (left.get(programmeId) ?? 0) - 1));
  return left;
}

const preferencesQuery = preparedPerDb((db) =>
  db
    .select({
      position: transferPreferences.position,
      programmeId: transferPreferences.programmeId,
      outcome: transferPreferences.outcome,
      place: transferPreferences.place,
      seats: transferPreferences.seats,
      cutoff: transferPreferences.cutoff,
      pass: transferPreferences.pass,
      nameEn: programmes.nameEn,
      nameAr: programmes.nameAr,
      collegeEn: colleges.nameEn,
      collegeAr: colleges.nameAr,
    })
    .from(transferPreferences)
    .innerJoin(programmes, eq(programmes.id, transferPreferences.programmeId))
    .innerJoin(departments, eq(departments.id, programmes.departmentId))
    .innerJoin(colleges, eq(colleges.id, departments.collegeId))
    .where(eq(transferPreferences.requestId, sql.placeholder('requestId')))
    .orderBy(asc(transferPreferences.position))
    .prepare(),
);
/** The ranked programmes of a sent request, in order. */
export const listPreferences = (db: Db, requestId: number) =>
  preferencesQuery(db)
    .all({ requestId })
    .map(({ nameEn, nameAr, collegeEn, collegeAr, ...row }) => ({
      ...row,
      name: { en: nameEn, ar: nameAr },
      college: { en: collegeEn, ar: collegeAr },
    }));
export type Preference = ReturnType<typeof listPreferences>[number];

export const insertPreferences = (db: Db, requestId: number, programmeIds: readonly number[]): void => {
  db.insert(transferPreferences)
    .values(
      programmeIds.map((programmeId, index) => ({
        requestId,
        position: index + 1,
        programmeId,
        outcome: 'waiting' as const,
      })),
    )
    .run();
};

/**
 * Takes back the seat that a request holds, if any. `outcome` replaces `given`: `ended` if the request is refused or
 * canceled, `full` before a round stores its new results, because a request may hold only one seat.
 */
export const clearGiven = (db: Db, requestId: number, outcome: 'ended' | 'full'): void => {
  db.update(transferPreferences)
    .set({ outcome })
    .where(and(eq(transferPreferences.requestId, requestId), eq(transferPreferences.outcome, 'given')))
    .run();
};

export const saveOutcome = (db: Db, requestId: number, programmeId: number, outcome: TransferOutcome): void => {
  db.update(transferPreferences)
    .set({ outcome })
    .where(and(eq(transferPreferences.requestId, requestId), eq(transferPreferences.programmeId, programmeId)))
    .run();
};

export const saveResult = (
  db: Db,
  { id, programmeId, outcome, place, seats, cutoff }: WishResult,
  pass: number,
): void => {
  db.update(transferPreferences)
    .set({ outcome, place, seats, cutoff, pass })
    .where(and(eq(transferPreferences.requestId, id), eq(transferPreferences.programmeId, programmeId)))
    .run();
};

/** Stores the current results of a semester's rounds: the seats taken and the lowest CGPA of each programme. */
export function saveCutoffs(db: Db, semesterId: number, now: number): void {
  const given = givenSeats(db, semesterId, now);
  for (const { programmeId } of listOffers(db)) {
    const all = given.filter((one) => one.programmeId === programmeId).map(({ cgpa }) => cgpa ?? 0);
    const row = { taken: all.length, lowestCgpa: all.length ? Math.min(...all) : null };
    db.insert(transferCutoffs)
      .values({ programmeId, semesterId, ...row })
      .onConflictDoUpdate({ target: [transferCutoffs.programmeId, transferCutoffs.semesterId], set: row })
      .run();
  }
}

/** Moves the student to the new programme and records the transfer. */
export function moveStudent(
  db: Db,
  {
    studentId,
    from,
    to,
    semesterId,
    joinYear,
  }: { studentId: number; from: number; to: number; semesterId: number; joinYear: number },
  now: number,
): void {
  const { changes } = db
    .update(students)
    .set({ programmeId: to, majorJoinYear: joinYear, graduating: false })
    .where(and(eq(students.id, studentId), eq(students.programmeId, from)))
    .run();
  if (changes !== 1) throw new Error(`student ${studentId} does not study programme ${from}`);
  const [last] = db
    .select({ number: studentTransfers.number })
    .from(studentTransfers)
    .where(eq(studentTransfers.studentId, studentId))
    .orderBy(desc(studentTransfers.number))
    .limit(1)
    .all();
  db.insert(studentTransfers)
    .values({
      studentId,
      number: (last?.number ?? 0) + 1,
      fromProgrammeId: from,
      toProgrammeId: to,
      semesterId,
      at: now,
    })
    .run();
}

/** Reactivates a student who completed the diploma, and enrols them. */
export function studyOn(db: Db, studentId: number, semesterId: number, now: number): void {
  const { changes } = db
    .update(students)
    .set({ status: 'active', statusChangedAt: now })
    .where(and(eq(students.id, studentId), eq(students.status, 'graduated')))
    .run();
  if (changes !== 1) throw new Error(`student ${studentId} is not a graduate`);
  db.insert(studentSemesters)
    .values({ studentId, semesterId, status: 'enrolled' })
    .onConflictDoUpdate({
      target: [studentSemesters.studentId, studentSemesters.semesterId],
      set: { status: 'enrolled' },
    })
    .run();
}

const programmeQuery = preparedPerDb((db) =>
  db
    .select({
      id: programmes.id,
      nameEn: programmes.nameEn,
      nameAr: programmes.nameAr,
      departmentId: programmes.departmentId,
      degreeClass: programmes.degreeClass,
    })
    .from(programmes)
    .where(eq(programmes.id, sql.placeholder('id')))
    .prepare(),
);
export function programmeWithId(db: Db, id: number) {
  const row = programmeQuery(db).get({ id });
  if (!row) throw new Error(`no programme ${id}`);
  const { nameEn, nameAr, ...programme } = row;
  return { ...programme, name: { en: nameEn, ar: nameAr } };
}
