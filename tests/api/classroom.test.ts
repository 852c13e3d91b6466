import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/operations.ts';
import { Client } from '../support/client.ts';
import { codesOf } from '../support/sandbox-database.ts';
import { places, startServer, type TestServer } from '../support/server.ts';

describe.each(places)('with the main university in %s', (on) => {
  let server: TestServer;
  let trainer: Client;
  beforeAll(async () => {
    server = await startServer({}, { on });
    trainer = new Client(server.base);
  });
  afterAll(() => server.close());

  const open = (from: Schema<'NewClassroom'>['from'], trainees = 5) => trainer.call('createClassroom', { body: { title: 'Monday', from, trainees, persona: 'eligible' } });
  const join = (code: string, name: string, seat?: string) => trainer.call('joinClassroom', { params: { code }, body: { name, ...(seat && { seat }) } });
  const at = ({ path, session }: Schema<'JoinedClassroom'>): Client => {
    const client = new Client(`${server.base}${path}`);
    return session ? client.use(session) : client;
  };

  describe('joining', () => {
    it('gives everyone a sandbox of their own, and the same one again in the same browser', async () => {
      const { code } = await open({ kind: 'seeded' });
      expect(code).toMatch(/^[ABCDEFGHJKMNPQRSTUVWXYZ2-9]{5}$/);
      const [a, b] = [await join(code.toLowerCase(), 'Fatima'), await join(code, '<b>Fatima</b>')];
      expect(a.path).not.toBe(b.path);
      const student = at(a);
      await student.call('registerCourse', { body: { sectionId: await student.section('STAT273-01') } });
      expect((await at(b).call('registeredCourses')).load.creditHours).toBe(6);
      const again = await join(code, 'Fatima', a.seat);
      expect([again.path, (await at(again).call('registeredCourses')).load.creditHours]).toEqual([a.path, 9]);
      expect((await trainer.call('getClassroom', { params: { code } })).trainees.map(({ name }) => name)).toEqual(['Fatima', '<b>Fatima</b>']);
    });

    it('ends when the seats are taken; a code nobody gave leads nowhere', async () => {
      const { code } = await open({ kind: 'seeded' }, 1);
      await join(code, 'One');
      expect(codesOf(await trainer.send('joinClassroom', { params: { code }, body: { name: 'Two' } }))).toEqual(['simulator.classroomFull']);
      expect((await trainer.send('joinClassroom', { params: { code: 'AAAAA' }, body: { name: 'Two' } })).status).toBe(404);
      expect((await trainer.send('createClassroom', { body: { title: 'x', from: { kind: 'scenario', name: 'no.such' }, persona: 'eligible', trainees: 1 } })).status).toBe(404);
      expect((await trainer.send('createClassroom', { body: { title: 'x', from: { kind: 'seeded' }, persona: 'nobody-there', trainees: 1 } })).status).toBe(404);
    });

    it('starts where a snapshot was taken', async () => {
      await trainer.freeze('2026-09-09T10:00:00+03:00');
      await trainer.call('saveSnapshot', { body: { name: 'for the class' } });
      const { code } = await open({ kind: 'snapshot', name: 'for the class' });
      expect((await at(await join(code, 'Ali')).call('getClock')).now).toBe('2026-09-09T10:00:00+03:00');
    });
  });

  describe('faults of a class', () => {
    it('strike every trainee for themselves, whoever joins later too, and whoever starts over', async () => {
      const { code } = await open({ kind: 'seeded' });
      const first = await join(code, 'Fatima');
      const wifi = { group: 'all', kind: 'status', status: 503, times: 2 } as const;
      expect((await trainer.call('addClassroomFault', { params: { code }, body: wifi })).faults).toMatchObject([wifi]);
      const second = await join(code, 'Yusuf');
      const statuses = async (joined: Schema<'JoinedClassroom'>): Promise<number[]> => [(await at(joined).send('getMenu')).status, (await at(joined).send('getMenu')).status, (await at(joined).send('getMenu')).status];
      expect(await statuses(first)).toEqual([503, 503, 200]);
      expect(await statuses(second)).toEqual([503, 503, 200]);
      expect((await trainer.fresh().send('getFaults')).body.faults).toEqual([]);
      await trainer.call('resetTrainee', { params: { code, trainee: 1 }, body: { step: 0 } });
      expect((await at(first).call('getFaults')).faults).toHaveLength(1);
      expect((await trainer.call('getClassroomFaults', { params: { code } })).faults).toHaveLength(1);
      expect((await trainer.call('clearClassroomFaults', { params: { code } })).faults).toEqual([]);
      expect((await at(first).call('getFaults')).faults).toEqual([]);
      expect((await trainer.send('addClassroomFault', { params: { code }, body: { kind: 'drop' } })).status).toBe(400);
      expect((await trainer.send('addClassroomFault', { params: { code }, body: { operationId: 'nothing', kind: 'drop' } })).status).toBe(404);
      expect((await trainer.send('addClassroomFault', { params: { code: 'AAAAA' }, body: wifi })).status).toBe(404);
    });
  });

  describe('the wall', () => {
    it('tells page, last call, refusal and step; resets to a step; moves all clocks; closes', async () => {
      const { code, scenario } = await open({ kind: 'scenario', name: 'registration.full-section' });
      expect(scenario?.steps.length).toBeGreaterThan(1);
      const [joined, other] = [await join(code, 'Sara'), await join(code, 'Yusuf')];
      const student = at(joined);
      const look = async () => (await trainer.call('getClassroom', { params: { code } })).trainees;
      expect(await look()).toMatchObject([{ name: 'Sara', step: 0, lastCall: null }, { name: 'Yusuf', step: 0 }]);

      await trainer.call('resetTrainee', { params: { code, trainee: 1 }, body: { step: scenario?.steps.length ?? 0 } });
      const [sara, yusuf] = await look();
      expect([sara?.step, yusuf?.step]).toEqual([scenario?.steps.length, 0]);
      expect((await student.send('registeredCourses')).status).toBe(200);
      await trainer.call('resetTrainee', { params: { code, trainee: 1 }, body: { step: 0 } });
      expect((await look())[0]).toMatchObject({ step: 0, lastRefusal: null });

      const { auditId } = joined.session ?? { auditId: 0 };
      const form = (await student.call('getMenu')).groups.flatMap(({ forms }) => forms).find(({ path }) => path === '/registeredCourses');
      await student.send('setAuditFormLog', { query: { auditLoginId: auditId, SeForm: form?.seFormId ?? 0 } });
      await student.send('registerCourse', { body: { sectionId: 9_999_999 } });
      expect((await look())[0]).toMatchObject({ page: '/registeredCourses', lastCall: { call: 'registerCourse', status: 404 }, lastRefusal: 'MSG-000010' });

      const moved = await trainer.call('setClassroomClock', { params: { code }, body: { mode: 'frozen', now: '2026-09-11T10:00:00+03:00', expireSessions: false } });
      expect(moved.trainees.map(({ now }) => now)).toEqual(['2026-09-11T10:00:00+03:00', '2026-09-11T10:00:00+03:00']);
      expect((await at(await join(code, 'Late')).call('getClock')).now).toBe('2026-09-11T10:00:00+03:00');
      expect((await trainer.send('setClassroomClock', { params: { code }, body: { mode: 'frozen', now: '2060-01-01T00:00:00Z', expireSessions: false } })).status).toBe(400);

      expect((await trainer.call('closeClassroom', { params: { code } })).classrooms.map((room) => room.code)).not.toContain(code);
      expect((await at(other).send('getClock')).status).toBe(404);
    });

    it('reckons its moments from the time of the class', async () => {
      await trainer.freeze('2026-09-11T09:00:00+03:00');
      const { code, now, snaps } = await open({ kind: 'scenario', name: 'registration.full-section' });
      const friday = (of: Schema<'Snaps'>) => of.find(({ key }) => key === 'nextFriday')?.at;
      expect([now, friday(snaps)]).toEqual(['2026-09-07T10:00:00+03:00', '2026-09-11T10:00:00+03:00']);
      await join(code, 'Sara');
      const moved = await trainer.call('setClassroomClock', { params: { code }, body: { mode: 'frozen', now: '2026-09-12T10:00:00+03:00', expireSessions: false } });
      expect([moved.now, friday(moved.snaps)]).toEqual(['2026-09-12T10:00:00+03:00', '2026-09-18T10:00:00+03:00']);
    });

    it('counts what a trainee did, not what a page reads by itself or somebody else did', async () => {
      const { code, scenario } = await open({ kind: 'scenario', name: 'registration.waiting-list-promotion' });
      const student = at(await join(code, 'Sara'));
      const step = async () => (await trainer.call('getClassroom', { params: { code } })).trainees[0]?.step;
      const dropping = scenario?.steps.findIndex(({ call }) => call === 'dropCourse') ?? -1;
      expect(dropping).toBeGreaterThan(0);

      // The page of the seat's holder reads its own waiting list, now and after the clock has moved.
      await student.call('waitingList');
      await trainer.call('setClassroomClock', { params: { code }, body: { mode: 'frozen', now: '2026-09-08T10:00:00+03:00', expireSessions: false } });
      await student.call('waitingList');
      expect(await step()).toBe(0);

      expect((await student.send('dropCourse', { body: { registrationId: 9_999_999 } })).status).toBe(404);
      expect(await step()).toBe(0);
      await student.call('dropCourse', { body: { registrationId: await student.registration('ENTR301-01') } });
      expect(await step()).toBe(dropping + 1);

      const before = (await student.call('getSimulator')).trainee;
      expect(before).toMatchObject({ scenario: 'registration.waiting-list-promotion', step: dropping + 1 });
      await trainer.call('resetTrainee', { params: { code, trainee: 1 }, body: { step: 2 } });
      expect(await step()).toBe(2);
      const after = (await student.call('getSimulator')).trainee;
      expect(after?.step).toBe(2);
      expect((await trainer.call('getSimulator')).trainee).toBeNull();
    });
  });
});
