import { expect, it } from 'vitest';
import { operationNamed } from '../../server/http/contract.ts';
import type { RecordedCall } from '../../server/simulator/traffic/recorded-call.ts';
import { Progress } from '../../server/simulator/scenario/scenario-progress.ts';
import type { Scenario, ScenarioStep } from '../../server/simulator/scenario/scenarios.ts';

const words = { en: 'x', ar: 'س' };
const step = (call: string, expected: ScenarioStep['expect'], as?: string): ScenarioStep => ({
  call,
  expect: expected,
  show: words,
  ...(as && { as }),
});
const scenario = (...steps: ScenarioStep[]): Scenario => ({
  id: 'a.b',
  area: 'a',
  title: words,
  story: words,
  persona: 'holder',
  instant: '',
  page: '/home',
  codes: [],
  steps,
});

const ids: Record<string, number> = { holder: 1, other: 2 };
/** The id of each session is the name of its student. */
const who = { persona: (key: string) => ids[key], session: (id: string) => ids[id] };

let at = 0;
const call = (name: string, by: string | null = 'holder', also: Partial<RecordedCall> = {}): RecordedCall => ({
  id: 0,
  at: 0,
  machineAt: (at += 60_000),
  operation: operationNamed(name)!,
  session: by,
  language: 'en',
  query: {},
  params: {},
  body: undefined,
  once: null,
  status: 200,
  codes: [],
  answerHash: '',
  weight: 0,
  shown: undefined,
  ...also,
});
const basket = (action: string) => ({ body: { changes: [{ action }] } });

function doneAfter(steps: ScenarioStep[], calls: RecordedCall[]): number {
  const progress = new Progress(scenario(...steps), who);
  calls.forEach((one) => progress.add(one));
  return progress.done;
}

it('counts a step only when its own student did it', () => {
  const steps = [step('dropCourse', { status: 200 }, 'other'), step('dropCourse', { status: 200 })];
  expect(doneAfter(steps, [call('dropCourse')])).toBe(0);
  expect(doneAfter(steps, [call('dropCourse', 'other')])).toBe(1);
  expect(doneAfter(steps, [call('dropCourse', null)])).toBe(0);
});

it('counts a step only when the answer was the one it expects', () => {
  const steps = [step('registerCourse', { status: 422, code: 'MSG-000004' }), step('registerCourse', { status: 200 })];
  expect(doneAfter([steps[0]!], [call('registerCourse', 'holder', { status: 422, codes: ['MSG-000003'] })])).toBe(0);
  expect(
    doneAfter(steps, [call('registerCourse', 'holder', { status: 422, codes: ['MSG-000003', 'MSG-000004'] })]),
  ).toBe(1);
  expect(doneAfter(steps, [call('registerCourse', 'holder', { status: 500 })])).toBe(0);
});

it('knows the basket of the page, asked or applied', () => {
  const steps = [
    step('registerCourse', { status: 409, code: 'registration.sectionFull' }),
    step('registerCourse', { status: 200 }),
  ];
  const asked = call('checkRegistration', 'holder', { ...basket('register'), codes: ['registration.sectionFull'] });
  expect(doneAfter(steps, [call('checkRegistration', 'holder', basket('register'))])).toBe(0);
  expect(doneAfter(steps, [asked])).toBe(1);
  expect(doneAfter(steps, [asked, call('changeRegistration', 'holder', basket('drop'))])).toBe(1);
  expect(doneAfter(steps, [asked, call('changeRegistration', 'holder', basket('register'))])).toBe(2);
});

