import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { accounts } from '../../../db/schema/account.ts';
import type { Consequence } from '../../consequence.ts';
import type { Effected } from '../request/request-kind.ts';
import { endSessionsBut } from './account-password-queries.ts';

/** Ends all sessions of the student, as an effect of a request. */
export function endSessions(
  db: Db,
  { student: { personId } }: Pick<Effected<unknown>, 'student'>,
  now: number,
): Consequence[] {
  for (const { id } of db.select({ id: accounts.id }).from(accounts).where(eq(accounts.personId, personId)).all())
    endSessionsBut(db, id, undefined, now);
  return [{ name: 'sessionsEnd' }];
}
