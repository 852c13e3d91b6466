import { describe, expect, it } from 'vitest';
import { toIso } from '../../server/clock/clock.ts';
import {
  actions,
  impossible,
  officeActions,
  refusalsOfAction,
  studentActions,
} from '../../server/features/request/request-actions.ts';
import { transition, lastStatus } from '../../server/features/request/request-life.ts';
import {
  initialState,
  type Actor,
  type CancelPolicy,
  type Plan,
  type State,
  type Task,
} from '../../server/features/request/request-states.ts';
import { refuse } from '../../server/refusal.ts';
import {
  answerUntil,
  at,
  by,
  end,
  endOfDay,
  happens,
  monday,
  roundAt,
  unborn,
  whole,
  type Deed,
  type Lived,
} from '../support/request-lives.ts';

const friday = at('2026-09-11T10:00:00');

/** Applies one event, which must be allowed. */
function go(lived: Lived, event: Deed, actor: Actor = 'student', now = monday, plan = whole): Lived {
  const found = happens(plan, lived, event, actor, now);
  if (Array.isArray(found)) throw new Error(`${event.name}: ${found.map(({ Code }) => Code).join(' ')}`);
  return found;
}
const taskOf = ({ state }: Lived, item: string | null = null): Task => {
  const task = state.tasks.find((one) => one.item === item);
  if (!task) throw new Error(`no task ${item}`);
  return task;
};
const decide = (
  lived: Lived,
  name: 'approve' | 'refuse' | 'check' | 'collect',
  item: string | null = null,
  now = monday,
  plan = whole,
): Lived => {
  const task = taskOf(lived, item);
  return go(lived, { name, task, note: '' }, task.office, now, plan);
};
const marked = ['reason', 'proof'];

/** The stages of a request up to its approval, and other ends. */
const draft = go(unborn, { name: 'save' });
const awaitingCode = go(draft, { name: 'askCode' });
const first = go(awaitingCode, { name: 'confirmCode' });
const returned = go(first, { name: 'return', task: taskOf(first), note: 'Blurred', fields: marked }, 'registration');
const second = decide(first, 'approve');
const checklist = decide(second, 'approve');
const oneLeft = decide(decide(checklist, 'check', 'dues'), 'check', 'locker');
const round = decide(oneLeft, 'collect', 'card');
const answer = go(round, { name: 'allocated', given: true, note: 'First wish' }, 'rules', roundAt);
const unpaid = go(answer, { name: 'accept' }, 'student', roundAt);
const scheduled = go(unpaid, { name: 'paid' }, 'student', roundAt);
const approved = go(scheduled, { name: 'execute', refusals: [], note: '' }, 'rules', endOfDay(roundAt));
const refused = decide(first, 'refuse');
const canceled = go(first, { name: 'cancel' });
const expired = go(returned, { name: 'expire' }, 'rules');
const stages = {
  draft,
  awaitingCode,
  first,
  returned,
  second,
  checklist,
  oneLeft,
  round,
  answer,
  unpaid,
  scheduled,
  approved,
  refused,
  canceled,
  expired,
};
type Stage = keyof typeof stages;

/** The allowed actions as text: `@` gives the deadline, `!` the code of a refusal. */
const words = (plan: Plan, state: State, actor: Actor, now: number): string =>
  actions(plan, state, actor, now)
    .map(
      ({ name, until, reasons }) =>
        `${name}${until === null ? '' : `@${toIso(until).slice(0, 16)}`}${reasons.map(({ Code }) => `!${Code}`).join('')}`,
    )
    .join(' ');

