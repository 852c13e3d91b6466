import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedPassword } from '../../seed/password.ts';
import type { Schema } from '../../server/http/operations.ts';
import { longestHold } from '../../server/simulator/faults/breakpoints.ts';
import { sandbox, type Client } from '../support/client.ts';
import { all, codesOf, tenantOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

const noon = '2026-09-07T12:00:00+03:00';
const student = async (persona = 'eligible', place?: Client): Promise<Client> => {
  const client = await (place?.fresh() ?? (await sandbox(server.base))).as(persona);
  if (!place) await client.freeze(noon);
  return client;
};
type HeldCall = Schema<'HeldCall'>;
/** Waits until breakpoints hold this number of calls. */
async function held(client: Client, count = 1): Promise<HeldCall[]> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const { calls } = await client.call('getBreakpoints');
    if (calls.length === count) return calls;
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`not ${count} calls are held`);
}
const go = (client: Client, { id }: HeldCall, body: Schema<'ContinueCall'> = {}) =>
  client.call('continueCall', { params: { id }, body });
const hours = async (client: Client): Promise<number> => (await client.call('registeredCourses')).load.creditHours;
/**
 * Begins a registration that a breakpoint holds. Returns the held call, the promise of its response, and the section.
 */
async function heldRegistration(
  client: Client,
  setting: Schema<'BreakpointSetting'> = { operationId: 'registerCourse' },
) {
  const sectionId = await client.section('MGT131-01');
  await client.call('addBreakpoint', { body: setting });
  const answered = client.send('registerCourse', { body: { sectionId } });
  answered.catch(() => undefined);
  const [call] = await held(client);
  return { call: call!, answered, sectionId };
}

