import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { accounts } from './account.ts';
import { forms } from './menu.ts';

/** The menu forms that an account has pinned, in the order chosen by its owner. */
export const topLinks = sqliteTable(
  'top_link',
  {
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    formId: integer()
      .notNull()
      .references(() => forms.id),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.formId] })],
);
