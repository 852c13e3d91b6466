import { noRefusals, refuse, type Rule } from '../../refusal.ts';
import type { Text } from '../../../locales/i18n.ts';
import { lastingRefusals, statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/** Rules for seats on university buses. Pure. server/pipeline/gate.ts checks agenda and working days. */

export type TransportStanding = { status: AcademicStatus; enrolled: boolean; semester: Text };

/**
 * `line` is the chosen line with its number of free seats; null if unknown. `stops` is true if it serves the station.
 */
export type TransportFacts = TransportStanding & { line: { code: string; free: number } | null; stops: boolean };

const mayAsk: Rule<TransportStanding> = ({ status }) => statusRefusals('transport', status);

/** Refuses active students who are not enrolled in the semester. */
const enrolledNow: Rule<TransportStanding> = ({ status, enrolled, semester }) =>
  enrolled || status !== 'active' ? noRefusals : refuse('transport.notEnrolled', { semester });

/** The rules for any bus seat, independent of the line. */
export const transportEligibilityRules = [mayAsk, enrolledNow] as const;

export const transportLapseRules = [({ status }: TransportStanding) => lastingRefusals('transport', status)] as const;

const served: Rule<TransportFacts> = ({ line, stops }) => (line && stops ? noRefusals : refuse('transport.notServed'));

const seatFree: Rule<TransportFacts> = ({ line, stops }) =>
  !line || !stops || line.free > 0 ? noRefusals : refuse('transport.noSeats', { line: line.code });

export const transportRules = [served, seatFree] as const;

/** The lowest free seat number, from 1. */
export function freeNumber(taken: ReadonlySet<number>): number {
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}
