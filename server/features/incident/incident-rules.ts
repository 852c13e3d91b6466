import { enums, type Enum } from '../../../db/enums.gen.ts';
import type { AgendaFunction } from '../../../db/schema/agenda.ts';
import { day, hour } from '../../../locales/durations.ts';
import { isWorkingDay, nextWorkingDay, toDate, toStartOfDay } from '../../clock/clock.ts';

/**
 * Rules of incidents: which due times move when services of the university were down, and by how much. Pure; instants
 * are epoch milliseconds, and the end of a span is excluded.
 */

export type IncidentKind = Enum<'IncidentKind'>;
export type Span = { from: number; until: number };
/** An incident with its end. For an incident that is still open, `until` is an assumed end. */
export type Outage = Span & { kind: IncidentKind };
/** An incident; `until` is null while it lasts. */
export type Incident = { kind: IncidentKind; from: number; until: number | null };

/**
 * The agenda functions that an incident interrupts. A payment incident interrupts add/drop, because courses can be paid
 * until it closes.
 */
const interrupted: Record<IncidentKind, readonly AgendaFunction[]> = {
  payment: ['addDrop'],
  registration: ['registration', 'addDrop', 'earlyRegistration', 'courseWithdrawal'],
  everything: enums.AgendaFunction,
};

/**
 * Agenda functions that begin when another one ends, with that other function. Until such a period has begun, its start
 * moves as well as its end.
 */
const follows: Partial<Record<AgendaFunction, AgendaFunction>> = {
  transferRound: 'transfer',
  transferConfirm: 'transferRound',
};
const followers = Object.keys(follows);

/** The parts of a span that no other span covers. */
function uncovered({ from, until }: Span, others: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let at = from;
  for (const other of [...others].sort((a, b) => a.from - b.from)) {
    if (other.from > at) parts.push({ from: at, until: Math.min(other.from, until) });
    at = Math.max(at, other.until);
    if (at >= until) return parts;
  }
  return [...parts, { from: at, until }];
}

const endOfDay = (at: number): number => toStartOfDay(toDate(at)) + day;

/** The milliseconds of a span that lie on working days. */
function workingTime({ from, until }: Span): number {
  let sum = 0;
  for (let at = from; at < until; at = endOfDay(at)) if (isWorkingDay(at)) sum += Math.min(until, endOfDay(at)) - at;
  return sum;
}

function addWorkingTime(end: number, milliseconds: number): number {
  let at = end;
  for (let left = milliseconds; left > 0;) {
    if (!isWorkingDay(at)) at = nextWorkingDay(at);
    const step = Math.min(left, endOfDay(at) - at);
    at += step;
    left -= step;
  }
  return at;
}

/**
 * The end of a period after an incident: later by the incident's length, rounded up to whole hours. Parts that
 * `earlier` incidents also cover are not counted again. With `workingDays`, only time on working days is counted and
 * added.
 */
export function moveEnd(end: number, outage: Span, earlier: readonly Span[], workingDays = false): number {
  const lost = uncovered(outage, earlier).reduce(
    (sum, part) => sum + (workingDays ? workingTime(part) : part.until - part.from),
    0,
  );
  const length = Math.ceil(lost / hour) * hour;
  return workingDays ? addWorkingTime(end, length) : end + length;
}

const isIn = (at: number, { from, until }: Span): boolean => from <= at && at < until;

/**
 * A due time after an incident. A due time within the incident moves by the incident's length, at least to its end; any
 * other stays.
 */
export const moveDueTime = (at: number, outage: Span, earlier: readonly Span[], workingDays = false): number =>
  isIn(at, outage) ? Math.max(moveEnd(at, outage, earlier, workingDays), outage.until) : at;

export type Period = { id: number; function: AgendaFunction; semesterId: number; opensAt: number; closesAt: number };
/**
 * A moved period. `closedAt`: its closing time before the move. `closing`: true if that time lies within the incident.
 */
export type MovedPeriod<P extends Period = Period> = P & { closedAt: number; closing: boolean };

/**
 * The periods that an incident moves, with their new times. A period that the incident overlaps closes later. A period
 * that begins when another one ends (`follows`), and has not begun when the incident begins, opens and closes later if
 * the other one moves or its own opening lies before the incident's end. `earlier`: the incidents that ended before.
 * `onWorkingDays`: the functions that are limited to working days.
 */
export function movePeriods<P extends Period>(
  periods: readonly P[],
  outage: Outage,
  earlier: readonly Outage[],
  onWorkingDays: ReadonlySet<AgendaFunction>,
): MovedPeriod<P>[] {
  const moved: MovedPeriod<P>[] = [];
  const order = ({ function: name }: P): number => followers.indexOf(name);
  for (const period of [...periods].sort((a, b) => order(a) - order(b))) {
    const { function: name, semesterId, opensAt, closesAt } = period;
    if (!interrupted[outage.kind].includes(name)) continue;
    const before = follows[name];
    const leads = moved.some((other) => other.function === before && other.semesterId === semesterId);
    const begins = before !== undefined && opensAt >= outage.from && (leads || opensAt < outage.until);
    if (!begins && (opensAt >= outage.until || closesAt <= outage.from)) continue;
    const counted = earlier.filter(({ kind }) => interrupted[kind].includes(name));
    const later = (at: number): number => moveEnd(at, outage, counted, onWorkingDays.has(name));
    const [opens, end] = [begins ? later(opensAt) : opensAt, later(closesAt)];
    // A period without any working time would end up with no length, so it keeps its old length.
    const closes = end > opens ? end : opens + (closesAt - opensAt);
    if (closes > closesAt)
      moved.push({
        ...period,
        opensAt: opens,
        closesAt: closes,
        closedAt: closesAt,
        closing: isIn(closesAt, outage),
      });
  }
  return moved;
}

/**
 * All periods, after the incidents `outages` have moved them one after the other. `earlier`: incidents that have moved
 * them before.
 */
export function applyOutages<P extends Period>(
  periods: readonly P[],
  outages: readonly Outage[],
  earlier: readonly Outage[],
  onWorkingDays: ReadonlySet<AgendaFunction>,
): readonly P[] {
  return outages.reduce((all, outage, index) => {
    const moved = movePeriods(all, outage, [...earlier, ...outages.slice(0, index)], onWorkingDays);
    const times = new Map(moved.map(({ id, opensAt, closesAt }) => [id, { opensAt, closesAt }]));
    return all.map((period) => ({ ...period, ...times.get(period.id) }));
  }, periods);
}

/**
 * The instant at which a job that was due at `at` may run, given the incidents of these kinds; null if one that began
 * by then is still open.
 */
export function toJobInstant(
  at: number,
  kinds: readonly IncidentKind[],
  incidents: readonly Incident[],
): number | null {
  const concerned = incidents.filter(({ kind }) => kinds.includes(kind));
  const ended = concerned.flatMap(({ from, until }) => (until === null ? [] : [{ from, until }]));
  const later = ended
    .sort((a, b) => a.until - b.until)
    .reduce((due, outage, index, all) => moveDueTime(due, outage, all.slice(0, index)), at);
  return concerned.some(({ from, until }) => until === null && from <= later) ? null : later;
}

/**
 * True if there were at least `needed` unanswered calls in the last `within` milliseconds, so that the gateway counts
 * as down.
 */
export const isSilent = (calls: readonly number[], now: number, needed: number, within: number): boolean =>
  calls.filter((at) => at > now - within && at <= now).length >= needed;
