import { refuse, type Refusal } from '../../refusal.ts';
import { impossible, officeActions, refusalsOfAction, studentActions, type OfficeAction } from './request-actions.ts';
import { deadline } from './request-deadline.ts';
import type {
  Actor,
  Change,
  Ended,
  Event,
  HistoryEntry,
  OfficeEvent,
  Plan,
  RulesEvent,
  State,
  Status,
  StudentEvent,
  Task,
  Verb,
} from './request-states.ts';

/** Life cycle of requests as pure functions: the result of each event. The plan holds the differences between kinds. */

/** The number of working days in which the student may resend a returned request. */
export const daysToResend = 10;

/** A request when an event happens to it. `explain` puts refusals into words for the history. */
export type Situation = {
  plan: Plan;
  state: State;
  now: number;
  explain?: (refusals: readonly Refusal[]) => string;
};

/** The history entry of an event. Status and step may be missing, because they follow from the result of the event. */
type Cause = Partial<HistoryEntry> & { verb: Verb; actor: Actor };

const entry = (
  verb: Verb,
  actor: Actor,
  { status, step }: { status: Status; step: number },
  about: Partial<HistoryEntry> = {},
): HistoryEntry => ({ verb, actor, status, step, item: null, note: '', fields: [], ...about });

const closing = (tasks: readonly Task[], outcome: Verb, note = ''): Change['closes'] =>
  tasks.map(({ id }) => ({ id, outcome, note }));

/** An empty change that keeps the request's status and step. It clears `executeAt` and `expiresAt`. */
const unchanged = (state: State): Change => ({
  state: { status: state.status, step: state.step, sentAt: state.sentAt, executeAt: null, expiresAt: null },
  entries: [],
  opens: [],
  closes: [],
  effects: [],
  charge: null,
  deleted: false,
});

/**
 * Ends the request: clears its instants and adds the effects of the end. `unearned` is true if the service for the fee
 * was not provided, so that a paid fee is returned.
 */
function closeWith(change: Change, state: State, status: Ended, by: Cause, unearned = false): Change {
  const at = { status, step: change.state.step };
  const inVain = status !== 'approved' && state.payment !== 'none';
  const charge = !inVain ? change.charge : state.payment !== 'paid' ? 'cancel' : unearned ? 'return' : change.charge;
  return {
    ...change,
    state: { ...change.state, ...at, executeAt: null, expiresAt: null },
    entries: [...change.entries, entry(by.verb, by.actor, at, by)],
    // A request that was never sent has no effects to undo.
    effects: change.state.sentAt === null ? [] : [...change.effects, status === 'expired' ? 'canceled' : status],
    charge,
  };
}

/**
 * Moves to the first step at or after `from` that waits for a decision, or to the end. `by` describes the event that
 * led here.
 */
function advance({ plan, state, now }: Situation, change: Change, from: number, by: Cause): Change | Refusal[] {
  const waits = (step: number, instants: { executeAt?: number | null; expiresAt?: number | null } = {}): Change => {
    const at = { status: 'sent' as const, step };
    return {
      ...change,
      state: { ...change.state, ...at, executeAt: null, expiresAt: null, ...instants },
      entries: [...change.entries, entry(by.verb, by.actor, at, by)],
    };
  };
  for (let index = from; index < plan.steps.length; index += 1) {
    const step = plan.steps[index];
    if (!step) continue;
    const dueAt = 'days' in step ? deadline(now, step.days, plan.holidays) : 0;
    if (step.type === 'office')
      return {
        ...waits(index),
        opens: [{ step: index, item: null, office: step.office, holderId: step.holderId, dueAt }],
      };
    if (step.type === 'checklist' && step.checklist.length)
      return {
        ...waits(index),
        opens: step.checklist.map(({ name, office }) => ({ step: index, item: name, office, holderId: null, dueAt })),
      };
    // A request that arrives after the batch began is decided immediately.
    if (step.type === 'batch') return waits(index, { executeAt: step.at && Math.max(step.at, now) });
    if (step.type === 'studentResponse') return waits(index, { expiresAt: step.until && Math.max(step.until, now) });
    // At sending, the refusals are returned to the student. Later, they end the request as refused, and the history
    // records the reason.
    if (step.type === 'rules' && step.refusals.length) return [...step.refusals];
  }
  const last = { status: 'sent' as const, step: plan.steps.length };
  const past: Change = { ...change, state: { ...change.state, step: last.step } };
  if (plan.fee.fils > 0 && plan.fee.before === 'delivery' && state.payment !== 'paid') {
    const at = { status: 'awaitingPayment' as const, step: last.step };
    return {
      ...past,
      state: { ...past.state, ...at },
      entries: [...past.entries, entry(by.verb, by.actor, at, by)],
      charge: state.payment === 'none' ? 'make' : null,
    };
  }
  const effectAt = plan.effectAt(now);
  if (effectAt !== null && effectAt > now) {
    const at = { status: 'scheduled' as const, step: last.step };
    return {
      ...past,
      state: { ...past.state, ...at, executeAt: effectAt },
      entries: [...past.entries, entry(by.verb, by.actor, at, by), entry('scheduled', 'rules', at)],
    };
  }
  // After an action of the student, the history gets an approval by the rules. Any other event, and the student's
  // acceptance of a result, is the approval itself.
  if (by.actor !== 'student' || by.verb === 'accepted')
    return closeWith(past, state, 'approved', { ...by, verb: by.verb === 'handedOn' ? 'approved' : by.verb });
  return closeWith({ ...past, entries: [...past.entries, entry(by.verb, by.actor, last, by)] }, state, 'approved', {
    verb: 'approved',
    actor: 'rules',
  });
}

