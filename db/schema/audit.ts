import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { accounts } from './account.ts';

/** One row for each sign-in. The API calls its id auditId. */
export const auditLogins = sqliteTable(
  'audit_login',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    accountId: integer()
      .notNull()
      .references(() => accounts.id),
    at: integer().notNull(),
  },
  (t) => [index('audit_login_account').on(t.accountId)],
);

/** One row for each time that a student opened a form (a page of the menu). */
export const auditForms = sqliteTable(
  'audit_form',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    auditLoginId: integer()
      .notNull()
      .references(() => auditLogins.id),
    formId: integer().notNull(),
    at: integer().notNull(),
  },
  (t) => [index('audit_form_login').on(t.auditLoginId)],
);

/** One row for each download of all data about the account's owner. */
export const auditDownloads = sqliteTable(
  'audit_download',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    auditLoginId: integer()
      .notNull()
      .references(() => auditLogins.id),
    at: integer().notNull(),
  },
  (t) => [index('audit_download_login').on(t.auditLoginId)],
);
