import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { agenda, type AgendaFunction } from '../../../db/schema/agenda.ts';
import type { IncidentMove } from '../../../db/schema/incident.ts';
import { minute } from '../../../locales/durations.ts';
import type { Text } from '../../../locales/i18n.ts';
import { toIso } from '../../clock/clock.ts';
import { getText } from '../../http/messages.ts';
import { getLimit } from '../../limits.ts';
import { refuse, Refused } from '../../refusal.ts';
import { listConcernedStudents, listPeriods, listStoredPeriods } from '../agenda/agenda-queries.ts';
import type { AgendaPeriod } from '../agenda/agenda-cohort-rules.ts';
import { isOpen } from '../agenda/agenda-rules.ts';
import { services } from '../agenda/agenda-services.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import { dueTimes, type DueTime, type DueTimes } from './incident-due-times.ts';
import {
  deleteUnansweredCalls,
  insertIncident,
  listIncidents,
  listOpenIncidents,
  listOutages,
  saveUnansweredCall,
  updateIncident,
  type IncidentRow,
} from './incident-queries.ts';
import {
  applyOutages,
  isSilent,
  moveDueTime,
  movePeriods,
  type IncidentKind,
  type MovedPeriod,
  type Outage,
} from './incident-rules.ts';

/** The content of a student's message: the moved closing or due time that is the earliest after the move. */
type News = { what: Text; page: string; at: number };
type Plan = {
  periods: MovedPeriod<AgendaPeriod>[];
  dues: { source: DueTimes; due: DueTime; to: number }[];
  moves: IncidentMove[];
  news: Map<number, News>;
};

const pages: Record<DueTimes['name'], string> = {
  courses: '/studentFees',
  charges: '/studentFees',
  requests: '/requests',
  decisions: '/requests',
  executions: '/requests',
  permits: '/registeredCourses',
  seatOffers: '/registeredCourses?tab=demand',
};

/** Counts the moved periods and due times of each name. `from` and `to` of an entry are those of its earliest one. */
function toMoves(all: readonly { name: string; from: number; to: number }[]): IncidentMove[] {
  const moves = new Map<string, IncidentMove>();
  for (const one of [...all].sort((a, b) => a.from - b.from)) {
    const known = moves.get(one.name);
    if (known) known.count += 1;
    else moves.set(one.name, { ...one, count: 1 });
  }
  return [...moves.values()];
}

const onWorkingDays = (db: Db): Set<AgendaFunction> =>
  new Set(services.of(db).flatMap(({ service, workingDays }) => (workingDays ? [service] : [])));

const listOngoing = (db: Db): Outage[] =>
  listOpenIncidents(db).map(({ kind, from, countedUntil }) => ({ kind, from, until: countedUntil }));

/** The agenda's periods, moved by the hours of the open incidents that are counted so far. */
export function moveByOpenIncidents(db: Db, stored: readonly AgendaPeriod[]): readonly AgendaPeriod[] {
  const open = listOngoing(db);
  return open.length ? applyOutages(stored, open, listOutages(db), onWorkingDays(db)) : stored;
}

/** A due time while incidents of these kinds are open: later if it lies within their hours counted so far. */
export const moveDueTimeByOpenIncidents = (db: Db, at: number, kinds: readonly IncidentKind[]): number =>
  listOngoing(db)
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((due, outage) => moveDueTime(due, outage, listOutages(db)), at);

