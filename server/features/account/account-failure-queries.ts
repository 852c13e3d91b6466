import { and, eq, lte, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { failedTries } from '../../../db/schema/account.ts';
import { minute } from '../../../locales/durations.ts';
import { countWithOneMore, type Failures } from './account-password-rules.ts';

/**
 * The purposes for which failed attempts are counted. signIn: wrong passwords for one unknown user name, or from one
 * network. reset, activation: requested codes and wrong codes. calendar: unknown calendar URLs. document: unknown
 * verification codes.
 */
export type FailurePurpose = 'signIn' | 'reset' | 'activation' | 'calendar' | 'document';

const failureQuery = preparedPerDb((db) =>
  db
    .select({ count: failedTries.count, lastAt: failedTries.lastAt })
    .from(failedTries)
    .where(
      and(eq(failedTries.purpose, sql.placeholder('purpose')), eq(failedTries.subject, sql.placeholder('subject'))),
    )
    .prepare(),
);

export const getFailures = (db: Db, purpose: FailurePurpose, subject: string): Failures =>
  failureQuery(db).get({ purpose, subject });

/**
 * Counts one more failure. Failures older than `minutes` do not count and are deleted, so that invented names do not
 * fill the table.
 */
export function countFailure(db: Db, purpose: FailurePurpose, subject: string, now: number, minutes: number): void {
  const count = countWithOneMore(getFailures(db, purpose, subject), now, minutes);
  db.delete(failedTries)
    .where(and(eq(failedTries.purpose, purpose), lte(failedTries.lastAt, now - minutes * minute)))
    .run();
  db.insert(failedTries)
    .values({ purpose, subject, count, lastAt: now })
    .onConflictDoUpdate({ target: [failedTries.purpose, failedTries.subject], set: { count, lastAt: now } })
    .run();
}

export const forgetFailures = (db: Db, purpose: FailurePurpose, subject: string): void => {
  db.delete(failedTries)
    .where(and(eq(failedTries.purpose, purpose), eq(failedTries.subject, subject)))
    .run();
};
