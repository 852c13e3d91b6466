import type { AgendaFunction } from '../../../db/schema/agenda.ts';
import type { MessageParams } from '../../../locales/i18n.ts';
import { isWorkingDay, nextWorkingDay, toIso } from '../../clock.ts';
import { allow, refuse, type MessageCode, type Refusal } from '../../refusal.ts';
import type { AgendaWindow } from './agenda-queries.ts';

export type AgendaState =
  | { context: 'open'; opensAt: number; closesAt: number }
  | { context: 'upcoming' | 'past'; opensAt: number; closesAt: number }
  | { context: 'never' };

export const isOpen = (window: AgendaWindow, now: number): boolean => window.opensAt <= now && now < window.closesAt;

/** What the agenda says of these functions now: open, the next to open, the last that closed, or no row at all. */
export function agendaState(agenda: AgendaWindow[], functions: AgendaFunction[], now: number): AgendaState {
  const windows = agenda.filter((window) => functions.includes(window.function));
  const pick = (context: 'open' | 'upcoming' | 'past', window: AgendaWindow | undefined): AgendaState | undefined =>
    window && { context, opensAt: window.opensAt, closesAt: window.closesAt };
  return (
    pick('open', windows.filter((w) => isOpen(w, now)).sort((a, b) => b.closesAt - a.closesAt)[0]) ??
    pick('upcoming', windows.filter((w) => w.opensAt > now).sort((a, b) => a.opensAt - b.opensAt)[0]) ??
    pick('past', [...windows].sort((a, b) => b.closesAt - a.closesAt)[0]) ?? { context: 'never' }
  );
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

/** Requests are sent from Sunday to Thursday. */
export const onDayOff = (now: number): Refusal[] => (isWorkingDay(now) ? allow : refuse('gate.daysOff', { opensAt: toIso(nextWorkingDay(now)) }));

/** Why none of these functions is open now, with when it opens or closed; nothing where one is. */
export function outsideAgenda(agenda: AgendaWindow[], functions: AgendaFunction[], now: number, code: MessageCode, extra: MessageParams = {}): Refusal[] {
  const state = agendaState(agenda, functions, now);
  if (state.context === 'open') return allow;
  const instants: MessageParams = state.context === 'never' ? {} : { opensAt: toIso(state.opensAt), closesAt: toIso(state.closesAt) };
  return refuse(code, { ...extra, context: state.context, ...instants });
}
