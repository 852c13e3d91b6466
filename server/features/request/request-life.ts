import type { Enum } from '../../../db/enums.gen.ts';
import { day } from '../../../locales/durations.ts';
import { dateOf, startOf } from '../../clock.ts';
import { allow, refuse, type MessageCode, type Refusal } from '../../refusal.ts';
import { onDayOff } from '../agenda/agenda-rules.ts';
import type { Office } from '../inbox/inbox-rules.ts';
import { deadline } from './request-deadline.ts';

/**
 * The life of every request, pure: `actions` tells what may be done, `next` what comes of it. Buttons, the desk and the calls all use
 * these two, so that a button and a refusal cannot differ. What a kind has of it is in its plan.
 */

export type Status = Enum<'RequestStatus'>;
export type Verb = Enum<'RequestVerb'>;
export type Actor = Office | 'student' | 'rules';

/** One step of a route for one request; null is left out for it. */
export type PlannedStep =
  | { key: string; type: 'office'; office: Office; holderId: number | null; days: number; returns: readonly string[] }
  | { key: string; type: 'items'; days: number; items: readonly { name: string; office: Office; collects: boolean }[] }
  /** Nobody: the rules decide at once. */
  | { key: string; type: 'rules'; refusals: readonly Refusal[] }
  /** All requests of the kind are decided together, at an instant that may not be known yet. */
  | { key: string; type: 'round'; at: number | null }
  /** What the round gave is the student's to accept or decline. */
  | { key: string; type: 'answer'; until: number | null }
  | null;

export type CancelPolicy = 'untilDecided' | 'untilFirstDecision' | 'sameDay' | 'untilPaid' | 'anyTime';

/** What the declaration of a kind comes to for one request. */
export type Plan = {
  steps: readonly PlannedStep[];
  /** A code is asked for before it is sent. */
  code: boolean;
  /** In fils; 0 is none. */
  fee: { fils: number; before: 'desk' | 'delivery' };
  /** When an approval takes effect; null is at once. */
  effectAt: (now: number) => number | null;
  cancel: { policy: CancelPolicy; paid: MessageCode; inPayment: MessageCode } | null;
  /** Why it could not be sent now: agenda, standing, limits. */
  closed: readonly Refusal[];
  /** Why the rules would refuse an approval now. */
  approval: readonly Refusal[];
  /** Also sent on Fridays and Saturdays. */
  anyDay: boolean;
  holidays: ReadonlySet<string>;
};

export type Task = { id: number; step: number; item: string | null; office: Office; since: number; dueAt: number; version: number };

/** Where a request stands. `tasks` are those that are open; `decided`: an office has decided something. */
export type State = {
  status: Status; step: number; version: number; sentAt: number | null; executeAt: number | null; expiresAt: number | null;
  payment: 'none' | 'due' | 'pending' | 'paid'; decided: boolean; tasks: readonly Task[]; marked: readonly string[];
};

export const studentActions = ['edit', 'send', 'delete', 'askCode', 'confirmCode', 'pay', 'cancel', 'resend', 'accept', 'decline'] as const;
export const officeActions = ['approve', 'refuse', 'return', 'check', 'collect'] as const;
export type StudentAction = (typeof studentActions)[number];
export type OfficeAction = (typeof officeActions)[number];
export type ActionName = StudentAction | OfficeAction;
export type Allowed = { name: ActionName; until: number | null; reasons: readonly Refusal[] };

/** What happens to a request. `task` is the one decided; `fields` what was edited, or may be. */
export type Event =
  | { name: 'save' }
  | { name: 'edit' | 'resend'; fields: readonly string[] }
  | { name: 'send' | 'delete' | 'askCode' | 'confirmCode' | 'cancel' | 'accept' | 'decline' }
  | { name: 'approve' | 'refuse' | 'check' | 'collect'; task: Task; note: string }
  | { name: 'return'; task: Task; note: string; fields: readonly string[] }
  /** Of the rules: what nobody asks for, and nothing may refuse. */
  | { name: 'paid' | 'expire' }
  | { name: 'placed'; given: boolean; note: string }
  | { name: 'execute'; refusals: readonly Refusal[]; note: string }
  /** It ends by what happens elsewhere: a free seat, a withdrawal. */
  | { name: 'end'; status: Ended; actor: Actor; note: string };

