import type { AgendaFunction } from '../../db/schema/agenda.ts';
import { semestersAt, studentAgenda, type AgendaWindow } from '../features/agenda/agenda-queries.ts';
import { agendaState, closedCode, onDayOff, outsideAgenda, sendingWindows } from '../features/agenda/agenda-rules.ts';
import { noRefusals, collectRefusals, throwIfRefused, type Refusal, type Rule } from '../refusal.ts';
import type { Tenant } from '../tenant.ts';
import type { Operation } from '../http/contract.ts';
import type { Student } from '../academic-record/student-queries.ts';

type GateFacts = {
  now: number;
  workingDays: boolean;
  agenda: AgendaWindow[];
  functions: AgendaFunction[];
  within: 'gate' | 'rules';
};

const workingDay: Rule<GateFacts> = ({ workingDays, functions, agenda, now }) => {
  const open = functions.length === 0 || agendaState(sendingWindows(agenda), functions, now).context === 'open';
  return workingDays ? onDayOff(now, open) : noRefusals;
};

/**
 * Refuses a call outside the agenda windows of its operation, which are the periods in which the student may use it. If
 * `within` is `rules`, the rules of the feature report a closed window themselves, together with other reasons.
 */
const withinAgenda: Rule<GateFacts> = ({ within, functions, agenda, now, workingDays }) => {
  const [first] = functions;
  const windows = workingDays ? sendingWindows(agenda) : agenda;
  // With `rules`, the rules of the feature check the window, but not its limit to working days. This limit is checked
  // here while the window is open.
  const here = within === 'gate' || (workingDays && agendaState(agenda, functions, now).context === 'open');
  return here && first ? outsideAgenda(windows, functions, now, closedCode(first), { service: first }) : noRefusals;
};

const gateRefusals = (facts: GateFacts): Refusal[] => collectRefusals([workingDay, withinAgenda], facts);

/**
 * Refuses a call on a day off or outside the agenda windows of its operation. Windows that the rules of the feature
 * check themselves are skipped.
 */
export function enforceGate(
  operation: Operation,
  tenant: Tenant,
  student: Student | undefined,
  now: number,
  early: boolean,
): void {
  const { gate } = operation;
  if (!gate) return;
  const functions = early ? gate.early : gate.agenda;
  const asked = student !== undefined && functions.length > 0 && (gate.within === 'gate' || gate.workingDays);
  const agenda = asked ? studentAgenda(tenant.db, student, semestersAt(tenant.db, now)) : [];
  throwIfRefused(
    gateRefusals({
      now,
      workingDays: gate.workingDays,
      within: gate.within,
      functions: asked ? functions : [],
      agenda,
    }),
  );
}
