import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { sessions } from '../../../db/schema/account.ts';
import type { Who } from './scenario-progress.ts';
import { personaAccount } from '../simulator-queries.ts';

/** Who is who in a sandbox, asked of its database as it stands then; nobody where it is gone. */
export const createStepActors = (database: () => Db | undefined): Who => ({
  persona: (key) => {
    const db = database();
    return db && personaAccount(db, key);
  },
  session: (id) =>
    database()?.select({ accountId: sessions.accountId }).from(sessions).where(eq(sessions.id, id)).get()?.accountId,
});
