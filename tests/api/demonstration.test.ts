import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageCodes } from '../../server/http/messages.ts';
import { sandbox, type Client } from '../support/client.ts';
import { rather } from '../support/long.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const doneIn = async (room: Client, id: string): Promise<number[]> =>
  (await room.call('getScenarioProgress', { params: { id } })).done;

describe('a step of a script', () => {
  it('is ticked when it is done by hand, by its student and with its answer', async () => {
    const room = await sandbox(server.base);
    const id = 'registration.full-section';
    const { session } = await room.call('startScenario', { params: { id } });
    const student = room.fresh().use(session!);
    expect(await doneIn(room, id)).toEqual([]);
    const other = await room.fresh().as('eligible');
    const sectionId = await student.section('ENTR301-05');
    await other.send('registerCourse', { body: { sectionId } });
    expect(await doneIn(room, id)).toEqual([]);
    await student.call('checkRegistration', { body: { changes: [{ action: 'register', sectionId }] } });
    expect(await doneIn(room, id)).toEqual([0]);
  });

  it('is done as a call, goes on from what was done by hand, and is looked at again by every page', async () => {
    const room = await sandbox(server.base);
    const id = 'fees.pay-by-card';
    const { session, scenario } = await room.call('startScenario', { params: { id } });
    expect(scenario.steps.map(({ by }) => by)).toEqual(['page', 'page', 'page', 'call']);
    const student = room.fresh().use(session!);
    const { courses } = await student.call('registeredCourses', { query: { Period: 'current' } });
    const course = courses.find(({ code, number }) => `${code}-${number}` === 'ITCS214-01')!;
    const { paymentId } = await student.call('startPayment', {
      body: { items: [{ kind: 'registration', id: course.registrationId }], useBalance: false },
    });
    expect(await doneIn(room, id)).toEqual([0]);
    const played = await room.call('playScenarioStep', { params: { id, step: 1 } });
    expect(played).toMatchObject({ status: 200, asWritten: true, progress: { done: [0, 1] } });
    expect((await student.call('paymentResult', { params: { paymentId } })).status).toBe('succeeded');
    expect(await doneIn(room, id)).toEqual([0, 1, 2]);
  });

  it('is done after those before it that were passed over, and leaves what the script says', async () => {
    const id = 'registration.waiting-list-promotion';
    const played = async (skip: number[]) => {
      const room = await sandbox(server.base);
      const { scenario } = await room.call('startScenario', { params: { id } });
      const last = scenario.steps.length - 1;
      for (const step of scenario.steps.keys())
        if (step < last && !skip.includes(step))
          await room.call('playScenarioStep', { params: { id, step }, query: { earlier: true } });
      const { progress, asWritten } = await room.call('playScenarioStep', {
        params: { id, step: last },
        query: { earlier: true },
      });
      return { done: progress.done, asWritten, all: [...scenario.steps.keys()] };
    };
    const { done, asWritten, all } = await played([0, 1]);
    expect([done, asWritten]).toEqual([all, true]);
    // Plays all steps with one call.
    expect(await played(all)).toMatchObject({ done: all, asWritten: true });
  });

  it('that sets the clock is not done once a later one is: nobody goes back to its moment', async () => {
    const room = await sandbox(server.base);
    const id = 'attendance.what-is-left';
    const { scenario } = await room.call('startScenario', { params: { id } });
    const [first = 0, second = 0] = scenario.steps.flatMap(({ clock }, index) => (clock === null ? [] : [index]));
    await room.call('playScenarioStep', { params: { id, step: second } });
    const { progress } = await room.call('playScenarioStep', {
      params: { id, step: second + 1 },
      query: { earlier: true },
    });
    expect((await room.call('getClock')).now).toBe(scenario.steps[second]?.clock);
    expect(progress.done).toEqual([...scenario.steps.keys()].filter((index) => index <= second + 1 && index !== first));
  });

  it('of an office is ticked for its own request, and not when another is decided', async () => {
    const room = await sandbox(server.base);
    const id = 'refund.approved';
    const { scenario } = await room.call('startScenario', { params: { id } });
    const decision = scenario.steps.findIndex(({ call }) => call === 'decideRequest');
    for (const step of [0, 1]) await room.call('playScenarioStep', { params: { id, step } });
    const { requests } = await room.call('getRequests', { query: { status: 'sent' } });
    const [own, other] = [
      requests.find(({ kind }) => kind === 'refund')!,
      requests.find(({ kind }) => kind !== 'refund')!,
    ];
    await room.call('decideRequest', {
      params: { referenceNumber: other.referenceNumber },
      body: { decision: 'approved' },
    });
    expect(await doneIn(room, id)).not.toContain(decision);
    await room.call('decideRequest', {
      params: { referenceNumber: own.referenceNumber },
      body: { decision: 'approved' },
    });
    expect(await doneIn(room, id)).toContain(decision);
  });

  it('that signs in hands its session to the page', async () => {
    const room = await sandbox(server.base);
    const id = 'account.corporate-sign-in';
    await room.call('startScenario', { params: { id } });
    const { session, asWritten } = await room.call('playScenarioStep', { params: { id, step: 0 } });
    expect(asWritten).toBe(true);
    expect((await room.fresh().use(session!).send('getMenu')).status).toBe(200);
  });

  it('signs in at the identity provider as a person does, and fails as the trainer made it fail', async () => {
    const room = await sandbox(server.base);
    const id = 'account.corporate-provider-failures';
    const { scenario } = await room.call('startScenario', { params: { id } });
    for (const step of scenario.steps.keys())
      expect(await room.call('playScenarioStep', { params: { id, step } }), `step ${step + 1}`).toMatchObject({
        asWritten: true,
      });
    expect(await doneIn(room, id)).toEqual([...scenario.steps.keys()]);
  });

  it('that starts the whole university over ends no script', async () => {
    const room = await sandbox(server.base);
    const id = 'agenda.clock-back';
    await room.call('startScenario', { params: { id } });
    await room.call('playScenarioStep', { params: { id, step: 0 } });
    expect(await doneIn(room, id)).toEqual([0]);
    await room.call('resetSandbox');
    expect(await doneIn(room, id)).toEqual([]);
  });
});

/**
 * Codes that neither a call nor a page of a scenario can show: they concern the transport or a full machine, or only
 * offer an alternative.
 */
const without = [
  'DEV-000003',
  'DEV-000004',
  'DEV-000006',
  'DEV-000009',
  'DEV-000010',
  'http.tooManyRequests',
  'http.unexpected',
  'registration.alternative',
  'simulator.full',
  'simulator.tooManyClassCodes',
];

describe('the state in which the next press answers a code', () => {
  const some = (codes: string[]): string[] =>
    codes.filter((code, index) => index % rather(24, 1) === 0 || code === 'MSG-000063');

  it.each(some(messageCodes().filter((code) => !without.includes(code))))('%s', async (code) => {
    const room = await sandbox(server.base);
    const { codes } = await room.call('getCodes');
    const { scenario: id, step } = codes.find((one) => one.code === code)!.shown!;
    const started = await room.call('startScenario', { params: { id }, query: { step } });
    expect(started.step).toBe(step);
    const played = await room.call('playScenarioStep', { params: { id, step } });
    expect(played).toMatchObject({ asWritten: true });
    expect(played.codes).toContain(code);
    server.simulator!.sandboxes.delete(room.base.split('/').at(-1)!);
  });

  it('is there for every code but those', async () => {
    const { codes } = await (await sandbox(server.base)).call('getCodes');
    expect(
      codes
        .filter(({ shown }) => !shown)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(without);
  });
});