describe('what may be done', () => {
  // The columns: stage, then the actions of student, registration, advising, finance and studentAffairs.
  it.each<[Stage, string, string, string, string, string]>([
    ['draft', 'edit askCode delete', '', '', '', ''],
    ['awaitingCode', 'askCode confirmCode delete cancel', '', '', '', ''],
    ['first', 'cancel', 'approve refuse return', '', '', ''],
    ['returned', 'edit@2026-09-22T00:00 resend@2026-09-22T00:00 cancel', '', '', '', ''],
    ['second', 'cancel', '', 'approve refuse', '', ''],
    ['checklist', 'cancel', '', '', 'check refuse', 'check collect refuse'],
    ['oneLeft', 'cancel', '', '', '', 'collect refuse'],
    ['round', 'cancel@2026-09-20T12:00', '', '', '', ''],
    ['answer', 'accept@2026-09-27T12:00 decline@2026-09-27T12:00', '', '', '', ''],
    ['unpaid', 'pay cancel', '', '', '', ''],
    ['scheduled', '', '', '', '', ''],
    ['approved', '', '', '', '', ''],
    ['refused', '', '', '', '', ''],
    ['canceled', '', '', '', '', ''],
    ['expired', '', '', '', '', ''],
  ])('%s', (stage, ...byActor) => {
    const actors = ['student', 'registration', 'advising', 'finance', 'studentAffairs'] as const;
    expect(actors.map((actor) => words(whole, stages[stage].state, actor, monday))).toEqual(byActor);
    expect(
      [...(['admission', 'technicalSupport', 'rules'] as const)].map((actor) =>
        words(whole, stages[stage].state, actor, monday),
      ),
    ).toEqual(['', '', '']);
  });

  it.each<[Stage, Partial<Plan>, Actor, number, string]>([
    // A code can be requested on any day and while the service is closed. Only sending is refused then.
    ['draft', { code: false }, 'student', friday, 'edit send!DAYOFF delete'],
    ['draft', { code: false, anyDay: true }, 'student', friday, 'edit send delete'],
    [
      'draft',
      { code: false, closed: [{ Code: 'MSG-000024', Params: {} }] },
      'student',
      monday,
      'edit send!MSG-000024 delete',
    ],
    ['draft', { closed: [{ Code: 'MSG-000024', Params: {} }] }, 'student', friday, 'edit askCode delete'],
    [
      'awaitingCode',
      { closed: [{ Code: 'MSG-000024', Params: {} }] },
      'student',
      friday,
      'askCode confirmCode!MSG-000024!DAYOFF delete cancel',
    ],
    // A returned request can be sent again while the agenda is closed, but not on a day off.
    [
      'returned',
      { closed: [{ Code: 'MSG-000024', Params: {} }] },
      'student',
      monday,
      'edit@2026-09-22T00:00 resend@2026-09-22T00:00 cancel',
    ],
    ['returned', {}, 'student', friday, 'edit@2026-09-22T00:00 resend@2026-09-22T00:00!DAYOFF cancel'],
    ['answer', {}, 'student', at('2026-09-25T10:00:00'), 'accept@2026-09-27T12:00 decline@2026-09-27T12:00'],
    // A reason against the approval refuses no other action.
    [
      'first',
      { approval: [{ Code: 'MSG-000004', Params: {} }] },
      'registration',
      monday,
      'approve!MSG-000004 refuse return',
    ],
  ])('%s with %j, for %s at %i', (stage, change, actor, now, expected) => {
    const dayOff = refusalsOfAction({ ...whole, code: false }, draft.state, 'student', 'send', friday)[0]?.Code ?? '';
    expect(words({ ...whole, ...change }, stages[stage].state, actor, now).replaceAll(dayOff, 'DAYOFF')).toBe(expected);
  });

  it.each<[CancelPolicy, Partial<Record<Stage, string>>]>([
    [
      'untilDecided',
      {
        awaitingCode: 'cancel',
        first: 'cancel',
        returned: 'cancel',
        second: 'cancel',
        checklist: 'cancel',
        oneLeft: 'cancel',
        round: 'cancel@2026-09-20T12:00',
        unpaid: 'cancel',
      },
    ],
    ['untilFirstDecision', { awaitingCode: 'cancel', first: 'cancel', returned: 'cancel' }],
    [
      'sameDay',
      {
        awaitingCode: 'cancel',
        first: 'cancel@2026-09-08T00:00',
        returned: 'cancel@2026-09-08T00:00',
        second: 'cancel@2026-09-08T00:00',
        checklist: 'cancel@2026-09-08T00:00',
        oneLeft: 'cancel@2026-09-08T00:00',
        round: 'cancel@2026-09-08T00:00',
        unpaid: 'cancel@2026-09-08T00:00',
        scheduled: 'cancel@2026-09-21T00:00',
      },
    ],
    [
      'untilPaid',
      {
        awaitingCode: 'cancel',
        first: 'cancel',
        returned: 'cancel',
        second: 'cancel',
        checklist: 'cancel',
        oneLeft: 'cancel',
        round: 'cancel',
        unpaid: 'cancel',
      },
    ],
    [
      'anyTime',
      {
        awaitingCode: 'cancel',
        first: 'cancel',
        returned: 'cancel',
        second: 'cancel',
        checklist: 'cancel',
        oneLeft: 'cancel',
        round: 'cancel',
        unpaid: 'cancel',
        scheduled: 'cancel',
        approved: 'cancel',
      },
    ],
  ])('cancel %s', (policy, expected) => {
    const plan: Plan = { ...whole, cancel: { policy, paid: 'MSG-000061', inPayment: 'appeal.inPayment' } };
    const found = Object.entries(stages).map(([stage, { state }]) => [
      stage,
      words(plan, state, 'student', monday)
        .split(' ')
        .filter((word) => word.startsWith('cancel'))
        .join(),
    ]);
    expect(Object.fromEntries(found.filter(([, word]) => word))).toEqual(expected);
  });
  it('of something granted is giving it back, until what it was granted for is over', () => {
    const until = at('2027-01-07T00:00:00');
    const cancel = {
      policy: 'anyTime' as const,
      paid: 'request.decided' as const,
      inPayment: 'request.decided' as const,
    };
    const found = (over?: number) => {
      const plan: Plan = { ...whole, cancel: { ...cancel, ...(over !== undefined && { until: over }) } };
      return [until - 1, until, until + 1].map((now) => words(plan, approved.state, 'student', now));
    };
    expect(found(until)).toEqual(['cancel@2027-01-07T00:00', '', '']);
    expect(found()).toEqual(['cancel', 'cancel', 'cancel']);
  });
  it('of an office with two items is free while one of them is', () => {
    const blocked = refuse('gate.daysOff');
    const office = 'finance' as const;
    const found = (dues: typeof blocked, fines: typeof blocked): string => {
      const two = [
        { name: 'dues', office, collects: false, reasons: dues },
        { name: 'fines', office, collects: false, reasons: fines },
      ];
      const plan: Plan = { ...whole, steps: [{ key: 'items', type: 'checklist', days: 2, checklist: two }] };
      const tasks = two.map(({ name }, index): Task => ({
        id: index,
        step: 0,
        item: name,
        office,
        since: monday,
        dueAt: monday,
        version: 1,
      }));
      return words(plan, { ...checklist.state, step: 0, tasks }, office, monday);
    };
    expect([found([], []), found(blocked, []), found([], blocked)]).toEqual([
      'check refuse',
      'check refuse',
      'check refuse',
    ]);
    expect(found(blocked, refuse('MSG-000076'))).toBe('check!gate.daysOff!MSG-000076 refuse');
  });
  it('of a request that begins with a round has no end while its fee is yet to be paid: it waits for no round', () => {
    const plan: Plan = { ...whole, steps: [{ key: 'round', type: 'batch', at: at('2026-09-20T12:00:00') }] };
    expect(words(plan, { ...unpaid.state, step: 0 }, 'student', monday)).toBe('pay cancel');
  });
  it('is an answer with what stands against it now', () => {
    const closed: Plan = {
      ...whole,
      steps: whole.steps.map((step) =>
        step?.type === 'studentResponse' ? { ...step, closed: refuse('gate.daysOff') } : step,
      ),
    };
    const until = toIso(answerUntil).slice(0, 16);
    expect(words(closed, answer.state, 'student', roundAt)).toBe(
      `accept@${until}!gate.daysOff decline@${until}!gate.daysOff`,
    );
    expect(
      transition({ plan: closed, state: answer.state, now: roundAt }, { name: 'accept', actor: 'student' }),
    ).toEqual(refuse('gate.daysOff'));
  });
  it('is no cancel where a kind has none, nor after the day it was the same day', () => {
    expect(
      Object.values(stages)
        .map(({ state }) => words({ ...whole, cancel: null }, state, 'student', monday))
        .join(' '),
    ).not.toContain('cancel');
    const sameDay: Plan = {
      ...whole,
      cancel: { policy: 'sameDay', paid: 'request.decided', inPayment: 'request.decided' },
    };
    expect(
      [end('2026-09-07'), at('2026-09-08T00:00:00')].map((now) => words(sameDay, first.state, 'student', now)),
    ).toEqual(['cancel@2026-09-08T00:00', '']);
  });
  it('is not to vanish under its payment', () => {
    const plan = (policy: CancelPolicy): Plan => ({
      ...whole,
      cancel: { policy, paid: 'MSG-000061', inPayment: 'appeal.inPayment' },
    });
    const paying: State = { ...unpaid.state, payment: 'pending' };
    for (const policy of ['untilDecided', 'untilPaid', 'anyTime'] as const)
      expect(words(plan(policy), paying, 'student', monday)).toBe('pay cancel!appeal.inPayment');
    const paid: State = { ...first.state, payment: 'paid' };
    expect([
      words(plan('untilPaid'), paid, 'student', monday),
      words(plan('untilDecided'), paid, 'student', monday),
    ]).toEqual(['cancel!MSG-000061', 'cancel']);
    expect(
      refusalsOfAction(plan('untilPaid'), { ...approved.state, payment: 'paid' }, 'student', 'cancel', monday),
    ).toMatchObject([{ Code: 'MSG-000061' }]);
    // A decided request without a payment is refused as decided and not because of the payment.
    expect(
      refusalsOfAction(plan('untilPaid'), { ...approved.state, payment: 'none' }, 'student', 'cancel', monday),
    ).toEqual([{ Code: 'request.decided', Params: {} }]);
    expect(
      refusalsOfAction(plan('untilPaid'), { ...approved.state, payment: 'paid' }, 'student', 'edit', monday),
    ).toEqual([{ Code: 'MSG-000029', Params: {} }]);
  });
});

