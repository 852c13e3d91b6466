import { lte } from 'drizzle-orm';
import { inTransaction, type Db } from '../../db/db.ts';
import { identityArtifacts } from '../../db/schema/account.ts';
import { day } from '../../locales/durations.ts';
import { forgetSessions } from '../features/account/account-session-queries.ts';
import { emptyCanceledFiles } from '../features/request/attachment-queries.ts';

const sessionDays = 30;

/**
 * Deletes expired data: the contents of files of requests that were canceled or expired at least `canceledFileDays`
 * days ago, sessions that ended at least `sessionDays` ago, and expired entries of the simulated identity provider.
 * `now` is by the business clock; the entries of the identity provider expire by the machine's clock.
 */
export const removeExpired = (db: Db, now: number): void =>
  inTransaction(db, () => {
    emptyCanceledFiles(db, now);
    forgetSessions(db, now - sessionDays * day);
    db.delete(identityArtifacts).where(lte(identityArtifacts.expiresAtMachine, Date.now())).run();
  });
