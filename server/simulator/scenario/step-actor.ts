import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { sessions } from '../../../db/schema/account.ts';
import type { Who } from './scenario-progress.ts';
import { personaAccount } from '../simulator-queries.ts';

/** Finds accounts in a sandbox's current database. Undefined if there is none, or if the sandbox no longer exists. */
export const createStepActors = (database: () => Db | undefined): Who => ({
  persona: (key) => {
    const db = database();
    return db && personaAccount(db, key);
  },
  session: (id) =>
    database()?.select({ accountId: sessions.accountId }).from(sessions).where(eq(sessions.id, id)).get()?.accountId,
});
