import { noRefusals, refuse, type Rule } from '../../refusal.ts';
import type { Text } from '../../../locales/i18n.ts';
import { lastingRefusals, statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/** Seats on the university's buses. Pure; the agenda and the working days are held to by the gate of the call. */

export type TransportStanding = { status: AcademicStatus; enrolled: boolean; semester: Text };

/**
 * `line` is what was chosen, with the seats nobody has; null where there is none such. `stops`: it stops at the
 * station.
 */
export type TransportFacts = TransportStanding & { line: { code: string; free: number } | null; stops: boolean };

const mayAsk: Rule<TransportStanding> = ({ status }) => statusRefusals('transport', status);

/** Whoever is away for the semester needs no bus. */
const enrolledNow: Rule<TransportStanding> = ({ status, enrolled, semester }) =>
  enrolled || status !== 'active' ? noRefusals : refuse('transport.notEnrolled', { semester });

/** Why no seat can be asked for, whatever the line. */
export const transportEligibilityRules = [mayAsk, enrolledNow] as const;

export const transportLapseRules = [({ status }: TransportStanding) => lastingRefusals('transport', status)] as const;

const served: Rule<TransportFacts> = ({ line, stops }) => (line && stops ? noRefusals : refuse('transport.notServed'));

const seatFree: Rule<TransportFacts> = ({ line, stops }) =>
  !line || !stops || line.free > 0 ? noRefusals : refuse('transport.noSeats', { line: line.code });

/** Every reason against the line and station that were chosen. */
export const transportRules = [served, seatFree] as const;

/** The lowest number nobody has. */
export function freeNumber(taken: ReadonlySet<number>): number {
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}
