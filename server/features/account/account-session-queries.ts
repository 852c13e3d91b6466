import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { refreshTokens, sessions } from '../../../db/schema/account.ts';
import { toIso } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import { toDevice } from './account-device-rules.ts';

/** The open sessions of an account: the current one first, then the others, the last seen first. */
export function openSessions(db: Db, accountId: number, currentId: string, now: number): Schema<'SessionInfo'>[] {
  const rows = db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, accountId),
        isNull(sessions.endedAt),
        gt(sessions.endsAt, now),
        or(isNull(sessions.idleEndsAt), gt(sessions.idleEndsAt, now)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.startedAt))
    .all()
    .map(({ id, userAgent, address, via, remember, startedAt, lastSeenAt, endsAt }) => ({
      id,
      ...toDevice(userAgent),
      address: address.replace(/^::ffff:/, ''),
      via,
      remember,
      startedAt: toIso(startedAt),
      lastSeenAt: toIso(id === currentId ? now : (lastSeenAt ?? startedAt)),
      endsAt: toIso(endsAt),
      current: id === currentId,
    }));
  return [...rows.filter(({ current }) => current), ...rows.filter(({ current }) => !current)];
}

/** The account of a session; undefined if there is no such session. */
export const ownerOfSession = (db: Db, id: string): number | undefined =>
  db.select({ accountId: sessions.accountId }).from(sessions).where(eq(sessions.id, id)).get()?.accountId;

/** Deletes the sessions that had ended by `before`, with their IP addresses. The audit log keeps the sign-ins. */
export function forgetSessions(db: Db, before: number): void {
  const over = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(lte(sessions.endedAt, before), lte(sessions.endsAt, before)));
  db.delete(refreshTokens).where(inArray(refreshTokens.sessionId, over)).run();
  db.delete(sessions)
    .where(or(lte(sessions.endedAt, before), lte(sessions.endsAt, before)))
    .run();
}
