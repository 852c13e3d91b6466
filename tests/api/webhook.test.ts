import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf, Schema } from '../../server/http/operations.ts';
import { told, Room } from '../support/room.ts';
import { all } from '../support/sandbox-database.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const here = new Room({ whole: true, at: '2026-09-07T10:00:00+03:00' });
const key = { 'x-operator-key': 'simulated-operator-key' };
const registered = 'bh.sis.registration.registered.v1';
const dropped = 'bh.sis.registration.dropped.v1';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const send = (body: BodyOf<'addSubscription'>) => here.room.send('addSubscription', { body, headers: key });
async function subscribe(...types: Schema<'WebhookType'>[]): Promise<number> {
  const { added } = await here.room.call('addSubscription', { body: { url: receiver.url, types }, headers: key });
  receiver.secret = added!.secret;
  return added!.id;
}
const deliveries = async () => (await here.room.call('getWebhooks')).deliveries;
/** Registers the persona `eligible` in a section and leaves it again. */
async function registerAndDelete(section: string) {
  const student = await here.as('eligible');
  await student.call('registerCourse', { body: { sectionId: await student.section(section) } });
  await student.call('deleteCourse', { params: { registrationId: await student.registration(section) } });
}

describe('a subscription', () => {
  it('needs the operator’s key', async () => {
    expect(told(await here.room.send('getSubscriptions'))).toEqual([401, 'webhook.keyRefused']);
    const wrong = { 'x-operator-key': 'simulated-operator-keY' };
    expect(told(await here.room.send('getSubscriptions', { headers: wrong }))).toEqual([401, 'webhook.keyRefused']);
    expect((await here.room.call('getSubscriptions', { headers: key })).subscriptions).toEqual([]);
  });

  it('is not asked for more than 60 times a minute', async () => {
    for (let call = 0; call < 60; call += 1) await here.room.send('getSubscriptions');
    const held = await here.room.send('getSubscriptions', { headers: key });
    expect(told(held)).toEqual([429, 'http.tooManyRequests']);
    expect(held.body.Refusals?.[0]?.Params).toEqual({ context: 'operator' });
  });

  it('shows its secret once, is listed and deleted; a deletion may be repeated', async () => {
    const id = await subscribe(registered);
    const listed = await here.room.call('getSubscriptions', { headers: key });
    expect(listed).toEqual({
      maximum: 10,
      subscriptions: [
        { id, url: receiver.url, types: [registered], createdAt: '2026-09-07T10:00:00+03:00', disabled: null },
      ],
    });
    expect(JSON.stringify(all(here.db, 'select * from webhook_subscription'))).not.toContain(receiver.secret.slice(6));
    await registerAndDelete('ENTR301-02');
    for (let time = 0; time < 2; time += 1)
      expect((await here.room.call('deleteSubscription', { params: { id }, headers: key })).subscriptions).toEqual([]);
    expect(all(here.db, 'select * from webhook_event')).toEqual([]);
  });

  it('is refused by its rules', async () => {
    const types = [registered] as const;
    expect(told(await send({ url: 'http://receiver.example/', types: [...types] }))).toEqual([
      422,
      'webhook.addressRefused',
    ]);
    await subscribe(...types);
    expect(told(await send({ url: receiver.url, types: [dropped] }))).toEqual([422, 'webhook.alreadySubscribed']);
    for (let count = 1; count < 10; count += 1)
      expect((await send({ url: `https://receiver.example/${count}`, types: [...types] })).status).toBe(200);
    expect(told(await send({ url: 'https://receiver.example/10', types: [...types] }))).toEqual([
      422,
      'webhook.tooMany',
    ]);
    expect((await send({ url: 'https://receiver.example/', types: ['other' as never] })).status).toBe(400);
  });
});

