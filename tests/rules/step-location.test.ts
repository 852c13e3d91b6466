import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { operationNamed } from '../../server/http/contract.ts';
import { messageCodes } from '../../server/http/messages.ts';
import { stepLocation, shownCodes } from '../../server/simulator/scenario/step-location.ts';
import { wayOf } from '../../server/simulator/scenario/scenario-ways.ts';
import { madeBy } from '../../server/simulator/scenario/scenario-progress.ts';
import { readScenarios, type ScenarioStep } from '../../server/simulator/scenario/scenarios.ts';
import { callsNamedIn, formatReference } from '../../locales/reference.ts';
import { placeOf } from '../../web/simulator/console/places.ts';
import { foundInReport } from '../../web/simulator/report.ts';
import { importGraph, reachableFrom } from '../support/imports.ts';

const scenarios = readScenarios();
const steps = scenarios.flatMap(({ id, steps: all }) => all.map((step, index) => ({ at: `${id} ${index + 1}`, step })));

const sourceOf = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');
const web = readdirSync(join(projectRoot, 'web'), { recursive: true, encoding: 'utf8' })
  // The generated file of request forms is included, because it names the calls of the forms.
  .filter((file) => /\.tsx?$/.test(file) && (!file.endsWith('.gen.ts') || file.endsWith('request-forms.gen.ts')))
  .map((file) => join('web', file));
/** The operations that a source file names. */
const namedIn = (file: string): string[] =>
  [...sourceOf(file).matchAll(/'([a-z]\w+)'/g)].flatMap(([, name = '']) => (operationNamed(name) ? [name] : []));

/** The card form of the gateway is a page of the server and not of the application. */
const elsewhere = new Set(['chargeCard']);

