import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, listOperations, type OperationId } from '../../server/http/contract.ts';
import { readSettings } from '../../server/settings.ts';
import { Client, type Input } from '../support/client.ts';
import { codesOf } from '../support/sandbox-database.ts';
import { startServer, type TestServer } from '../support/server.ts';

const code = 'K7WP-M3QD';
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ students: 50, trainerCode: code });
});
afterAll(() => server.close());

const withCode = { 'x-trainer-code': code };
const anybody = (path = ''): Client => new Client(`${server.base}${path}`);
const asTrainer = <Id extends OperationId>(id: Id, input: Input<Id> = {}, path = '') =>
  anybody(path).call(id, { ...input, headers: withCode });
const cookieOf = (headers: Headers): string => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** A class with two trainees, each with the cookie of their own sandbox. */
async function classOfTwo() {
  const { code: joinCode } = await asTrainer('createClassroom', {
    body: { title: 'Monday', from: { kind: 'seeded' }, trainees: 5, persona: 'eligible' },
  });
  const join = async (name: string) => {
    const { body, headers } = await anybody().send('joinClassroom', { params: { code: joinCode }, body: { name } });
    return { ...body, cookie: cookieOf(headers), setCookie: headers.get('set-cookie') ?? '' };
  };
  return { joinCode, huda: await join('Huda'), ali: await join('Ali') };
}

const simulator = listOperations(contract).filter(({ tag }) => tag === 'simulator');
const anybodys = ['getSimulator', 'getClock', 'findClassroom', 'joinClassroom', 'getConformancePage'];
const trainees = [
  'watchSandbox',
  'getScenarioProgress',
  'getOutbox',
  'nextMessage',
  'getScenarios',
  'getCodes',
  'getPersonas',
  'startPersonaSession',
  'setHand',
  'playScenarioStep',
];

