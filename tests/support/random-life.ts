import fc from 'fast-check';
import { expect } from 'vitest';
import { actions, type OfficeAction, type StudentAction } from '../../server/features/request/request-actions.ts';
import { lastStatus } from '../../server/features/request/request-life.ts';
import { hasEnded, type Actor, type Plan, type State } from '../../server/features/request/request-states.ts';
import type { Deed, Lived } from './request-lives.ts';
import { allParts, marked, type Parts } from './fake-kind.ts';

/** Random events of a request: mostly allowed ones, sometimes not. */

export const actors: Actor[] = ['student', 'registration', 'advising', 'finance', 'studentAffairs', 'admission'];

export const anyParts: fc.Arbitrary<Parts> = fc.record({
  code: fc.boolean(),
  fee: fc.constantFrom('desk' as const, 'delivery' as const, null),
  effect: fc.constantFrom('once' as const, 'endOfDay' as const),
  cancel: fc.constantFrom('untilDecided', 'untilFirstDecision', 'sameDay', 'untilPaid', 'anyTime', null),
  route: fc.subarray([...allParts.route]),
});

export type Choice = { wild: boolean; pick: number; actor: Actor; hours: number; text: string; hurried: boolean };
export const anyChoice: fc.Arbitrary<Choice> = fc.record({
  wild: fc.integer({ max: 9, min: 0 }).map((n) => n < 2),
  pick: fc.nat(10_000),
  actor: fc.constantFrom(...actors),
  hours: fc.constantFrom(0, 0, 1, 5, 24, 60),
  text: fc.constantFrom('a', 'b', 'c'),
  hurried: fc.boolean(),
});

const mine = [
  'edit',
  'send',
  'delete',
  'askCode',
  'confirmCode',
  'cancel',
  'resend',
  'accept',
  'decline',
] as const satisfies StudentAction[];
const theirs = ['approve', 'refuse', 'return', 'check', 'collect'] as const satisfies OfficeAction[];

/** A random event and its actor. */
export function chosen(plan: Plan, state: State, choice: Choice, now: number): { event: Deed; actor: Actor } {
  const { wild, pick, actor, text } = choice;
  const about = {
    task: state.tasks[pick % Math.max(1, state.tasks.length)] ?? {
      id: -1,
      step: 0,
      item: null,
      office: actor === 'student' ? ('registration' as const) : (actor as 'registration'),
      since: now,
      dueAt: now,
      version: 1,
    },
    note: text,
  };
  const made = (name: (typeof mine)[number] | (typeof theirs)[number]): Deed =>
    name === 'return'
      ? { name, ...about, fields: marked.slice(pick % 2) }
      : name === 'edit' || name === 'resend'
        ? { name, fields: ['reason'] }
        : theirs.some((one) => one === name)
          ? { name, ...about }
          : ({ name } as Deed);
  if (wild) return { event: made([...mine, ...theirs][pick % (mine.length + theirs.length)] ?? 'send'), actor };
  const own = actors.flatMap((one) =>
    actions(plan, state, one, now)
      .filter(({ name }) => name !== 'pay')
      .map(({ name }) => ({ event: made(name as (typeof mine)[number]), actor: one })),
  );
  const byItself: { event: Deed; actor: Actor }[] = [
    ...(state.status === 'awaitingPayment'
      ? [
          { event: { name: 'paid' as const }, actor: 'student' as const },
          { event: { name: 'paid' as const }, actor: 'student' as const },
        ]
      : []),
    ...(state.expiresAt === null ? [] : [{ event: { name: 'expire' as const }, actor: 'rules' as const }]),
    ...(state.status === 'scheduled'
      ? [{ event: { name: 'execute' as const, refusals: [], note: '' }, actor: 'rules' as const }]
      : []),
    ...(state.status === 'sent' && plan.steps[state.step]?.type === 'batch'
      ? [
          {
            event:
              pick % 5 === 4
                ? { name: 'forward' as const, note: '' }
                : { name: 'allocated' as const, given: pick % 3 > 0, note: '' },
            actor: 'rules' as const,
          },
        ]
      : []),
    ...(state.sentAt === null || hasEnded(state.status) || pick % 7
      ? []
      : [
          {
            event: { name: 'end' as const, status: 'canceled' as const, actor: 'registration' as const, note: '' },
            actor: 'rules' as const,
          },
        ]),
  ];
  const all = [...own, ...byItself];
  return all[pick % Math.max(1, all.length)] ?? { event: made(mine[pick % mine.length] ?? 'send'), actor: 'student' };
}

/** Checks the properties that hold after every event. */
export function holds(plan: Plan, before: Lived, after: Lived, event: Deed): void {
  const { state, lines, effects, charges } = after;
  expect(state.status).toBe(lastStatus(lines));
  const type = plan.steps[state.step]?.type;
  expect(state.tasks.length > 0).toBe(state.status === 'sent' && (type === 'office' || type === 'checklist'));
  expect(lines.slice(0, before.lines.length)).toEqual(before.lines);
  if (after !== before)
    expect([state.version, lines.length > before.lines.length]).toEqual([before.state.version + 1, true]);
  if (hasEnded(before.state.status) && after !== before)
    expect([before.state.status, event.name, state.status, plan.cancel?.policy]).toEqual([
      'approved',
      'cancel',
      'canceled',
      'anyTime',
    ]);
  if (hasEnded(state.status)) expect([state.executeAt, state.expiresAt, state.tasks]).toEqual([null, null, []]);
  const ends = lines
    .filter(({ status }, index) => hasEnded(status) && (index === 0 || status !== lines[index - 1]?.status))
    .map(({ status }) => (status === 'expired' ? 'canceled' : status));
  // A request that was never sent has no effects, however it ends.
  expect(effects).toEqual(
    state.sentAt === null
      ? []
      : ['sent', ...lines.filter(({ verb }) => verb === 'resent').map(({ verb }) => verb), ...ends],
  );
  expect(charges.filter((one) => one === 'make').length).toBeLessThanOrEqual(plan.fee.fils > 0 ? 1 : 0);
  expect(charges.filter((one) => one === 'cancel' || one === 'return').length).toBe(
    charges.length > 0 && hasEnded(state.status) && state.payment === 'due' ? 1 : 0,
  );
  if (before.state.sentAt !== null) expect(state.sentAt).toBe(before.state.sentAt);
  if (state.status === 'approved' && plan.fee.fils > 0 && event.name !== 'end') expect(state.payment).toBe('paid');
}