export type Ended = 'approved' | 'refused' | 'canceled' | 'expired';
export const hasEnded = (status: Status): status is Ended => status === 'approved' || status === 'refused' || status === 'canceled' || status === 'expired';

/** It ended without what was asked for, and may be asked again. */
export const endedInVain: ReadonlySet<Status> = new Set<Status>(['refused', 'canceled', 'expired']);

/** `status` is what it came to, `step` where in the route it was done. */
export type Line = { verb: Verb; actor: Actor; status: Status; step: number; item: string | null; note: string; fields: readonly string[] };
export type NewTask = { step: number; item: string | null; office: Office; holderId: number | null; dueAt: number };

/** What an event brings about: the new state, the lines of history, and what is left to do. `refused`: the rules of a step refuse what comes next. */
export type Change = {
  state: Pick<State, 'status' | 'step' | 'sentAt' | 'executeAt' | 'expiresAt'>;
  lines: Line[];
  opens: NewTask[];
  /** Open tasks that end, with what became of each. */
  closes: { id: number; outcome: Verb; note: string }[];
  effects: ('sent' | 'approved' | 'refused' | 'canceled')[];
  charge: 'make' | 'cancel' | null;
  deleted: boolean;
};

export const blank: State = { status: 'draft', step: 0, version: 0, sentAt: null, executeAt: null, expiresAt: null, payment: 'none', decided: false, tasks: [], marked: [] };

/** How long a returned request waits for the student, in working days. */
export const daysToResend = 10;
const endOfDay = (instant: number): number => startOf(dateOf(instant)) + day;

function cancelAction({ cancel, steps }: Plan, state: State, now: number): Allowed[] {
  if (!cancel || state.status === 'draft') return [];
  const { policy, paid, inPayment } = cancel;
  const { status, payment, executeAt } = state;
  const running = !hasEnded(status);
  const step = steps[state.step];
  const roundAt = status === 'sent' && step?.type === 'round' ? step.at : null;
  const found = (until: number | null, reasons: readonly Refusal[] = allow): Allowed[] => [{ name: 'cancel', until, reasons }];
  // What is being paid must not vanish under the payment.
  const money = payment === 'pending' ? refuse(inPayment) : allow;
  if (policy === 'anyTime') return running || status === 'approved' ? found(null, money) : [];
  if (!running) return [];
  if (policy === 'sameDay') {
    const until = status === 'scheduled' ? executeAt : state.sentAt === null ? null : endOfDay(state.sentAt);
    return until === null || now < until ? found(until, money) : [];
  }
  // It has been decided, and only its instant is waited for.
  if (status === 'scheduled') return [];
  if (policy === 'untilPaid') return found(null, payment === 'paid' ? refuse(paid) : money);
  if (policy === 'untilFirstDecision' && state.decided) return [];
  return found(roundAt, money);
}

function studentMay(plan: Plan, state: State, now: number): Allowed[] {
  const may = (name: StudentAction, reasons: readonly Refusal[] = allow, until: number | null = null): Allowed => ({ name, until, reasons });
  const working = plan.anyDay ? allow : onDayOff(now);
  const sending = [...plan.closed, ...working];
  const step = plan.steps[state.step];
  const cancel = cancelAction(plan, state, now);
  switch (state.status) {
    case 'draft':
      return [may('edit'), plan.code ? may('askCode') : may('send', sending), may('delete')];
    case 'awaitingCode':
      return [may('askCode'), may('confirmCode', sending), may('delete'), ...cancel];
    case 'awaitingPayment':
      return [may('pay'), ...cancel];
    case 'returned':
      return [may('edit', allow, state.expiresAt), may('resend', working, state.expiresAt), ...cancel];
    case 'sent':
      return step?.type === 'answer' ? [may('accept', allow, step.until), may('decline', allow, step.until)] : cancel;
    default:
      return cancel;
  }
}

