import { collectRefusals, noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import { outsideAgenda } from '../agenda/agenda-rules.ts';
import type { StandingFacts } from './registration-fact-queries.ts';
import { isFull, type SectionFacts } from './registration-facts.ts';
import { addingIn } from './change-rules.ts';
import { studentRefusals } from './eligibility-rules.ts';

/** Rules of seat alerts: who may ask for one, and who is told of a free seat. Pure. */

/** `taken` are the student's courses of the semester, `alerts` the sections of the student's alerts, all by id. */
export type SeatAlertFacts = {
  standing: StandingFacts;
  section: SectionFacts;
  taken: ReadonlySet<number>;
  alerts: ReadonlySet<number>;
  maximum: number;
};

/**
 * Seat alerts have the period in which courses can be added; MSG-000003 outside it. An alert is not a request, so
 * working days do not matter.
 */
const whileAdding: Rule<Pick<SeatAlertFacts, 'standing'>> = ({ standing: { agenda, period, now } }) =>
  outsideAgenda(agenda, addingIn(period), now, 'MSG-000003');

const notTaken: Rule<SeatAlertFacts> = ({ section: { courseId, code: course, number: section }, taken }) =>
  taken.has(courseId) ? refuse('registration.alreadyRegistered', { course, section }) : noRefusals;

const full: Rule<SeatAlertFacts> = ({ section }) =>
  isFull(section)
    ? noRefusals
    : refuse('registration.hasSeats', { course: section.code, section: section.number, context: 'alert' });

const notTwice: Rule<SeatAlertFacts> = ({ section: { sectionId, code: course, number: section }, alerts }) =>
  alerts.has(sectionId) ? refuse('registration.alreadyAlerted', { course, section }) : noRefusals;

const notTooMany: Rule<SeatAlertFacts> = ({ section: { sectionId }, alerts, maximum }) =>
  alerts.size < maximum || alerts.has(sectionId) ? noRefusals : refuse('registration.tooManyAlerts', { maximum });

/** The reasons against a seat alert. `section` is undefined if the semester does not offer it. */
export const seatAlertRefusals = ({
  section,
  ...facts
}: Omit<SeatAlertFacts, 'section'> & { section: SectionFacts | undefined }): Refusal[] => [
  ...studentRefusals(facts.standing),
  ...collectRefusals([whileAdding], facts),
  ...(section ? collectRefusals([notTaken, full, notTwice, notTooMany], { ...facts, section }) : refuse('MSG-000010')),
];

/**
 * A seat alert. `toldAt` is the instant of its message; null before. `tellAt` is the instant at which the next group of
 * the section gets its message; null if none is planned. Both are epoch milliseconds.
 */
export type AlertTurn = { id: number; toldAt: number | null; tellAt: number | null };

/**
 * True if messages about the section's free seat have started. The next group, if there is one, then already has its
 * instant.
 */
export const isBeingTold = (alerts: readonly AlertTurn[]): boolean =>
  alerts.some(({ toldAt, tellAt }) => toldAt !== null || tellAt !== null);

/**
 * Divides the alerts that got no message yet into the next group, at most `atOnce`, and the rest. The order is kept.
 */
export function divideTurn<Alert extends AlertTurn>(alerts: readonly Alert[], atOnce: number) {
  const untold = alerts.filter(({ toldAt }) => toldAt === null);
  return { told: untold.slice(0, atOnce), later: untold.slice(atOnce) };
}
