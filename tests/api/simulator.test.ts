import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/operations.ts';
import { Client, sandbox } from '../support/client.ts';
import { codesOf } from '../support/sandbox-database.ts';
import { places, startServer, untouched, type TestServer } from '../support/server.ts';

describe.each(places)('with the main university in %s', (on) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({}, { on });
  });
  afterAll(() => server.close());

  const room = (): Promise<Client> => untouched(server);

  describe('the clock', () => {
    it('is set, advanced, ticks and stands', async () => {
      const client = await room();
      expect((await client.call('getSimulator')).clock.mode).toBe('ticking');
      await client.freeze('2026-10-01T10:00:00+03:00');
      expect(await client.call('advanceClock', { body: { seconds: 90, expireSessions: false } })).toMatchObject({
        mode: 'frozen',
        now: '2026-10-01T10:01:30+03:00',
      });
      expect((await client.call('setClock', { body: { mode: 'ticking', expireSessions: false } })).now).toBe(
        '2026-10-01T10:01:30+03:00',
      );
      expect(
        await client.call('setClock', { body: { mode: 'frozen', now: '2026-09-01T00:00:00Z', expireSessions: false } }),
      ).toMatchObject({ now: '2026-09-01T03:00:00+03:00' });
      const before = Date.now();
      const live = await client.call('setClock', { body: { mode: 'live', expireSessions: false } });
      // The response gives the time in whole seconds.
      expect(Date.parse(live.now)).toBeGreaterThan(before - 1000);
      expect(Date.parse(live.now)).toBeLessThanOrEqual(Date.now());
      const reply = await client.send('advanceClock', { body: { seconds: 1, expireSessions: false } });
      expect([reply.status, ...codesOf(reply)]).toEqual([422, 'simulator.clockIsLive']);
    });

    it('marks the edges of the agenda in order', async () => {
      const { marks } = await (await room()).call('getClock');
      const instants = marks.map(({ at }) => Date.parse(at));
      expect(instants).toEqual([...instants].sort((a, b) => a - b));
      expect(marks).toContainEqual({ function: 'addDrop', edge: 'closes', at: '2026-09-18T00:00:00+03:00' });
    });

    it.each([
      ['2026-09-07T23:59:60Z'],
      ['9999-12-31T23:59:59-23:59'],
      ['0000-01-01T00:00:00+23:59'],
      ['2060-01-01T00:00:00Z'],
    ])('is not set to %s, and goes on', async (now) => {
      const client = await (await room()).as('eligible');
      await client.freeze('2026-09-07T10:00:00+03:00');
      expect((await client.send('setClock', { body: { mode: 'frozen', now, expireSessions: false } })).status).toBe(
        400,
      );
      expect((await client.call('getClock')).now).toBe('2026-09-07T10:00:00+03:00');
      expect((await client.send('getStudentInformation')).status).toBe(200);
    });
  });

  it('is not moved beyond the calendar, which goes on with the semesters', async () => {
    const client = await (await room()).as('eligible');
    await client.freeze('2027-09-01T10:00:00+03:00');
    expect((await client.send('setClock', { body: { mode: 'frozen', now: '2043-01-01T10:00:00+03:00' } })).status).toBe(
      400,
    );
    expect((await client.call('getClock')).now).toBe('2027-09-01T10:00:00+03:00');
    expect((await client.send('getStudentInformation')).status).toBe(200);
  });

  describe('sandboxes', () => {
    it('know nothing of each other', async () => {
      await new Client(server.base).call('resetSandbox');
      const [a, b, root] = [
        await (await sandbox(server.base)).as('eligible'),
        await (await sandbox(server.base)).as('eligible'),
        await new Client(server.base).as('eligible'),
      ];
      await a.freeze('2026-09-08T10:00:00+03:00');
      const before = await Promise.all([b, root].map((client) => client.call('registeredCourses')));
      await a.call('registerCourse', { body: { sectionId: await a.section('MGT131-01') } });
      await a.call('addFault', {
        body: { operationId: 'getMenu', kind: 'status', latencyMs: 1, status: 503, code: 'MSG-000077', times: 5 },
      });
      await a.call('saveAgenda', { body: { rows: [] } });
      expect(await Promise.all([b, root].map((client) => client.call('registeredCourses')))).toEqual(before);
      for (const client of [b, root]) {
        expect((await client.send('getMenu')).status).toBe(200);
        expect((await client.call('getFaults')).faults).toEqual([]);
        expect((await client.call('getAgenda')).rows.length).toBeGreaterThan(10);
        expect((await client.call('getClock')).now.slice(0, 10)).toBe('2026-09-07');
      }
    });

    it('are made once, whoever asks at once, listed and put away', async () => {
      const root = new Client(server.base);
      await Promise.all(
        Array.from({ length: 8 }, () => root.call('createSandbox', { body: { name: 'asked-at-once' } })),
      );
      const inside = await new Client(`${server.base}/sandbox/asked-at-once`).as('eligible');
      await root.call('createSandbox', { body: { name: 'asked-at-once' } });
      expect((await inside.send('getMenu')).status).toBe(200);
      expect((await root.call('getSandboxes')).sandboxes.filter(({ name }) => name === 'asked-at-once')).toMatchObject([
        { path: '/sandbox/asked-at-once' },
      ]);
      await root.call('deleteSandbox', { params: { name: 'asked-at-once' } });
      const gone = await inside.send('getMenu');
      expect([gone.status, ...codesOf(gone)]).toEqual([404, 'DEV-000005']);
      expect((await root.send('deleteSandbox', { params: { name: 'asked-at-once' } })).status).toBe(404);
      await root.call('createSandbox', { body: { name: 'asked-at-once' } });
      expect((await inside.send('getMenu')).status).toBe(401);
    });

    it('keep the change of whoever came first when two make one at once', async () => {
      const root = new Client(server.base);
      const inside = new Client(`${server.base}/sandbox/made-by-two`);
      const first = (async () => {
        await root.call('createSandbox', { body: { name: 'made-by-two' } });
        return inside.fresh().as('eligible');
      })();
      const [student] = await Promise.all([
        first,
        root.call('createSandbox', { body: { name: 'made-by-two' } }),
        root.call('createSandbox', { body: { name: 'made-by-two' } }),
      ]);
      expect((await student.send('getMenu')).status).toBe(200);
    });

    it('start over where they stand; who is signed in stays so', async () => {
      const student = await (await room()).as('eligible');
      const fresh = await student.call('registeredCourses');
      await student.freeze('2026-09-08T10:00:00+03:00');
      await student.call('registerCourse', { body: { sectionId: await student.section('MGT131-01') } });
      await student.call('addFault', {
        body: { operationId: 'getMenu', kind: 'status', latencyMs: 1, status: 503, code: 'MSG-000077', times: 5 },
      });
      const { clock } = await student.call('resetSandbox');
      expect([clock.mode, clock.now.slice(0, 10)]).toEqual(['ticking', '2026-09-07']);
      expect(await student.call('registeredCourses')).toEqual(fresh);
      expect((await student.send('getMenu')).status).toBe(200);
      expect(
        (await student.send('refreshToken', { query: { Token: student.session!.context.refreshToken.token } })).status,
      ).toBe(200);
    });

    it.each(['2026-09-01T08:00:00+03:00', '2026-12-20T08:00:00+03:00', '2022-01-01T00:00:00+03:00'])(
      'start over from %s and still know who is signed in',
      async (instant) => {
        const student = await (await room()).as('eligible');
        await student.freeze(instant);
        await student.call('resetSandbox');
        expect((await student.send('getMenu')).status).toBe(200);
        await student.call('advanceClock', { body: { seconds: 8 * 3600 + 60, expireSessions: true } });
        expect((await student.send('getMenu')).status).toBe(401);
      },
    );

    it('start over under load without a fault', async () => {
      const client = await room();
      const student = await client.fresh().as('eligible');
      const statuses = await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          if (index % 10 === 5) return (await client.send('resetSandbox')).status;
          if (index % 3 === 0)
            return (
              await client.send('userLogin', {
                body: {
                  userName: 'minimumload',
                  password: 'Bahrain-2026',
                  captchaToken: 'simulated-captcha',
                  rememberMe: false,
                },
              })
            ).status;
          return (await student.send('registeredCourses')).status;
        }),
      );
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    });
  });

  describe('faults', () => {
    const setting = (changes: Partial<Schema<'FaultSetting'>>): Schema<'FaultSetting'> => ({
      operationId: 'getMenu',
      kind: 'status',
      latencyMs: 200,
      status: 503,
      code: 'MSG-000077',
      times: 2,
      ...changes,
    });

    it.each([
      ['status', 503],
      ['code', 422],
    ] as const)('%s strikes as often as set, and then no more', async (kind, status) => {
      const student = await (await room()).as('eligible');
      await student.call('addFault', { body: setting({ kind }) });
      const replies = [await student.send('getMenu'), await student.send('getMenu'), await student.send('getMenu')];
      expect(replies.map((reply) => reply.status)).toEqual([status, status, 200]);
      if (kind === 'code') expect(replies[0]!.body.Message).toBe('MSG-000077');
      expect((await student.call('getFaults')).faults).toEqual([]);
    });

    it('latency makes a call slow and nothing else', async () => {
      const student = await (await room()).as('eligible');
      await student.call('addFault', { body: setting({ kind: 'latency', times: 1 }) });
      const started = performance.now();
      expect((await student.send('getMenu')).status).toBe(200);
      const slow = performance.now() - started;
      expect(slow).toBeGreaterThanOrEqual(195);
      expect((await student.call('getFaults')).faults).toEqual([]);
    });

    it('drop cuts the line', async () => {
      const student = await (await room()).as('eligible');
      await student.call('addFault', { body: setting({ kind: 'drop', times: 1 }) });
      await expect(student.send('getMenu')).rejects.toThrow();
      expect((await student.send('getMenu')).status).toBe(200);
    });

    it('hit one call only, in the order they were set, and can be cleared', async () => {
      const student = await (await room()).as('eligible');
      await student.call('addFault', { body: setting({ status: 500, times: 1 }) });
      await student.call('addFault', { body: setting({ status: 418, times: 1 }) });
      await student.call('addFault', { body: setting({ operationId: 'logout', times: 9 }) });
      expect((await student.send('registeredCourses')).status).toBe(200);
      expect([(await student.send('getMenu')).status, (await student.send('getMenu')).status]).toEqual([500, 418]);
      expect((await student.call('clearFaults')).faults).toEqual([]);
      expect((await student.send('logout')).status).toBe(200);
    });

    it('of a group strike whichever call of it comes next, and no other', async () => {
      const student = await (await room()).as('paidCourses');
      const registrationId =
        (await student.call('registeredCourses')).courses.find(({ paid }) => paid)?.registrationId ?? 0;
      const next = async (kind: Partial<Schema<'FaultSetting'>>) =>
        student.call('addFault', { body: { kind: 'code', times: 1, ...kind } });
      await next({ group: 'saves' });
      expect(
        (await student.send('checkRegistration', { body: { changes: [{ action: 'drop', registrationId }] } })).status,
      ).toBe(200);
      expect((await student.send('dropCourse', { body: { registrationId } })).body.Message).toBe('MSG-000077');
      expect((await student.send('dropCourse', { body: { registrationId } })).status).toBe(200);
      await next({ group: 'saves' });
      expect(
        (await student.send('sendMessage', { body: { office: 'registration', subject: 'A', body: 'B' } })).body.Message,
      ).toBe('MSG-000077');
      await next({ group: 'registrationSaves' });
      expect(
        (await student.send('sendMessage', { body: { office: 'registration', subject: 'A', body: 'B' } })).status,
      ).toBe(200);
      expect((await student.send('deleteCourse', { params: { registrationId: 1 } })).body.Message).toBe('MSG-000077');
    });

    it('of a share strike the same calls each time, until they are removed', async () => {
      const client = await (await room()).as('eligible');
      const strike = async (): Promise<number[]> => {
        await client.call('clearFaults');
        await client.call('addFault', {
          body: { group: 'all', kind: 'status', status: 503, share: 40, seed: 9, times: null },
        });
        const statuses: number[] = [];
        for (let n = 0; n < 20; n += 1) statuses.push((await client.send('getMenu')).status);
        return statuses;
      };
      const first = await strike();
      expect(new Set(first)).toEqual(new Set([200, 503]));
      expect((await client.call('getFaults')).faults).toMatchObject([
        { share: 40, seed: 9, seen: 20, remaining: null },
      ]);
      expect(await strike()).toEqual(first);
      await client.call('clearFaults');
      expect((await client.send('getMenu')).status).toBe(200);
    });

    it('go on with their draws where a snapshot is brought back', async () => {
      const client = await (await room()).as('eligible');
      await client.call('addFault', {
        body: { operationId: 'getMenu', kind: 'status', status: 503, share: 50, seed: 4, times: null },
      });
      for (let n = 0; n < 7; n += 1) await client.send('getMenu');
      await client.call('saveSnapshot', { body: { name: 'amid' } });
      const next = async (): Promise<number[]> => {
        const statuses: number[] = [];
        for (let n = 0; n < 12; n += 1) statuses.push((await client.send('getMenu')).status);
        return statuses;
      };
      const first = await next();
      await client.call('restoreSnapshot', { params: { name: 'amid' } });
      expect(await next()).toEqual(first);
      await client.call('clearFaults');
    });

    it('are asked for by a header for one call, which uses up none in force', async () => {
      const client = await (await room()).as('eligible');
      await client.call('addFault', { body: setting({ times: 1 }) });
      const send = (fault: string) => client.send('getMenu', { headers: { 'x-sim-fault': fault } });
      expect((await send('status=418')).status).toBe(418);
      expect((await send('code=MSG-000077')).body.Message).toBe('MSG-000077');
      const started = performance.now();
      expect((await send('latency=150-200')).status).toBe(200);
      expect(performance.now() - started).toBeGreaterThanOrEqual(145);
      await expect(send('drop')).rejects.toThrow();
      for (const wrong of ['slow', 'code=nothing', 'status=200']) expect((await send(wrong)).status).toBe(400);
      expect((await client.send('getClock', { headers: { 'x-sim-fault': 'drop' } })).status).toBe(400);
      expect((await client.call('getFaults')).faults[0]!.remaining).toBe(1);
      await client.call('clearFaults');
    });

    it('draw their delay between two edges, the upper one not below the lower', async () => {
      const client = await (await room()).as('eligible');
      await client.call('addFault', {
        body: { operationId: 'getMenu', kind: 'latency', latencyMs: 100, latencyToMs: 140, times: 1 },
      });
      const started = performance.now();
      await client.call('getMenu');
      expect(performance.now() - started).toBeGreaterThanOrEqual(95);
      expect(
        (
          await client.send('addFault', {
            body: { operationId: 'getMenu', kind: 'latency', latencyMs: 100, latencyToMs: 99 },
          })
        ).status,
      ).toBe(400);
    });

    it("leave the trainer's own calls alone, and name one call or one group", async () => {
      const client = await room();
      expect((await client.send('addFault', { body: setting({ operationId: 'clearFaults' }) })).status).toBe(400);
      expect((await client.send('addFault', { body: setting({ group: 'saves' }) })).status).toBe(400);
      expect((await client.send('addFault', { body: { kind: 'drop' } })).status).toBe(400);
      expect((await client.call('getFaults')).faults).toEqual([]);
    });

    it('are of calls and codes that exist', async () => {
      const client = await room();
      expect((await client.send('addFault', { body: setting({ operationId: 'nothing' }) })).status).toBe(404);
      for (const code of ['nothing', 'toString', ''])
        expect((await client.send('addFault', { body: setting({ kind: 'code', code }) })).status).toBe(400);
      expect((await client.call('getFaults')).faults).toEqual([]);
    });
  });

  describe('the agenda', () => {
    it('is saved as it was read', async () => {
      const client = await room();
      const { rows } = await client.call('getAgenda');
      expect((await client.call('saveAgenda', { body: { rows } })).rows).toEqual(rows);
    });
    it('is refused whole where a row is wrong', async () => {
      const client = await room();
      const { rows } = await client.call('getAgenda');
      const [first] = rows;
      for (const wrong of [
        { ...first!, closesAt: first!.opensAt },
        { ...first!, semesterId: 1 },
        { ...first!, collegeId: 999 },
      ])
        expect((await client.send('saveAgenda', { body: { rows: [...rows, wrong] } })).status).toBe(422);
      const noHours = { ...first!, earnedHoursFrom: 60, earnedHoursTo: 59 };
      expect((await client.send('saveAgenda', { body: { rows: [noHours] } })).status).toBe(400);
      expect((await client.call('getAgenda')).rows).toEqual(rows);
    });
  });

  describe('personas', () => {
    it('can sign in, or not, as they say', async () => {
      const client = await room();
      const { personas } = await client.call('getPersonas');
      expect(personas.length).toBeGreaterThan(40);
      for (const { key, canSignIn } of personas)
        expect((await client.send('startPersonaSession', { params: { key } })).status, key).toBe(canSignIn ? 200 : 422);
      expect((await client.send('startPersonaSession', { params: { key: 'nobody' } })).status).toBe(404);
    });
  });
});
