import { rmSync } from 'node:fs';
import { and, desc, eq } from 'drizzle-orm';
import { openDatabase, type Db } from '../../db/db.ts';
import { accounts } from '../../db/schema/account.ts';
import { persons, students, studentSemesters } from '../../db/schema/student.ts';
import { courses, programmes, sections } from '../../db/schema/university.ts';
import { seedDatabase } from '../../seed/seed.ts';
import { currentSemester, freshInstant } from '../../seed/university/calendar.ts';
import { composeFeatures } from '../../server/features.ts';
import { openClock } from '../../server/clock/business-clock.ts';
import { startSession } from '../../server/features/account/account-commands.ts';
import { accountById } from '../../server/features/account/account-queries.ts';
import { ensureSigningKey } from '../../server/features/account/account-tokens.ts';
import { addCharge } from '../../server/features/fees/charge-queries.ts';
import type { Tenant } from '../../server/tenant.ts';

/**
 * Databases for measurements: the seed with a number of students, sections that every student may take, and signed-in
 * students.
 */

export type SignedIn = {
  studentId: number;
  personId: number;
  accountId: number;
  facultyCode: string;
  token: string;
  sessionId: string;
};

export async function seededFile(file: string, size: number): Promise<Db> {
  for (const ending of ['', '-wal', '-shm']) rmSync(file + ending, { force: true });
  const db = composeFeatures(openDatabase(file));
  seedDatabase(db, { students: size });
  await ensureSigningKey(db);
  return db;
}

export const tenantOf = (db: Db): Tenant => ({ name: '', path: '', db, clock: openClock(db) });

/** Undergraduate students whom only the rules of a course could refuse. */
export function ordinaryStudents(db: Db, count: number) {
  return (
    db
      .select({
        studentId: students.id,
        personId: persons.id,
        accountId: accounts.id,
        facultyCode: students.facultyCode,
      })
      .from(students)
      .innerJoin(persons, eq(persons.id, students.personId))
      .innerJoin(accounts, eq(accounts.personId, persons.id))
      .innerJoin(programmes, eq(programmes.id, students.programmeId))
      .innerJoin(
        studentSemesters,
        and(eq(studentSemesters.studentId, students.id), eq(studentSemesters.semesterId, currentSemester)),
      )
      .where(
        and(
          eq(students.status, 'active'),
          eq(students.btc, false),
          eq(students.recentlyEnrolled, false),
          eq(students.orientation, 'none'),
          eq(studentSemesters.status, 'enrolled'),
          eq(programmes.degreeClass, 'bachelor'),
          eq(programmes.language, 'en'),
          eq(accounts.status, 'active'),
        ),
      )
      // The newest students come first, because their ids do not occur as other numbers in a statement.
      .orderBy(desc(students.id))
      .limit(count)
      .all()
  );
}

export async function signIn(tenant: Tenant, rows: ReturnType<typeof ordinaryStudents>): Promise<SignedIn[]> {
  const signedIn: SignedIn[] = [];
  for (const row of rows) {
    const account = accountById(tenant.db, row.accountId);
    if (!account) throw new Error(`no account ${row.accountId}`);
    const session = await startSession(tenant, account, true, tenant.clock.now());
    const claims = JSON.parse(Buffer.from(session.idToken.split('.')[1] ?? '', 'base64url').toString()) as {
      sid: string;
    };
    signedIn.push({ ...row, token: session.idToken, sessionId: claims.sid });
  }
  return signedIn;
}

/** Adds a charge for each student. Returns the ids in the order of the students. */
export const chargeEach = (db: Db, rows: SignedIn[]): number[] =>
  rows.map(({ studentId }) =>
    addCharge(db, { studentId, semesterId: currentSemester, kind: 'reprint', amount: 7_777 }, freshInstant),
  );

/** Creates sections of a course without credit hours, classes and examination, which every student may take. */
export function openSections(db: Db, count: number, capacity: number): number[] {
  const like = db.select().from(courses).where(eq(courses.code, 'MGT131')).get();
  const section =
    like &&
    db
      .select()
      .from(sections)
      .where(and(eq(sections.courseId, like.id), eq(sections.semesterId, currentSemester)))
      .limit(1)
      .get();
  if (!like || !section) throw new Error('the seed has no course MGT131');
  const course = db
    .insert(courses)
    .values({ ...like, id: undefined, code: 'BENCH100', creditHours: 0, hasExam: false })
    .returning({ id: courses.id })
    .get();
  return Array.from(
    { length: count },
    (_, i) =>
      db
        .insert(sections)
        .values({
          ...section,
          id: undefined,
          courseId: course.id,
          number: String(i + 1).padStart(3, '0'),
          language: 'en',
          capacity,
          seatsTaken: 0,
          gender: null,
          collegeId: null,
          examStartsAt: null,
          examEndsAt: null,
          examRoomId: null,
        })
        .returning({ id: sections.id })
        .get().id,
  );
}
