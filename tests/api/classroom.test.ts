import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../server/http/operations.ts';
import { publicAddresses } from '../../server/http/network-addresses.ts';
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

  const open = (from: Schema<'NewClassroom'>['from'], trainees = 5) =>
    trainer.call('createClassroom', { body: { title: 'Monday', from, trainees, persona: 'eligible' } });
  const join = (code: string, name: string, seat?: string) =>
    trainer.call('joinClassroom', { params: { code }, body: { name, ...(seat && { seat }) } });
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
      expect((await trainer.call('getClassroom', { params: { code } })).trainees.map(({ name }) => name)).toEqual([
        'Fatima',
        '<b>Fatima</b>',
      ]);
    });

    it('finds no sandbox that was made by hand in its place', async () => {
      const { code } = await open({ kind: 'seeded' });
      const create = (name: string) => trainer.send('createSandbox', { body: { name } });
      const place = `class-${code.toLowerCase()}-1`;
      expect(codesOf(await create(place))).toEqual(['DEV-000001']);
      expect((await join(code, 'Fatima')).path).toBe(`/sandbox/${place}`);
      expect(codesOf(await create(place))).toEqual(['DEV-000001']);
      for (const name of ['class-monday-1', `class-${code.toLowerCase()}`])
        expect((await create(name)).status).toBe(200);
    });

    it('has one of a name, however it is written', async () => {
      const { code } = await open({ kind: 'seeded' });
      const { seat } = await join(code, 'Fatima Ali');
      await join(code, 'أحمد');
      for (const name of ['fatima  ali', 'احمد'])
        expect(codesOf(await trainer.send('joinClassroom', { params: { code }, body: { name } }))).toEqual([
          'simulator.nameTaken',
        ]);
      expect((await join(code, 'FATIMA ALI', seat)).seat).toBe(seat);
      expect(codesOf(await trainer.send('joinClassroom', { params: { code }, body: { name: 'أحمد', seat } }))).toEqual([
        'simulator.nameTaken',
      ]);
      await join(code, 'Fatima Ali 2');
    });

    it.each(['\ud800', 'a\u0000b', '..'])('has no title and nobody in it that is called %j', async (name) => {
      const { code } = await open({ kind: 'seeded' }, 1);
      expect(codesOf(await trainer.send('joinClassroom', { params: { code }, body: { name } }))).toEqual([
        'DEV-000001',
      ]);
      expect(
        codesOf(
          await trainer.send('createClassroom', {
            body: { title: name, from: { kind: 'seeded' }, persona: 'eligible', trainees: 1 },
          }),
        ),
      ).toEqual(['DEV-000001']);
    });

    it('ends when the seats are taken; a code nobody gave leads nowhere', async () => {
      const { code } = await open({ kind: 'seeded' }, 1);
      await join(code, 'One');
      expect(codesOf(await trainer.send('joinClassroom', { params: { code }, body: { name: 'Two' } }))).toEqual([
        'simulator.classroomFull',
      ]);
      expect((await trainer.call('findClassroom', { params: { code } })).full).toBe(true);
      expect(
        codesOf(await trainer.send('joinClassroom', { params: { code: 'AAAAA' }, body: { name: 'Two' } })),
      ).toEqual(['simulator.noSuchClass']);
      expect(
        (
          await trainer.send('createClassroom', {
            body: { title: 'x', from: { kind: 'scenario', name: 'no.such' }, persona: 'eligible', trainees: 1 },
          })
        ).status,
      ).toBe(404);
      expect(
        (
          await trainer.send('createClassroom', {
            body: { title: 'x', from: { kind: 'seeded' }, persona: 'nobody-there', trainees: 1 },
          })
        ).status,
      ).toBe(404);
    });

    it('ends for a trainee who is put out, whose page is told so and whose place is free', async () => {
      const { code } = await open({ kind: 'seeded' }, 2);
      const [stays, goes] = [await join(code, 'Fatima'), await join(code, 'Filler')];
      expect(
        (await trainer.call('removeTrainee', { params: { code, trainee: 2 } })).trainees.map(({ name }) => name),
      ).toEqual(['Fatima']);
      const { status, body } = await at(goes).send('getSimulator');
      expect([status, body.Refusals?.[0]?.Params.context]).toEqual([404, 'removed']);
      expect((await at(stays).send('getSimulator')).status).toBe(200);
      expect((await trainer.call('findClassroom', { params: { code } })).full).toBe(false);
      await join(code, 'Yusuf');
      // A removed trainee can no longer use the old seat and would have to join as a new one, but the class is full.
      expect(
        codesOf(await trainer.send('joinClassroom', { params: { code }, body: { name: 'Filler', seat: goes.seat } })),
      ).toEqual(['simulator.classroomFull']);
      expect((await trainer.send('removeTrainee', { params: { code, trainee: 2 } })).status).toBe(404);
    });

    it('goes on beyond what the class was opened for, with places that the trainer adds', async () => {
      const { code } = await open({ kind: 'seeded' }, 1);
      await join(code, 'One');
      expect((await trainer.call('setClassroomPlaces', { params: { code }, body: { trainees: 2 } })).maximum).toBe(2);
      await join(code, 'Two');
      expect(
        (await trainer.call('setClassroomPlaces', { params: { code }, body: { trainees: 1 } })).trainees,
      ).toHaveLength(2);
      expect(codesOf(await trainer.send('joinClassroom', { params: { code }, body: { name: 'Three' } }))).toEqual([
        'simulator.classroomFull',
      ]);
      expect((await trainer.send('setClassroomPlaces', { params: { code }, body: { trainees: 101 } })).status).toBe(
        400,
      );
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
      const statuses = async (joined: Schema<'JoinedClassroom'>): Promise<number[]> => [
        (await at(joined).send('getMenu')).status,
        (await at(joined).send('getMenu')).status,
        (await at(joined).send('getMenu')).status,
      ];
      expect(await statuses(first)).toEqual([503, 503, 200]);
      expect(await statuses(second)).toEqual([503, 503, 200]);
      expect((await trainer.fresh().send('getFaults')).body.faults).toEqual([]);
      await trainer.call('resetTrainee', { params: { code, trainee: 1 }, body: { step: 0 } });
      expect((await at(first).call('getFaults')).faults).toHaveLength(1);
      expect((await trainer.call('getClassroomFaults', { params: { code } })).faults).toHaveLength(1);
      expect((await trainer.call('clearClassroomFaults', { params: { code } })).faults).toEqual([]);
      expect((await at(first).call('getFaults')).faults).toEqual([]);
      expect((await trainer.send('addClassroomFault', { params: { code }, body: { kind: 'drop' } })).status).toBe(400);
      expect(
        (await trainer.send('addClassroomFault', { params: { code }, body: { operationId: 'nothing', kind: 'drop' } }))
          .status,
      ).toBe(404);
      expect((await trainer.send('addClassroomFault', { params: { code: 'AAAAA' }, body: wifi })).status).toBe(404);
    });
  });

  it('tells two starts over within one second apart: a page begins anew at each', async () => {
    const { code } = await open({ kind: 'scenario', name: 'registration.full-section' });
    const student = at(await join(code, 'Sara'));
    const begun = new Set<string | undefined>();
    for (let again = 0; again < 4; again += 1) {
      await trainer.call('resetTrainee', { params: { code, trainee: 1 }, body: { step: 0 } });
      begun.add((await student.call('getSimulator')).trainee?.begunAt);
    }
    expect([...begun].map((one) => Date.parse(one ?? ''))).toHaveLength(4);
  });

  describe('the wall', () => {
    it('tells page, last call, refusal and step; resets to a step; moves all clocks; closes', async () => {
      const { code, scenario } = await open({ kind: 'scenario', name: 'registration.full-section' });
      expect(scenario?.steps.length).toBeGreaterThan(1);
      const [joined, other] = [await join(code, 'Sara'), await join(code, 'Yusuf')];
      const student = at(joined);
      const look = async () => (await trainer.call('getClassroom', { params: { code } })).trainees;
      expect(await look()).toMatchObject([
        { name: 'Sara', step: 0, lastCall: null },
        { name: 'Yusuf', step: 0 },
      ]);

      await trainer.call('resetTrainee', { params: { code, trainee: 1 }, body: { step: scenario?.steps.length ?? 0 } });
      const [sara, yusuf] = await look();
      expect([sara?.step, yusuf?.step]).toEqual([scenario?.steps.length, 0]);
      expect((await student.send('registeredCourses')).status).toBe(200);
      await trainer.call('resetTrainee', { params: { code, trainee: 1 }, body: { step: 0 } });
      expect((await look())[0]).toMatchObject({ step: 0, lastRefusal: null });

      const { auditId } = joined.session ?? { auditId: 0 };
      const form = (await student.call('getMenu')).groups
        .flatMap(({ forms }) => forms)
        .find(({ path }) => path === '/registeredCourses');
      await student.send('setAuditFormLog', { query: { auditLoginId: auditId, SeForm: form?.seFormId ?? 0 } });
      await student.send('registerCourse', { body: { sectionId: 9_999_999 } });
      // The preview that the page requests before and after the action does not count as an action.
      await student.send('checkRegistration', { body: { changes: [{ action: 'register', sectionId: 9_999_999 }] } });
      expect((await look())[0]).toMatchObject({
        page: '/registeredCourses',
        lastCall: { call: 'registerCourse', status: 404 },
        lastRefusal: { code: 'MSG-000010', text: { en: expect.stringMatching(/\w{3}/) as string } },
        refusals: 1,
      });

      const moved = await trainer.call('setClassroomClock', {
        params: { code },
        body: { mode: 'frozen', now: '2026-09-11T10:00:00+03:00', expireSessions: false },
      });
      expect(moved.trainees.map(({ now }) => now)).toEqual(['2026-09-11T10:00:00+03:00', '2026-09-11T10:00:00+03:00']);
      expect((await at(await join(code, 'Late')).call('getClock')).now).toBe('2026-09-11T10:00:00+03:00');
      expect(
        (
          await trainer.send('setClassroomClock', {
            params: { code },
            body: { mode: 'frozen', now: '2060-01-01T00:00:00Z', expireSessions: false },
          })
        ).status,
      ).toBe(400);

      expect(
        (await trainer.call('closeClassroom', { params: { code } })).classrooms.map((room) => room.code),
      ).not.toContain(code);
      expect((await at(other).send('getClock')).status).toBe(404);
    });

    it('carries the clock of the class to whoever joins or starts over, and takes a move back for all', async () => {
      const { code } = await open({ kind: 'scenario', name: 'registration.full-section' });
      const sara = at(await join(code, 'Sara'));
      const set = (setting: Partial<Schema<'ClockSetting'>>) =>
        trainer.call('setClassroomClock', { params: { code }, body: { mode: 'frozen', ...setting } });
      const times = async () =>
        (await trainer.call('getClassroom', { params: { code } })).trainees.map(({ now }) => now.slice(0, 16));
      const [tuesday, friday] = ['2026-09-08T10:00', '2026-09-11T10:00'];
      expect(codesOf(await trainer.send('undoClassroomClock', { params: { code } }))).toEqual([
        'simulator.nothingBefore',
      ]);
      await set({ now: `${tuesday}:00+03:00` });
      // Freezing a frozen clock again at the same time is no move and leaves the time unchanged.
      await set({});
      await join(code, 'Ali');
      expect(await times()).toEqual([tuesday, tuesday]);
      await trainer.call('resetTrainee', { params: { code, trainee: 1 }, body: { step: 0 } });
      expect(await times()).toEqual([tuesday, tuesday]);

      await set({ now: `${friday}:00+03:00` });
      await join(code, 'Huda');
      expect(await times()).toEqual([friday, friday, friday]);
      await sara.call('setDelivery', { body: { mode: 'lost', times: 3 } });
      const back = await trainer.call('undoClassroomClock', { params: { code } });
      expect([back.movedFrom, back.now.slice(0, 16), await times()]).toEqual([
        null,
        tuesday,
        [tuesday, tuesday, tuesday],
      ]);
      expect((await sara.call('getDelivery')).mode).toBe('normal');
      expect((await sara.send('registeredCourses')).status).toBe(200);
      await trainer.call('resetClassroom', { params: { code }, body: { step: 1 } });
      expect([
        await times(),
        (await trainer.call('getClassroom', { params: { code } })).trainees.map(({ step }) => step),
      ]).toEqual([
        [tuesday, tuesday, tuesday],
        [1, 1, 1],
      ]);
      // A ticking clock of the class has advanced for a trainee who joins later.
      await set({ mode: 'ticking', now: `${friday}:00+03:00` });
      await new Promise((resolve) => setTimeout(resolve, 1_100));
      expect((await at(await join(code, 'Late')).call('getClock')).now > `${friday}:00+03:00`).toBe(true);
    });

    it('counts the same for the class and for the script beside the page, after a start over and after a move of the clock that is taken back', async () => {
      const { code } = await open({ kind: 'scenario', name: 'registration.full-section' });
      const joined = await join(code, 'Sara');
      const places = async () => {
        const { trainee } = await at(joined).call('getSimulator');
        const { done } = await at(joined).call('getScenarioProgress', { params: { id: 'registration.full-section' } });
        return [
          (await trainer.call('getClassroom', { params: { code } })).trainees[0]?.step,
          trainee?.step,
          done.length,
        ];
      };
      const doTwo = async (): Promise<void> => {
        const student = at(await join(code, 'Sara', joined.seat));
        const sectionId = await student.section('ENTR301-05');
        expect((await student.send('registerCourse', { body: { sectionId } })).status).toBe(409);
        expect(
          (await student.send('registerCourse', { body: { sectionId, confirm: ['registration.sectionFull'] } })).status,
        ).toBe(200);
      };
      await trainer.call('setClassroomClock', {
        params: { code },
        body: { mode: 'frozen', now: '2026-09-08T10:00:00+03:00' },
      });
      await doTwo();
      expect(await places()).toEqual([2, 2, 2]);
      await trainer.call('undoClassroomClock', { params: { code } });
      expect(await places()).toEqual([0, 0, 0]);
      await doTwo();
      expect(await places()).toEqual([2, 2, 2]);
      // The state that is kept for taking back the move is then the one after the start over.
      await trainer.call('setClassroomClock', {
        params: { code },
        body: { mode: 'frozen', now: '2026-09-09T10:00:00+03:00' },
      });
      await trainer.call('resetTrainee', { params: { code, trainee: 1 }, body: { step: 1 } });
      expect(await places()).toEqual([1, 1, 1]);
      await trainer.call('undoClassroomClock', { params: { code } });
      expect(await places()).toEqual([1, 1, 1]);
    });

    it('tells all what the trainer writes, and the trainer who asks for help', async () => {
      const { code } = await open({ kind: 'seeded' });
      const huda = at(await join(code, 'Huda'));
      const room = () => trainer.call('getClassroom', { params: { code } });
      await trainer.call('setClassroomClock', {
        params: { code },
        body: { mode: 'frozen', now: '2026-09-10T11:00:00+03:00', expireSessions: false },
      });
      await trainer.call('sendClassMessage', { params: { code }, body: { text: 'Please stop.\nWe go on at ten.' } });
      const late = at(await join(code, 'Late'));
      for (const one of [huda, late])
        expect((await one.call('getSimulator')).trainee?.messages).toMatchObject([
          { id: 1, text: 'Please stop.\nWe go on at ten.', sentAt: '2026-09-10T11:00:00+03:00' },
        ]);
      expect(
        (await huda.call('getMessages')).items.some(({ subject }) => JSON.stringify(subject).includes('Please stop')),
      ).toBe(false);
      // A trainee who was reset has none of the earlier messages; the other trainees keep them.
      await trainer.call('resetTrainee', { params: { code, trainee: 1 }, body: { step: 0 } });
      expect([
        (await huda.call('getSimulator')).trainee?.messages,
        (await late.call('getSimulator')).trainee?.messages.length,
      ]).toEqual([[], 1]);

      expect((await huda.call('setHand', { body: { raised: true } })).trainee).toMatchObject({
        name: 'Huda',
        scenario: null,
        step: 0,
      });
      const [{ handAt } = { handAt: null }, other] = (await room()).trainees;
      expect([handAt, other?.handAt]).toEqual([expect.any(String), null]);
      await huda.call('setHand', { body: { raised: true } });
      expect((await room()).trainees[0]?.handAt).toBe(handAt);
      await huda.call('setHand', { body: { raised: false } });
      expect((await room()).trainees[0]?.handAt).toBeNull();
      expect((await trainer.send('setHand', { body: { raised: true } })).status).toBe(404);
    });

    it('looks at a trainee’s page in a session of its own, which counts for nothing and ends nothing', async () => {
      const { code } = await open({ kind: 'scenario', name: 'registration.full-section' });
      const huda = at(await join(code, 'Huda'));
      const seen = async () => (await trainer.call('getClassroom', { params: { code } })).trainees[0];
      expect((await seen())?.student?.userName).toBe(huda.session?.user.userName);
      const look = await trainer.call('lookAtTrainee', { params: { code, trainee: 1 } });
      expect([look.name, look.session?.user.userName]).toEqual(['Huda', huda.session?.user.userName]);
      const mine = new Client(`${server.base}${look.path}`);
      if (look.session) mine.use(look.session);
      await mine.call('coursesToRegister');
      await mine.send('registerCourse', { body: { sectionId: 9_999_999 } });
      expect(await seen()).toMatchObject({ step: 0, lastCall: null, lastRefusal: null, refusals: 0 });
      await mine.call('logout');
      expect((await huda.send('registeredCourses')).status).toBe(200);
      await huda.call('logout');
      expect((await seen())?.student).toBeNull();
      expect(await trainer.call('lookAtTrainee', { params: { code, trainee: 1 } })).toMatchObject({
        session: null,
        page: '/sign-in',
      });
      expect((await trainer.send('lookAtTrainee', { params: { code, trainee: 9 } })).status).toBe(404);
    });

    it('names, and looks as, the student whose page was used last: not one whose page in a tab beside reads by itself', async () => {
      const { code } = await open({ kind: 'scenario', name: 'registration.full-section' });
      const { path, session } = await join(code, 'Huda');
      const script = session?.user.userName;
      const named = async () =>
        (await trainer.call('getClassroom', { params: { code } })).trainees[0]?.student?.userName;
      const looked = async () =>
        (await trainer.call('lookAtTrainee', { params: { code, trainee: 1 } })).session?.user.userName;
      const seen = async () => [await named(), await looked()];
      const own = new Client(`${server.base}${path}`);
      if (session) own.use(session);
      const beside = new Client(`${server.base}${path}`);
      const opensPage = () =>
        beside.call('setAuditFormLog', { query: { auditLoginId: beside.session?.auditId ?? 0, SeForm: 1 } });
      await own.call('registeredCourses');
      await beside.as('eligible');
      expect(await seen()).toEqual([script, script]);
      // The second tab is opened, and the page in the first tab reloads its data.
      await beside.call('registeredCourses');
      await own.call('registeredCourses');
      expect(await seen()).toEqual(['eligible', 'eligible']);
      // A refused action also counts as an action of the trainee.
      expect((await own.send('registerCourse', { body: { sectionId: 9_999_999 } })).status).toBe(404);
      await beside.call('registeredCourses');
      // The first page of a tab is reported late, so this report does not count.
      await opensPage();
      expect(await seen()).toEqual([script, script]);
      await opensPage();
      expect(await seen()).toEqual(['eligible', 'eligible']);
      await own.send('registerCourse', { body: { sectionId: 9_999_999 } });
      await own.call('logout');
      await beside.call('registeredCourses');
      expect(await seen()).toEqual(['eligible', 'eligible']);
    });

    it('leaves the trainee with the student whose page was used last where a step is done for another one', async () => {
      const { code } = await open({ kind: 'scenario', name: 'registration.waiting-list-promotion' });
      const { path } = await join(code, 'Huda');
      const trainee = async () => (await trainer.call('getClassroom', { params: { code } })).trainees[0];
      const beside = new Client(`${server.base}${path}`);
      await beside.as('waitingFirst');
      await beside.call('registeredCourses');
      expect(
        (await beside.call('playScenarioStep', { params: { id: 'registration.waiting-list-promotion', step: 2 } }))
          .status,
      ).toBe(200);
      expect(await trainee()).toMatchObject({ step: 3, student: { userName: 'waitingfirst' } });
    });

    it('says whether other machines reach the server', async () => {
      expect((await trainer.call('getClassrooms')).reach).toEqual({ onlyHere: true, addresses: [] });
      expect((await trainer.call('getSandboxes')).reach).toEqual({ onlyHere: true, addresses: [] });
      const { port } = new URL(server.base);
      expect(publicAddresses({ host: '192.168.7.9', publicUrl: '' }, server.base)).toEqual({
        onlyHere: false,
        addresses: [`http://192.168.7.9:${port}`],
      });
      expect(publicAddresses({ host: 'fd00::5', publicUrl: '' }, server.base)).toEqual({
        onlyHere: false,
        addresses: [`http://[fd00::5]:${port}`],
      });
      expect(publicAddresses({ host: '127.0.0.1', publicUrl: 'https://sis.example' }, server.base)).toEqual({
        onlyHere: false,
        addresses: ['https://sis.example'],
      });
      expect(publicAddresses({ host: '0.0.0.0', publicUrl: '' }, server.base)).toMatchObject({ onlyHere: false });
    });

    it('reckons its moments from the time of the class', async () => {
      await trainer.freeze('2026-09-11T09:00:00+03:00');
      const { code, now, snaps } = await open({ kind: 'scenario', name: 'registration.full-section' });
      const friday = (of: Schema<'Snaps'>) => of.find(({ key }) => key === 'nextFriday')?.at;
      expect([now, friday(snaps)]).toEqual(['2026-09-07T10:00:00+03:00', '2026-09-11T10:00:00+03:00']);
      await join(code, 'Sara');
      const moved = await trainer.call('setClassroomClock', {
        params: { code },
        body: { mode: 'frozen', now: '2026-09-12T10:00:00+03:00', expireSessions: false },
      });
      expect([moved.now, friday(moved.snaps)]).toEqual(['2026-09-12T10:00:00+03:00', '2026-09-18T10:00:00+03:00']);
    });

    it('counts what a trainee did, not what a page reads by itself or somebody else did', async () => {
      const { code, scenario } = await open({ kind: 'scenario', name: 'registration.waiting-list-promotion' });
      const student = at(await join(code, 'Sara'));
      const step = async () => (await trainer.call('getClassroom', { params: { code } })).trainees[0]?.step;
      const dropping = scenario?.steps.findIndex(({ call }) => call === 'dropCourse') ?? -1;
      expect(dropping).toBeGreaterThan(0);

      // The page of the student with the seat loads its own waiting lists, before and after the clock is moved.
      await student.call('waitingList');
      await trainer.call('setClassroomClock', {
        params: { code },
        body: { mode: 'frozen', now: '2026-09-08T10:00:00+03:00', expireSessions: false },
      });
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
