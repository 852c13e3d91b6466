import { describe, expect, it } from 'vitest';
import { findParts, createSteps, type Naming, type TakenCall } from '../../server/simulator/traffic/recorded-steps.ts';

const text = (en: string) => ({ en, ar: en });
const naming: Naming = {
  name: (key, value) => (key === 'sectionId' ? `section:ITCS214-0${value}` : undefined),
  isSentCode: (value) => value === '4711',
  password: () => 'Recorded-1-Secret',
  isFile: (value) => value instanceof Blob,
};
const shows = { clock: text('clock'), outbox: text('outbox') };
const start = Date.parse('2026-09-07T07:00:00Z');
const call = (changes: Partial<TakenCall>): TakenCall => ({
  id: 1,
  at: start,
  call: 'registerCourse',
  forRecord: true,
  open: false,
  as: 'eligible',
  query: { StudFacultyCode: 'F1' },
  params: {},
  body: undefined,
  once: null,
  status: 200,
  codes: [],
  answer: {},
  show: text('done'),
  ...changes,
});
const made = (...calls: TakenCall[]) =>
  createSteps(calls, naming, { iso: (instant) => new Date(instant).toISOString(), shows });

describe('the steps of recorded calls', () => {
  it('name things instead of ids, and leave the record to the player', () => {
    const { steps, persona } = made(call({ body: { sectionId: 2 }, codes: ['registration.changed'] }));
    expect(persona).toBe('eligible');
    expect(steps).toEqual([
      {
        call: 'registerCourse',
        body: { sectionId: 'section:ITCS214-02' },
        expect: { status: 200, code: 'registration.changed' },
        show: text('done'),
      },
    ]);
  });
  it('say who else calls, and who is nobody', () => {
    const { steps } = made(
      call({}),
      call({ as: 'waitingFirst' }),
      call({ as: null, open: true, call: 'getDocumentKeys' }),
    );
    expect(steps.map(({ as }) => as)).toEqual([undefined, 'waitingFirst', 'nobody']);
  });
  it('keep of an earlier answer what a later call needs', () => {
    const { steps } = made(
      call({ call: 'startPayment', answer: { amount: 5, paymentId: 'a1b2c3d4' } }),
      call({ call: 'getPaymentResult', params: { paymentId: 'a1b2c3d4' } }),
      call({ call: 'cancelPayment', params: { paymentId: 'a1b2c3d4' } }),
    );
    expect(steps[0]!.keep).toEqual({ payment: 'paymentId' });
    expect(steps.slice(1).map(({ params }) => params)).toEqual([
      { paymentId: '${payment}' },
      { paymentId: '${payment}' },
    ]);
  });
  it('take a number for an id only under a name that fits', () => {
    const { steps } = made(call({ answer: { hours: 12, items: [{ id: 12 }] } }), call({ params: { id: 12 } }));
    expect(steps[0]!.keep).toEqual({ id: 'items.0.id' });
  });
  it('set the clock where calls lie apart, and follow a clock that was set', () => {
    const later = start + 86_400_000;
    expect(made(call({}), call({ at: start + 60_000 }), call({ at: later })).steps.map((step) => step.call)).toEqual([
      'registerCourse',
      'registerCourse',
      'setClock',
      'registerCourse',
    ]);
    const clock = call({ call: 'setClock', body: { mode: 'frozen', now: new Date(later).toISOString() } });
    expect(made(call({}), clock, call({ at: later })).steps.map((step) => step.call)).toEqual([
      'registerCourse',
      'setClock',
      'registerCourse',
    ]);
  });
  it('read a code where it was sent, and write no password down', () => {
    const { steps } = made(call({ body: { code: '4711', newPassword: 'Hidden-2027' } }));
    expect(steps.map((step) => [step.call, step.keep, step.body])).toEqual([
      ['getOutbox', { code: 'messages.0.code' }, undefined],
      ['registerCourse', undefined, { code: '${code}', newPassword: 'Recorded-1-Secret' }],
    ]);
  });
  it('send a key of its own only where a call was repeated with it', () => {
    expect(
      made(call({ once: 'a' }), call({ once: 'b' }), call({ once: 'b' })).steps.map(
        ({ headers }) => headers?.['idempotency-key'],
      ),
    ).toEqual([undefined, 'b', 'b']);
  });
  it('say which file a sample stands for, and which token is not written down', () => {
    const { steps, notes } = made(
      call({ id: 4, body: { letter: new Blob(['x']) } }),
      call({ id: 5, query: { Token: 'very-secret' } }),
    );
    expect([steps[0]!.body, steps[1]!.query]).toEqual([{ letter: 'file:bank-letter' }, { Token: '•••' }]);
    expect(notes).toEqual([
      { call: 4, note: 'file' },
      { call: 5, note: 'secret' },
    ]);
  });
});

it('an answer is held to its reasons, or to what it says in a word, and to nothing that passes', () => {
  expect(
    findParts({
      Message: 'MSG-000004',
      Refusals: [
        {
          Code: 'MSG-000004',
          Params: { hours: 21, maximum: 18, until: '2026-09-07T10:00:00+03:00', course: { en: 'a', ar: 'b' } },
        },
        { Code: 'MSG-000010', Params: {} },
      ],
    }),
  ).toEqual({
    Refusals: [{ Code: 'MSG-000004', Params: { hours: 21, maximum: 18 } }, { Code: 'MSG-000010' }],
  });
  expect(
    findParts({ hoursAfter: 15, allowed: true, paymentId: 'x', savedAt: '2026-09-07T10:00:00+03:00', items: [1] }),
  ).toEqual({ hoursAfter: 15, allowed: true });
  expect([findParts([1]), findParts('text'), findParts({ items: [] })]).toEqual([undefined, undefined, undefined]);
});
