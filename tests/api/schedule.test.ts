import ICAL from 'ical.js';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/operations.ts';
import { Client, sandbox } from '../support/client.ts';
import { all, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const lines: string[] = [];
beforeAll(async () => {
  server = await startServer(
    { students: 0, logLevel: 'trace' },
    { log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }) },
  );
});
afterAll(() => server.close());

const student = async (at = '2026-10-05T10:20:00+03:00', persona = 'fullWeek'): Promise<Client> => {
  const client = await (await sandbox(server.base)).as(persona);
  await client.freeze(at);
  return client;
};
const feed = (client: Client, token: string, query = ''): Promise<Response> =>
  fetch(`${client.base}/api/student/Schedule/Calendar/${token}${query}`);
const uidsOf = (text: string): string[] =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue('uid')));

it('is at hand: second in the menu, after home', async () => {
  const { groups } = await (await student()).call('getMenu');
  expect(groups[0]?.forms.slice(0, 2).map(({ path }) => path)).toEqual(['/dashboard', '/courseSchedule']);
});

it('names the last day on which a draft can be sent, if its period closes on a day off', async () => {
  const client = await student('2026-10-05T10:20:00+03:00', 'wantsRefund');
  const agenda = (await client.call('getAgenda')).rows.filter(({ function: name }) => name !== 'refund');
  const row = { semesterId: 20261, collegeId: null, degreeClass: null, cohort: null, function: 'refund' as const };
  const period = { opensAt: '2026-10-04T08:00:00+03:00', closesAt: '2026-10-10T12:00:00+03:00' };
  await client.call('saveAgenda', { body: { rows: [...agenda, { ...row, ...period }] } });
  const { request } = await client.call('saveDraft', { body: { kind: 'refund', details: '{}' } });
  const event = new ICAL.Component(ICAL.parse((await client.call('getCalendarFile')).content) as unknown[])
    .getAllSubcomponents('vevent')
    .find((one) => String(one.getFirstPropertyValue('uid')).includes(request.referenceNumber));
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-10-08');
});

describe('a private calendar address', () => {
  it('is read without signing in, is the file of the page, and follows the registration', async () => {
    const client = await student();
    const { token } = await client.call('createCalendarSubscription');
    const answer = await feed(client, token);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'no-store',
    ]);
    const text = await answer.text();
    expect(text).toBe((await client.call('getCalendarFile')).content);
    const { courses } = await client.call('getSchedule');
    const { registrationId } = courses.find(({ code }) => code === 'STAT273')!;
    await client.call('withdrawCourse', { body: { registrationId } });
    const after = uidsOf(await (await feed(client, token)).text());
    expect(
      uidsOf(text)
        .filter((uid) => !after.includes(uid))
        .sort(),
    ).toEqual([
      `class-${registrationId}-0-660@sis.university`,
      `class-${registrationId}-2-660@sis.university`,
      `class-${registrationId}-4-660@sis.university`,
      `exam-${registrationId}@sis.university`,
    ]);
    expect(await (await feed(client, token, '?Language=ar')).text()).toContain('الامتحان النهائي');
  });

  it('is kept as a hash only, and written into no log and no record of the calls', async () => {
    const client = await student();
    const { token } = await client.call('createCalendarSubscription', {
      headers: { 'idempotency-key': 'one-intent-one-key' },
    });
    await feed(client, token);
    await feed(client, `${token}/`);
    const { db } = tenantOf(server, client);
    const tables = all<{ name: string }>(db, "select name from sqlite_master where type = 'table'").map(({ name }) =>
      JSON.stringify(all(db, `select * from "${name}"`)),
    );
    expect(tables.filter((rows) => rows.includes(token))).toEqual([]);
    expect(lines.filter((line) => line.includes(token))).toEqual([]);
    expect(lines.some((line) => line.includes('/Schedule/Calendar/•••'))).toBe(true);
    expect(
      JSON.stringify(await client.call('getTraffic', { query: { operationId: 'getCalendarFeed' } })),
    ).not.toContain(token);
  });

  it('is one: a new one ends the one before, whatever the key, and revoking ends it', async () => {
    const client = await student();
    const headers = { 'idempotency-key': 'the-same-key-twice' };
    const [first, second] = [
      await client.call('createCalendarSubscription', { headers }),
      await client.call('createCalendarSubscription', { headers }),
    ];
    expect(second.token).not.toBe(first.token);
    expect([(await feed(client, first.token)).status, (await feed(client, second.token)).status]).toEqual([404, 200]);
    expect((await client.call('getCalendarSubscription')).active).toEqual({
      createdAt: '2026-10-05T10:20:00+03:00',
      readAt: '2026-10-05T10:00:00+03:00',
    });
    expect((await client.call('revokeCalendarSubscription')).messages.map(({ Code }) => Code)).toEqual([
      'schedule.addressRevoked',
    ]);
    expect((await feed(client, second.token)).status).toBe(404);
    expect((await client.call('revokeCalendarSubscription')).messages).toEqual([]);
  });

  it('is not read without end; another is not held back by that', async () => {
    const client = await student();
    const { token } = await client.call('createCalendarSubscription');
    const statuses: number[] = [];
    for (let read = 0; read < 31; read += 1) statuses.push((await feed(client, token)).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429]);
    const neighbour = await new Client(client.base).as('paidCourses');
    expect((await feed(client, (await neighbour.call('createCalendarSubscription')).token)).status).toBe(200);
  });

  it('cannot be guessed: who tries is held back, who has one is not', async () => {
    const client = await student();
    const { token } = await client.call('createCalendarSubscription');
    const guess = (n: number): string => `${'A'.repeat(42)}${n}`;
    const tried: number[] = [];
    for (let n = 0; n < 7; n += 1) tried.push((await feed(client, guess(n))).status);
    expect(tried).toEqual([404, 404, 404, 404, 404, 429, 429]);
    expect((await feed(client, token)).status).toBe(200);
    await client.freeze('2026-10-05T10:35:00+03:00');
    expect((await feed(client, guess(8))).status).toBe(404);
    expect((await feed(client, 'short')).status).toBe(400);
  });
});

