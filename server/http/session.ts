import { eq, sql } from 'drizzle-orm';
import { statement, type Db } from '../../db/db.ts';
import { sessions } from '../../db/schema/account.ts';
import { day, minute } from '../../locales/durations.ts';
import { limitOf } from '../limits.ts';
import { findStudent, type Student } from '../features/student/student-queries.ts';
import { sessionOver } from '../features/account/account-rules.ts';
import { verifyAccessToken } from '../features/account/account-tokens.ts';
import { refuse, Refused } from '../refusal.ts';
import type { World } from '../world.ts';

export type { Student };
export type Account = { accountId: number; personId: number; userName: string; sessionId: string; auditId: number };

type SessionRow = { accountId: number; auditId: number; endsAt: number; endedAt: number | null; idleEndsAt: number | null; lastSeenAt: number | null; personId: number; userName: string; status: string };

const sessionQuery = statement((db) =>
  db.$client.prepare<[string], SessionRow>(
    `select s.account_id accountId, s.audit_id auditId, s.ends_at endsAt, s.ended_at endedAt, s.idle_ends_at idleEndsAt, s.last_seen_at lastSeenAt, a.person_id personId, a.user_name userName, a.status
     from session s join account a on a.id = s.account_id where s.id = ?`,
  ),
);

const seenQuery = statement((db) =>
  db.update(sessions).set({ lastSeenAt: sql`${sql.placeholder('now')}`, idleEndsAt: sql`case when ${sessions.remember} then ${sql.placeholder('idleEndsAt')} end` }).where(eq(sessions.id, sql.placeholder('id'))).prepare(),
);

/** Written at most once a minute of the business clock, whichever way it is moved: reading calls stay reading. */
function keepLastSeen(db: Db, id: string, lastSeenAt: number | null, now: number): void {
  if (lastSeenAt === null || Math.abs(now - lastSeenAt) >= minute) seenQuery(db).run({ now, id, idleEndsAt: now + limitOf(db, 'rememberIdleDays') * day });
}

const signInRequired = (): Refused => new Refused(refuse('account.signInRequired'));

/** Who is asking. 401 without a valid token, or when the session has ended by the business clock. */
export async function authenticate(world: World, authorization: string | undefined, now: number): Promise<Account> {
  const token = authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;
  const claims = token ? await verifyAccessToken(world, token) : undefined;
  if (!claims) throw signInRequired();
  const session = sessionQuery(world.db).get(claims.sessionId);
  if (!session || session.status !== 'active') throw signInRequired();
  if (sessionOver(session, now)) throw new Refused(refuse('account.sessionEnded'));
  keepLastSeen(world.db, claims.sessionId, session.lastSeenAt, now);
  const { accountId, personId, userName, auditId } = session;
  return { accountId, personId, userName, auditId, sessionId: claims.sessionId };
}

/** The academic record the call speaks for. 403 where it is not this person's, whether it exists or not. */
export function recordOf(world: World, account: Account, facultyCode: string): Student {
  const student = findStudent(world.db, facultyCode);
  if (!student || student.personId !== account.personId) throw new Refused(refuse('account.notYourRecord'));
  return student;
}