describe('what may not be done', () => {
  const task: Task = { id: 0, step: 1, item: null, office: 'registration', since: monday, dueAt: monday, version: 1 };
  const eventOf = (name: (typeof studentActions | typeof officeActions)[number], lived: Lived): Deed | null => {
    if (name === 'pay') return null;
    const about = { task: lived.state.tasks[0] ?? task, note: '' };
    if (name === 'return') return { name, ...about, fields: [] };
    if (name === 'edit' || name === 'resend') return { name, fields: [] };
    return name === 'approve' || name === 'refuse' || name === 'check' || name === 'collect'
      ? { name, ...about }
      : { name };
  };
  const actors: Actor[] = ['student', 'registration', 'advising', 'finance', 'studentAffairs', 'admission', 'rules'];

  it.each(Object.keys(stages) as Stage[])(
    '%s: what is not among the actions answers its code and changes nothing; what is, happens',
    (stage) => {
      const lived = stages[stage];
      for (const actor of actors) {
        const may = new Set(actions(whole, lived.state, actor, monday).map(({ name }) => name));
        for (const name of [...studentActions, ...officeActions]) {
          const event = eventOf(name, lived);
          if (!event) continue;
          const found = transition({ plan: whole, state: lived.state, now: monday }, by(actor, event));
          // Each event is about the first task. At the checklist an action may be allowed for another task only, so it
          // is not tried here.
          const otherwise =
            stage === 'checklist' && (name === 'check' || name === 'collect' || actor === 'studentAffairs');
          if (may.has(name) && !otherwise) expect([actor, name, Array.isArray(found)]).toEqual([actor, name, false]);
          if (!may.has(name))
            expect([actor, name, found]).toMatchObject([
              actor,
              name,
              [{ Code: name === 'return' && lived.state.status !== 'sent' ? 'request.decided' : impossible[name] }],
            ]);
        }
      }
    },
  );

  it('is to decide for another office, what is closed, or an item in the way of another', () => {
    const codes = (lived: Lived, event: Deed, actor: Actor) =>
      transition({ plan: whole, state: lived.state, now: monday }, by(actor, event));
    const decided = [{ Code: 'request.decided' }];
    expect(codes(checklist, { name: 'refuse', task: taskOf(checklist, 'card'), note: '' }, 'finance')).toMatchObject(
      decided,
    );
    expect(
      codes(oneLeft, { name: 'refuse', task: taskOf(checklist, 'locker'), note: '' }, 'studentAffairs'),
    ).toMatchObject(decided);
    expect(
      codes(checklist, { name: 'check', task: taskOf(checklist, 'card'), note: '' }, 'studentAffairs'),
    ).toMatchObject(decided);
    expect(
      codes(checklist, { name: 'collect', task: taskOf(checklist, 'locker'), note: '' }, 'studentAffairs'),
    ).toMatchObject(decided);
  });
});