function officeMay(plan: Plan, state: State, office: Office): Allowed[] {
  const step = plan.steps[state.step];
  if (state.status !== 'sent' || !step || !state.tasks.some((task) => task.office === office)) return [];
  if (step.type === 'items') {
    const mine = step.items.filter((item) => state.tasks.some((task) => task.item === item.name && task.office === office));
    const names: OfficeAction[] = [...(mine.some(({ collects }) => !collects) ? ['check' as const] : []), ...(mine.some(({ collects }) => collects) ? ['collect' as const] : []), 'refuse'];
    return names.map((name) => ({ name, until: null, reasons: allow }));
  }
  if (step.type !== 'office') return [];
  return [{ name: 'approve', until: null, reasons: plan.approval }, { name: 'refuse', until: null, reasons: allow }, ...(step.returns.length ? [{ name: 'return' as const, until: null, reasons: allow }] : [])];
}

/** What an actor may do with a request now, each with what stands in its way. What is not among them cannot be done at all. */
export const actions = (plan: Plan, state: State, actor: Actor, now: number): Allowed[] => (actor === 'student' ? studentMay(plan, state, now) : actor === 'rules' ? [] : officeMay(plan, state, actor));

/** The code that answers an action which cannot be done at all in a state. */
export const impossible: Record<ActionName, MessageCode> = {
  edit: 'MSG-000029', send: 'MSG-000029', delete: 'MSG-000029', resend: 'MSG-000029', askCode: 'MSG-000029', confirmCode: 'MSG-000029', pay: 'request.decided', cancel: 'request.decided', accept: 'request.decided',
  decline: 'request.decided', approve: 'request.decided', refuse: 'request.decided', return: 'request.notReturned', check: 'request.decided', collect: 'request.decided',
};

/** Why an action cannot be done; none where it can. */
export function refusalsOfAction(plan: Plan, state: State, actor: Actor, name: ActionName, now: number): Refusal[] {
  const found = actions(plan, state, actor, now).find((one) => one.name === name);
  if (found) return [...found.reasons];
  if (name === 'cancel' && plan.cancel?.policy === 'untilPaid' && state.payment === 'paid') return refuse(plan.cancel.paid);
  // A decided request is decided first, whatever else its kind never allows.
  return refuse(name === 'return' && state.status !== 'sent' ? 'request.decided' : impossible[name]);
}

const line = (verb: Verb, actor: Actor, { status, step }: { status: Status; step: number }, about: Partial<Line> = {}): Line => ({ verb, actor, status, step, item: null, note: '', fields: [], ...about });

const closing = (tasks: readonly Task[], outcome: Verb, note = ''): Change['closes'] => tasks.map(({ id }) => ({ id, outcome, note }));

/** A change to build upon: nothing but where it stands. */
const still = (state: State): Change => ({
  state: { status: state.status, step: state.step, sentAt: state.sentAt, executeAt: null, expiresAt: null }, lines: [], opens: [], closes: [], effects: [], charge: null, deleted: false,
});

/** Ends it: nothing waits any longer, and what follows from the end is due. */
function ended(change: Change, state: State, status: Ended, by: Partial<Line> & { verb: Verb; actor: Actor }): Change {
  const at = { status, step: change.state.step };
  const unpaid = state.payment === 'due' && status !== 'approved';
  return {
    ...change, state: { ...change.state, ...at, executeAt: null, expiresAt: null }, lines: [...change.lines, line(by.verb, by.actor, at, by)],
    // What was never sent has brought nothing about that would have to be undone.
    effects: change.state.sentAt === null ? [] : [...change.effects, status === 'expired' ? 'canceled' : status], charge: unpaid ? 'cancel' : change.charge,
  };
}

