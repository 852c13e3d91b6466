import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { EventSender } from '../../server/features/webhook/event-sender.ts';
import { insertSubscription, listDeliveries } from '../../server/features/webhook/webhook-queries.ts';
import { deleteOldEvents } from '../../server/features/webhook/webhook-jobs.ts';
import { day, hour, minute } from '../../locales/durations.ts';
import { rather } from '../support/long.ts';
import { Room } from '../support/room.ts';
import { all } from '../support/sandbox-database.ts';

const here = new Room({ at: '2026-09-07T10:00:00+03:00' });
const type = 'bh.sis.student.statusChanged.v1';
const start = Date.parse('2026-09-07T10:00:00+03:00');

type Happens = { student: number; after: number };
/**
 * Outcome of an attempt: the event arrives, is refused, or arrives but its response is lost; or the server is killed
 * before it stores the attempt.
 */
type Meets = 'arrives' | 'refused' | 'answerLost' | 'killed';

const events = fc.array(fc.record({ student: fc.nat(2), after: fc.constantFrom(0, 1_000, 600_000) }), {
  minLength: 1,
  maxLength: 12,
});
const weather = fc.array(fc.constantFrom<Meets>('arrives', 'refused', 'answerLost', 'killed'), { maxLength: 40 });

/** Plays events with an unreliable receiver, then with a reliable one. Returns what arrived, and the stored events. */
async function play(happening: readonly Happens[], meets: readonly Meets[]) {
  const { db } = here;
  db.$client.exec('delete from webhook_delivery; delete from webhook_event; delete from webhook_subscription');
  const ids = all<{ id: number }>(db, 'select id from student order by id limit 3').map(({ id }) => id);
  insertSubscription(db, { url: 'https://a.example/', types: [type] }, start);
  insertSubscription(db, { url: 'https://b.example/', types: [type] }, start);
  const arrived: { url: string; id: string }[] = [];
  const tenant = { name: '', path: '', db, clock: { now: () => now } } as Parameters<EventSender['sendDue']>[0];
  let now = start;
  let turn = 0;
  const sender = () =>
    new EventSender(async ({ url, headers }) => {
      await Promise.resolve();
      const met = meets[turn++] ?? 'arrives';
      if (met !== 'refused') arrived.push({ url, id: headers['webhook-id']! });
      if (met === 'killed') throw new Error('killed');
      return met === 'arrives' ? { status: 204, answer: '' } : { status: met === 'refused' ? 500 : null, answer: '' };
    });
  const insert = db.$client.prepare('insert into webhook_event (type, student_id, at, data) values (?, ?, ?, ?)');
  const sendUntil = async (): Promise<void> => {
    // A killed server starts again with what is stored.
    for (let again = true; again;)
      again = await sender()
        .sendDue(tenant)
        .then(
          () => false,
          () => true,
        );
  };
  for (const { student, after } of happening) {
    now += after;
    insert.run(type, ids[student], now, '{}');
    await sendUntil();
  }
  for (let day = 0; day < 60; day += 1) {
    now += 6 * 3_600_000;
    await sendUntil();
  }
  return { arrived, stored: listDeliveries(db, 100).reverse() };
}

describe('deliveries of events', () => {
  it('arrive at least once, and each student’s first arrivals at a receiver are in order', async () => {
    await fc.assert(
      fc.asyncProperty(events, weather, async (happening, meets) => {
        const { arrived, stored } = await play(happening, meets);
        expect(stored).toHaveLength(2 * happening.length);
        for (const url of ['https://a.example/', 'https://b.example/'])
          for (const student of new Set(stored.map(({ studentId }) => studentId))) {
            const own = stored.filter((one) => one.url === url && one.studentId === student);
            const ids = new Set(own.map(({ eventId }) => eventId));
            const firsts = [...new Set(arrived.flatMap((one) => (one.url === url && ids.has(one.id) ? one.id : [])))];
            expect(firsts).toEqual([...ids]);
            expect(own.map(({ status }) => status)).toEqual(own.map(() => 'delivered'));
          }
      }),
      { numRuns: rather(60, 1_000) },
    );
  });

  it('of one student never wait for those of another', async () => {
    // The first attempt at each receiver is refused. It is the first event of student 0.
    const { arrived, stored } = await play(
      [
        { student: 0, after: 0 },
        { student: 0, after: 0 },
        { student: 1, after: 0 },
      ],
      ['refused', 'refused'],
    );
    const other = stored.filter(({ studentId }) => studentId === stored.at(-1)!.studentId);
    expect(arrived.slice(0, 2).map(({ id }) => id)).toEqual(other.map(({ eventId }) => eventId));
  });

  it('to one receiver never wait for another that does not answer', async () => {
    const { db } = here;
    db.$client.exec('delete from webhook_delivery; delete from webhook_event; delete from webhook_subscription');
    for (const url of ['https://hangs.example/', 'https://answers.example/'])
      insertSubscription(db, { url, types: [type] }, start);
    const insert = db.$client.prepare('insert into webhook_event (type, student_id, at, data) values (?, ?, ?, ?)');
    const students = all<{ id: number }>(db, 'select id from student order by id limit 12');
    for (const { id } of students) insert.run(type, id, start, '{}');
    const sender = new EventSender(({ url }) =>
      url.includes('hangs') ? new Promise(() => undefined) : Promise.resolve({ status: 204, answer: '' }),
    );
    const tenant = { name: '', path: '', db, clock: { now: () => start } } as Parameters<EventSender['sendDue']>[0];
    void sender.sendDue(tenant);
    await vi.waitFor(() =>
      expect(listDeliveries(db, 100).filter(({ status }) => status === 'delivered')).toHaveLength(students.length),
    );
  });

  it('are deleted at the full hour after their time, but not while they wait', () => {
    const { db } = here;
    db.$client.exec('delete from webhook_delivery; delete from webhook_event; delete from webhook_subscription');
    insertSubscription(db, { url: 'https://a.example/', types: [type] }, start);
    const [student] = all<{ id: number }>(db, 'select id from student limit 1');
    const insert = db.$client.prepare(`insert into webhook_event (type, student_id, at, data) values (?, ?, ?, '{}')`);
    for (const minutes of [20, 40, 61]) insert.run(type, student!.id, start + minutes * minute);
    expect(deleteOldEvents.next(db)).toBeNull();
    db.$client.exec(`update webhook_delivery set status = 'delivered'`);
    const due = start + 30 * day + hour;
    expect(deleteOldEvents.next(db)).toBe(due);
    deleteOldEvents.run(db, due);
    expect(all(db, 'select at from webhook_event')).toEqual([{ at: start + 61 * minute }]);
  });
});
