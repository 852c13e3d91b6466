import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { auditDownloads, auditForms, auditLogins } from '../../../db/schema/audit.ts';

/** The account of a sign-in in the audit log; undefined if there is none. */
export const auditLoginOwner = (db: Db, auditLoginId: number): number | undefined =>
  db.select({ accountId: auditLogins.accountId }).from(auditLogins).where(eq(auditLogins.id, auditLoginId)).get()
    ?.accountId;

export const noteForm = (db: Db, auditLoginId: number, formId: number, at: number): void => {
  db.insert(auditForms).values({ auditLoginId, formId, at }).run();
};

/** Records that all data of the account's owner were downloaded in this sign-in. */
export const noteDownload = (db: Db, auditLoginId: number, at: number): void => {
  db.insert(auditDownloads).values({ auditLoginId, at }).run();
};

/** The instants after `since`, up to `now`, at which all data of the account's owner were downloaded, in order. */
export const listDownloads = (db: Db, accountId: number, since: number, now: number): number[] =>
  db
    .select({ at: auditDownloads.at })
    .from(auditDownloads)
    .innerJoin(auditLogins, eq(auditLogins.id, auditDownloads.auditLoginId))
    .where(and(eq(auditLogins.accountId, accountId), gt(auditDownloads.at, since), lte(auditDownloads.at, now)))
    .orderBy(asc(auditDownloads.at))
    .all()
    .map(({ at }) => at);