/** Goes on to the first step at or after an index that waits for somebody, or to the end. `by` is whoever brought it there. */
function goOn(plan: Plan, state: State, change: Change, from: number, by: Partial<Line> & { verb: Verb; actor: Actor }, now: number): Change | Refusal[] {
  const waits = (step: number, instants: { executeAt?: number | null; expiresAt?: number | null } = {}): Change => {
    const at = { status: 'sent' as const, step };
    return { ...change, state: { ...change.state, ...at, executeAt: null, expiresAt: null, ...instants }, lines: [...change.lines, line(by.verb, by.actor, at, by)] };
  };
  for (let index = from; index < plan.steps.length; index += 1) {
    const step = plan.steps[index];
    if (!step) continue;
    const dueAt = 'days' in step ? deadline(now, step.days, plan.holidays) : 0;
    if (step.type === 'office') return { ...waits(index), opens: [{ step: index, item: null, office: step.office, holderId: step.holderId, dueAt }] };
    if (step.type === 'items' && step.items.length) return { ...waits(index), opens: step.items.map(({ name, office }) => ({ step: index, item: name, office, holderId: null, dueAt })) };
    if (step.type === 'round') return waits(index, { executeAt: step.at });
    if (step.type === 'answer') return waits(index, { expiresAt: step.until });
    // Sent, it is refused to the student's face; later on it ends refused, and its history says why.
    if (step.type === 'rules' && step.refusals.length) return [...step.refusals];
  }
  const last = { status: 'sent' as const, step: plan.steps.length };
  const past: Change = { ...change, state: { ...change.state, step: last.step } };
  if (plan.fee.fils > 0 && plan.fee.before === 'delivery' && state.payment !== 'paid') {
    const at = { status: 'awaitingPayment' as const, step: last.step };
    return { ...past, state: { ...past.state, ...at }, lines: [...past.lines, line(by.verb, by.actor, at, by)], charge: state.payment === 'none' ? 'make' : null };
  }
  const effectAt = plan.effectAt(now);
  if (effectAt !== null && effectAt > now) {
    const at = { status: 'scheduled' as const, step: last.step };
    return { ...past, state: { ...past.state, ...at, executeAt: effectAt }, lines: [...past.lines, line(by.verb, by.actor, at, by), line('scheduled', 'rules', at)] };
  }
  // What the student does is not an approval: the rules approve it.
  if (by.actor !== 'student' || by.verb === 'accepted') return ended(past, state, 'approved', { ...by, verb: by.verb === 'handedOn' ? 'approved' : by.verb });
  return ended({ ...past, lines: [...past.lines, line(by.verb, by.actor, last, by)] }, state, 'approved', { verb: 'approved', actor: 'rules' });
}

/** From the sending on: the fee where it is paid first, then the route. */
function begin(plan: Plan, state: State, now: number): Change | Refusal[] {
  const change: Change = { ...still(state), state: { ...still(state).state, sentAt: now }, effects: ['sent'] };
  const by = { verb: 'sent', actor: 'student' } as const;
  if (plan.fee.fils === 0 || plan.fee.before !== 'desk' || state.payment === 'paid') return goOn(plan, state, change, 0, by, now);
  const planned = plan.steps.filter((step) => step !== null);
  const waiting = planned.findIndex((step) => step.type !== 'rules');
  const refused = planned.slice(0, waiting < 0 ? planned.length : waiting).flatMap((step) => (step.type === 'rules' ? step.refusals : []));
  if (refused.length) return refused;
  const at = { status: 'awaitingPayment' as const, step: 0 };
  return { ...change, state: { ...change.state, ...at }, lines: [line('sent', 'student', at)], charge: 'make' };
}

/** After a step: what follows it, or the end by its rules, said in its history. */
function after(plan: Plan, state: State, change: Change, step: number, by: Partial<Line> & { verb: Verb; actor: Actor }, now: number, explain: (refusals: readonly Refusal[]) => string): Change {
  const done = { step: state.step, ...by };
  const on = goOn(plan, state, change, step, done, now);
  if (!Array.isArray(on)) return on;
  const here = { status: 'sent' as const, step: state.step };
  return ended({ ...change, lines: [...change.lines, line(by.verb, by.actor, here, done)] }, state, 'refused', { verb: 'refused', actor: 'rules', note: explain(on) });
}

/** Whether a task is open, this office's, and decided in the way of its item: what is handed in is collected, what is only looked at is checked. */
function isOf({ steps }: Plan, state: State, { id, item, office }: Task, name: OfficeAction, actor: Actor): boolean {
  if (office !== actor || !state.tasks.some((task) => task.id === id)) return false;
  const step = steps[state.step];
  if (step?.type !== 'items' || name === 'refuse') return true;
  return step.items.some((one) => one.name === item && one.collects === (name === 'collect'));
}