it('does not count what a page reads again by itself', () => {
  const steps = [
    step('dropCourse', { status: 200 }),
    step('waitingList', { status: 200 }),
    step('getSchedule', { status: 200 }),
  ];
  const after = (before: RecordedCall, name: string, seconds: number): RecordedCall =>
    call(name, 'holder', { machineAt: before.machineAt + seconds * 1_000 });
  const dropped = call('dropCourse');
  const opened = [call('waitingList'), dropped];
  expect(doneAfter(steps, [...opened, after(dropped, 'waitingList', 20)])).toBe(1);
  expect(doneAfter(steps, [...opened, after(dropped, 'waitingList', 1)])).toBe(2);
  const page = call('setAuditFormLog');
  expect(doneAfter(steps, [...opened, call('getSchedule'), page, after(page, 'getSchedule', 2)])).toBe(3);
});

it('counts what a page read that was loaded again, once it notes the visit', () => {
  const steps = [
    step('dropCourse', { status: 200 }),
    step('getSchedule', { status: 200 }),
    step('getStudentFees', { status: 200 }),
  ];
  const seen = [call('getSchedule'), call('getStudentFees'), call('dropCourse')];
  const again = call('getSchedule');
  const fees = call('getStudentFees', 'holder', { machineAt: again.machineAt + 200 });
  const note = (seconds: number, by = 'holder'): RecordedCall =>
    call('setAuditFormLog', by, { machineAt: again.machineAt + seconds * 1_000 });
  expect(doneAfter(steps, [...seen, again, fees])).toBe(1);
  expect(doneAfter(steps, [...seen, again, fees, note(4)])).toBe(3);
  // A visit of another session, or one much later, does not confirm these reading calls.
  expect(doneAfter(steps, [...seen, again, fees, note(4, 'other')])).toBe(1);
  expect(doneAfter(steps, [...seen, again, fees, note(60)])).toBe(1);
});

it('counts what an open page shows of what another student did, and not of a clock that was moved', () => {
  const steps = [step('dropCourse', { status: 200 }), step('registeredCourses', { status: 200 }, 'other')];
  const seen = call('registeredCourses', 'other');
  const dropped = call('dropCourse');
  const after = (before: RecordedCall, seconds: number): RecordedCall =>
    call('registeredCourses', 'other', { machineAt: before.machineAt + seconds * 1_000 });
  expect(doneAfter(steps, [seen, dropped, after(dropped, 1)])).toBe(2);
  expect(doneAfter(steps, [seen, dropped, after(dropped, 20)])).toBe(1);
  const moved = call('setClock', 'holder', { machineAt: dropped.machineAt + 60_000 });
  expect(doneAfter(steps, [seen, dropped, moved, after(moved, 1)])).toBe(1);
});

it('counts what another call of the page tells as well', () => {
  const steps = [
    step('dropCourse', { status: 200 }),
    step('registeredCourses', { status: 200 }),
    step('waitingList', { status: 200 }),
    step('waitingList', { status: 200 }, 'other'),
  ];
  const [dropped, other] = [call('dropCourse'), call('registeredCourses', 'other')];
  const read = call('registeredCourses', 'holder', { machineAt: dropped.machineAt + 1_000 });
  expect(doneAfter(steps, [dropped, read])).toBe(3);
  expect(doneAfter(steps, [dropped, read, other])).toBe(4);
  expect(doneAfter(steps, [dropped, { ...read, status: 500 }])).toBe(1);
  // Two steps with the same call need two calls.
  expect(
    doneAfter([step('getSchedule', { status: 200 }), step('getSchedule', { status: 200 })], [call('getSchedule')]),
  ).toBe(1);
});

it('counts nothing of what pages read because everything starts over', () => {
  const over = new Progress(scenario(step('waitingList', { status: 200 })), who, 0, at);
  const first = call('waitingList', 'holder', { machineAt: at + 1_000 });
  over.add(first);
  expect(over.done).toBe(0);
  over.add({ ...first, machineAt: first.machineAt + 10_000 });
  expect(over.done).toBe(0);
  over.add(call('setAuditFormLog', 'holder', { machineAt: first.machineAt + 10_500 }));
  expect(over.done).toBe(1);
});

