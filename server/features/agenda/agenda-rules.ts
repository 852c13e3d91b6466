import type { AgendaFunction } from '../../../db/schema/agenda.ts';
import type { MessageParams } from '../../../locales/i18n.ts';
import { toDate, isWorkingDay, nextWorkingDay, toStartOfDay, toIso } from '../../clock.ts';
import { noRefusals, refuse, type MessageCode, type Refusal } from '../../refusal.ts';
import type { AgendaWindow } from './agenda-queries.ts';

export type AgendaState =
  | { context: 'open'; opensAt: number; closesAt: number }
  | { context: 'upcoming' | 'past'; opensAt: number; closesAt: number }
  | { context: 'never' };

export const isOpen = (window: AgendaWindow, now: number): boolean => window.opensAt <= now && now < window.closesAt;

/** What the agenda says of these functions now: open, the next to open, the last that closed, or no row at all. */
export function agendaState(
  agenda: readonly AgendaWindow[],
  functions: readonly AgendaFunction[],
  now: number,
): AgendaState {
  let [open, upcoming, past]: (AgendaWindow | undefined)[] = [];
  for (const window of agenda) {
    if (!functions.includes(window.function)) continue;
    if (isOpen(window, now)) open = open && open.closesAt >= window.closesAt ? open : window;
    else if (window.opensAt > now) upcoming = upcoming && upcoming.opensAt <= window.opensAt ? upcoming : window;
    else past = past && past.closesAt >= window.closesAt ? past : window;
  }
  const [context, window] = open
    ? (['open', open] as const)
    : upcoming
      ? (['upcoming', upcoming] as const)
      : (['past', past] as const);
  return window ? { context, opensAt: window.opensAt, closesAt: window.closesAt } : { context: 'never' };
}

/** The code each function answers while it is closed; MSG-000002 where it has none of its own. */
const closedCodes: Partial<Record<AgendaFunction, MessageCode>> = {
  registration: 'MSG-000003',
  addDrop: 'MSG-000003',
  earlyRegistration: 'MSG-000003',
  courseWithdrawal: 'MSG-000009',
  officialWithdrawal: 'MSG-000034',
  permanentWithdrawal: 'MSG-000049',
  cancelAdmission: 'MSG-000048',
  appeal: 'MSG-000059',
  survey: 'MSG-000022',
  transfer: 'MSG-000055',
  transferConfirm: 'transfer.confirmClosed',
};

export const closedCode = (name: AgendaFunction): MessageCode => closedCodes[name] ?? 'MSG-000024';

/** From when on something can be sent in a period that opens at an instant. */
const sendingFrom = (opensAt: number): number => (isWorkingDay(opensAt) ? opensAt : nextWorkingDay(opensAt));

/** Until when something can be sent in a period that closes at an instant: the end of the last working day in it. */
function sendingUntil(closesAt: number): number {
  let at = closesAt;
  while (!isWorkingDay(at - 1)) at = toStartOfDay(toDate(at - 1));
  return at;
}

/** The periods as they are for what is sent on working days alone; one that has none in it is left out. */
export const sendingWindows = (agenda: readonly AgendaWindow[]): AgendaWindow[] =>
  agenda
    .map((window) => ({ ...window, opensAt: sendingFrom(window.opensAt), closesAt: sendingUntil(window.closesAt) }))
    .filter(({ opensAt, closesAt }) => opensAt < closesAt);

/**
 * Requests are sent from Sunday to Thursday. `open`: the period goes on after the day off, so that its next working day
 * may be named.
 */
export function onDayOff(now: number, open = true): Refusal[] {
  if (isWorkingDay(now)) return noRefusals;
  return refuse('gate.daysOff', open ? { opensAt: toIso(nextWorkingDay(now)) } : { context: 'bare' });
}

/**
 * Reasons against sending now, for functions that are sent on working days alone: the day off, and the closed period.
 */
export function notSentNow(
  agenda: readonly AgendaWindow[],
  functions: readonly AgendaFunction[],
  now: number,
  code: MessageCode,
  extra: MessageParams = {},
): Refusal[] {
  const closed = outsideAgenda(sendingWindows(agenda), functions, now, code, extra);
  return [...onDayOff(now, closed.length === 0), ...closed];
}

/** Why none of these functions is open now, with when it opens or closed; nothing where one is. */
export function outsideAgenda(
  agenda: readonly AgendaWindow[],
  functions: readonly AgendaFunction[],
  now: number,
  code: MessageCode,
  extra: MessageParams = {},
): Refusal[] {
  const state = agendaState(agenda, functions, now);
  if (state.context === 'open') return noRefusals;
  const instants: MessageParams =
    state.context === 'never' ? {} : { opensAt: toIso(state.opensAt), closesAt: toIso(state.closesAt) };
  return refuse(code, { ...extra, context: state.context, ...instants });
}
