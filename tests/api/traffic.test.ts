import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/client.ts';
import { places, startServer, untouched, type TestServer } from '../support/server.ts';

const newest = async (client: Client, filter = {}): Promise<number> => (await client.call('getTraffic', { query: { ...filter, limit: 1 } })).calls[0]!.id;

describe.each(places)('with the main university in %s', (on) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { on });
  });
  afterAll(() => server.close());
  const room = (): Promise<Client> => untouched(server);

  describe('the calls recorded', () => {
    it('say who asked what, when, and what came of it', async () => {
      const client = await (await room()).as('eligible');
      await client.freeze('2026-09-07T10:00:00+03:00');
      await client.send('registerCourse', { body: { sectionId: await client.section('MGT131-01') } });
      const { calls, total } = await client.call('getTraffic');
      expect(total).toBe(2);
      expect(calls[0]).toMatchObject({ operationId: 'registerCourse', method: 'POST', path: '/api/course/CourseManagement/RegisterCourse', status: 200, userName: 'eligible', codes: ['registration.changed'], at: '2026-09-07T10:00:00+03:00', refused: false });
      expect(calls[0]!.milliseconds).toBeGreaterThan(0);
      const details = await client.call('getTrafficCall', { params: { id: calls[0]!.id } });
      expect(JSON.parse(details.body ?? '')).toEqual({ sectionId: expect.any(Number) as number });
      expect(details.answer).toContain('registration.changed');
    });

    it('are found by call, code, class of status and words; the simulator’s own are kept apart', async () => {
      const client = await (await room()).as('maximumLoad');
      await client.call('getMenu');
      await client.send('registerCourse', { body: { sectionId: 999_999 } });
      const ids = async (query: object): Promise<string[]> => (await client.call('getTraffic', { query })).calls.map(({ operationId }) => operationId);
      expect(await ids({ operationId: 'getMenu' })).toEqual(['getMenu']);
      expect(await ids({ code: 'MSG-000010' })).toEqual(['registerCourse']);
      expect(await ids({ status: '4xx' })).toEqual(['registerCourse']);
      expect(await ids({ status: 'refused' })).toEqual(['registerCourse']);
      expect(await ids({ search: 'getmenu' })).toEqual(['getMenu']);
      expect(await ids({ after: await newest(client) })).toEqual([]);
      expect((await ids({ simulator: true }))[0]).toBe('startPersonaSession');
      expect(await ids({})).not.toContain('startPersonaSession');
      expect((await client.call('clearTraffic')).calls).toEqual([]);
    });

    it('show no password, token or code', async () => {
      const client = await room();
      const { password } = await client.call('getPersonas');
      const session = await client.call('userLogin', { body: { userName: 'eligible', password, captchaToken: 'simulated-captcha' } });
      await client.use(session).send('refreshToken', { query: { Token: session.context.refreshToken.token } });
      const { calls } = await client.call('getTraffic');
      expect(calls.map(({ userName }) => userName)).toEqual([null, 'eligible']);
      const shown = JSON.stringify([calls, await Promise.all(calls.map(({ id }) => client.call('getTrafficCall', { params: { id } })))]);
      for (const secret of [password, 'simulated-captcha', session.idToken, session.context.refreshToken.token, session.context.accessToken.token]) expect(shown).not.toContain(secret);
      expect(shown).toContain('•••');
      expect(shown).toContain('validTo');
    });

    it('are at most the last 500', async () => {
      const client = await room();
      for (let round = 0; round < 51; round += 1) await Promise.all(Array.from({ length: 10 }, () => client.send('getMenu')));
      const { total, calls, lastId } = await client.call('getTraffic', { query: { limit: 500 } });
      expect([total, calls.length, calls[0]?.id]).toEqual([500, 500, lastId]);
    });

    it('are forgotten when the sandbox starts over', async () => {
      const client = await (await room()).as('eligible');
      await client.call('getMenu');
      await client.call('resetSandbox');
      expect((await client.call('getTraffic')).total).toBe(0);
    });
  });

  describe('a refusal', () => {
    const refused = async (client: Client): Promise<{ id: number; details: Awaited<ReturnType<typeof detailsOf>> }> => {
      const id = await newest(client, { status: 'refused' });
      return { id, details: await detailsOf(client, id) };
    };
    const detailsOf = (client: Client, id: number) => client.call('getTrafficCall', { params: { id } });

    it('names its rule, its clause and the facts, and nothing new reaches the caller', async () => {
      const client = await (await room()).as('maximumLoad');
      const reply = await client.send('registerCourse', { body: { sectionId: await client.section('MGT131-01') } });
      expect(Object.keys(reply.body).sort()).toEqual(['Details', 'ErrorMessageType', 'Message', 'Refusals']);
      const { id, details } = await refused(client);
      expect(reply.headers.get('x-simulator-call')).toBe(String(id));
      const load = details.traces.find(({ refusal }) => refusal.Code === 'MSG-000004')!;
      expect(load).toMatchObject({ rule: 'withinMaximumLoad', clause: { number: 7, title: { en: 'Study load' } } });
      expect(load.facts).toEqual(expect.arrayContaining([{ path: 'load.maximum', value: 18 }, { path: 'hoursAfter', value: expect.any(Number) as number }]));
      const { reasons, call, complete } = await client.call('explainRefusal', { params: { id } });
      expect(reasons).toContainEqual({ code: 'MSG-000004', passes: 'never', at: null });
      expect([call.passes, complete]).toEqual(['never', true]);
    });

    it('on a closed agenda passes when it opens', async () => {
      const client = await (await room()).as('eligible');
      const sectionId = await client.section('MGT131-01');
      await client.freeze('2026-08-20T10:00:00+03:00');
      expect((await client.send('registerCourse', { body: { sectionId } })).body.Message).toBe('MSG-000003');
      const { id, details } = await refused(client);
      expect(details.traces[0]).toMatchObject({ rule: 'withinPeriod', clause: { title: { en: 'Registration period' } } });
      const opensAt = details.traces[0]!.refusal.Params.opensAt as string;
      const { reasons, call } = await client.call('explainRefusal', { params: { id } });
      expect(reasons).toEqual([{ code: 'MSG-000003', passes: 'later', at: opensAt }]);
      expect(call).toEqual({ passes: 'later', at: opensAt, asks: [] });
      await client.freeze(opensAt);
      expect((await client.send('registerCourse', { body: { sectionId } })).status).toBe(200);
    });

    it('on a Friday passes on Sunday, at midnight; nothing of the playing stays', async () => {
      const client = await (await room()).as('lastSeat');
      await client.freeze('2026-09-11T10:00:00+03:00');
      await client.send('joinWaitingList', { body: { sectionId: await client.section('ENTR301-05') } });
      const { id, details } = await refused(client);
      expect(details.traces[0]).toMatchObject({ rule: 'workingDay', refusal: { Code: 'gate.daysOff' } });
      const { reasons, call } = await client.call('explainRefusal', { params: { id } });
      expect(reasons).toEqual([{ code: 'gate.daysOff', passes: 'later', at: '2026-09-13T00:00:00+03:00' }]);
      expect(call.at).toBe('2026-09-13T00:00:00+03:00');
      expect((await client.call('waitingList')).entries).toEqual([]);
      expect((await client.call('getClock')).now).toBe('2026-09-11T10:00:00+03:00');
      await client.freeze('2026-09-13T00:00:00+03:00');
      expect((await client.call('explainRefusal', { params: { id } })).call).toMatchObject({ passes: 'now' });
    });

    it('of a check is explained too', async () => {
      const client = await (await room()).as('maximumLoad');
      const reply = await client.call('checkRegistration', { body: { changes: [{ action: 'register', sectionId: await client.section('MGT131-01') }] } });
      expect(reply.allowed).toBe(false);
      expect((await refused(client)).details.traces.map(({ rule }) => rule)).toContain('withinMaximumLoad');
    });

    it('at sign-in is traced; a locked account opens when its lock ends', async () => {
      const client = await room();
      await client.freeze('2026-09-07T10:00:00+03:00');
      const login = (userName: string, password: string) => client.send('userLogin', { body: { userName, password, captchaToken: 'simulated-captcha' } });
      const password = (await client.call('getPersonas')).password;
      await login('inactiveaccount', password);
      expect((await refused(client)).details.traces[0]).toMatchObject({ rule: 'activeAccount', facts: [{ path: 'account.status', value: 'inactive' }], clause: { title: { en: 'Signing in' } } });
      for (let tries = 0; tries < 5; tries += 1) await login('eligible', 'wrong');
      expect((await login('eligible', password)).status).toBe(429);
      const { id, details } = await refused(client);
      expect(details.traces[0]!.refusal.Code).toBe('account.tooManyAttempts');
      const { call } = await client.call('explainRefusal', { params: { id } });
      const minutes = Number(details.traces[0]!.refusal.Params.minutes);
      expect(call).toEqual({ passes: 'later', at: new Date(Date.parse('2026-09-07T07:00:00Z') + minutes * 60_000 + 10_800_000).toISOString().replace('.000Z', '+03:00'), asks: [] });
    });
  });
});
