import { integer, primaryKey, sqliteTable } from 'drizzle-orm/sqlite-core';
import { accounts } from './account.ts';
import { forms } from './menu.ts';

/** The forms an account has pinned, in its own order. */
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
