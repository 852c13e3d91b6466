import { preparedPerDb, type Db } from '../../../db/db.ts';
import type { accounts, sessions } from '../../../db/schema/account.ts';
import { day, minute } from '../../../locales/durations.ts';
import { getLimit } from '../../limits.ts';
import { findStudent, type Student } from '../../academic-record/student-queries.ts';
import { sessionOver } from './account-rules.ts';
import type { Account } from '../../http/operations.ts';
import { verifyAccessToken, type AccessClaims } from './account-tokens.ts';
import { refuse, Refused } from '../../refusal.ts';
import { groupCommit } from '../../transaction.ts';
import type { Tenant } from '../../tenant.ts';

type Session = typeof sessions.$inferSelect;
type SessionRow = [
  accountId: number,
  auditId: number,
  endsAt: number,
  endedAt: Session['endedAt'],
  idleEndsAt: Session['idleEndsAt'],
  lastSeenAt: Session['lastSeenAt'],
  personId: number,
  userName: string,
  status: (typeof accounts.$inferSelect)['status'],
];

const sessionQuery = preparedPerDb((db) =>
  db.$client
    .prepare<[string], SessionRow>(`
    select session.account_id, audit_id, ends_at, ended_at, idle_ends_at, last_seen_at, person_id, user_name, account.status
    from session join account on account.id = session.account_id where session.id = ?`)
    .raw(),
);

const seenQuery = preparedPerDb((db) =>
  db.$client.prepare<[{ now: number; idleEndsAt: number; id: string }]>(
    'update session set last_seen_at = @now, idle_ends_at = case when remember then @idleEndsAt end where id = @id',
  ),
);

const beingSeen = new WeakMap<Db, Set<string>>();

/**
 * Saves the instant when the session was last used, and extends `idleEndsAt` of a remembered session. It does nothing
 * if the saved instant is less than a minute away, so that read requests seldom write. The update joins the next group
 * commit. A failed write does not fail the request.
 */
function saveLastSeen(db: Db, id: string, lastSeenAt: number | null, now: number): void {
  if (lastSeenAt !== null && Math.abs(now - lastSeenAt) < minute) return;
  const writing = beingSeen.get(db) ?? new Set<string>();
  beingSeen.set(db, writing);
  if (writing.has(id)) return;
  writing.add(id);
  const written = (): void => void writing.delete(id);
  groupCommit(db, () => seenQuery(db).run({ now, id, idleEndsAt: now + getLimit(db, 'rememberIdleDays') * day })).then(
    written,
    written,
  );
}

const signInRequired = (): Refused => new Refused(refuse('account.signInRequired'));

/** The token in an Authorization header; undefined if there is none. It is not verified. */
export const bearerToken = (authorization: string | undefined): string | undefined =>
  authorization?.startsWith('Bearer ') ? authorization.slice(7) : undefined;

/** The claims of the access token in the Authorization header. Throws 401 without a valid token. */
export async function getClaims(tenant: Tenant, authorization: string | undefined): Promise<AccessClaims> {
  const token = bearerToken(authorization);
  const claims = token ? await verifyAccessToken(tenant, token) : undefined;
  if (!claims) throw signInRequired();
  return claims;
}

/**
 * The account of a token's session. Throws 401 if the session has ended by the business clock, if the token has
 * expired, or if the account is not active.
 */
export function getAccount({ db }: Tenant, { sessionId, expiresAtMachine }: AccessClaims, now: number): Account {
  const session = sessionQuery(db).get(sessionId);
  if (!session || expiresAtMachine <= Date.now()) throw signInRequired();
  const [accountId, auditId, endsAt, endedAt, idleEndsAt, lastSeenAt, personId, userName, status] = session;
  if (status !== 'active') throw signInRequired();
  if (sessionOver({ endsAt, endedAt, idleEndsAt }, now)) throw new Refused(refuse('account.sessionEnded'));
  saveLastSeen(db, sessionId, lastSeenAt, now);
  return { accountId, personId, userName, auditId, sessionId };
}

/** The account that sends the request. Throws 401 without a valid session. */
export const authenticate = async (tenant: Tenant, authorization: string | undefined, now: number): Promise<Account> =>
  getAccount(tenant, await getClaims(tenant, authorization), now);

/** The academic record named in the request. Throws 403 if it is not this person's, or does not exist. */
export function getRecord(tenant: Tenant, account: Account, facultyCode: string): Student {
  const student = findStudent(tenant.db, facultyCode);
  if (!student || student.personId !== account.personId) throw new Refused(refuse('account.notYourRecord'));
  return student;
}