/** Starts a sent request: waits for the fee if it must be paid first, otherwise starts the route. */
function start(situation: Situation): Change | Refusal[] {
  const { plan, state, now } = situation;
  const change: Change = { ...unchanged(state), state: { ...unchanged(state).state, sentAt: now }, effects: ['sent'] };
  const by = { verb: 'sent', actor: 'student' } as const;
  if (plan.fee.fils === 0 || plan.fee.before !== 'desk' || state.payment === 'paid')
    return advance(situation, change, 0, by);
  const planned = plan.steps.filter((step) => step !== null);
  const waiting = planned.findIndex((step) => step.type !== 'rules');
  const refused = planned
    .slice(0, waiting < 0 ? planned.length : waiting)
    .flatMap((step) => (step.type === 'rules' ? step.refusals : []));
  if (refused.length) return refused;
  const at = { status: 'awaitingPayment' as const, step: 0 };
  return { ...change, state: { ...change.state, ...at }, entries: [entry('sent', 'student', at)], charge: 'make' };
}

/** Continues the route at the step `next`. If a step of rules refuses, the request ends; its history has the reason. */
function completeStep(situation: Situation, change: Change, next: number, by: Cause): Change {
  const { state, explain = () => '' } = situation;
  const done = { step: state.step, ...by };
  const on = advance(situation, change, next, done);
  if (!Array.isArray(on)) return on;
  const here = { status: 'sent' as const, step: state.step };
  return closeWith(
    { ...change, entries: [...change.entries, entry(by.verb, by.actor, here, done)] },
    state,
    'refused',
    { verb: 'refused', actor: 'rules', note: explain(on) },
    true,
  );
}

/** True if the task is open, belongs to the office and fits the action: items are either collected or checked. */
function isOf({ steps }: Plan, state: State, { id, item, office }: Task, name: OfficeAction, actor: Actor): boolean {
  if (office !== actor || !state.tasks.some((task) => task.id === id)) return false;
  const step = steps[state.step];
  if (step?.type !== 'checklist' || name === 'refuse') return true;
  return step.checklist.some((one) => one.name === item && one.collects === (name === 'collect'));
}

/** The reasons why an office cannot complete its checklist item yet. */
function itemReasons({ steps }: Plan, { step }: State, { item }: Task): readonly Refusal[] {
  const here = steps[step];
  return here?.type === 'checklist' ? (here.checklist.find(({ name }) => name === item)?.reasons ?? []) : [];
}

/** The change caused by an event that cannot be refused. */
function happen(situation: Situation, event: RulesEvent): Change {
  const { state } = situation;
  const base = unchanged(state);
  switch (event.name) {
    case 'save':
      return { ...base, entries: [entry('saved', 'student', { status: state.status, step: state.step })] };
    case 'end':
      return closeWith(
        { ...base, closes: closing(state.tasks, event.status) },
        state,
        event.status,
        { verb: event.status, actor: event.actor, note: event.note },
        !state.decided,
      );
    case 'expire':
      return closeWith(
        { ...base, closes: closing(state.tasks, 'expired') },
        state,
        'expired',
        { verb: 'expired', actor: 'rules' },
        !state.decided,
      );
    case 'paid':
      if (state.status !== 'awaitingPayment') return base;
      return completeStep({ ...situation, state: { ...state, payment: 'paid' } }, base, state.step, {
        verb: 'paid',
        actor: 'student',
      });
    case 'allocated':
      return event.given
        ? completeStep(situation, base, state.step + 1, { verb: 'placed', actor: 'rules', note: event.note })
        : closeWith(base, state, 'refused', { verb: 'refused', actor: 'rules', note: event.note });
    case 'forward':
      return completeStep(situation, base, state.step + 1, { verb: 'handedOn', actor: 'rules', note: event.note });
    case 'execute':
      return event.refusals.length
        ? closeWith(base, state, 'refused', { verb: 'refused', actor: 'rules', note: event.note }, true)
        : closeWith(base, state, 'approved', { verb: 'executed', actor: 'rules' });
  }
}

