import { createHash } from 'node:crypto';
import { and, eq, lt, sql } from 'drizzle-orm';
import { statement, type Db } from '../../db/db.ts';
import { idempotencyKeys } from '../../db/schema/simulator.ts';
import { hour } from '../../locales/durations.ts';
import { refuse, Refused } from '../refusal.ts';
import { transact } from '../transaction.ts';

const keptForMilliseconds = 24 * hour;
/** A student changes a few things a day; beyond this many the oldest answers make room. */
const keptForAccount = 500;

const keyQuery = statement((db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.accountId, sql.placeholder('accountId')), eq(idempotencyKeys.key, sql.placeholder('key'))))
    .prepare(),
);

const keyInsert = statement((db) =>
  db
    .insert(idempotencyKeys)
    .values({
      accountId: sql.placeholder('accountId'),
      key: sql.placeholder('key'),
      fingerprint: sql.placeholder('fingerprint'),
      status: sql.placeholder('status'),
      answer: sql.placeholder('answer'),
      createdAtMachine: sql.placeholder('createdAtMachine'),
    })
    .prepare(),
);

const outdatedDelete = statement((db) => db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAtMachine, sql.placeholder('before'))).prepare());

const surplusDelete = statement((db) =>
  db
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.accountId, sql.placeholder('accountId')), sql`rowid in (select rowid from ${idempotencyKeys} where ${idempotencyKeys.accountId} = ${sql.placeholder('accountId')} order by ${idempotencyKeys.createdAtMachine} desc, rowid desc limit -1 offset ${sql.placeholder('kept')})`))
    .prepare(),
);

/**
 * Runs a change once for each key: in one transaction with it, the answer is kept and given again to a retry.
 * A refused change is not remembered and may be tried again. 409 where the key comes with another request.
 */
export function onlyOnce<Answer extends [number, unknown, ...unknown[]]>(db: Db, accountId: number, key: string, request: unknown, change: () => Answer): Answer {
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return transact(db, (): Answer => {
    outdatedDelete(db).run({ before: Date.now() - keptForMilliseconds });
    const known = keyQuery(db).get({ accountId, key });
    if (known) {
      if (known.fingerprint !== fingerprint) throw new Refused(refuse('http.keyReused'));
      return [known.status, JSON.parse(known.answer)] as unknown as Answer;
    }
    const answer = change();
    keyInsert(db).run({ accountId, key, fingerprint, status: answer[0], answer: JSON.stringify(answer[1]), createdAtMachine: Date.now() });
    surplusDelete(db).run({ accountId, kept: keptForAccount });
    return answer;
  });
}
