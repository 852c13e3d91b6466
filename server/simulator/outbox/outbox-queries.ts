import { and, desc, eq, gt, max } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { outbox } from '../../../db/schema/simulator.ts';
import { fold } from '../../../locales/fold.ts';
import { toIso, toIsoOrNull } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';

type Row = typeof outbox.$inferSelect;
type Message = Schema<'OutboxMessage'>;
export type OutboxFilter = { search?: string; recipient?: string; channel?: 'sms' | 'email'; after?: number };

/** The most messages that are read for one response. A search looks only in these, the newest ones. */
const mostMessages = 500;

const toState = ({ arrivesAt }: Row, now: number): Message['state'] =>
  arrivesAt === null ? 'lost' : arrivesAt > now ? 'onTheWay' : 'arrived';

/** A message as its recipient sees it. The text of a message that has not arrived is empty. */
function messageAnswer(row: Row, now: number): Message {
  const state = toState(row, now);
  const readable = state === 'arrived';
  const { id, at, channel, recipient, subject, body, code, arrivesAt } = row;
  return {
    id,
    at: toIso(at),
    channel,
    recipient,
    subject: readable ? subject : '',
    body: readable ? body : '',
    code: readable ? code : null,
    arrivesAt: toIsoOrNull(arrivesAt),
    state,
  };
}

const listRows = (db: Db, { recipient, channel, after }: OutboxFilter): Row[] =>
  db
    .select()
    .from(outbox)
    .where(
      and(
        recipient === undefined ? undefined : eq(outbox.recipient, recipient),
        channel === undefined ? undefined : eq(outbox.channel, channel),
        after === undefined ? undefined : gt(outbox.id, after),
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(mostMessages)
    .all();

/** True if the text occurs in the readable parts of a message. */
export const mentions = ({ recipient, subject, body, code }: Message, words: string): boolean =>
  fold([recipient, subject, body, code ?? ''].join(' ')).includes(fold(words));

/** The messages of the outbox, newest first, with their states at an instant of the simulated clock. */
export function outboxMessages(db: Db, now: number, filter: OutboxFilter = {}): Message[] {
  return listRows(db, filter)
    .map((row) => messageAnswer(row, now))
    .filter((message) => mentions(message, filter.search ?? ''));
}

/** The oldest message with an id above `after` that has arrived; null if there is none. */
export const firstArrived = (db: Db, now: number, filter: { after: number; recipient?: string }): Message | null =>
  listRows(db, filter)
    .filter((row) => toState(row, now) === 'arrived')
    .map((row) => messageAnswer(row, now))
    .at(-1) ?? null;

/** The newest message's id; 0 if there is none. */
export const lastMessageId = (db: Db): number =>
  db
    .select({ id: max(outbox.id) })
    .from(outbox)
    .get()?.id ?? 0;

export const clearOutbox = (db: Db): void => {
  db.delete(outbox).run();
};
