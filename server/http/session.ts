import { statement, type Db } from '../../db/db.ts';
import type { accounts, sessions } from '../../db/schema/account.ts';
import { day, minute } from '../../locales/durations.ts';
import { limitOf } from '../limits.ts';
import { findStudent, type Student } from '../features/student/student-queries.ts';
import { sessionOver } from '../features/account/account-rules.ts';
import { verifyAccessToken } from '../features/account/account-tokens.ts';
import { refuse, Refused } from '../refusal.ts';
import { transactTogether } from '../transaction.ts';
import type { World } from '../world.ts';

export type { Student };
export type Account = { accountId: number; personId: number; userName: string; sessionId: string; auditId: number };

type SessionRow = Pick<typeof sessions.$inferSelect, 'accountId' | 'auditId' | 'endsAt' | 'endedAt' | 'idleEndsAt' | 'lastSeenAt'> & Pick<typeof accounts.$inferSelect, 'personId' | 'userName' | 'status'>;

const sessionQuery = statement((db) =>
  db.$client.prepare<[string], SessionRow>(`
    select session.account_id accountId, audit_id auditId, ends_at endsAt, ended_at endedAt, idle_ends_at idleEndsAt, last_seen_at lastSeenAt, person_id personId, user_name userName, account.status
    from session join account on account.id = session.account_id where session.id = ?`),
);

const seenQuery = statement((db) => db.$client.prepare<[{ now: number; idleEndsAt: number; id: string }]>('update session set last_seen_at = @now, idle_ends_at = case when remember then @idleEndsAt end where id = @id'));

const beingSeen = new WeakMap<Db, Set<string>>();

/**
 * Written at most once a minute of the business clock, whichever way it is moved: reading calls stay reading. It shares the commit of what
 * is written just then, the call's own change first of all; where it cannot be written, the call goes on.
 */
function keepLastSeen(db: Db, id: string, lastSeenAt: number | null, now: number): void {
  if (lastSeenAt !== null && Math.abs(now - lastSeenAt) < minute) return;
  const writing = beingSeen.get(db) ?? new Set<string>();
  beingSeen.set(db, writing);
  if (writing.has(id)) return;
  writing.add(id);
  const written = (): void => void writing.delete(id);
  transactTogether(db, () => seenQuery(db).run({ now, id, idleEndsAt: now + limitOf(db, 'rememberIdleDays') * day })).then(written, written);
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
