import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPersonas } from '../../seed/personas.ts';
import { contract, listOperations } from '../../server/http/contract.ts';
import { findUndeclared } from '../../server/http/error-conformance.ts';
import { readStudentFiles } from '../../server/simulator/university/built-students.ts';
import { readScenarios, type Scenario } from '../../server/simulator/scenario/scenarios.ts';
import { everyNth } from '../support/long.ts';
import { NetworkCapture } from '../support/network-capture.ts';
import { startServer, type TestServer, wholeSeed } from '../support/server.ts';
import { listDifferences, play, type Played } from './play.ts';

const scenarios = readScenarios();
/** `npm run test:long` plays all scenarios. */
const chosen = everyNth(6, scenarios);
const operations = listOperations(contract);
const played = new Map<string, Played>();

const overheard = new NetworkCapture();

/** Scenarios that name sections and seats which only the whole seed has. */
const ofTheWholeSeed = new Set(['registration.last-seat', 'student.a-whole-life', 'timetable.everything-full']);

type Front = Awaited<ReturnType<NetworkCapture['inFrontOf']>>;
const startOverheard = async (students?: number): Promise<{ server: TestServer; front: Front }> => {
  const server = await startServer(
    { logLevel: 'trace', ...(students !== undefined && { students }) },
    { log: overheard.log },
  );
  return { server, front: await overheard.inFrontOf(server.base) };
};
let everyday: Awaited<ReturnType<typeof startOverheard>>;
let whole: Awaited<ReturnType<typeof startOverheard>>;

beforeAll(async () => {
  everyday = await startOverheard();
  whole = await startOverheard(wholeSeed);
});
afterAll(async () => {
  for (const { front, server } of [everyday, whole]) {
    await front.close();
    await server.close();
  }
});

describe('every scenario plays as written', () => {
  it.each(chosen.map((scenario) => ({ id: scenario.id, scenario })))('$id', async ({ scenario }) => {
    const outcome = await play(scenario, (ofTheWholeSeed.has(scenario.id) ? whole : everyday).front.base);
    played.set(scenario.id, outcome);
    expect(listDifferences(outcome)).toEqual([]);
  });
});

const byRules = (outcomes: Iterable<Played>): { call: string; status: number; code: string }[] =>
  [...outcomes].flatMap(({ steps }) =>
    steps
      .filter(({ underFault }) => !underFault)
      .flatMap(({ call, status, codes }) => codes.map((code) => ({ call, status, code }))),
  );

describe('the runner', () => {
  it('notices an answer that is not as written', async () => {
    const scenario = scenarios.find(({ id }) => id === 'registration.load-exceeded');
    const [step] = scenario?.steps ?? [];
    if (!scenario || !step) throw new Error('nothing to play');
    const wrong = {
      ...step,
      expect: {
        status: 422,
        code: 'MSG-000005',
        codes: ['MSG-000006'],
        body: { Refusals: [{ Params: { hours: 20 } }], Details: 'none' },
      },
    };
    const outcome = await play(
      {
        ...scenario,
        steps: [{ ...step, expect: { status: 200 } }, wrong, { ...step, body: { sectionId: 'section:MGT131-99' } }],
      },
      everyday.server.base,
    );
    expect(listDifferences(outcome).map((line) => line.split(':').slice(0, 2).join(':'))).toEqual([
      'step 1 registerCourse: status',
      'step 2 registerCourse: code',
      'step 2 registerCourse: codes',
      'step 2 registerCourse: body.Refusals',
      'step 2 registerCourse: body.Details',
      'step 3 registerCourse: Error',
    ]);
  });
});

