import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { enums } from '../../db/enums.gen.ts';
import { contract } from '../../server/http/contract.ts';
import { Room } from '../support/room.ts';
import type { WebhookEvent } from '../support/webhook-receiver.ts';

const here = new Room({ whole: true, at: '2026-09-07T10:00:00+03:00' });

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv, { mode: 'full' });
ajv.addSchema(contract, 'contract');
type Described = { post: { requestBody: { content: { 'application/json': { schema: { $ref: string } } } } } };
const referenceOf = (type: string): string =>
  (contract.webhooks as Record<string, Described>)[type]!.post.requestBody.content['application/json'].schema.$ref;

/** Subscribes to every type, runs `happen`, and returns the events in their order. */
async function eventsOf(happen: () => Promise<unknown>): Promise<WebhookEvent[]> {
  await here.room.call('addSubscription', {
    body: { url: 'https://receiver.university.example/events', types: [...enums.WebhookType] },
    headers: { 'x-operator-key': 'simulated-operator-key' },
  });
  await happen();
  const { deliveries } = await here.room.call('getWebhooks');
  expect(deliveries.filter(({ status }) => status !== 'delivered')).toEqual([]);
  return deliveries.map(({ body }) => JSON.parse(body) as WebhookEvent).reverse();
}

/**
 * The type of each event without its prefix and version, and the data. Also compares each event with its schema and its
 * example.
 */
const told = (events: WebhookEvent[]) =>
  events.map((event) => {
    const reference = referenceOf(event.type);
    const valid = ajv.compile({ $ref: `contract${reference}` });
    expect([valid(event), valid.errors]).toEqual([true, null]);
    const { examples } = contract.components.schemas?.[reference.split('/').at(-1)!] as { examples: (typeof event)[] };
    expect(valid(examples[0])).toBe(true);
    expect(Object.keys(event.data)).toEqual(Object.keys(examples[0]!.data));
    return [event.type.replace('bh.sis.', '').replace('.v1', ''), event.data];
  });

describe('an event of a type', () => {
  it('of registration', async () => {
    const holder = await here.as('seatHolder');
    const events = await eventsOf(async () =>
      holder.call('dropCourse', { body: { registrationId: await holder.registration('ENTR301-01') } }),
    );
    const place = { semesterId: 20261, code: 'ENTR301', number: '01' };
    expect(told(events)).toMatchObject([
      ['registration.dropped', { ...place, action: 'drop', by: 'student' }],
      ['request.decided', { kind: 'addSeat', status: 'approved' }],
      ['registration.seatGiven', { ...place, from: 'waitingList', until: null }],
      ['registration.registered', { ...place, action: 'promote', by: 'waitingList' }],
    ]);
    expect(new Set(events.map(({ subject }) => subject)).size).toBe(2);
  });

  it('of a replacement is that of leaving, then of registering', async () => {
    const student = await here.as('eligible');
    await student.call('registerCourse', { body: { sectionId: await student.section('ENTR301-02') } });
    const events = await eventsOf(async () =>
      student.call('replaceCourse', {
        body: {
          registrationId: await student.registration('ENTR301-02'),
          sectionId: await student.section('ENTR301-06'),
        },
      }),
    );
    expect(told(events)).toMatchObject([
      ['registration.dropped', { number: '02', action: 'replace' }],
      ['registration.registered', { number: '06', action: 'replace' }],
    ]);
  });

  it('of documents, requests and payments', async () => {
    const student = await here.as('gradeAppeal');
    const events = await eventsOf(async () => {
      const asked = await student.call('submitDocumentRequest', {
        body: { type: 'transcript', reasons: ['employment'], copies: 1, language: 'en', delivery: 'collect' },
      });
      await here.decide(asked.request.referenceNumber);
      const { courses } = await student.call('getAppealableCourses');
      const { appeals } = await student.call('submitAppeal', {
        body: { courseGradeId: courses[0]!.courseGradeId, reason: 'The last question was not added up.' },
      });
      await student.call('startPayment', {
        body: { items: [{ kind: 'charge', id: appeals[0]!.chargeId }], useBalance: true },
      });
      await here.room.call('decideRequest', {
        params: { referenceNumber: appeals[0]!.referenceNumber },
        body: { decision: 'approved', values: { newGrade: 'A' } },
      });
    });
    expect(told(events)).toMatchObject([
      ['request.decided', { kind: 'transcriptRequest', status: 'approved' }],
      ['document.issued', { kind: 'transcript' }],
      ['fees.paid', { method: 'balance', amount: 0, fromBalance: 10_000 }],
      ['request.decided', { kind: 'appeal', status: 'approved' }],
      ['document.revoked', { kind: 'transcript', status: 'revoked' }],
    ]);
  });

  it('of what is changed by hand, in the database', async () => {
    const { $client } = here.db;
    const at = Date.parse('2026-09-07T10:00:00+03:00');
    const events = await eventsOf(async () => {
      await Promise.resolve();
      const { id } = $client.prepare(`select id from student where status = 'active' limit 1`).get() as { id: number };
      $client.prepare(`update student set status = 'withdrawn', status_changed_at = ? where id = ?`).run(at, id);
      const section = $client
        .prepare('select id, course_id from section where semester_id = 20261 and seats_taken < capacity limit 1')
        .get() as { id: number; course_id: number };
      const { lastInsertRowid } = $client
        .prepare('insert into demand (student_id, semester_id, course_id, asked_at) values (?, 20261, ?, ?)')
        .run(id, section.course_id, at);
      $client
        .prepare(`insert into seat_offer (demand_id, section_id, at, until, status) values (?, ?, ?, ?, 'open')`)
        .run(lastInsertRowid, section.id, at, at + 86_400_000);
    });
    expect(told(events)).toMatchObject([
      ['student.statusChanged', { status: 'withdrawn', before: 'active' }],
      ['registration.seatGiven', { from: 'offer', until: '2026-09-08T10:00:00+03:00' }],
    ]);
  });
});
