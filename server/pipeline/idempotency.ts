import { createHash } from 'node:crypto';
import { preparedPerDb, type Db } from '../../db/db.ts';
import { hour } from '../../locales/durations.ts';
import { refuse, Refused } from '../refusal.ts';

const retentionMilliseconds = 24 * hour;
/** The number of responses kept for an account, far more than a student's changes in a day. The oldest are deleted. */
const maximumPerAccount = 500;

type StoredResponse = { fingerprint: string; status: number; answer: string };

const keyQuery = preparedPerDb((db) =>
  db.$client.prepare<[number, string], StoredResponse>(
    'select fingerprint, status, answer from idempotency_key where account_id = ? and key = ?',
  ),
);

const keyInsert = preparedPerDb((db) =>
  db.$client.prepare<[StoredResponse & { accountId: number; key: string; createdAtMachine: number }]>(
    'insert into idempotency_key (account_id, key, fingerprint, status, answer, created_at_machine) values (@accountId, @key, @fingerprint, @status, @answer, @createdAtMachine)',
  ),
);

const outdatedDelete = preparedPerDb((db) =>
  db.$client.prepare<[number]>('delete from idempotency_key where created_at_machine < ?'),
);

const surplusDelete = preparedPerDb((db) =>
  db.$client.prepare<[{ accountId: number; kept: number }]>(`
    delete from idempotency_key where rowid in (
      select rowid from idempotency_key where account_id = @accountId order by created_at_machine desc, rowid desc limit -1 offset @kept)`),
);

/**
 * Runs a change once for each key. Its response is stored in the caller's transaction and returned to a retry. A
 * refused change is not stored and may be tried again. 409 if the key comes with a different request.
 */
export function withIdempotencyKey<Result extends [number, unknown, ...unknown[]]>(
  db: Db,
  accountId: number,
  key: string,
  request: unknown,
  change: () => Result,
): Result {
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  outdatedDelete(db).run(Date.now() - retentionMilliseconds);
  const known = keyQuery(db).get(accountId, key);
  if (known) {
    if (known.fingerprint !== fingerprint) throw new Refused(refuse('http.keyReused'));
    return [known.status, JSON.parse(known.answer)] as unknown as Result;
  }
  const answer = change();
  keyInsert(db).run({
    accountId,
    key,
    fingerprint,
    status: answer[0],
    answer: JSON.stringify(answer[1]),
    createdAtMachine: Date.now(),
  });
  surplusDelete(db).run({ accountId, kept: maximumPerAccount });
  return answer;
}