/** The periods and due times that an incident moves when it ends, and the students who are told. Writes nothing. */
export function planMoves(db: Db, outage: Outage): Plan {
  const earlier = listOutages(db);
  const periods = movePeriods(listStoredPeriods(db), outage, earlier, onWorkingDays(db));
  const dues = dueTimes
    .of(db)
    .filter(({ kinds }) => kinds.includes(outage.kind))
    .flatMap((source) => {
      const counted = earlier.filter(({ kind }) => source.kinds.includes(kind));
      return source.list(db, outage, periods).map((due) => ({
        source,
        due,
        to: due.to ?? moveDueTime(due.at, outage, counted, source.workingDays),
      }));
    });
  const news = new Map<number, News>();
  const tell = (studentId: number, one: News): void => {
    const known = news.get(studentId);
    if (!known || one.at < known.at) news.set(studentId, one);
  };
  for (const period of periods.filter(({ closing }) => closing)) {
    const what = getText('agenda', `services.${period.function}`);
    for (const id of listConcernedStudents(db, period)) tell(id, { what, page: '/home', at: period.closesAt });
  }
  for (const { source, due, to } of dues)
    tell(due.studentId, { what: getText('incident', `dues.${source.name}`), page: pages[source.name], at: to });
  const moves = toMoves([
    ...periods.map(({ function: name, closedAt, closesAt }) => ({ name, from: closedAt, to: closesAt })),
    ...dues.map(({ source: { name }, due, to }) => ({ name, from: due.at, to })),
  ]);
  return { periods, dues, moves, news };
}

/**
 * Ends an incident and stores the later times of the periods and due times that it concerns. Does nothing if it has
 * ended already. Runs in the caller's transaction.
 */
export function endIncident(db: Db, { id, kind, from, until }: IncidentRow, now: number): void {
  if (until !== null) return;
  const plan = planMoves(db, { kind, from, until: now });
  for (const { id: row, opensAt, closesAt } of plan.periods)
    db.update(agenda).set({ opensAt, closesAt }).where(eq(agenda.id, row)).run();
  for (const { source, due, to } of plan.dues) source.move?.(db, due, to);
  updateIncident(db, id, { until: now, moves: plan.moves, students: plan.news.size });
  for (const source of dueTimes.of(db)) source.followAgenda?.(db, now);
  for (const [studentId, { what, page, at }] of plan.news)
    sendToInbox(db, studentId, now, 'dueTimesMoved', {
      outage: getText('incident', `kinds.${kind}`),
      from: toIso(from),
      until: toIso(now),
      what,
      page,
      dueAt: toIso(at),
    });
}

const endGatewayIncident = (db: Db, now: number): void => {
  for (const incident of listOpenIncidents(db)) if (incident.cause === 'gateway') endIncident(db, incident, now);
};

/**
 * Records that the payment gateway answered: deletes the unanswered calls and ends the incident that they had caused.
 */
export function noteAnswer(db: Db, now: number): void {
  deleteUnansweredCalls(db);
  endGatewayIncident(db, now);
}

/**
 * Stores an unanswered call to the gateway. Declares an incident if there were too many of them lately and some period
 * of the agenda is open now.
 */
function noteSilence(db: Db, now: number): void {
  const within = getLimit(db, 'gatewaySilenceMinutes') * minute;
  const calls = saveUnansweredCall(db, now, now - within);
  if (
    isSilent(calls, now, getLimit(db, 'gatewaySilenceCalls'), within) &&
    listPeriods(db).some((period) => isOpen(period, now))
  )
    insertIncident(db, 'payment', 'gateway', now);
}

/**
 * Refuses a payment by card if the gateway does not answer or a trainer has declared that payments are down. Otherwise
 * the answer ends an incident that unanswered calls had caused.
 */
export function judgeGatewayCall(db: Db, answered: boolean, now: number): void {
  const declared = listOpenIncidents(db).some(({ kind, cause }) => kind !== 'registration' && cause === 'trainer');
  if (!answered) throw new Refused(refuse('fees.gatewayDown'), { afterRollback: () => noteSilence(db, now) });
  if (declared) throw new Refused(refuse('fees.gatewayDown'));
  noteAnswer(db, now);
}

/** Finds an incident; undefined if there is none. */
export const findIncident = (db: Db, id: number): IncidentRow | undefined =>
  listIncidents(db).find((incident) => incident.id === id);