describe('a call held before it is handled', () => {
  it('is shown with who sent what, and has changed nothing; let go, it is handled', async () => {
    const client = await student();
    const before = await hours(client);
    const { call, answered, sectionId } = await heldRegistration(client);
    expect(call).toMatchObject({
      stage: 'request',
      operationId: 'registerCourse',
      method: 'POST',
      path: '/api/course/CourseManagement/RegisterCourse',
      userName: 'eligible',
      body: JSON.stringify({ sectionId }),
      answer: null,
    });
    expect(Date.parse(call.until) - Date.parse(call.since)).toBe(longestHold);
    expect(await hours(client)).toBe(before);
    expect((await client.call('getSimulator')).heldCalls).toBe(1);
    expect((await go(client, call)).calls).toEqual([]);
    expect((await answered).status).toBe(200);
    expect(await hours(client)).toBe(before + 3);
    expect((await client.call('getTrafficCall', { params: { id: call.id } })).call.status).toBe(200);
  });

  it('is decided at the instant at which it goes on, while the clock moves', async () => {
    const client = await student();
    const { call, answered } = await heldRegistration(client);
    await client.freeze('2026-12-20T10:00:00+03:00');
    await go(client, call);
    const reply = await answered;
    expect(reply.status).toBe(422);
    expect(codesOf(reply)).toEqual(['MSG-000003']);
  });

  it('is refused if its session ended meanwhile', async () => {
    const client = await student();
    await client.call('addBreakpoint', { body: { operationId: 'getMenu' } });
    const answered = client.send('getMenu');
    const [call] = await held(client);
    all(tenantOf(server, client).db, 'update session set ended_at = 1 returning id');
    await go(client, call!);
    expect((await answered).status).toBe(401);
  });

  it('goes on with another body, secrets kept, and is recorded so', async () => {
    const client = await student();
    const { call, answered, sectionId } = await heldRegistration(client);
    const other = await client.section('STAT273-01');
    await go(client, call, { body: JSON.stringify({ sectionId: other }) });
    expect((await answered).status).toBe(200);
    const { courses } = await client.call('registeredCourses');
    expect(courses.some(({ code }) => code === 'STAT273')).toBe(true);
    expect(courses.some(({ code }) => code === 'MGT131')).toBe(false);
    const details = await client.call('getTrafficCall', { params: { id: call.id } });
    expect(details.body).not.toContain(String(sectionId));

    const visitor = (await sandbox(server.base)).fresh();
    await visitor.call('addBreakpoint', { body: { operationId: 'userLogin' } });
    const signedIn = visitor.send('userLogin', {
      body: { userName: 'nobody', password: seedPassword, captchaToken: 'simulated-captcha' },
    });
    const [login] = await held(visitor);
    expect(login!.userName).toBe('nobody');
    expect(login!.body).not.toContain(seedPassword);
    await go(visitor, login!, { body: login!.body!.replace('nobody', 'eligible') });
    expect((await signedIn).status).toBe(200);
  });

  it('is answered by hand, with a status or a code, and is not handled', async () => {
    const client = await student();
    const before = await hours(client);
    for (const [by, status, text] of [
      [{ status: 503 }, 503, 'HTTP 503'],
      [{ code: 'MSG-000077' }, 422, 'MSG-000077'],
      [{ status: 500, body: '{"wrong":true}' }, 500, 'wrong'],
    ] as const) {
      const { call, answered } = await heldRegistration(client, { operationId: 'registerCourse', times: 1 });
      await go(client, call, by);
      const reply = await answered;
      expect([reply.status, JSON.stringify(reply.body)]).toEqual([status, expect.stringContaining(text)]);
    }
    expect(await hours(client)).toBe(before);
  });

  it('is cut, and is not handled', async () => {
    const client = await student();
    const before = await hours(client);
    const { call, answered } = await heldRegistration(client);
    await go(client, call, { cut: true });
    await expect(answered).rejects.toThrow();
    expect(await hours(client)).toBe(before);
    expect((await client.call('getTrafficCall', { params: { id: call.id } })).call.status).toBe(0);
  });

  it('goes on with its breakpoint deleted, even one that has counted its last call', async () => {
    const client = await student();
    const { answered } = await heldRegistration(client, { operationId: 'registerCourse', times: 1 });
    expect((await client.call('getBreakpoints')).breakpoints).toEqual([]);
    expect((await client.call('deleteBreakpoint', { params: { id: 1 } })).calls).toEqual([]);
    expect((await answered).status).toBe(200);
    expect((await client.send('deleteBreakpoint', { params: { id: 1 } })).status).toBe(404);
  });

  it('goes on unchanged after the longest time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const client = await student();
    const { answered } = await heldRegistration(client);
    vi.advanceTimersByTime(longestHold - 1);
    expect(await held(client)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect((await answered).status).toBe(200);
    await held(client, 0);
  });

  it('goes on in the university that a reset leaves, and the reset one has no breakpoints', async () => {
    const client = await student();
    const { answered } = await heldRegistration(client);
    await client.call('resetSandbox');
    expect((await answered).status).toBe(200);
    expect(await client.call('getBreakpoints')).toEqual({ breakpoints: [], calls: [] });
    expect((await client.call('registeredCourses')).courses.some(({ code }) => code === 'MGT131')).toBe(true);
  });

  it('is dropped with its caller, and is not handled', async () => {
    const client = await student();
    const before = await hours(client);
    const sectionId = await client.section('MGT131-01');
    await client.call('addBreakpoint', { body: { operationId: 'registerCourse' } });
    const leaving = new AbortController();
    const path = `/api/course/CourseManagement/RegisterCourse?StudFacultyCode=${client.session!.records[0]!.studentCode}`;
    const gone = fetch(`${client.base}${path}`, {
      method: 'POST',
      signal: leaving.signal,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${client.session!.idToken}` },
      body: JSON.stringify({ sectionId }),
    });
    gone.catch(() => undefined);
    await held(client);
    leaving.abort();
    await held(client, 0);
    expect(await hours(client)).toBe(before);
  });
});

describe('a call held before its answer', () => {
  const setting = { operationId: 'registerCourse', stage: 'answer' } as const;

  it('was handled; its answer is shown and sent as it is', async () => {
    const client = await student();
    const before = await hours(client);
    const { call, answered } = await heldRegistration(client, setting);
    expect(call.answer).toMatchObject({ status: 200, body: expect.stringContaining('registration.changed') as string });
    expect(await hours(client)).toBe(before + 3);
    await go(client, call);
    expect((await answered).status).toBe(200);
  });

  it('is answered with an edited body or a code; a refusal is held likewise', async () => {
    const client = await student();
    const { call, answered } = await heldRegistration(client, { ...setting, times: 1 });
    const edited = JSON.parse(call.answer!.body!) as { load: { creditHours: number } };
    edited.load.creditHours = 99;
    await go(client, call, { body: JSON.stringify(edited) });
    expect((await answered).body).toMatchObject({ load: { creditHours: 99 } });
    const again = await heldRegistration(client, { ...setting, times: 1 });
    expect(again.call.answer!.status).toBe(422);
    await go(client, again.call, { code: 'MSG-000077' });
    expect(codesOf(await again.answered)).toEqual(['MSG-000077']);
  });

  it('may be a file, which is sent as it is or replaced', async () => {
    const client = await student();
    const { token } = await client.call('createCalendarSubscription');
    await client.call('addBreakpoint', { body: { operationId: 'getCalendarFeed', stage: 'answer' } });
    const download = async (how: Schema<'ContinueCall'>): Promise<string> => {
      const answered = client.send('getCalendarFeed', { params: { token } });
      const [call] = await held(client);
      expect([call!.answer, call!.example]).toEqual([{ status: 200, body: null }, null]);
      await go(client, call!, how);
      return JSON.stringify((await answered).body);
    };
    expect(await download({})).toContain('BEGIN:VCALENDAR');
    expect(await download({ status: 503 })).toContain('HTTP 503');
  });

  it('is repeated in a replay as it was handled', async () => {
    const client = await student();
    const { call, answered } = await heldRegistration(client, { ...setting, times: 1 });
    await go(client, call, { status: 503 });
    await answered;
    const unhandled = await heldRegistration(client, { operationId: 'registerCourse', times: 1 });
    await go(client, unhandled.call, { status: 503 });
    await unhandled.answered;
    const file = await client.call('saveReplay');
    expect(file.calls.filter((one) => one.call === 'registerCourse').map(({ status }) => status)).toEqual([200]);
    const report = await (await sandbox(server.base)).call('playReplay', { body: file });
    expect([report.different, report.state]).toEqual([0, []]);
  });
});

describe('held calls', () => {
  it('go on in any order, and let other calls of the same student pass', async () => {
    const client = await student();
    await client.call('addBreakpoint', { body: { group: 'registrationSaves' } });
    const sections = [await client.section('MGT131-01'), await client.section('STAT273-01')];
    const answers = sections.map((sectionId) => client.send('registerCourse', { body: { sectionId } }));
    const calls = await held(client, 2);
    expect((await client.send('getMenu')).status).toBe(200);
    await go(client, calls[1]!);
    await Promise.race(answers);
    expect(await held(client)).toEqual([calls[0]]);
    await go(client, calls[0]!);
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it('are those of one student and of one sandbox', async () => {
    const client = await student();
    await client.call('addBreakpoint', { body: { group: 'all', student: 'Eligible' } });
    expect((await (await student('maximumLoad', client)).send('getMenu')).status).toBe(200);
    expect((await (await student()).send('getMenu')).status).toBe(200);
    const answered = client.send('getMenu');
    const [call] = await held(client);
    await go(client, call!);
    expect((await answered).status).toBe(200);
  });

  it('are twenty at most; a further call passes', async () => {
    const client = await student();
    await client.call('addBreakpoint', { body: { operationId: 'getMenu' } });
    const answers = Array.from({ length: 20 }, () => client.send('getMenu'));
    await held(client, 20);
    expect((await client.send('getMenu')).status).toBe(200);
    await client.call('deleteBreakpoint', { params: { id: 1 } });
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('do not hold a retry with the same key, which both answer alike and change once', async () => {
    const client = await student();
    const before = await hours(client);
    const sectionId = await client.section('MGT131-01');
    await client.call('addBreakpoint', { body: { operationId: 'registerCourse', times: 1 } });
    const input = { body: { sectionId }, headers: { 'idempotency-key': 'tried-again-while-held' } };
    const first = client.send('registerCourse', input);
    const [call] = await held(client);
    const retry = await client.send('registerCourse', input);
    expect(retry.status).toBe(200);
    await go(client, call!);
    expect((await first).body).toEqual(retry.body);
    expect(await hours(client)).toBe(before + 3);
  });

  it('go on when the server closes', async () => {
    const own = await startServer();
    const client = await (await sandbox(own.base)).as('eligible');
    await client.call('addBreakpoint', { body: { operationId: 'getMenu' } });
    const answered = client.send('getMenu');
    await held(client);
    own.simulator!.sandboxes.endOpenResponses();
    expect((await answered).status).toBe(200);
    await own.close();
  });

  it('differ from the contract only as a warning', async () => {
    const client = await student();
    const { call, answered } = await heldRegistration(client);
    const wrong = { status: 200, body: '{"messages":[]}' };
    const checked = await go(client, call, { ...wrong, check: true });
    expect(checked.differences!.length).toBeGreaterThan(0);
    expect(checked.calls).toHaveLength(1);
    expect((await go(client, call, { status: 200, body: call.example!, check: true })).differences).toEqual([]);
    await go(client, call, wrong);
    await expect(answered).rejects.toThrow('outside the contract');
  });
});

describe('a breakpoint', () => {
  it.each([
    [{}, 400],
    [{ operationId: 'getMenu', group: 'all' }, 400],
    [{ operationId: 'getClock' }, 400],
    [{ operationId: 'noSuchCall' }, 404],
    [{ operationId: 'getMenu', student: 'no.such.student' }, 404],
  ] as const)('%j is refused with %i', async (body, status) => {
    expect((await (await student()).send('addBreakpoint', { body })).status).toBe(status);
  });

  it('is one of five at most', async () => {
    const client = await student();
    const add = () => client.send('addBreakpoint', { body: { operationId: 'getMenu' } });
    for (let count = 0; count < 5; count += 1) expect((await add()).status).toBe(200);
    expect(codesOf(await add())).toEqual(['simulator.breakpointsFull']);
  });
});
