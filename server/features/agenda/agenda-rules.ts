import type { AgendaFunction } from '../../../db/schema/agenda.ts';
import type { MessageParams } from '../../../locales/i18n.ts';
import { toDate, isWorkingDay, nextWorkingDay, toStartOfDay, toIso } from '../../clock/clock.ts';
import { noRefusals, refuse, type MessageCode, type Refusal } from '../../refusal.ts';
import type { AgendaWindow } from './agenda-queries.ts';

export type AgendaState =
  | { context: 'open'; opensAt: number; closesAt: number }
  | { context: 'upcoming' | 'past'; opensAt: number; closesAt: number }
  | { context: 'never' };

export const isOpen = (window: AgendaWindow, now: number): boolean => window.opensAt <= now && now < window.closesAt;

/**
 * The state of several agenda functions (such as add/drop) together: the open window that closes last, else the next
 * to open, else the last that closed, or `never`.
 */
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

/**
 * The message codes that refuse a call while its agenda function is closed. Functions that are not listed use
 * `MSG-000024`.
 */
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

/** The first instant on a working day, for a period that opens at `opensAt`. */
const sendingFrom = (opensAt: number): number => (isWorkingDay(opensAt) ? opensAt : nextWorkingDay(opensAt));

/**
 * The instant at which sending ends, for a period that closes at `closesAt`: `closesAt` itself if the moment before it
 * is on a working day, otherwise the end of the last working day before it.
 */
function sendingUntil(closesAt: number): number {
  let at = closesAt;
  while (!isWorkingDay(at - 1)) at = toStartOfDay(toDate(at - 1));
  return at;
}

/** The windows, shortened so that each opens and closes on a working day. A window without a working day is dropped. */
export const sendingWindows = (agenda: readonly AgendaWindow[]): AgendaWindow[] =>
  agenda
    .map((window) => ({ ...window, opensAt: sendingFrom(window.opensAt), closesAt: sendingUntil(window.closesAt) }))
    .filter(({ opensAt, closesAt }) => opensAt < closesAt);

/**
 * Refuses requests on Friday and Saturday, the days off. `open` is true if the period continues after the
 * day off; the refusal then names the next working day.
 */
export function onDayOff(now: number, open = true): Refusal[] {
  if (isWorkingDay(now)) return noRefusals;
  return refuse('gate.daysOff', open ? { opensAt: toIso(nextWorkingDay(now)) } : { context: 'bare' });
}

/** The reasons why functions limited to working days are closed now: today is a day off, or no period is open. */
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

/**
 * The refusal of a call if all of these agenda functions are closed, with the instants of opening and closing. Empty
 * if at least one is open.
 */
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
