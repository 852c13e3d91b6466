import type { Db } from '../../../db/db.ts';
import { hour } from '../../../locales/durations.ts';
import { toIso } from '../../clock/clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { refuse, Refused, retryAfter } from '../../refusal.ts';
import { getLimit } from '../../limits.ts';
import {
  findMessage,
  inboxCounts,
  inboxRows,
  insertOfficeMessage,
  leaveReceipt,
  markRead,
  findNeighbours,
  removeMessage,
  repliesTo,
  sentRows,
  writtenSince,
  type InboxRow,
} from './inbox-queries.ts';
import { holdsText, sendMessageRefusals, waitForMessage } from './inbox-rules.ts';
import { entryAnswer, inboxTexts, officeText } from './inbox-texts.ts';

/** Searches the texts of all messages, because the table holds only templates and parameters. */
function searched(db: Db, studentId: number, unread: boolean, search: string): InboxRow[] {
  const minimum = getLimit(db, 'searchMinimumLength');
  return inboxRows(db, studentId, unread).filter((row) => {
    const { office, subject, body } = inboxTexts(row);
    return holdsText([subject, body, officeText(office)], search, minimum);
  });
}

/** Throws 404 if there is no such message, 403 if it is another record's. */
function messageOfStudent(db: Db, studentId: number, id: number): InboxRow {
  const row = findMessage(db, id);
  if (!row) throw new Refused(refuse('inbox.notFound'));
  if (row.studentId !== studentId) throw new Refused(refuse('inbox.notYours'));
  return row;
}

export const inboxHandlers = {
  getMessages: ({ db, student: { studentId }, query: { search = '', unread = false, page = 1, pageSize = 20 } }) => {
    const counts = inboxCounts(db, studentId);
    const found = search.trim() ? searched(db, studentId, unread, search) : undefined;
    const rows = found
      ? found.slice((page - 1) * pageSize, page * pageSize)
      : inboxRows(db, studentId, unread, { number: page, size: pageSize });
    return [
      200,
      {
        page,
        pageSize,
        total: found?.length ?? (unread ? counts.unread : counts.total),
        unread: counts.unread,
        items: rows.map(entryAnswer),
      },
    ];
  },

  getMessage: ({ db, student: { studentId }, now, params }) => {
    const row = messageOfStudent(db, studentId, params.id);
    markRead(db, row.id, now);
    const { office, page, subject, body } = inboxTexts(row);
    return [
      200,
      {
        id: row.id,
        at: toIso(row.at),
        office,
        subject,
        body,
        page,
        ...findNeighbours(db, row),
        unread: inboxCounts(db, studentId).unread,
        replies: repliesTo(db, row.id).map((reply) => ({ ...reply, at: toIso(reply.at) })),
      },
    ];
  },

  deleteMessage: ({ db, student: { studentId }, params }) => {
    removeMessage(db, messageOfStudent(db, studentId, params.id).id);
    return [200, { messages: [{ Code: 'inbox.deleted', Params: {} }], unread: inboxCounts(db, studentId).unread }];
  },

  sendMessage: ({ db, student: { studentId }, now, body }) => {
    const facts = {
      now,
      sentAt: writtenSince(db, studentId, now - hour),
      maximum: getLimit(db, 'officeMessagesPerHour'),
    };
    const refusals = sendMessageRefusals(facts);
    if (refusals.length) throw new Refused(refusals, { headers: retryAfter(waitForMessage(facts)) });
    const replyTo = body.inReplyTo === undefined ? null : messageOfStudent(db, studentId, body.inReplyTo).id;
    const message = { office: body.office, subject: body.subject.trim(), body: body.body.trim(), replyTo };
    insertOfficeMessage(db, studentId, now, message);
    leaveReceipt(db, studentId, now, { office: message.office, about: message.subject });
    return [200, { messages: [{ Code: 'MSG-000079', Params: {} }], unread: inboxCounts(db, studentId).unread }];
  },

  getSentMessages: ({ db, student: { studentId }, query: { page = 1, pageSize = 20 } }) => {
    const { total, rows } = sentRows(db, studentId, page, pageSize);
    return [
      200,
      {
        page,
        pageSize,
        total,
        items: rows.map(({ id, at, office, subject, body }) => ({ id, at: toIso(at), office, subject, body })),
      },
    ];
  },
} satisfies Partial<Handlers>;