it('lets looking, refusals and the trainer be passed over, but no other step', () => {
  const steps = [
    step('setClock', { status: 200 }),
    step('joinWaitingList', { status: 422, code: 'x' }),
    step('waitingList', { status: 200 }),
    step('dropCourse', { status: 200 }),
    step('undropCourse', { status: 200 }),
  ];
  expect(doneAfter(steps, [call('dropCourse')])).toBe(4);
  expect(doneAfter(steps, [call('undropCourse')])).toBe(0);
});

it('goes on from where it was put', () => {
  const steps = [step('dropCourse', { status: 200 }), step('undropCourse', { status: 200 })];
  const progress = new Progress(scenario(...steps), who, 1);
  progress.add(call('undropCourse'));
  expect(progress.done).toBe(2);
});

it('knows the calls by which the page cancels and keeps requests of every kind', () => {
  const steps = [step('saveThesisTopic', { status: 200 }), step('cancelClearance', { status: 200 })];
  expect(doneAfter(steps, [call('saveDraft')])).toBe(1);
  expect(doneAfter(steps, [call('saveDraft'), call('cancelRequest')])).toBe(2);
  expect(doneAfter(steps, [call('deleteDraft')])).toBe(0);
});

it("tells the trainer's choices apart, and not the words that go with them", () => {
  const approve: ScenarioStep = {
    ...step('decideRequest', { status: 200 }),
    body: { decision: 'approve', note: 'In good order.' },
  };
  expect(doneAfter([approve], [call('decideRequest', null, { body: { decision: 'refuse', note: '' } })])).toBe(0);
  expect(doneAfter([approve], [call('decideRequest', null, { body: { decision: 'approve', note: '' } })])).toBe(1);
});

it('knows the button of the waiting list: who registers in a full section and agrees, waits', () => {
  const steps = [step('registerCourse', { status: 200, code: 'MSG-000078' })];
  expect(doneAfter(steps, [call('joinWaitingList', 'holder', { codes: ['MSG-000078'] })])).toBe(1);
  expect(doneAfter(steps, [call('joinWaitingList', 'holder', { status: 422, codes: ['registration.hasSeats'] })])).toBe(
    0,
  );
  expect(
    doneAfter(
      [step('registerCourse', { status: 200, code: 'registration.changed' })],
      [call('joinWaitingList', 'holder', { codes: ['MSG-000078'] })],
    ),
  ).toBe(0);
});

it('does not count what the page asks once more after the change it asked about', () => {
  const asked = { body: { changes: [{ action: 'register', sectionId: 5 }] } };
  const steps = [
    step('registerCourse', { status: 200, code: 'MSG-000078' }),
    step('joinWaitingList', { status: 422, code: 'registration.alreadyWaiting' }),
  ];
  const calls = [
    call('checkRegistration', 'holder', { ...asked, status: 409 }),
    call('joinWaitingList', 'holder', { codes: ['MSG-000078'] }),
  ];
  const soon = (milliseconds: number, also: Partial<RecordedCall>) =>
    call('checkRegistration', 'holder', {
      ...asked,
      status: 422,
      codes: ['registration.alreadyWaiting'],
      machineAt: at + milliseconds,
      ...also,
    });
  expect(doneAfter(steps, [...calls, soon(300, {})])).toBe(1);
  // A preview of other changes is an action of the student, even so soon.
  expect(doneAfter(steps, [...calls, soon(300, { body: { changes: [{ action: 'register', sectionId: 6 }] } })])).toBe(
    2,
  );
});

it.each<unknown>([{ changes: 'register' }, { changes: [null, 'x', {}] }, { changes: {} }, [], 'x', 1, null])(
  'follows a malformed basket: %j',
  (body) => {
    const steps = [step('registerCourse', { status: 400 })];
    for (const name of ['changeRegistration', 'checkRegistration'])
      expect(doneAfter(steps, [call(name, 'holder', { status: 400, body })])).toBe(0);
  },
);