describe('on a simulator with a trainer’s code', () => {
  it('is let in by the contract: few to anybody, some to a trainee, everything else to the trainer', () => {
    expect(
      simulator
        .filter(({ caller }) => caller === 'anybody')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...anybodys].sort());
    expect(
      simulator
        .filter(({ caller }) => caller === 'trainee')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...trainees].sort());
  });

  it.each(simulator.filter(({ id }) => !anybodys.includes(id)).map(({ id }) => [id]))(
    '%s is refused without it, in the main university and in a trainee’s place',
    async (id) => {
      for (const path of ['', place]) {
        const { status, body } = await anybody(path).send(id, { params: ids });
        expect([id, path, status, body.Message]).toEqual([id, path, 401, 'DEV-000009']);
      }
    },
  );
  const ids = { code: 'AAAAA', trainee: '1', id: '1', name: 'x', key: 'eligible', referenceNumber: 'x', eventId: 'x' };
  let place = '';
  beforeAll(async () => {
    place = (await classOfTwo()).huda.path;
  });

  it('tells anybody that it is one, the time, and whether a class has a code', async () => {
    const answer = await anybody().call('getSimulator');
    expect([answer.caller, answer.trainee]).toEqual(['guest', null]);
    expect((await anybody(place).call('getSimulator')).trainee).toBeNull();
    expect((await anybody().send('getClock')).status).toBe(200);
    const { joinCode } = await classOfTwo();
    expect(await anybody().call('findClassroom', { params: { code: joinCode.toLowerCase() } })).toEqual({
      code: joinCode,
      title: 'Monday',
      full: false,
    });
    expect(codesOf(await anybody().send('findClassroom', { params: { code: 'ZZZZZ' } }))).toEqual([
      'simulator.noSuchClass',
    ]);
  });

  it('takes the code however it is typed, and gives a browser a cookie for it', async () => {
    expect((await anybody().send('getClassrooms', { headers: { 'x-trainer-code': 'k7wp m3qd' } })).status).toBe(200);
    const { status, headers } = await anybody().send('signInTrainer', { headers: withCode });
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toMatch(/^sis-trainer-0=[\w-]+; Path=\/; HttpOnly; SameSite=Strict$/);
    const cookie = cookieOf(headers);
    expect(cookie).not.toContain('K7WP');
    const browser = { headers: { cookie: `other=1; ${cookie}` } };
    expect((await anybody().call('getSimulator', browser)).caller).toBe('trainer');
    expect((await anybody().send('getClassrooms', browser)).status).toBe(200);
    expect((await anybody().send('watchSandbox', browser)).status).toBe(200);
    expect((await anybody().send('getClassrooms', { headers: { cookie: `${cookie}x` } })).status).toBe(401);
  });

  it('lets a trainee use the own place and nobody else’s', async () => {
    const { huda, ali } = await classOfTwo();
    expect(huda.setCookie).toMatch(new RegExp(`^sis-seat-0=[\\w-]+; Path=${huda.path}; HttpOnly; SameSite=Strict$`));
    const own = { headers: { cookie: huda.cookie } };
    const at = anybody(huda.path);
    expect(await at.call('getSimulator', own)).toMatchObject({
      caller: 'trainee',
      trainee: { name: 'Huda', title: 'Monday' },
    });
    for (const id of ['getOutbox', 'getScenarios', 'getCodes', 'getPersonas', 'watchSandbox'] as const)
      expect([id, (await at.send(id, own)).status]).toEqual([id, 200]);
    expect((await at.send('getOutbox', { headers: { 'x-seat': huda.seat } })).status).toBe(200);
    expect((await at.call('setHand', { body: { raised: true }, ...own })).trainee?.handAt).not.toBeNull();
    for (const id of [
      'getAgenda',
      'getTraffic',
      'getRequests',
      'getClassrooms',
      'getSandboxes',
      'getSnapshots',
      'getFaults',
    ] as const)
      expect([id, (await at.send(id, own)).status]).toEqual([id, 401]);
    expect((await at.send('setClock', { body: { mode: 'frozen' }, ...own })).status).toBe(401);

    const other = anybody(ali.path);
    for (const id of ['getOutbox', 'getPersonas', 'watchSandbox'] as const)
      expect([id, (await other.send(id, own)).status]).toEqual([id, 401]);
    expect((await other.send('startPersonaSession', { params: { key: 'eligible' }, ...own })).status).toBe(401);
    expect((await other.send('setHand', { body: { raised: true }, ...own })).status).toBe(401);
    expect((await other.call('getSimulator', own)).trainee).toBeNull();
    expect((await anybody().send('getOutbox', own)).status).toBe(401);
  });

  it('lets nobody else sign in in a trainee’s place, though the seeded passwords are known', async () => {
    const { huda, ali } = await classOfTwo();
    const { password, personas } = await asTrainer('getPersonas');
    const body = {
      userName: personas.find(({ key }) => key === 'eligible')?.userName ?? '',
      password,
      captchaToken: 'simulated-captcha',
      rememberMe: false,
    };
    const signIn = (headers: Record<string, string>) => anybody(huda.path).send('userLogin', { body, headers });
    expect(codesOf(await signIn({ cookie: ali.cookie }))).toEqual(['DEV-000008']);
    expect((await signIn({ cookie: huda.cookie })).status).toBe(200);
    expect((await signIn(withCode)).status).toBe(200);
    // The main university belongs to no trainee, so anybody may sign in there.
    expect((await anybody().send('userLogin', { body })).status).toBe(200);
  });

  it('lets a trainee open the script’s other students in the own place, and do the steps that no page does', async () => {
    const { code: joinCode } = await asTrainer('createClassroom', {
      body: { title: 'Monday', from: { kind: 'scenario', name: 'registration.waiting-list-promotion' }, trainees: 5 },
    });
    const { body, headers } = await anybody().send('joinClassroom', {
      params: { code: joinCode },
      body: { name: 'Huda' },
    });
    const own = { headers: { cookie: cookieOf(headers) } };
    const at = anybody(body.path);
    expect((await at.send('startPersonaSession', { params: { key: 'waitingSecond' }, ...own })).status).toBe(200);
    const { scenarios } = await at.call('getScenarios', own);
    const press = (id: string, step: number, earlier = false) =>
      at.send('playScenarioStep', { params: { id, step }, query: { earlier }, ...own });
    const stepBy = (id: string, hand: string): number =>
      scenarios.find((one) => one.id === id)!.steps.findIndex(({ by }) => by === hand);
    const id = 'fees.pay-by-card';
    for (const [hand, of] of [
      ['page', id],
      ['console', 'agenda.the-clock'],
    ] as const)
      expect([hand, (await press(of, stepBy(of, hand))).status]).toEqual([hand, 401]);
    // Without the steps before it, the step is done but its response differs from the scenario.
    expect(await press(id, stepBy(id, 'call'))).toMatchObject({ status: 200, body: { status: 200, asWritten: false } });
    expect((await press(id, stepBy(id, 'call'), true)).status).toBe(401);
  });

  it('starts a trainee over though the calls are its own', async () => {
    const { code: joinCode } = await asTrainer('createClassroom', {
      body: { title: 'Monday', from: { kind: 'scenario', name: 'registration.full-section' }, trainees: 5 },
    });
    await anybody().call('joinClassroom', { params: { code: joinCode }, body: { name: 'Huda' } });
    expect(
      (await asTrainer('resetTrainee', { params: { code: joinCode, trainee: 1 }, body: { step: 1 } })).trainees,
    ).toMatchObject([{ step: 1 }]);
  });

  it('pauses for an address that has tried too many wrong codes; a browser that is signed in goes on', async () => {
    const cookie = cookieOf((await anybody().send('signInTrainer', { headers: withCode })).headers);
    const from = { 'x-forwarded-for': '198.51.100.60' };
    const wrong = { headers: { 'x-trainer-code': 'AAAA-AAAA', ...from } };
    for (let tries = 0; tries < 10; tries += 1) expect((await anybody().send('getFaults', wrong)).status).toBe(401);
    const paused = await anybody().send('getFaults', { headers: { ...withCode, ...from } });
    expect([paused.status, codesOf(paused)]).toEqual([429, ['DEV-000010']]);
    expect(Number(paused.headers.get('retry-after'))).toBeGreaterThan(200);
    expect((await anybody().send('getFaults', { headers: { cookie, ...from } })).status).toBe(200);
  });

  const guessed = (address: string, guess = 'AAAA-AAAA') => ({
    headers: { 'x-trainer-code': guess, 'x-forwarded-for': address },
  });
  const guesses = [
    ['getSimulator', {}],
    ['getClock', {}],
    ['getMenu', {}],
    ['findClassroom', { params: { code: 'ZZZZZ' } }],
    ['userLogin', { body: { userName: 'eligible', password: 'x', captchaToken: 'x' } }],
  ] as const;
  it.each(guesses)(
    'counts wrong codes with %s like any other, and tells a paused address nothing of the right one',
    async (id, input) => {
      const address = `198.51.100.${guesses.findIndex(([one]) => one === id)}`;
      for (let tries = 0; tries < 10; tries += 1)
        expect((await anybody().send(id, { ...input, ...guessed(address) })).status).not.toBe(429);
      for (const tell of ['getSimulator', 'getFaults', 'findClassroom'] as const) {
        const answer = await anybody().send(tell, { params: { code: 'ZZZZZ' }, ...guessed(address, code) });
        expect([tell, answer.status, codesOf(answer)]).toEqual([tell, 429, ['DEV-000010']]);
      }
      expect((await anybody().call('getSimulator', { headers: { 'x-forwarded-for': address } })).trainer).toBe(false);
    },
  );

  it('counts a right code nowhere, and tells it at the simulator’s own page', async () => {
    for (let tries = 0; tries < 30; tries += 1)
      expect((await anybody().call('getSimulator', guessed('198.51.100.20', code))).trainer).toBe(true);
  });

  it('counts an IPv6 network as one caller', async () => {
    for (let tries = 0; tries < 10; tries += 1) await anybody().send('getSimulator', guessed(`2001:db8:9:9::${tries}`));
    expect((await anybody().send('getSimulator', guessed('2001:db8:9:9:1::1', code))).status).toBe(429);
    expect((await anybody().send('getSimulator', guessed('2001:db8:9:a::1', code))).status).toBe(200);
  });
});

