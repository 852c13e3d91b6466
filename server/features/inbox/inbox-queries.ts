import { and, asc, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { inboxMessages, officeMessages } from '../../../db/schema/inbox.ts';
import type { MessageParams } from '../../../locales/i18n.ts';
import type { Schema } from '../../http/operations.ts';
import type { Office } from './inbox-rules.ts';
import { entryAnswer, type InboxTemplate } from './inbox-texts.ts';

export { inboxTexts, type InboxTemplate } from './inbox-texts.ts';

const sendQuery = preparedPerDb((db) =>
  db
    .insert(inboxMessages)
    .values({
      studentId: sql.placeholder('studentId'),
      at: sql.placeholder('at'),
      template: sql.placeholder('template'),
      params: sql.placeholder('params'),
      readAt: sql.placeholder('readAt'),
    })
    .prepare(),
);

/** Stores a message for the student. Its text is a template of locales/<lang>/inbox.json. */
export const sendToInbox = (
  db: Db,
  studentId: number,
  at: number,
  template: InboxTemplate,
  params: MessageParams,
): void => {
  sendQuery(db).run({ studentId, at, template, params, readAt: null });
};

/** Stores a receipt for a message the student has just sent, already marked as read. */
export const leaveReceipt = (db: Db, studentId: number, at: number, params: MessageParams): void => {
  sendQuery(db).run({ studentId, at, template: 'acknowledged', params, readAt: at });
};

export type InboxRow = typeof inboxMessages.$inferSelect;

const everything = -1;

const pageQuery = preparedPerDb((db) =>
  db
    .select()
    .from(inboxMessages)
    .where(
      and(
        eq(inboxMessages.studentId, sql.placeholder('studentId')),
        sql`(${sql.placeholder('unread')} = 0 or ${inboxMessages.readAt} is null)`,
      ),
    )
    .orderBy(desc(inboxMessages.at), desc(inboxMessages.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(),
);

/** The student's messages, or only the unread ones, newest first. Without `page`, the list is not cut. */
export const inboxRows = (
  db: Db,
  studentId: number,
  unread: boolean,
  page?: { number: number; size: number },
): InboxRow[] =>
  pageQuery(db).all({
    studentId,
    unread: Number(unread),
    limit: page?.size ?? everything,
    offset: page ? (page.number - 1) * page.size : 0,
  });

/** The student's newest messages for lists. */
export const latestEntries = (db: Db, studentId: number, most: number): Schema<'InboxEntry'>[] =>
  inboxRows(db, studentId, false, { number: 1, size: most }).map(entryAnswer);

const countQuery = preparedPerDb((db) =>
  db
    .select({ total: count(), unread: sql<number>`count(*) - count(${inboxMessages.readAt})` })
    .from(inboxMessages)
    .where(eq(inboxMessages.studentId, sql.placeholder('studentId')))
    .prepare(),
);

/** The number of the student's messages and of the unread ones. */
export const inboxCounts = (db: Db, studentId: number): { total: number; unread: number } =>
  countQuery(db).get({ studentId }) ?? { total: 0, unread: 0 };

const messageQuery = preparedPerDb((db) =>
  db
    .select()
    .from(inboxMessages)
    .where(eq(inboxMessages.id, sql.placeholder('id')))
    .prepare(),
);

/** The message with this id, of any student; undefined if unknown. */
export const findMessage = (db: Db, id: number): InboxRow | undefined => messageQuery(db).get({ id });

const neighbourQuery = (direction: 'newer' | 'older') =>
  preparedPerDb((db) => {
    const here = sql`(${sql.placeholder('at')}, ${sql.placeholder('id')})`;
    const there = sql`(${inboxMessages.at}, ${inboxMessages.id})`;
    const order =
      direction === 'newer' ? [inboxMessages.at, inboxMessages.id] : [desc(inboxMessages.at), desc(inboxMessages.id)];
    return db
      .select({ id: inboxMessages.id })
      .from(inboxMessages)
      .where(
        and(
          eq(inboxMessages.studentId, sql.placeholder('studentId')),
          direction === 'newer' ? sql`${there} > ${here}` : sql`${there} < ${here}`,
        ),
      )
      .orderBy(...order)
      .limit(1)
      .prepare();
  });

const newerQuery = neighbourQuery('newer');
const olderQuery = neighbourQuery('older');

/** The ids of the next newer and older message in the inbox; null at either end. */
export const findNeighbours = (
  db: Db,
  { studentId, at, id }: InboxRow,
): { newerId: number | null; olderId: number | null } => ({
  newerId: newerQuery(db).get({ studentId, at, id })?.id ?? null,
  olderId: olderQuery(db).get({ studentId, at, id })?.id ?? null,
});

/** Marks a message as read. If it was read before, the earlier instant stays. */
export const markRead = (db: Db, id: number, at: number): void => {
  db.update(inboxMessages)
    .set({ readAt: at })
    .where(and(eq(inboxMessages.id, id), isNull(inboxMessages.readAt)))
    .run();
};

export const removeMessage = (db: Db, id: number): void => {
  db.delete(inboxMessages).where(eq(inboxMessages.id, id)).run();
};

export const insertOfficeMessage = (
  db: Db,
  studentId: number,
  at: number,
  message: { office: Office; subject: string; body: string; replyTo: number | null },
): void => {
  db.insert(officeMessages)
    .values({ studentId, at, ...message })
    .run();
};

const repliesQuery = preparedPerDb((db) =>
  db
    .select({ id: officeMessages.id, at: officeMessages.at, body: officeMessages.body })
    .from(officeMessages)
    .where(eq(officeMessages.replyTo, sql.placeholder('id')))
    .orderBy(asc(officeMessages.id))
    .prepare(),
);

/** The student's replies to a message, in the order they were sent. */
export const repliesTo = (db: Db, id: number) => repliesQuery(db).all({ id });

/** The instants of the student's messages to offices after `since`. */
export const writtenSince = (db: Db, studentId: number, since: number): number[] =>
  db
    .select({ at: officeMessages.at })
    .from(officeMessages)
    .where(and(eq(officeMessages.studentId, studentId), gt(officeMessages.at, since)))
    .all()
    .map(({ at }) => at);

const sentQuery = preparedPerDb((db) =>
  db
    .select()
    .from(officeMessages)
    .where(eq(officeMessages.studentId, sql.placeholder('studentId')))
    .orderBy(desc(officeMessages.at), desc(officeMessages.id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare(),
);

const sentCountQuery = preparedPerDb((db) =>
  db
    .select({ total: count() })
    .from(officeMessages)
    .where(eq(officeMessages.studentId, sql.placeholder('studentId')))
    .prepare(),
);

/** One page of the student's messages to offices, newest first, and their total number. */
export const sentRows = (db: Db, studentId: number, page: number, pageSize: number) => ({
  total: sentCountQuery(db).get({ studentId })?.total ?? 0,
  rows: sentQuery(db).all({ studentId, limit: pageSize, offset: (page - 1) * pageSize }),
});