describe('an event', () => {
  it('arrives signed, in the form of CloudEvents, and only if it was asked for', async () => {
    await subscribe(registered);
    await registerAndDelete('ENTR301-02');
    const [delivery, ...others] = await deliveries();
    expect(others).toEqual([]);
    expect(delivery).toMatchObject({ status: 'delivered', heldBack: false, nextAttemptAt: null });
    expect(receiver.received).toEqual([
      {
        specversion: '1.0',
        id: delivery!.eventId,
        source: expect.stringMatching(/^http/) as string,
        type: registered,
        subject: delivery!.subject,
        time: '2026-09-07T10:00:00+03:00',
        datacontenttype: 'application/json',
        data: {
          semesterId: 20261,
          sectionId: expect.any(Number) as number,
          code: 'ENTR301',
          number: '02',
          action: 'register',
          by: 'student',
        },
      },
    ]);
    expect(receiver.headers[0]).toMatchObject({
      'user-agent': 'sis-webhooks',
      'webhook-id': delivery!.eventId,
      ...delivery!.attempts[0]!.headers,
    });
  });

  it('of a change that was refused or only previewed is none', async () => {
    await subscribe(registered, dropped, 'bh.sis.request.decided.v1', 'bh.sis.student.statusChanged.v1');
    const student = await here.as('eligible');
    await student.send('registerCourse', { body: { sectionId: 9_999_999 } });
    await student.call('checkRegistration', {
      body: { changes: [{ action: 'register', sectionId: await student.section('ENTR301-02') }] },
    });
    expect(await deliveries()).toEqual([]);
  });

  it('is sent again after 5 seconds, 5 minutes, 30 minutes, by the business clock and with the same id', async () => {
    await subscribe(registered);
    receiver.answer = () => 503;
    await registerAndDelete('ENTR301-02');
    const next = async () => (await deliveries())[0]!.nextAttemptAt;
    expect(await next()).toBe('2026-09-07T10:00:05+03:00');
    expect(receiver.received).toHaveLength(1);
    await here.advance('2026-09-07T10:00:05+03:00');
    expect(await next()).toBe('2026-09-07T10:05:05+03:00');
    await here.advance('2026-09-07T10:05:05+03:00');
    expect(await next()).toBe('2026-09-07T10:35:05+03:00');
    receiver.answer = () => 204;
    await here.advance('2026-09-07T10:35:05+03:00');
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ status: 'delivered', nextAttemptAt: null });
    expect(delivery!.attempts.map(({ status, answer }) => [status, answer])).toEqual([
      [503, 'an answer'],
      [503, 'an answer'],
      [503, 'an answer'],
      [204, ''],
    ]);
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  });

  it('that fails holds back later ones of the same student, and of nobody else', async () => {
    await subscribe(registered, dropped);
    receiver.answer = ({ type, subject }) => (type === registered && subject === failing ? 0 : 204);
    let failing = '';
    const other = await here.as('lastSeat');
    await other.call('registerCourse', { body: { sectionId: await other.section('ENTR301-02') } });
    await deliveries();
    const arrived = receiver.received.length;
    failing = all<{ code: string }>(
      here.db,
      'select code from student where faculty_code = ?',
      (await here.as('eligible')).record,
    )[0]!.code;
    await registerAndDelete('ENTR301-06');
    const [later, first] = await deliveries();
    expect(first).toMatchObject({ type: registered, status: 'waiting', heldBack: false });
    expect(first!.attempts).toMatchObject([{ status: null }]);
    expect(later).toMatchObject({ type: dropped, status: 'waiting', heldBack: true, attempts: [] });
    await other.call('deleteCourse', { params: { registrationId: await other.registration('ENTR301-02') } });
    expect((await deliveries())[0]).toMatchObject({ type: dropped, status: 'delivered' });
    failing = '';
    await here.advance('2026-09-07T10:00:05+03:00');
    await deliveries();
    expect(receiver.received.slice(arrived).map(({ type, subject }) => [type, subject === first!.subject])).toEqual([
      [registered, true],
      [dropped, false],
      [registered, true],
      [dropped, true],
    ]);
  });

  it('is not sent any more after 410', async () => {
    const id = await subscribe(registered, dropped);
    receiver.answer = () => 410;
    await registerAndDelete('ENTR301-02');
    const { subscriptions, deliveries: sent } = await here.room.call('getWebhooks');
    expect(subscriptions).toMatchObject([{ id, disabled: { at: '2026-09-07T10:00:00+03:00', reason: 'gone' } }]);
    expect(sent.map(({ status, attempts }) => [status, attempts.length])).toEqual([
      ['failed', 0],
      ['failed', 1],
    ]);
    await registerAndDelete('ENTR301-02');
    expect(receiver.received).toHaveLength(1);
    // The address may be subscribed again.
    await subscribe(registered);
  });

  it('is deleted after 30 days', async () => {
    await subscribe(registered);
    await registerAndDelete('ENTR301-02');
    expect(await deliveries()).toHaveLength(1);
    await here.advance('2026-10-07T09:59:59+03:00');
    expect(await deliveries()).toHaveLength(1);
    await here.advance('2026-10-07T10:00:00+03:00');
    expect(await deliveries()).toEqual([]);
  });
});

describe('a trainer', () => {
  it('breaks deliveries and sends one again', async () => {
    await subscribe(registered);
    await here.room.call('setWebhookFault', { body: { fault: 'wrongSignature' } });
    await registerAndDelete('ENTR301-02');
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ status: 'waiting', attempts: [{ status: 401, answer: 'not verified' }] });
    expect([receiver.refused, receiver.received.length]).toEqual([1, 0]);

    // The receiver gets the event, but its response is lost, so the event is sent again.
    await here.room.call('setWebhookFault', { body: { fault: 'timeout' } });
    const params = { id: delivery!.id };
    expect((await here.room.call('sendDelivery', { params })).deliveries[0]).toMatchObject({ status: 'waiting' });
    const after = await here.room.call('sendDelivery', { params });
    expect(after).toMatchObject({ fault: null, deliveries: [{ status: 'delivered' }] });
    expect(receiver.received.map(({ id }) => id)).toEqual([delivery!.eventId, delivery!.eventId]);

    await here.room.call('setWebhookFault', { body: { fault: 'answer500', times: 3 } });
    expect((await here.room.call('setWebhookFault', { body: {} })).fault).toBeNull();
    expect((await here.room.call('sendDelivery', { params })).deliveries[0]!.attempts).toHaveLength(4);
    expect(told(await here.room.send('sendDelivery', { params: { id: 999 } }))).toEqual([404, 'DEV-000007']);
  });
});
