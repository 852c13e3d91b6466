import { eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { accounts, refreshTokens, sessions } from '../../../db/schema/account.ts';
import { auditLogins } from '../../../db/schema/audit.ts';
import { persons, students } from '../../../db/schema/student.ts';
import { programmes } from '../../../db/schema/university.ts';
import type { Schema } from '../../http/operations.ts';

const accountColumns = {
  id: accounts.id,
  personId: accounts.personId,
  userName: accounts.userName,
  passwordHash: accounts.passwordHash,
  passwordExpiresAt: accounts.passwordExpiresAt,
  kind: accounts.kind,
  status: accounts.status,
  restriction: accounts.restriction,
  failures: accounts.failures,
  lastFailureAt: accounts.lastFailureAt,
  nameEn: persons.nameEn,
  nameAr: persons.nameAr,
  email: persons.email,
};

const byName = preparedPerDb((db) =>
  db
    .select(accountColumns)
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(eq(accounts.userName, sql.placeholder('userName')))
    .prepare(),
);

const byId = preparedPerDb((db) =>
  db
    .select(accountColumns)
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare(),
);

/** Normalizes a user name. User names ignore case and surrounding spaces. */
export const normalizeUserName = (userName: string): string => userName.trim().toLowerCase();
export const findAccount = (db: Db, userName: string) => byName(db).get({ userName: normalizeUserName(userName) });
export const accountById = (db: Db, id: number) => byId(db).get({ id });
export type AccountRow = NonNullable<ReturnType<typeof findAccount>>;

const byPerson = preparedPerDb((db) =>
  db
    .select(accountColumns)
    .from(accounts)
    .innerJoin(persons, eq(persons.id, accounts.personId))
    .where(eq(accounts.personId, sql.placeholder('personId')))
    .orderBy(accounts.id)
    .prepare(),
);

/**
 * Finds the account of an e-mail address. `person` is true if the address is on record. Most addresses begin with the
 * user name, so the account of that name is tried first.
 */
export function accountOfEmail(db: Db, email: string): { person: boolean; account: AccountRow | undefined } {
  const usual = findAccount(db, email.split('@', 1)[0] ?? '');
  if (usual?.email?.toLowerCase() === email) return { person: true, account: usual };
  const person = db.select({ id: persons.id }).from(persons).where(eq(persons.email, email)).get();
  return { person: person !== undefined, account: person && byPerson(db).get({ personId: person.id }) };
}

/** Sets the number of wrong passwords and the instant of the last; 0 and null after a correct one. */
export const setFailures = (db: Db, id: number, failures: number, lastFailureAt: number | null): void => {
  db.update(accounts).set({ failures, lastFailureAt }).where(eq(accounts.id, id)).run();
};

const recordQuery = preparedPerDb((db) =>
  db
    .select({
      studFacultyCode: students.facultyCode,
      studentCode: students.code,
      en: programmes.nameEn,
      ar: programmes.nameAr,
      degreeClass: programmes.degreeClass,
      status: students.status,
    })
    .from(students)
    .innerJoin(programmes, eq(programmes.id, students.programmeId))
    .where(eq(students.personId, sql.placeholder('personId')))
    .orderBy(sql`case ${students.status} when 'active' then 0 else 1 end`, sql`${students.id} desc`)
    .prepare(),
);

/** The person's academic records: active ones first, then the newest. */
export const listRecords = (db: Db, personId: number): Schema<'AcademicRecord'>[] =>
  recordQuery(db)
    .all({ personId })
    .map(({ en, ar, ...record }) => ({ ...record, programme: { en, ar } }));

const userAgentKept = 300;

export type NewSession = {
  id: string;
  accountId: number;
  remember: boolean;
  startedAt: number;
  endsAt: number;
  idleEndsAt: number | null;
} & Required<Pick<typeof sessions.$inferInsert, 'via' | 'userAgent' | 'address'>>;

/** Inserts a session and its sign-in in the audit log. Returns the id of the audit row. */
export function insertSession(db: Db, session: NewSession): number {
  const { id: auditId } = db
    .insert(auditLogins)
    .values({ accountId: session.accountId, at: session.startedAt })
    .returning({ id: auditLogins.id })
    .get();
  db.insert(sessions)
    .values({
      ...session,
      auditId,
      userAgent: session.userAgent.slice(0, userAgentKept),
      lastSeenAt: session.startedAt,
    })
    .run();
  return auditId;
}

export const sessionById = (db: Db, id: string) => db.select().from(sessions).where(eq(sessions.id, id)).get();

/** Makes this academic record the session's current one. */
export const chooseRecord = (db: Db, id: string, studentId: number): void => {
  db.update(sessions).set({ studentId }).where(eq(sessions.id, id)).run();
};

/** Ends a session and deletes its refresh tokens. */
export function endSession(db: Db, id: string, at: number): void {
  db.update(sessions).set({ endedAt: at }).where(eq(sessions.id, id)).run();
  db.delete(refreshTokens).where(eq(refreshTokens.sessionId, id)).run();
}

/** Moves the ends of all open sessions by as many milliseconds as the business clock was moved. */
export const carrySessions = (db: Db, by: number): void => {
  db.update(sessions)
    .set({ endsAt: sql`${sessions.endsAt} + ${by}`, idleEndsAt: sql`${sessions.idleEndsAt} + ${by}` })
    .where(sql`${sessions.endedAt} is null`)
    .run();
};
