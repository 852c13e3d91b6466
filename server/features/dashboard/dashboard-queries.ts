import { and, eq, gte, max, ne, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { sessions } from '../../../db/schema/account.ts';
import { inboxMessages } from '../../../db/schema/inbox.ts';

const signInQuery = preparedPerDb((db) =>
  db
    .select({ at: max(sessions.startedAt) })
    .from(sessions)
    .where(
      and(
        eq(sessions.accountId, sql.placeholder('accountId')),
        ne(sessions.id, sql.placeholder('sessionId')),
        sql`${sessions.startedAt} <= (select started_at from session where id = ${sql.placeholder('sessionId')})`,
      ),
    )
    .prepare(),
);

/** The instant of the account's last sign-in before this session; null if no earlier session is stored. */
export const signedInBefore = (db: Db, accountId: number, sessionId: string): number | null =>
  signInQuery(db).get({ accountId, sessionId })?.at ?? null;

const newMessageQuery = preparedPerDb((db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(inboxMessages)
    .where(
      and(eq(inboxMessages.studentId, sql.placeholder('studentId')), gte(inboxMessages.at, sql.placeholder('since'))),
    )
    .prepare(),
);

/** The number of inbox messages that the student received since an instant. */
export const messagesSince = (db: Db, studentId: number, since: number): number =>
  newMessageQuery(db).get({ studentId, since })?.count ?? 0;