it('nobody reads the schedule of another record', async () => {
  const client = await student();
  const theirs = (await new Client(client.base).as('paidCourses')).record;
  for (const call of ['getSchedule', 'getCalendarFile', 'getCalendarSubscription'] as const)
    expect((await client.send(call, { query: { StudFacultyCode: theirs! } })).status).toBe(403);
});

describe('a class of a date', () => {
  const sunday = '2026-09-20T09:00:00+03:00';
  const monday = '2026-09-21T08:00:00+03:00';
  const opened = async () => {
    const client = await student('2026-09-20T08:00:00+03:00');
    const params = { sectionId: await client.section('ITCS214-01') };
    const change = (body: Omit<Schema<'MeetingOrder'>, 'startsAt'>) =>
      client.send('changeMeeting', { params, body: { startsAt: sunday, ...body } });
    const messages = async () =>
      (await client.call('getMessages')).items.filter(({ at }) => at === '2026-09-20T08:00:00+03:00').length;
    return { client, params, change, messages };
  };

  it('tells each student once, however often the same change is sent', async () => {
    const { client, params, change, messages } = await opened();
    const order = { startsAt: sunday, action: 'cancel' as const };
    const first = await client.call('changeMeeting', { params, body: order });
    expect([first.told, await messages()]).toEqual([first.section.students, 1]);
    const again = await client.call('changeMeeting', { params, body: order });
    expect([again.told, await messages()]).toEqual([0, 1]);
    for (const minutes of ['00', '00', '30'])
      await change({ action: 'makeUp', to: { startsAt: `2026-09-22T13:${minutes}:00+03:00` } });
    expect(await messages()).toBe(3);
    await change({ action: 'restore' });
    await change({ action: 'restore' });
    expect(await messages()).toBe(4);
    expect((await client.call('getSchedule')).changes).toEqual([]);
  });

  it('tells what is at the new time and refuses nothing for it', async () => {
    const { client, params } = await opened();
    const { told, overlaps } = await client.call('changeMeeting', {
      params,
      body: { startsAt: sunday, action: 'move', to: { startsAt: monday } },
    });
    expect(overlaps.students).toBeGreaterThan(0);
    expect(overlaps.students).toBeLessThanOrEqual(told);
    expect(overlaps.sections).toContain('ITIS311-01');
    const [message] = (await client.call('getMessages')).items;
    expect((await client.call('getMessage', { params: { id: message!.id } })).body.en).toContain('ITIS311');
  });

  it('does not take two instructors with the same name for one', async () => {
    const overlaps = async (client: Client): Promise<string[]> => {
      const params = { sectionId: await client.section('ITCS214-01') };
      const body = { startsAt: sunday, action: 'move' as const, to: { startsAt: monday } };
      return (await client.call('changeMeeting', { params, body })).overlaps.sections;
    };
    const at = '2026-09-20T08:00:00+03:00';
    const renamed = await student(at);
    tenantOf(server, renamed).db.$client.exec(`update instructor set name_en = 'Dr. Noor Ali'`);
    expect(await overlaps(renamed)).toEqual(await overlaps(await student(at)));
  });

  it('is in the calendar file at its new time', async () => {
    const { client, change } = await opened();
    await change({ action: 'move', to: { startsAt: monday } });
    const events = new ICAL.Component(
      ICAL.parse((await client.call('getCalendarFile')).content) as unknown[],
    ).getAllSubcomponents('vevent');
    const exception = new ICAL.Event(events.find((event) => event.hasProperty('recurrence-id')));
    expect([exception.recurrenceId.toString(), exception.startDate.toString(), exception.endDate.toString()]).toEqual([
      '2026-09-20T09:00:00',
      '2026-09-21T08:00:00',
      '2026-09-21T08:50:00',
    ]);
  });

  it('needs a new time to move and none to be cancelled', async () => {
    const { change } = await opened();
    expect((await change({ action: 'move' })).status).toBe(400);
    expect((await change({ action: 'cancel', to: { startsAt: monday } })).status).toBe(400);
    expect((await change({ action: 'move', to: { startsAt: '2026-02-31T08:00:00+03:00' } })).status).toBe(400);
  });
});
