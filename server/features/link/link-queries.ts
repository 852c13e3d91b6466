import { asc, eq, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { topLinks } from '../../../db/schema/link.ts';
import { forms } from '../../../db/schema/menu.ts';

const linkQuery = preparedPerDb((db) =>
  db
    .select({ seFormId: forms.id, formCodeName: forms.formCodeName, path: forms.path })
    .from(topLinks)
    .innerJoin(forms, eq(forms.id, topLinks.formId))
    .where(eq(topLinks.accountId, sql.placeholder('accountId')))
    .orderBy(asc(topLinks.position))
    .prepare(),
);

/** The links of an account, in the order that its owner chose. */
export const listLinks = (db: Db, accountId: number) => linkQuery(db).all({ accountId });

/** Replaces the account's links in the caller's transaction. */
export function saveLinks(db: Db, accountId: number, formIds: readonly number[]): void {
  db.delete(topLinks).where(eq(topLinks.accountId, accountId)).run();
  formIds.forEach((formId, index) =>
    db
      .insert(topLinks)
      .values({ accountId, formId, position: index + 1 })
      .run(),
  );
}