/** What an event comes to, or why it may not happen. `actor` does it; `explain` puts reasons into words for the history. */
export function next(plan: Plan, state: State, event: Event, actor: Actor, now: number, explain: (refusals: readonly Refusal[]) => string = () => ''): Change | Refusal[] {
  const base = still(state);
  const here = { status: state.status, step: state.step };
  switch (event.name) {
    case 'save':
      return { ...base, lines: [line('saved', 'student', here)] };
    case 'end':
      return ended({ ...base, closes: closing(state.tasks, event.status) }, state, event.status, { verb: event.status, actor: event.actor, note: event.note });
    case 'expire':
      return ended({ ...base, closes: closing(state.tasks, 'expired') }, state, 'expired', { verb: 'expired', actor: 'rules' });
    case 'paid':
      if (state.status !== 'awaitingPayment') return base;
      return after(plan, { ...state, payment: 'paid' }, base, state.step, { verb: 'paid', actor: 'student' }, now, explain);
    case 'placed':
      return event.given ? after(plan, state, base, state.step + 1, { verb: 'placed', actor: 'rules', note: event.note }, now, explain) : ended(base, state, 'refused', { verb: 'refused', actor: 'rules', note: event.note });
    case 'execute':
      return event.refusals.length ? ended(base, state, 'refused', { verb: 'refused', actor: 'rules', note: event.note }) : ended(base, state, 'approved', { verb: 'executed', actor: 'rules' });
  }
  const refusals = refusalsOfAction(plan, state, actor, event.name, now);
  if (refusals.length) return refusals;
  switch (event.name) {
    case 'edit':
      return { ...base, state: { ...base.state, expiresAt: state.expiresAt }, lines: [line('edited', 'student', here, { fields: event.fields })] };
    case 'delete':
      return { ...base, deleted: true };
    case 'askCode': {
      const at = { status: 'awaitingCode' as const, step: 0 };
      return { ...base, state: { ...base.state, ...at }, lines: [line('codeAsked', 'student', at)] };
    }
    case 'send':
    case 'confirmCode':
      return begin(plan, state, now);
    case 'cancel':
      return ended({ ...base, closes: closing(state.tasks, 'canceled') }, state, 'canceled', { verb: 'canceled', actor: 'student' });
    case 'resend':
      return after(plan, state, base, state.step, { verb: 'resent', actor: 'student', fields: event.fields }, now, explain);
    case 'accept':
      return after(plan, state, base, state.step + 1, { verb: 'accepted', actor: 'student' }, now, explain);
    case 'decline':
      return ended(base, state, 'canceled', { verb: 'declined', actor: 'student' });
  }
  const { task, note } = event;
  if (!isOf(plan, state, task, event.name, actor)) return refuse(impossible[event.name]);
  switch (event.name) {
    case 'return': {
      const at = { status: 'returned' as const, step: state.step };
      return {
        ...base, state: { ...base.state, ...at, expiresAt: deadline(now, daysToResend, plan.holidays) + 1000 }, closes: closing([task], 'returned', note), lines: [line('returned', actor, at, { note, fields: event.fields })],
      };
    }
    case 'refuse':
      return ended({ ...base, closes: closing(state.tasks, 'refused', note) }, state, 'refused', { verb: 'refused', actor, note, item: task.item });
    case 'check':
    case 'collect': {
      const verb = event.name === 'check' ? ('checked' as const) : ('collected' as const);
      const closed = { ...base, closes: closing([task], verb, note) };
      if (state.tasks.length > 1) return { ...closed, lines: [line(verb, actor, here, { note, item: task.item })] };
      return after(plan, state, { ...closed, lines: [line(verb, actor, here, { note, item: task.item })] }, state.step + 1, { verb: 'handedOn', actor }, now, explain);
    }
    case 'approve':
      return after(plan, state, { ...base, closes: closing([task], 'approved', note) }, state.step + 1, { verb: 'handedOn', actor, note }, now, explain);
  }
}

/** The status a history ends with: that of its last line. */
export const statusOf = (lines: readonly Pick<Line, 'status'>[]): Status => lines.at(-1)?.status ?? 'draft';