describe('where a step is done', () => {
  const step = (call: string, status: number, also: Partial<ScenarioStep> = {}): ScenarioStep => ({
    call,
    expect: { status },
    show: { en: '', ar: '' },
    ...also,
  });

  it.each([
    ['what works, on the page', step('submitRefund', 200), 'page'],
    ['a wrong password, on the page', step('userLogin', 422), 'page'],
    [
      'a code that has expired, on the page',
      step('confirmCancelAdmission', 422, { expect: { status: 422, code: 'MSG-000047' } }),
      'page',
    ],
    ['what the page asks first, on the page', step('registerCourse', 409), 'page'],
    ['what the page does not offer, as a call', step('submitRefund', 422), 'call'],
    ["another student's record, as a call", step('cancelRefund', 403), 'call'],
    ['what is not there, as a call', step('cancelRefund', 404), 'call'],
    ['outside the contract, as a call', step('registerCourse', 400), 'call'],
    ['what nobody signed in could ask, as a call', step('getStudentInformation', 200, { as: 'nobody' }), 'call'],
    ['what a document says to anybody, on the page', step('verifyDocument', 404, { as: 'nobody' }), 'page'],
    [
      'with headers of its own, as a call',
      step('registerCourse', 200, { headers: { 'Idempotency-Key': 'x' } }),
      'call',
    ],
    ["the trainer's part, in the console", step('setClock', 200), 'console'],
    ['what the console does not offer, as a call', step('decideRequest', 422), 'call'],
    ['the card, on the page of the gateway', step('chargeCard', 200), 'page'],
    ['as the scenario says', step('submitRefund', 422, { by: 'page' }), 'page'],
  ] as const)('%s', (_, one, by) => {
    expect(stepLocation(one)).toBe(by);
  });

  it('is a page that makes the call, for every step that is done on one', () => {
    const made = new Set(web.flatMap(namedIn));
    const wrong = steps.filter(
      ({ step: one }) =>
        stepLocation(one) === 'page' && !madeBy(one.call).some((call) => made.has(call)) && !elsewhere.has(one.call),
    );
    expect(wrong.map(({ at, step: { call } }) => `${at} ${call}`)).toEqual([]);
  });

  it('is told with the page and what is pressed there, for every step that is done on one', () => {
    const untold = scenarios.flatMap((scenario) =>
      scenario.steps
        .filter((one) => stepLocation(one) === 'page' && !wayOf(one, scenario))
        .map(({ call }) => `${scenario.id} ${call}`),
    );
    expect(untold).toEqual([]);
  });

  it.each([
    [
      'the button',
      step('registerCourse', 200),
      '/home',
      'Course registration › Offered courses › Add to basket › Review and apply',
    ],
    [
      'the page of the semester',
      step('registerCourse', 200, { query: { Period: 'early' } }),
      '/home',
      'Courses of the next semester › Offered courses › Add to basket › Review and apply',
    ],
    [
      'the button that cannot be pressed',
      step('registerCourse', 422, { expect: { status: 422, code: 'MSG-000001' } }),
      '/home',
      'Course registration › Offered courses › Add to basket',
    ],
    [
      'the button of what may be added anyway',
      step('registerCourse', 422, { expect: { status: 422, code: 'MSG-000004' } }),
      '/home',
      'Course registration › Offered courses › Add anyway › Review and apply',
    ],
    [
      'the waiting list of a full section',
      step('registerCourse', 409, { expect: { status: 409, code: 'registration.sectionFull' } }),
      '/home',
      'Course registration › Offered courses › Join waiting list',
    ],
    ['the builder', step('coursesToRegister', 200), '/timetable', 'Timetable builder › Add a course'],
    ['a button without its figure', step('startPayment', 200), '/home', 'Student fees › Pay …'],
  ] as const)('is told by %s', (_, one, page, en) => expect(wayOf(one, { page })?.en).toBe(en));

  it('is told by nothing where no page does it', () =>
    expect(wayOf(step('setClock', 200), { page: '/home' })).toBeNull());

  it('is the section of the console that makes the call, for every step of the trainer', () => {
    const graph = importGraph(['web']);
    const sections = [
      ...sourceOf('web/simulator/console/sections.ts').matchAll(/key: '(\w+)'[^]*?import\('(\.[^']+)'\)/g),
    ];
    expect(sections.length).toBeGreaterThan(10);
    const madeIn = new Map(
      sections.map(([, key = '', file = '']) => [
        key,
        new Set(
          [...reachableFrom(graph, join('web/simulator/console', file))]
            .filter((one) => one.startsWith('web/simulator'))
            .flatMap(namedIn),
        ),
      ]),
    );
    // Calls behind links that fetch a file or open a page. The components of these links do not name the call.
    const behindLinks = new Set([
      'getRequestAttachment',
      'startScenario',
      'lookAtTrainee',
      'saveSnapshotFile',
      'openSnapshotFile',
      'getStudentFile',
    ]);
    const wrong = steps.filter(({ step: one }) => {
      const place = placeOf(one.call);
      return (
        stepLocation(one) === 'console' &&
        !behindLinks.has(one.call) &&
        !(place !== undefined && madeIn.get(place)?.has(one.call))
      );
    });
    expect(wrong.map(({ at, step: { call } }) => `${at} ${call}: ${placeOf(call) ?? 'nowhere'}`)).toEqual([]);
    expect(placeOf('chargeCard')).toBe('gateway');
    expect(placeOf('registerCourse')).toBeUndefined();
  });
});

it('for every code that an answer names there is a step that shows it', () => {
  const shown = shownCodes(scenarios);
  const said = new Set(scenarios.flatMap(({ codes }) => codes));
  expect(messageCodes().filter((code) => said.has(code) && !shown.has(code))).toEqual([]);
  expect(shown.get('MSG-000063')).toMatchObject({ scenario: 'fees.at-the-cashier' });
});

it('a report is read for codes and references', () => {
  const known = ['MSG-000063', 'MSG-LOG0-000004', 'registration.sectionFull'].map((code) => ({ code }));
  const read = (text: string) => {
    const { codes, calls } = foundInReport(text, known);
    return { codes: codes.map(({ code }) => code), calls };
  };
  expect(read('She saw “msg-000063” twice (MSG-000063), Reference R-1042.')).toEqual({
    codes: ['MSG-000063'],
    calls: [1042],
  });
  expect(read('الرقم المرجعي ⁨R-77⁩: registration.sectionFull، ثم MSG-LOG0-000004.')).toEqual({
    codes: ['registration.sectionFull', 'MSG-LOG0-000004'],
    calls: [77],
  });
  expect(read('REF-2026-000001 for Room 12, R2D2')).toEqual({ codes: [], calls: [] });
  expect(callsNamedIn(formatReference(5))).toEqual([5]);
});
