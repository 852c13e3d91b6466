import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Scenario } from '../../server/simulator/scenario/scenarios.ts';
import { playSteps } from '../scenarios/play.ts';
import { sandbox, type Client } from '../support/client.ts';
import { places, startServer, untouched, type TestServer } from '../support/server.ts';

const newest = async (client: Client, filter = {}): Promise<number> =>
  (await client.call('getTraffic', { query: { ...filter, limit: 1 } })).calls[0]!.id;

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
      expect(calls[0]).toMatchObject({
        operationId: 'registerCourse',
        method: 'POST',
        path: '/api/course/CourseManagement/RegisterCourse',
        status: 200,
        userName: 'eligible',
        codes: ['registration.changed'],
        at: '2026-09-07T10:00:00+03:00',
        refused: false,
      });
      expect(calls[0]!.milliseconds).toBeGreaterThan(0);
      const details = await client.call('getTrafficCall', { params: { id: calls[0]!.id } });
      expect(JSON.parse(details.body ?? '')).toEqual({ sectionId: expect.any(Number) as number });
      expect(details.answer).toContain('registration.changed');
    });

    it('name the student of a call that a fault answers', async () => {
      const client = await (await room()).as('eligible');
      for (const [kind, status, code] of [
        ['status', 503, 'MSG-000077'],
        ['code', 503, 'MSG-000077'],
        ['drop', 503, 'MSG-000077'],
      ] as const) {
        await client.call('addFault', { body: { operationId: 'getMenu', kind, latencyMs: 1, status, code, times: 1 } });
        await client.send('getMenu').catch(() => undefined);
      }
      expect((await client.call('getTraffic')).calls.map(({ userName }) => userName)).toEqual([
        'eligible',
        'eligible',
        'eligible',
      ]);
    });

    it('are found by call, code, class of status and words; the simulator’s own are kept apart', async () => {
      const client = await (await room()).as('maximumLoad');
      await client.call('getMenu');
      await client.send('registerCourse', { body: { sectionId: 999_999 } });
      const ids = async (query: object): Promise<string[]> =>
        (await client.call('getTraffic', { query })).calls.map(({ operationId }) => operationId);
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

    it('are found by their references wherever on this server they were made', async () => {
      const client = await (await room()).as('eligible');
      const other = await sandbox(server.base);
      await client.call('getMenu');
      const reference = `R-${await newest(client)}`;
      const elsewhere = async (from: Client, search: string): Promise<string[]> =>
        (await from.call('getTraffic', { query: { search } })).elsewhere;
      expect(await elsewhere(other, reference)).toEqual([(await client.call('getSimulator')).sandbox]);
      expect(await elsewhere(client, reference)).toEqual([]);
      expect(await elsewhere(other, 'getMenu')).toEqual([]);
      expect(await elsewhere(other, 'R-999999999')).toEqual([]);
      // Calls of the simulator are found by their references from any sandbox too.
      const own = await client.send('saveSnapshot', { body: { name: 'Monday' } });
      const ofSimulator = `R-${own.headers.get('x-simulator-call') ?? ''}`;
      expect(await elsewhere(other, ofSimulator)).toHaveLength(1);
      expect(
        (await client.call('getTraffic', { query: { search: ofSimulator } })).calls.map(
          ({ operationId }) => operationId,
        ),
      ).toEqual(['saveSnapshot']);
    });

    it('show the first 8,000 characters of an answer, whole ones in any script', async () => {
      const client = await (await room()).as('eligible');
      const { headers } = await client.send('coursesToRegister', { headers: { 'accept-language': 'ar' } });
      const { answer, answerCut } = await client.call('getTrafficCall', {
        params: { id: Number(headers.get('x-simulator-call')) },
      });
      expect([answer.length, answerCut]).toEqual([8_000, true]);
      expect(answer).not.toContain('\uFFFD');
    });

    it('show no password, token or code', async () => {
      const client = await room();
      const { password } = await client.call('getPersonas');
      const session = await client.call('userLogin', {
        body: { userName: 'eligible', password, captchaToken: 'simulated-captcha' },
      });
      await client.use(session).send('refreshToken', { query: { Token: session.context.refreshToken.token } });
      const { calls } = await client.call('getTraffic');
      expect(calls.map(({ userName }) => userName)).toEqual([null, 'eligible']);
      const shown = JSON.stringify([
        calls,
        await Promise.all(calls.map(({ id }) => client.call('getTrafficCall', { params: { id } }))),
      ]);
      for (const secret of [
        password,
        'simulated-captcha',
        session.idToken,
        session.context.refreshToken.token,
        session.context.accessToken.token,
      ])
        expect(shown).not.toContain(secret);
      expect(shown).toContain('•••');
      expect(shown).toContain('validTo');
    });

    it('are at most the last 500', async () => {
      const client = await room();
      for (let round = 0; round < 51; round += 1)
        await Promise.all(Array.from({ length: 10 }, () => client.send('getMenu')));
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

  describe('a recorded call', () => {
    const refusedFull = async (): Promise<{ client: Client; id: number }> => {
      const client = await (await room()).as('maximumLoad');
      await client.send('registerCourse', { body: { sectionId: await client.section('MGT131-01') } });
      return { client, id: await newest(client, { status: 'refused' }) };
    };

    it('is made again as it was, by whoever made it, and recorded', async () => {
      const { client, id } = await refusedFull();
      const again = await client.fresh().call('resendCall', { params: { id }, body: {} });
      expect(again.call).toMatchObject({
        operationId: 'registerCourse',
        userName: 'maximumload',
        status: 422,
        codes: ['MSG-000004'],
      });
      expect(again.call.id).toBeGreaterThan(id);
      expect(again.body).toBe((await client.call('getTrafficCall', { params: { id } })).body);
      expect(await newest(client)).toBe(again.call.id);
    });

    it('with a forged token names no student, and neither a resend nor a replay signs anybody in', async () => {
      const student = await (await room()).as('eligible');
      const body = { sectionId: await student.section('STAT273-01') };
      const [head, payload] = student.session!.idToken.split('.');
      for (const token of [`${head}.${payload}.${'A'.repeat(86)}`, `.${payload}.`]) {
        const headers = { authorization: `Bearer ${token}` };
        expect(
          (await student.fresh().send('registerCourse', { query: { StudFacultyCode: student.record! }, body, headers }))
            .status,
        ).toBe(401);
        const id = await newest(student);
        expect((await student.call('getTrafficCall', { params: { id } })).call.userName).toBeNull();
        expect((await student.call('resendCall', { params: { id }, body: {} })).call).toMatchObject({
          status: 401,
          userName: null,
        });
      }
      const { calls } = await student.call('saveReplay');
      expect(calls.filter(({ call }) => call === 'registerCourse').map(({ user }) => user)).toEqual(
        Array(4).fill(null),
      );
    });

    it('in a session that is over is made again in a new session of the same student', async () => {
      const student = await (await room()).as('eligible');
      const over = student.session!;
      await student.call('logout');
      expect((await student.use(over).send('registeredCourses')).status).toBe(401);
      const id = await newest(student);
      expect((await student.call('getTrafficCall', { params: { id } })).call.userName).toBe('eligible');
      expect((await student.call('resendCall', { params: { id }, body: {} })).call).toMatchObject({
        status: 200,
        userName: 'eligible',
      });
    });

    it('is made with another body, query or path', async () => {
      const { client, id } = await refusedFull();
      const resend = (body: object) => client.fresh().send('resendCall', { params: { id }, body });
      expect((await resend({ body: '{"sectionId":999999}' })).body.call).toMatchObject({
        status: 404,
        codes: ['MSG-000010'],
      });
      expect((await resend({ body: null })).body.call.status).toBe(415);
      expect((await resend({ query: '' })).body.call.status).toBe(400);
      const check = await resend({ path: '/api/course/CourseManagement/CheckRegistration', body: '{"changes":[]}' });
      expect(check.body.call).toMatchObject({ operationId: 'checkRegistration' });
      expect((await resend({ path: '/api/nothing' })).status).toBe(404);
      expect((await resend({ body: '{' })).status).toBe(400);
      expect((await resend({ path: '/sim/reset' })).status).toBe(400);
      expect((await client.send('resendCall', { params: { id: id + 100_000 }, body: {} })).status).toBe(404);
    });

    it('is made again with the secrets that were not shown, changed beside them or not', async () => {
      const client = await room();
      const { password } = await client.call('getPersonas');
      await client.call('userLogin', { body: { userName: 'eligible', password, captchaToken: 'simulated-captcha' } });
      const id = await newest(client);
      const { body } = await client.call('getTrafficCall', { params: { id } });
      expect(body).not.toContain(password);
      expect((await client.call('resendCall', { params: { id }, body: { body } })).call.status).toBe(200);
      expect(
        (await client.call('resendCall', { params: { id }, body: { body: body!.replace('eligible', 'maximumload') } }))
          .call,
      ).toMatchObject({ status: 200, userName: 'maximumload' });
    });

    it('stands in an archive that other tools open, without secrets', async () => {
      const { client } = await refusedFull();
      const { log } = await client.call('getHar');
      expect(log).toMatchObject({ version: '1.2', creator: { name: 'sis-simulator' } });
      const last = log.entries.at(-1)!;
      expect(last).toMatchObject({
        request: { method: 'POST', postData: { mimeType: 'application/json' } },
        response: { status: 422 },
        timings: { send: 0, receive: 0 },
      });
      expect(new URL(last.request.url).pathname).toMatch(/\/RegisterCourse$/);
      expect(last.request.queryString.map(({ name }) => name)).toEqual(['StudFacultyCode', 'Period']);
      expect(JSON.stringify(log)).not.toContain(client.session!.idToken);
    });
  });

  describe('a demonstration made of recorded calls', () => {
    const begin = async (host: Client, { instant }: { instant: string }): Promise<null> => {
      await host.call('resetSandbox');
      await host.freeze(instant);
      return null;
    };
    const idsOf = async (client: Client): Promise<number[]> =>
      (await client.call('getTraffic')).calls.map(({ id }) => id);

    it('plays green: a registration, another student who waits, a refusal, a deletion', async () => {
      const elsewhere = await (await room()).fresh().as('eligible');
      const form = (await elsewhere.call('getMenu')).groups
        .flatMap(({ forms }) => forms)
        .find(({ path }) => path === '/registeredCourses')!;
      const host = await room();
      await host.freeze('2026-09-07T10:00:00+03:00');
      const [student, waiting] = [await host.fresh().as('eligible'), await host.fresh().as('waitingFirst')];
      await student.send('setAuditFormLog', {
        query: { auditLoginId: student.session!.auditId, SeForm: form.seFormId },
      });
      const sectionId = await student.section('STAT273-01');
      const body = { changes: [{ action: 'register' as const, sectionId }] };
      expect((await student.call('checkRegistration', { body })).allowed).toBe(true);
      await student.call('changeRegistration', { body });
      expect((await student.send('registerCourse', { body: { sectionId } })).status).not.toBe(200);
      await waiting.send('registerCourse', { body: { sectionId: await waiting.section('ENTR301-05') } });
      const { courses } = await student.call('registeredCourses');
      await student.call('deleteCourse', {
        params: { registrationId: courses.find(({ code }) => code === 'STAT273')!.registrationId },
      });
      const calls = await idsOf(student);
      const made = await host.call('makeScenario', {
        body: { calls, title: { en: 'Taken and given back', ar: 'تسجيل ثم حذف' } },
      });
      expect(made).toMatchObject({ name: 'taken-and-given-back', persona: 'eligible', steps: calls.length, notes: [] });
      const scenario = { ...(parse(made.yaml) as Omit<Scenario, 'id' | 'area'>), id: 'made', area: 'made' };
      expect(scenario).toMatchObject({
        persona: 'eligible',
        instant: '2026-09-07T10:00:00+03:00',
        page: '/registeredCourses',
        title: { ar: 'تسجيل ثم حذف' },
      });
      expect(made.yaml).toContain('body: { changes: [ { action: register, sectionId: section:STAT273-01 } ] }');
      expect(made.yaml).toContain('registrationId: registration:STAT273-01');
      expect(scenario.steps.filter(({ as }) => as === 'waitingFirst').length).toBeGreaterThan(0);
      const played = await playSteps(scenario, host.base, { begin });
      expect(
        played.flatMap(({ index, call, differences }) => differences.map((line) => `${index + 1} ${call}: ${line}`)),
      ).toEqual([]);
      expect(played.map(({ status }) => status)).toContain(409);
    });

    it('takes a code from where it was sent, sets the clock between, and signs in by hand where that was recorded', async () => {
      const host = await room();
      await host.freeze('2026-09-07T10:00:00+03:00');
      const { password } = await host.call('getPersonas');
      const nobody = host.fresh();
      await nobody.call('forgetPasswordRetrieveEmail', {
        body: { userName: 'eligible', captchaToken: 'simulated-captcha' },
      });
      const code = (await host.call('getOutbox')).messages[0]!.code!;
      await nobody.call('forgetPasswordChangePassword', {
        body: { userName: 'eligible', code, newPassword: 'Typed-Secret-2027' },
      });
      expect(
        (
          await nobody.send('userLogin', {
            body: { userName: 'eligible', password, captchaToken: 'simulated-captcha' },
          })
        ).status,
      ).toBe(422);
      await nobody.call('userLogin', {
        body: { userName: 'eligible', password: 'Typed-Secret-2027', captchaToken: 'simulated-captcha' },
      });
      await host.call('setClock', {
        body: { mode: 'frozen', now: '2026-09-10T10:00:00+03:00', expireSessions: false },
      });
      const student = await host.fresh().as('eligible');
      await student.call('registeredCourses');
      const made = await host.call('makeScenario', { body: { calls: await idsOf(host) } });
      const scenario = { ...(parse(made.yaml) as Omit<Scenario, 'id' | 'area'>), id: 'made', area: 'made' };
      expect(scenario.steps.map(({ call }) => call)).toEqual([
        'forgetPasswordRetrieveEmail',
        'getOutbox',
        'forgetPasswordChangePassword',
        'userLogin',
        'userLogin',
        'setClock',
        'registeredCourses',
      ]);
      expect(made.yaml).not.toContain('Typed-Secret');
      const played = await playSteps(scenario, host.base, { begin });
      expect(
        played.flatMap(({ index, call, differences }) => differences.map((line) => `${index + 1} ${call}: ${line}`)),
      ).toEqual([]);
    });

    it('is not made of calls that are no longer kept', async () => {
      expect((await (await room()).send('makeScenario', { body: { calls: [987_654_321] } })).status).toBe(404);
      for (const wrong of ['\ud800', 'a\u0000b', '..'])
        expect(
          (await (await room()).send('makeScenario', { body: { calls: [1], title: { en: 'Right', ar: wrong } } }))
            .status,
          JSON.stringify(wrong),
        ).toBe(400);
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
      expect(load.facts).toEqual(
        expect.arrayContaining([
          { path: 'load.maximum', value: 18 },
          { path: 'hoursAfter', value: expect.any(Number) as number },
        ]),
      );
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
      expect(details.traces[0]).toMatchObject({
        rule: 'withinPeriod',
        clause: { title: { en: 'Registration period' } },
      });
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
      const reply = await client.call('checkRegistration', {
        body: { changes: [{ action: 'register', sectionId: await client.section('MGT131-01') }] },
      });
      expect(reply.allowed).toBe(false);
      expect((await refused(client)).details.traces.map(({ rule }) => rule)).toContain('withinMaximumLoad');
    });

    it('at sign-in is traced; a locked account opens when its lock ends', async () => {
      const client = await room();
      await client.freeze('2026-09-07T10:00:00+03:00');
      const login = (userName: string, password: string) =>
        client.send('userLogin', { body: { userName, password, captchaToken: 'simulated-captcha' } });
      const password = (await client.call('getPersonas')).password;
      await login('inactiveaccount', password);
      expect((await refused(client)).details.traces[0]).toMatchObject({
        rule: 'activeAccount',
        facts: [{ path: 'account.status', value: 'inactive' }],
        clause: { title: { en: 'Signing in' } },
      });
      // If the handler itself refused and not a rule, the trace names the operation.
      await client.send('forgetPasswordRetrieveEmail', { body: { userName: 'eligible', captchaToken: 'wrong' } });
      expect((await refused(client)).details.traces[0]).toMatchObject({
        rule: 'forgetPasswordRetrieveEmail',
        refusal: { Code: 'account.captchaFailed' },
      });
      for (let tries = 0; tries < 5; tries += 1) await login('eligible', 'wrong');
      expect((await login('eligible', password)).status).toBe(429);
      const { id, details } = await refused(client);
      expect(details.traces[0]!.refusal.Code).toBe('account.tooManyAttempts');
      const { call } = await client.call('explainRefusal', { params: { id } });
      const minutes = Number(details.traces[0]!.refusal.Params.minutes);
      expect(call).toEqual({
        passes: 'later',
        at: new Date(Date.parse('2026-09-07T07:00:00Z') + minutes * 60_000 + 10_800_000)
          .toISOString()
          .replace('.000Z', '+03:00'),
        asks: [],
      });
    });
  });
});