describe('an item that its office cannot settle yet', () => {
  const missing = [{ Code: 'MSG-000070' as const, Params: { fils: 500 } }];
  const waiting = (...names: string[]): Plan => ({
    ...whole,
    steps: whole.steps.map((step) =>
      step?.type === 'checklist'
        ? {
            ...step,
            checklist: step.checklist.map((item) => (names.includes(item.name) ? { ...item, reasons: missing } : item)),
          }
        : step,
    ),
  });
  const settled = (plan: Plan, name: 'check' | 'collect' | 'refuse', item: string) =>
    transition(
      { plan, state: checklist.state, now: monday },
      { name, actor: taskOf(checklist, item).office, task: taskOf(checklist, item), note: '' },
    );

  it('is refused with its reasons, and may be refused to the student', () => {
    expect(settled(waiting('dues'), 'check', 'dues')).toEqual(missing);
    expect(settled(waiting('card'), 'collect', 'card')).toEqual(missing);
    expect(settled(waiting('dues'), 'refuse', 'dues')).toMatchObject({ state: { status: 'refused' } });
  });

  it('keeps no other from being settled, of its own office neither', () => {
    expect(settled(waiting('card'), 'check', 'locker')).toMatchObject({ closes: [{ outcome: 'checked' }] });
    expect(settled(waiting('locker'), 'collect', 'card')).toMatchObject({ closes: [{ outcome: 'collected' }] });
    expect(words(waiting('card'), checklist.state, 'studentAffairs', monday)).toBe('check collect!MSG-000070 refuse');
    expect(words(waiting('dues'), checklist.state, 'finance', monday)).toBe('check!MSG-000070 refuse');
  });
});

