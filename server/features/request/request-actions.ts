import { day } from '../../../locales/durations.ts';
import { toDate, toStartOfDay } from '../../clock/clock.ts';
import { noRefusals, refuse, type MessageCode, type Refusal } from '../../refusal.ts';
import { onDayOff } from '../agenda/agenda-rules.ts';
import type { Office } from '../inbox/inbox-rules.ts';
import { hasEnded, type Actor, type Plan, type State } from './request-states.ts';

/**
 * The actions allowed on a request, as pure functions. The page's buttons, the offices' lists and the API calls use the
 * same functions, so a button and a refusal always agree.
 */

export const studentActions = [
  'edit',
  'send',
  'delete',
  'askCode',
  'confirmCode',
  'pay',
  'cancel',
  'resend',
  'accept',
  'decline',
] as const;
export const officeActions = ['approve', 'refuse', 'return', 'check', 'collect'] as const;
export type StudentAction = (typeof studentActions)[number];
export type OfficeAction = (typeof officeActions)[number];
export type ActionName = StudentAction | OfficeAction;
export type Allowed = { name: ActionName; until: number | null; reasons: readonly Refusal[] };

const endOfDay = (instant: number): number => toStartOfDay(toDate(instant)) + day;

function cancelAction({ cancel, steps }: Plan, state: State, now: number): Allowed[] {
  if (!cancel) return [];
  const { policy, paid, inPayment, until: over = null } = cancel;
  const { status, payment, executeAt } = state;
  const running = !hasEnded(status);
  const step = steps[state.step];
  const roundAt = status === 'sent' && step?.type === 'batch' ? step.at : null;
  const found = (until: number | null, reasons: readonly Refusal[] = noRefusals): Allowed[] => [
    { name: 'cancel', until, reasons },
  ];
  // A request cannot be canceled while its payment is pending.
  const money = payment === 'pending' ? refuse(inPayment) : noRefusals;
  if (policy === 'anyTime')
    return running
      ? found(null, money)
      : status === 'approved' && (over === null || now < over)
        ? found(over, money)
        : [];
  if (!running) return [];
  if (policy === 'sameDay') {
    const until = status === 'scheduled' ? executeAt : state.sentAt === null ? null : endOfDay(state.sentAt);
    return until === null || now < until ? found(until, money) : [];
  }
  // Under the policies below, a decided request that waits for its effective date cannot be canceled.
  if (status === 'scheduled') return [];
  if (policy === 'untilPaid') return found(null, payment === 'paid' ? refuse(paid) : money);
  if (policy === 'untilFirstDecision' && state.decided) return [];
  return found(roundAt, money);
}

function studentMay(plan: Plan, state: State, now: number): Allowed[] {
  const may = (
    name: StudentAction,
    reasons: readonly Refusal[] = noRefusals,
    until: number | null = null,
  ): Allowed => ({
    name,
    until,
    reasons,
  });
  const working = plan.anyDay ? noRefusals : onDayOff(now);
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
      return [may('edit', noRefusals, state.expiresAt), may('resend', working, state.expiresAt), ...cancel];
    case 'sent':
      return step?.type === 'studentResponse'
        ? [may('accept', step.closed, step.until), may('decline', step.closed, step.until)]
        : cancel;
    default:
      return cancel;
  }
}

function officeMay(plan: Plan, state: State, office: Office): Allowed[] {
  const step = plan.steps[state.step];
  if (state.status !== 'sent' || !step || !state.tasks.some((task) => task.office === office)) return [];
  if (step.type === 'checklist') {
    const mine = step.checklist.filter((item) =>
      state.tasks.some((task) => task.item === item.name && task.office === office),
    );
    // An office may check or collect items as long as at least one of its items has no refusal.
    const settle = (name: 'check' | 'collect'): Allowed[] => {
      const items = mine.filter(({ collects }) => collects === (name === 'collect'));
      const free = items.some(({ reasons = noRefusals }) => reasons.length === 0);
      return items.length
        ? [{ name, until: null, reasons: free ? noRefusals : items.flatMap(({ reasons = noRefusals }) => reasons) }]
        : [];
    };
    return [...settle('check'), ...settle('collect'), { name: 'refuse', until: null, reasons: noRefusals }];
  }
  if (step.type !== 'office') return [];
  return [
    { name: 'approve', until: null, reasons: plan.approval },
    { name: 'refuse', until: null, reasons: noRefusals },
    ...(step.returns.length ? [{ name: 'return' as const, until: null, reasons: noRefusals }] : []),
  ];
}

/**
 * Actions that an actor may take on a request now, each with its refusals. An action that is not listed is impossible.
 */
export const actions = (plan: Plan, state: State, actor: Actor, now: number): Allowed[] =>
  actor === 'student' ? studentMay(plan, state, now) : actor === 'rules' ? [] : officeMay(plan, state, actor);

/** The refusal code for an action that is impossible in the current state. */
export const impossible: Record<ActionName, MessageCode> = {
  edit: 'MSG-000029',
  send: 'MSG-000029',
  delete: 'MSG-000029',
  resend: 'MSG-000029',
  askCode: 'MSG-000029',
  confirmCode: 'MSG-000029',
  pay: 'request.decided',
  cancel: 'request.decided',
  accept: 'request.decided',
  decline: 'request.decided',
  approve: 'request.decided',
  refuse: 'request.decided',
  return: 'request.notReturned',
  check: 'request.decided',
  collect: 'request.decided',
};

/** The reasons why an action is refused; empty if it is allowed. */
export function refusalsOfAction(plan: Plan, state: State, actor: Actor, name: ActionName, now: number): Refusal[] {
  const found = actions(plan, state, actor, now).find((one) => one.name === name);
  if (found) return [...found.reasons];
  if (name === 'cancel' && plan.cancel?.policy === 'untilPaid' && state.payment === 'paid')
    return refuse(plan.cancel.paid);
  // `request.notReturned` is for a step that allows no return. For a request that is not with an office, a return is
  // refused with the same code as the office's other actions.
  return refuse(name === 'return' && state.status !== 'sent' ? 'request.decided' : impossible[name]);
}