/** The change caused by an allowed action of the student. */
function act(situation: Situation, event: StudentEvent): Change | Refusal[] {
  const { state } = situation;
  const base = unchanged(state);
  switch (event.name) {
    case 'edit':
      return {
        ...base,
        state: { ...base.state, expiresAt: state.expiresAt },
        entries: [entry('edited', 'student', { status: state.status, step: state.step }, { fields: event.fields })],
      };
    case 'delete':
      return { ...base, deleted: true };
    case 'askCode': {
      const at = { status: 'awaitingCode' as const, step: 0 };
      return { ...base, state: { ...base.state, ...at }, entries: [entry('codeAsked', 'student', at)] };
    }
    case 'send':
    case 'confirmCode':
      return start(situation);
    case 'cancel':
      return closeWith({ ...base, closes: closing(state.tasks, 'canceled') }, state, 'canceled', {
        verb: 'canceled',
        actor: 'student',
      });
    case 'resend':
      return completeStep(situation, { ...base, effects: ['resent'] }, state.step, {
        verb: 'resent',
        actor: 'student',
        fields: event.fields,
      });
    case 'accept':
      return completeStep(situation, base, state.step + 1, { verb: 'accepted', actor: 'student' });
    case 'decline':
      return closeWith(base, state, 'canceled', { verb: 'declined', actor: 'student' });
  }
}

/** The change caused by an office's decision, or the refusals if the task is not open or its item not complete. */
function decide(situation: Situation, event: OfficeEvent): Change | Refusal[] {
  const { plan, state, now } = situation;
  const { task, note, actor } = event;
  if (!isOf(plan, state, task, event.name, actor)) return refuse(impossible[event.name]);
  const base = unchanged(state);
  switch (event.name) {
    case 'return': {
      const at = { status: 'returned' as const, step: state.step };
      return {
        ...base,
        state: { ...base.state, ...at, expiresAt: deadline(now, daysToResend, plan.holidays) + 1000 },
        closes: closing([task], 'returned', note),
        entries: [entry('returned', actor, at, { note, fields: event.fields })],
      };
    }
    case 'refuse':
      // If the rules forbid an approval, the office had no choice, so a paid fee is returned.
      return closeWith(
        { ...base, closes: closing(state.tasks, 'refused', note) },
        state,
        'refused',
        { verb: 'refused', actor, note, item: task.item },
        plan.approval.length > 0,
      );
    case 'check':
    case 'collect': {
      const reasons = itemReasons(plan, state, task);
      if (reasons.length) return [...reasons];
      const verb = event.name === 'check' ? ('checked' as const) : ('collected' as const);
      const settled = {
        ...base,
        closes: closing([task], verb, note),
        entries: [entry(verb, actor, { status: state.status, step: state.step }, { note, item: task.item })],
      };
      if (state.tasks.length > 1) return settled;
      return completeStep(situation, settled, state.step + 1, { verb: 'handedOn', actor });
    }
    case 'approve':
      return completeStep(situation, { ...base, closes: closing([task], 'approved', note) }, state.step + 1, {
        verb: 'handedOn',
        actor,
        note,
      });
  }
}

const actionNames: ReadonlySet<string> = new Set([...studentActions, ...officeActions]);
const isAction = (event: Event): event is StudentEvent | OfficeEvent => actionNames.has(event.name);

/** The change that an event causes, or the refusals against it. */
export function transition(situation: Situation, event: Event): Change | Refusal[] {
  if (!isAction(event)) return happen(situation, event);
  const refusals = refusalsOfAction(situation.plan, situation.state, event.actor, event.name, situation.now);
  if (refusals.length) return refusals;
  return 'task' in event ? decide(situation, event) : act(situation, event);
}

/** The status in the last entry of a history; `draft` if the history is empty. */
export const lastStatus = (entries: readonly Pick<HistoryEntry, 'status'>[]): Status =>
  entries.at(-1)?.status ?? 'draft';