describe('what comes of an event', () => {
  it('is the whole life, in lines, tasks and effects', () => {
    expect(
      approved.lines.map(
        ({ verb, actor, status, step, item }) => `${verb} ${actor} ${status} ${step}${item ? ` ${item}` : ''}`,
      ),
    ).toEqual([
      'saved student draft 0',
      'codeAsked student awaitingCode 0',
      'sent student sent 1',
      'handedOn registration sent 1',
      'handedOn advising sent 3',
      'checked finance sent 4 dues',
      'checked studentAffairs sent 4 locker',
      'collected studentAffairs sent 4 card',
      'handedOn studentAffairs sent 4',
      'placed rules sent 5',
      'accepted student awaitingPayment 6',
      'paid student scheduled 7',
      'scheduled rules scheduled 7',
      'executed rules approved 7',
    ]);
    expect(approved.closed.map(({ task, outcome }) => `${task.step} ${task.item ?? task.office} ${outcome}`)).toEqual([
      '1 registration approved',
      '3 advising approved',
      '4 dues checked',
      '4 locker checked',
      '4 card collected',
    ]);
    expect([approved.effects, approved.charges, approved.state.tasks, approved.state.executeAt]).toEqual([
      ['sent', 'approved'],
      ['make'],
      [],
      null,
    ]);
    expect([scheduled.state.executeAt, round.state.executeAt, answer.state.executeAt, answer.state.expiresAt]).toEqual([
      at('2026-09-21T00:00:00'),
      roundAt,
      null,
      answerUntil,
    ]);
  });
  it.each<[string, Lived, string, string[], string]>([
    ['refused', refused, 'refused', ['sent', 'refused'], 'refused registration'],
    ['canceled', canceled, 'canceled', ['sent', 'canceled'], 'canceled student'],
    ['expired', expired, 'expired', ['sent', 'canceled'], 'expired rules'],
    ['declined', go(answer, { name: 'decline' }), 'canceled', ['sent', 'canceled'], 'declined student'],
    [
      'not placed',
      go(round, { name: 'allocated', given: false, note: 'No seat' }, 'rules', roundAt),
      'refused',
      ['sent', 'refused'],
      'refused rules',
    ],
    [
      'no longer qualified',
      go(scheduled, { name: 'execute', refusals: [{ Code: 'MSG-000076', Params: {} }], note: 'Frozen' }, 'rules'),
      'refused',
      ['sent', 'refused'],
      'refused rules',
    ],
    ['one item refused', decide(oneLeft, 'refuse', 'card'), 'refused', ['sent', 'refused'], 'refused studentAffairs'],
    [
      'ended elsewhere',
      go(checklist, { name: 'end', status: 'approved', actor: 'registration', note: '' }, 'rules'),
      'approved',
      ['sent', 'approved'],
      'approved registration',
    ],
  ])('%s', (_, { state, effects, lines }, status, ran, last) => {
    expect([
      state.status,
      effects,
      `${lines.at(-1)?.verb} ${lines.at(-1)?.actor}`,
      state.tasks,
      state.executeAt,
      state.expiresAt,
    ]).toEqual([status, ran, last, [], null, null]);
  });
  it('is the next step where a round leaves it to a later one', () => {
    const later = roundAt + 7 * 24 * 3_600_000;
    const twoRounds: Plan = {
      ...whole,
      steps: [...whole.steps.slice(0, round.state.step + 1), { key: 'second', type: 'batch', at: later }],
    };
    const waits = go(round, { name: 'forward', note: '' }, 'rules', roundAt, twoRounds);
    expect([
      waits.state.status,
      waits.state.step,
      waits.state.executeAt,
      `${waits.lines.at(-1)?.verb} ${waits.lines.at(-1)?.actor}`,
      waits.effects,
    ]).toEqual(['sent', round.state.step + 1, later, 'handedOn rules', ['sent']]);
  });
  it('is a charge that is canceled where it ends unpaid', () => {
    expect(go(unpaid, { name: 'cancel' }).charges).toEqual(['make', 'cancel']);
    // The request may end while its payment is pending. The received money is then credited to the balance.
    const paying: Lived = { ...unpaid, state: { ...unpaid.state, payment: 'pending' } };
    for (const status of ['refused', 'canceled', 'expired', 'approved'] as const)
      expect([status, go(paying, { name: 'end', status, actor: 'registration', note: '' }, 'rules').charges]).toEqual([
        status,
        status === 'approved' ? ['make'] : ['make', 'cancel'],
      ]);
  });
  it('is money that goes back where the rules refuse what was paid for, or nobody has decided it', () => {
    const gone = [{ Code: 'MSG-000076' as const, Params: {} }];
    const feeFirst: Plan = {
      ...whole,
      code: false,
      fee: { fils: 5_000, before: 'desk' },
      steps: whole.steps.slice(0, 2),
    };
    const paid = go(
      go(unborn, { name: 'send' }, 'student', monday, feeFirst),
      { name: 'paid' },
      'student',
      monday,
      feeFirst,
    );
    const charges = (lived: Lived, event: Deed, actor: Actor, plan = feeFirst) =>
      go(lived, event, actor, monday, plan).charges;
    const end = (status: 'approved' | 'canceled'): Deed => ({ name: 'end', status, actor: 'registration', note: '' });
    const refuse: Deed = { name: 'refuse', task: taskOf(paid), note: '' };
    expect(charges(scheduled, { name: 'execute', refusals: gone, note: '' }, 'rules', whole)).toEqual([
      'make',
      'return',
    ]);
    expect([charges(paid, end('canceled'), 'rules'), charges(paid, end('approved'), 'rules')]).toEqual([
      ['make', 'return'],
      ['make'],
    ]);
    expect(charges(paid, { name: 'expire' }, 'rules')).toEqual(['make', 'return']);
    // An office that refuses has provided the service that was paid for, so the fee is kept, unless the rules forbade
    // an approval.
    expect([
      charges(paid, refuse, 'registration'),
      charges(paid, refuse, 'registration', { ...feeFirst, approval: gone }),
    ]).toEqual([['make'], ['make', 'return']]);
    const later: Plan = { ...feeFirst, steps: [...feeFirst.steps, { key: 'later', type: 'rules', refusals: gone }] };
    expect(charges(paid, { name: 'approve', task: taskOf(paid), note: '' }, 'registration', later)).toEqual([
      'make',
      'return',
    ]);
    // The fee of a request that one office decided and that ended later is kept.
    const twice: Plan = { ...feeFirst, steps: whole.steps.slice(0, 4) };
    const handedOn = decide(paid, 'approve', null, monday, twice);
    expect(charges(handedOn, end('canceled'), 'rules', twice)).toEqual(['make']);
  });
  it('is a fee that is paid first, or at the end', () => {
    const plan: Plan = { ...whole, code: false, fee: { fils: 5_000, before: 'desk' } };
    const sent = go(unborn, { name: 'send' }, 'student', monday, plan);
    expect([sent.state.status, sent.state.step, sent.state.tasks, sent.charges]).toEqual([
      'awaitingPayment',
      0,
      [],
      ['make'],
    ]);
    const paid = go(sent, { name: 'paid' }, 'student', monday, plan);
    expect([paid.state.status, paid.state.step, paid.state.tasks.length, paid.effects]).toEqual([
      'sent',
      1,
      1,
      ['sent'],
    ]);
    // A second notice of the same payment changes nothing.
    expect(happens(plan, paid, { name: 'paid' }, 'student', monday)).toBe(paid);
  });
  it('is undone by nothing where it was never sent', () =>
    expect(go(awaitingCode, { name: 'cancel' })).toMatchObject({ state: { status: 'canceled' }, effects: [] }));
  it('is nothing but its deletion for a draft', () =>
    expect([
      go(draft, { name: 'delete' }).deleted,
      go(awaitingCode, { name: 'delete' }).deleted,
      go(draft, { name: 'delete' }).effects,
    ]).toEqual([true, true, []]));
  it('is the answer of the rules where nobody decides: at once, or refused to the student', () => {
    const rules = (refusals: Plan['approval']): Plan => ({
      ...whole,
      code: false,
      fee: { fils: 0, before: 'desk' },
      effectAt: () => null,
      steps: [{ key: 'checks', type: 'rules', refusals }],
    });
    const done = go(unborn, { name: 'send' }, 'student', monday, rules([]));
    expect([done.lines.map(({ verb, actor }) => `${verb} ${actor}`), done.state.status, done.effects]).toEqual([
      ['sent student', 'approved rules'],
      'approved',
      ['sent', 'approved'],
    ]);
    expect(
      happens(rules([{ Code: 'MSG-000050', Params: {} }]), unborn, { name: 'send' }, 'student', monday),
    ).toMatchObject([{ Code: 'MSG-000050' }]);
    // A fee that must be paid first makes no difference.
    const paidFirst: Plan = { ...rules([{ Code: 'MSG-000050', Params: {} }]), fee: { fils: 1, before: 'desk' } };
    expect(happens(paidFirst, unborn, { name: 'send' }, 'student', monday)).toMatchObject([{ Code: 'MSG-000050' }]);
  });
  it('is refused by rules that come after an office, and its history says why', () => {
    const plan: Plan = {
      ...whole,
      steps: [
        ...whole.steps.slice(0, 2),
        { key: 'later', type: 'rules', refusals: [{ Code: 'MSG-000050', Params: {} }] },
      ],
    };
    const found = decide(first, 'approve', null, monday, plan);
    expect([
      found.state.status,
      found.effects,
      found.lines.slice(-2).map(({ verb, actor, note }) => `${verb} ${actor} ${note}`),
    ]).toEqual(['refused', ['sent', 'refused'], ['handedOn registration ', 'refused rules MSG-000050']]);
  });
  it('is the same status whenever its lines are read again', () => {
    for (const { lines, state } of Object.values(stages)) expect(lastStatus(lines)).toBe(state.status);
    expect(lastStatus([])).toBe(initialState.status);
  });
});

