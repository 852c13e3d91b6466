import { collectRefusals, noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';
import { outsideAgenda } from '../agenda/agenda-rules.ts';
import { isFull, type SectionFacts, type StandingFacts } from './registration-facts.ts';
import { addingIn, studentRefusals } from './registration-rules.ts';

/** Rules of seat alerts: who may ask for one, and who is told of a free seat. Pure. */

/** `taken` are the student's courses of the semester, `alerts` the sections of the student's alerts, all by id. */
export type SeatAlertFacts = {
  standing: StandingFacts;
  section: SectionFacts;
  taken: ReadonlySet<number>;
  alerts: ReadonlySet<number>;
  maximum: number;
};

/** MSG-000003; in early registration its own period. An alert is no request, so it may be asked for on any day. */
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

/** An alert of one section; instants are epoch milliseconds. */
export type AlertTurn = { id: number; toldAt: number | null; tellAt: number | null };

/** True if a free seat is being told, so that the next turn has its own time. */
export const isBeingTold = (alerts: readonly AlertTurn[]): boolean =>
  alerts.some(({ toldAt, tellAt }) => toldAt !== null || tellAt !== null);

/** Divides the alerts of a section, in the order they were asked for: those told in this turn, and those of later ones. */
export function divideTurn<Alert extends AlertTurn>(alerts: readonly Alert[], atOnce: number) {
  const untold = alerts.filter(({ toldAt }) => toldAt === null);
  return { told: untold.slice(0, atOnce), later: untold.slice(atOnce) };
}
