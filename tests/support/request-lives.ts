import { day } from '../../locales/durations.ts';
import type { Refusal } from '../../server/refusal.ts';
import { transition } from '../../server/features/request/request-life.ts';
import {
  initialState,
  type Actor,
  type Change,
  type Event,
  type HistoryEntry,
  type Plan,
  type State,
  type Task,
} from '../../server/features/request/request-states.ts';

/** The life of a request in memory, with the data that the engine stores in the database. */
export type Lived = {
  state: State;
  lines: HistoryEntry[];
  closed: { task: Task; outcome: string }[];
  effects: string[];
  charges: string[];
  deleted: boolean;
};
export const unborn: Lived = { state: initialState, lines: [], closed: [], effects: [], charges: [], deleted: false };

const decisions = new Set(['handedOn', 'checked', 'collected', 'approved', 'refused', 'placed']);
let taskNumber = 0;

export function lived(
  before: Lived,
  { state, entries: lines, opens, closes, effects, charge, deleted }: Change,
  now: number,
): Lived {
  const version = before.state.version + 1;
  const open = before.state.tasks.filter(({ id }) => !closes.some((one) => one.id === id));
  const back = lines.findLast(({ verb }) => verb === 'returned');
  return {
    state: {
      ...before.state,
      ...state,
      version,
      payment: charge === 'make' || charge === 'return' ? 'due' : before.state.payment,
      decided: before.state.decided || lines.some(({ verb }) => decisions.has(verb)),
      tasks: [
        ...open,
        ...opens.map(({ step, item, office, dueAt }) => ({
          id: (taskNumber += 1),
          step,
          item,
          office,
          since: now,
          dueAt,
          version,
        })),
      ],
      marked: state.status === 'returned' ? [...(back?.fields ?? before.state.marked)] : [],
    },
    lines: [...before.lines, ...lines],
    closed: [
      ...before.closed,
      ...closes.flatMap(({ id, outcome }) =>
        before.state.tasks.filter((task) => task.id === id).map((task) => ({ task, outcome })),
      ),
    ],
    effects: [...before.effects, ...effects],
    charges: [...before.charges, ...(charge ? [charge] : [])],
    deleted,
  };
}

/** An event without its actor. Only `end` keeps the actor that it names itself. */
export type Deed<E extends Event = Event> = E extends { name: 'end' } ? E : E extends Event ? Omit<E, 'actor'> : never;
export const by = (actor: Actor, deed: Deed): Event => ({ actor, ...deed }) as Event;

/**
 * Applies one event. Returns the refusals if it is not allowed. After the event `paid`, the payment of the request is
 * marked as paid.
 */
export function happens(plan: Plan, before: Lived, event: Deed, actor: Actor, now: number): Lived | Refusal[] {
  const explain = (refusals: readonly Refusal[]): string => refusals.map(({ Code }) => Code).join(' ');
  const change = transition({ plan, state: before.state, now, explain }, by(actor, event));
  if (Array.isArray(change)) return change;
  if (!change.deleted && !change.entries.length) return before;
  const paid = event.name === 'paid' ? { ...before, state: { ...before.state, payment: 'paid' as const } } : before;
  return lived(paid, change, now);
}

export const at = (text: string): number => Date.parse(`${text}+03:00`);
/** Instants of the tests: a Monday morning; `end` is the last second of a day. */
export const monday = at('2026-09-07T10:00:00');
export const end = (date: string): number => at(`${date}T23:59:59`);
export const roundAt = at('2026-09-20T12:00:00');
export const answerUntil = at('2026-09-27T12:00:00');
export const endOfDay = (now: number): number => Math.floor((now + 3 * 3_600_000) / day) * day + day - 3 * 3_600_000;

/**
 * A plan with every feature: a code, rules, two offices of which the first may return the request, a checklist, a
 * round with an answer, a fee before delivery, and an effect at the end of the day.
 */
export const whole: Plan = {
  steps: [
    { key: 'checks', type: 'rules', refusals: [] },
    { key: 'first', type: 'office', office: 'registration', holderId: null, days: 3, returns: ['reason', 'proof'] },
    null,
    { key: 'second', type: 'office', office: 'advising', holderId: 7, days: 5, returns: [] },
    {
      key: 'items',
      type: 'checklist',
      days: 2,
      checklist: [
        { name: 'dues', office: 'finance', collects: false },
        { name: 'card', office: 'studentAffairs', collects: true },
        { name: 'locker', office: 'studentAffairs', collects: false },
      ],
    },
    { key: 'round', type: 'batch', at: roundAt },
    { key: 'answer', type: 'studentResponse', until: answerUntil },
  ],
  code: true,
  fee: { fils: 5_000, before: 'delivery' },
  effectAt: endOfDay,
  cancel: { policy: 'untilDecided', paid: 'MSG-000061', inPayment: 'appeal.inPayment' },
  closed: [],
  approval: [],
  anyDay: false,
  holidays: new Set(),
};