describe('a returned request', () => {
  it('stops the clock of its office, keeps what was marked, and waits ten working days', () => {
    expect([
      returned.state.status,
      returned.state.tasks,
      returned.state.marked,
      returned.closed.map(({ outcome }) => outcome),
    ]).toEqual(['returned', [], marked, ['returned']]);
    expect(toIso(returned.state.expiresAt ?? 0)).toBe('2026-09-22T00:00:00+03:00');
    const holidays = new Set(['2026-09-08', '2026-09-09']);
    const later = go(first, { name: 'return', task: taskOf(first), note: '', fields: marked }, 'registration', monday, {
      ...whole,
      holidays,
    });
    expect(toIso(later.state.expiresAt ?? 0)).toBe('2026-09-24T00:00:00+03:00');
  });
  it('goes on waiting while it is edited, and back to the office that returned it with a deadline of its own', () => {
    const tuesday = at('2026-09-08T14:00:00');
    const edited = go(returned, { name: 'edit', fields: ['reason'] }, 'student', tuesday);
    expect([edited.state.status, edited.state.expiresAt, edited.state.marked]).toEqual([
      'returned',
      returned.state.expiresAt,
      marked,
    ]);
    const again = go(edited, { name: 'resend', fields: ['proof'] }, 'student', tuesday);
    expect([again.state.status, again.state.expiresAt, again.state.marked, again.lines.at(-1)?.fields]).toEqual([
      'sent',
      null,
      [],
      ['proof'],
    ]);
    expect(again.state.tasks).toMatchObject([
      { step: 1, office: 'registration', since: tuesday, dueAt: end('2026-09-14'), version: again.state.version },
    ]);
    expect(again.state.version).toBeGreaterThan(edited.state.version);
    expect([again.effects, again.state.sentAt]).toEqual([['sent', 'resent'], first.state.sentAt]);
  });
});

describe('a deadline', () => {
  it('is that of each step, from when it came there', () => {
    expect(first.state.tasks.map(({ since, dueAt }) => [since, dueAt])).toEqual([[monday, end('2026-09-10')]]);
    const wednesday = at('2026-09-09T13:30:00');
    expect(decide(first, 'approve', null, wednesday).state.tasks.map(({ since, dueAt }) => [since, dueAt])).toEqual([
      [wednesday, end('2026-09-17')],
    ]);
    expect(checklist.state.tasks.map(({ dueAt }) => dueAt)).toEqual([
      end('2026-09-09'),
      end('2026-09-09'),
      end('2026-09-09'),
    ]);
  });
});