describe('join codes', () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const letters = 'ABCDEFGHJK';
  const made = (index: number): string =>
    `Z${[...String(index).padStart(4, '0')].map((digit) => letters[Number(digit)]).join('')}`;

  it('that no class has pause an address after a hundred different ones', async () => {
    const { joinCode } = await classOfTwo();
    for (let tries = 0; tries < 100; tries += 1) {
      const input = { params: { code: made(tries) }, ...from('198.51.100.40') };
      expect(
        (tries % 2
          ? await anybody().send('findClassroom', input)
          : await anybody().send('joinClassroom', { ...input, body: { name: 'Huda' } })
        ).status,
      ).toBe(404);
    }
    for (const address of ['198.51.100.40', '::ffff:198.51.100.40'])
      expect(codesOf(await anybody().send('findClassroom', { params: { code: joinCode }, ...from(address) }))).toEqual([
        'simulator.tooManyClassCodes',
      ]);
    expect(
      codesOf(
        await anybody().send('joinClassroom', {
          params: { code: joinCode },
          body: { name: 'Third' },
          ...from('198.51.100.40'),
        }),
      ),
    ).toEqual(['simulator.tooManyClassCodes']);
    expect(
      (await anybody().send('findClassroom', { params: { code: joinCode }, ...from('198.51.100.41') })).status,
    ).toBe(200);
  });

  it('are typed wrongly by thirty people behind one address, who all get in', async () => {
    const { code: joinCode } = await asTrainer('createClassroom', {
      body: { title: 'Monday', from: { kind: 'seeded' }, trainees: 30, persona: 'eligible' },
    });
    for (let trainee = 0; trainee < 30; trainee += 1) {
      for (const typed of [made(trainee), made(900), made(901), made(900)])
        expect(
          (await anybody().send('findClassroom', { params: { code: typed }, ...from('198.51.100.50') })).status,
        ).toBe(404);
      expect(
        (await anybody().send('findClassroom', { params: { code: joinCode }, ...from('198.51.100.50') })).status,
      ).toBe(200);
    }
  });
});

describe('the trainer’s code', () => {
  it('is asked for where other machines reach the simulator, or one is set', () => {
    expect(readSettings({}).trainerCode).toBe('');
    expect(readSettings({ HOST: 'localhost', PUBLIC_URL: 'http://127.0.0.1:8080' }).trainerCode).toBe('');
    expect(readSettings({ TRAINER_CODE: 'Monday-2026' }).trainerCode).toBe('Monday-2026');
    const [one, other] = [
      readSettings({ HOST: '0.0.0.0' }).trainerCode,
      readSettings({ PUBLIC_URL: 'https://sis.example' }).trainerCode,
    ];
    expect([one, other].every((drawn) => /^[A-Z2-9]{4}-[A-Z2-9]{4}$/.test(drawn)) && one !== other).toBe(true);
    expect(readSettings({ HOST: '0.0.0.0', SIMULATE: 'false' }).trainerCode).toBe('');
    expect(() => readSettings({ TRAINER_CODE: '12345' })).toThrow(/TRAINER_CODE/);
  });
});
