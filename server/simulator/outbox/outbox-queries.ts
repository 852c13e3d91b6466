import { and, desc, eq, gt, lte, max, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { outbox } from '../../../db/schema/simulator.ts';
import { fold } from '../../../locales/fold.ts';
import { toIso, toIsoOrNull } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';

type Row = typeof outbox.$inferSelect;
type Message = Schema<'OutboxMessage'>;
export type OutboxFilter = { search?: string; recipient?: string; channel?: 'sms' | 'email'; after?: number };

/** The most messages in one response. */
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

const isWanted = ({ recipient, channel, after }: OutboxFilter): SQL | undefined =>
  and(
    recipient === undefined ? undefined : eq(outbox.recipient, recipient),
    channel === undefined ? undefined : eq(outbox.channel, channel),
    after === undefined ? undefined : gt(outbox.id, after),
  );

/** True if the text occurs in the readable parts of a message. */
export const mentions = ({ recipient, subject, body, code }: Message, words: string): boolean =>
  fold([recipient, subject, body, code ?? ''].join(' ')).includes(fold(words));

/**
 * The newest messages of the outbox, newest first, with their states at an instant of the simulated clock. A search
 * covers all stored messages.
 */
export function outboxMessages(db: Db, now: number, { search = '', ...filter }: OutboxFilter = {}): Message[] {
  const rows = db.select().from(outbox).where(isWanted(filter)).orderBy(desc(outbox.id));
  return (search === '' ? rows.limit(mostMessages) : rows)
    .all()
    .map((row) => messageAnswer(row, now))
    .filter((message) => mentions(message, search))
    .slice(0, mostMessages);
}

/** The oldest message with an id above `after` that has arrived; null if there is none. */
export function firstArrived(db: Db, now: number, filter: { after: number; recipient?: string }): Message | null {
  const row = db
    .select()
    .from(outbox)
    .where(and(isWanted(filter), lte(outbox.arrivesAt, now)))
    .orderBy(outbox.id)
    .limit(1)
    .get();
  return row ? messageAnswer(row, now) : null;
}

/** The newest message's id; 0 if there is none. */
export const lastMessageId = (db: Db): number =>
  db
    .select({ id: max(outbox.id) })
    .from(outbox)
    .get()?.id ?? 0;

export const clearOutbox = (db: Db): void => {
  db.delete(outbox).run();
};
