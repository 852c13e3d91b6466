import { semestersAt, studentAgenda } from '../features/agenda/agenda-queries.ts';
import { closedCode, outsideAgenda } from '../features/agenda/agenda-rules.ts';
import { isWorkingDay, nextWorkingDay, toIso } from '../clock.ts';
import { refuse, throwIfRefused, type Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Operation } from './contract.ts';
import type { Student } from './session.ts';

/** Holds a call to its working days and, where the area's rules do not report it themselves, to its agenda. */
export function enforceGate(operation: Operation, world: World, student: Student | undefined, now: number, early: boolean): void {
  const { gate } = operation;
  if (!gate) return;
  const refusals: Refusal[] = gate.workingDays && !isWorkingDay(now) ? refuse('gate.daysOff', { opensAt: toIso(nextWorkingDay(now)) }) : [];
  const functions = early ? gate.early : gate.agenda;
  const [first] = functions;
  if (gate.within === 'gate' && student && first)
    refusals.push(...outsideAgenda(studentAgenda(world.db, student, semestersAt(world.db, now)), functions, now, closedCode(first), { service: first }));
  throwIfRefused(refusals);
}