describe('the scenarios together', () => {
  it('leave no token, code, password or record in the log', () => {
    expect(overheard.secrets.size).toBeGreaterThan(chosen.length);
    expect(overheard.lines.length).toBeGreaterThan(chosen.length * 3);
    expect(overheard.leaked()).toEqual([]);
  });

  it('show every code of the contract, answered by the rules themselves', () => {
    // The codes that the steps of the other scenarios expect. They are checked when those scenarios are played.
    const written = scenarios
      .filter((scenario) => !chosen.includes(scenario))
      .flatMap(({ steps }) =>
        steps.flatMap(({ expect: { code, codes = [] } }) => (code === undefined ? codes : [code, ...codes])),
      );
    const answered = new Set([...byRules(played.values()).map(({ code }) => code), ...written]);
    // A scenario of these codes would use all sandboxes or block the queue for passwords. tests/api/sandboxes.test.ts
    // and tests/api/account-queue.test.ts test them instead.
    const shownElsewhere = ['simulator.full', 'simulator.tooManyClassCodes', 'http.tooManyRequests'];
    expect(
      [...new Set(operations.flatMap(({ messages }) => messages))].filter(
        (code) => !answered.has(code) && !shownElsewhere.includes(code),
      ),
    ).toEqual([]);
  });

  it('call every operation', () => {
    const called = new Set(scenarios.flatMap(({ steps }) => steps.map(({ call }) => call)));
    expect(operations.map(({ id }) => id).filter((id) => !called.has(id))).toEqual([]);
  });

  it('answer the codes they promise', () => {
    const broken = chosen.flatMap(({ id, codes }) => {
      const outcome = played.get(id);
      const answered = new Set(outcome?.steps.flatMap((step) => step.codes));
      return codes.filter((code) => !answered.has(code)).map((code) => `${id}: ${code}`);
    });
    expect(broken).toEqual([]);
  });

  it('refuse with no status or code that the contract does not declare for the call', () => {
    const steps = [...played.values()].flatMap(({ steps }) => steps.filter(({ underFault }) => !underFault));
    expect(
      steps.flatMap(
        ({ call, status, codes }) =>
          findUndeclared(
            operations.find(({ id }) => id === call)!,
            status,
            codes,
          ) ?? [],
      ),
    ).toEqual([]);
  });
});

describe('each scenario', () => {
  const arabic = /[\u0621-\u064A]/;

  it('has an id of its own, of its area and name', () => {
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
    expect(scenarios.map(({ id }) => id).filter((id) => !/^[a-z]+\.[a-z0-9-]+$/.test(id))).toEqual([]);
  });

  it('says nothing that the player does not know', () => {
    const words = {
      scenario: [
        'id',
        'area',
        'title',
        'story',
        'persona',
        'student',
        'instant',
        'page',
        'codes',
        'agenda',
        'faults',
        'steps',
      ],
      step: ['call', 'as', 'query', 'params', 'body', 'headers', 'expect', 'keep', 'show', 'by'],
      expect: ['status', 'code', 'codes', 'body', 'slowerThanMs'],
    };
    const others = (one: object, known: string[]): string[] => Object.keys(one).filter((key) => !known.includes(key));
    expect(
      scenarios.flatMap((one) =>
        [
          ...others(one, words.scenario),
          ...one.steps.flatMap((step) => [...others(step, words.step), ...others(step.expect, words.expect)]),
        ].map((word) => `${one.id}: ${word}`),
      ),
    ).toEqual([]);
  });

  it('hangs on no number of a request, receipt or payment that was drawn by the seed', () => {
    const drawn = /\b[A-Z]{3}-20\d\d-\d{6}\b/g;
    const hanging = scenarios.flatMap(({ id, steps }) =>
      steps.flatMap(({ query, params, body, expect: expected }) =>
        (JSON.stringify([query, params, body, expected]).match(drawn) ?? []).map((number) => `${id}: ${number}`),
      ),
    );
    // Only numbers that are never assigned are allowed, because calls with them are refused in every run.
    expect(hanging.filter((one) => !/-999999$|PAY-2019-000001$/.test(one))).toEqual([]);
  });

  it('belongs to personas that exist', () => {
    const known = new Set([
      ...listPersonas().map(({ key }) => key),
      ...readStudentFiles().map(({ name }) => name),
      'nobody',
    ]);
    const builtIn = (one: Scenario): string[] =>
      JSON.stringify([one.student, one.steps.filter(({ call }) => call === 'buildStudent')]).match(
        /(?<=name(": "|":"|: ))[\w-]+/g,
      ) ?? [];
    expect(
      scenarios.flatMap((one) => {
        const { id, persona, steps } = one;
        return [persona, ...steps.flatMap((step) => step.as ?? [])]
          .filter((key) => !known.has(key) && !builtIn(one).includes(key))
          .map((key) => `${id}: ${key}`);
      }),
    ).toEqual([]);
  });

  it('is told in both languages', () => {
    const texts = scenarios.flatMap(({ id, title, story, steps }) =>
      [title, story, ...steps.map(({ show }) => show)].map((text) => ({ id, ...text })),
    );
    expect(
      texts.filter(
        ({ en, ar }) => !en?.trim() || arabic.test(en) || !ar || !arabic.test(ar) || /[!٠-٩]/.test(`${en}${ar}`),
      ),
    ).toEqual([]);
  });

  it('opens the sign-in page where its student signs in by hand', () => {
    expect(
      scenarios.filter(({ page, steps }) => steps[0]?.call === 'userLogin' && page !== '/sign-in').map(({ id }) => id),
    ).toEqual([]);
  });

  it('opens a page and starts at an instant of Bahrain', () => {
    expect(
      scenarios
        .filter(
          ({ page, instant }) => !page.startsWith('/') || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/.test(instant),
        )
        .map(({ id }) => id),
    ).toEqual([]);
  });
});
