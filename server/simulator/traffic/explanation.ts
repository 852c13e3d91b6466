import { setImmediate as pause } from 'node:timers/promises';
import { cloneDatabase, inTransaction, type Db } from '../../../db/db.ts';
import { day, hour, minute, second } from '../../../locales/durations.ts';
import { openClock, type BusinessClock } from '../../clock/business-clock.ts';
import { isWorkingDay, nextWorkingDay, toIso } from '../../clock/clock.ts';
import { scheduledJobs } from '../scheduled-jobs.ts';
import { composeFeatures } from '../../features.ts';
import { carrySessions } from '../../features/account/account-queries.ts';
import { calendarReaches } from '../../features/agenda/agenda-queries.ts';
import { findStudent } from '../../academic-record/student-queries.ts';
import { enforceGate } from '../../pipeline/gate.ts';
import type { Handlers, JsonOperation, Schema } from '../../http/operations.ts';
import { toPlainBody } from '../../http/json-fragments.ts';
import { Refused } from '../../refusal.ts';
import type { Tenant } from '../../tenant.ts';
import { refusalsIn, type ShownCall } from './recorded-call.ts';
import { databaseBytes } from './recording.ts';
import { agendaMarks } from '../simulator-queries.ts';

/**
 * Finds the time at which a refused call would pass. It is tried on a copy of the university, at one instant after
 * another.
 */

/** The longest time ahead that is tried, in milliseconds. */
const reach = 400 * day;
const instantsTried = 150;
/**
 * The limit of one explanation in milliseconds of this process's processor time. Other programs on the machine
 * therefore do not shorten an explanation.
 */
const timeAllowedMilliseconds = 5_000;

function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
/** The largest database in bytes that is copied; copying a larger one would take too long. */
const largestDatabaseBytes = 96 * 1024 * 1024;

type Passes = Schema<'Passes'>;
type Outcome = { status: number; codes: Set<string> };
type AnyHandler = (call: unknown) => unknown;

/**
 * The instants to try: openings and closings of the agenda, the next working days, and some instants soon after now for
 * waiting times.
 */
function candidates(db: Db, now: number): number[] {
  const edges = agendaMarks(db, now)
    .map(({ at }) => Date.parse(at))
    .filter((at) => at > now && at < now + reach);
  const days = Array.from({ length: 8 }, (_, index) => now + index * day);
  const soon = [second, minute, 5 * minute, 20 * minute, hour, day].map((by) => now + by);
  const instants = [
    now,
    ...soon,
    nextWorkingDay(now),
    ...days.slice(1).map(nextWorkingDay),
    ...edges,
    ...edges.filter((at) => !isWorkingDay(at)).map(nextWorkingDay),
  ];
  return [...new Set(instants)].filter((at) => calendarReaches(db, at)).sort((a, b) => a - b);
}

/**
 * Tries one call in a copy of the university at later and later instants. The changes that the call makes are rolled
 * back.
 */
class Stage {
  readonly #call: ShownCall;
  readonly #handler: AnyHandler;
  readonly #world: Tenant;
  readonly #from: number;
  readonly #ending: number;
  readonly #played = new Map<number, Outcome>();
  readonly #start: { db: Db; clock: BusinessClock };
  #standsAt: number;
  #cameFrom: number | undefined;

  constructor(call: ShownCall, handler: AnyHandler, tenant: Tenant) {
    this.#call = call;
    this.#handler = handler;
    const db = composeFeatures(cloneDatabase(tenant.db.$client.serialize()));
    this.#from = this.#standsAt = tenant.clock.now();
    this.#start = { db, clock: openClock(db, scheduledJobs, () => this.#from) };
    this.#world = { name: tenant.name, path: tenant.path, ...this.#start };
    this.#ending = processorMilliseconds() + timeAllowedMilliseconds;
  }

  get now(): number {
    return this.#from;
  }

  get db(): Db {
    return this.#start.db;
  }

  get tried(): number {
    return this.#played.size;
  }

  get spent(): boolean {
    return this.#played.size >= instantsTried || processorMilliseconds() > this.#ending;
  }

  /**
   * Moves to a later instant, so that scheduled jobs on the way run only once, and tries the call there. `back` undoes
   * the move.
   */
  async goOnTo(instant: number): Promise<Outcome> {
    await pause();
    const { db } = this.#start;
    db.$client.exec('savepoint before');
    this.#cameFrom = this.#standsAt;
    if (instant > this.#standsAt) this.#moveTo(instant);
    this.#standsAt = instant;
    const outcome = await this.#trial(instant);
    this.#played.set(instant, outcome);
    return outcome;
  }

  back(): void {
    if (this.#cameFrom === undefined) return;
    this.#start.db.$client.exec('rollback to before; release before');
    this.#standsAt = this.#cameFrom;
    this.#cameFrom = undefined;
    this.#reopenClock();
  }

  /** Moves the copy to an instant permanently. Later instants are tried from there. */
  stay(instant: number): void {
    if (this.#cameFrom !== undefined) this.#start.db.$client.exec('release before');
    else if (instant > this.#standsAt) this.#moveTo(instant);
    this.#standsAt = instant;
    this.#cameFrom = undefined;
  }

  /** The outcome of the call at a later instant, without keeping the move. */
  async at(instant: number): Promise<Outcome> {
    let outcome = this.#played.get(instant);
    if (!outcome) {
      await pause();
      this.#played.set(instant, (outcome = await this.#trial(instant)));
    }
    return outcome;
  }

  #moveTo(instant: number): void {
    const { db } = this.#start;
    this.#world.clock.set('frozen', instant);
    inTransaction(db, () => carrySessions(db, instant - this.#standsAt));
  }

  #reopenClock(): void {
    this.#world.clock = openClock(this.#start.db, scheduledJobs, () => this.#from);
  }

  async #trial(instant: number): Promise<Outcome> {
    const { db } = this.#start;
    db.$client.exec('savepoint trial');
    try {
      if (instant > this.#standsAt) this.#moveTo(instant);
      return await this.#answer(instant);
    } finally {
      db.$client.exec('rollback to trial; release trial');
      this.#reopenClock();
    }
  }

  async #answer(now: number): Promise<Outcome> {
    const {
      operation,
      query,
      shown: { given },
    } = this.#call;
    const { db } = this.#start;
    try {
      const student = operation.forRecord ? findStudent(db, String(query.StudFacultyCode)) : undefined;
      enforceGate(operation, this.#world, student, now, query.Period === 'early');
      const [status, answer] = (await this.#handler({
        ...given,
        tenant: this.#world,
        db,
        now,
        student,
        hungUp: () => new AbortController().signal,
      })) as [number, unknown];
      return {
        status,
        codes: new Set(
          refusalsIn((toPlainBody(answer) as { refusals?: unknown } | null)?.refusals).map(({ Code }) => Code),
        ),
      };
    } catch (error) {
      if (error instanceof Refused)
        return { status: error.status, codes: new Set(error.refusals.map(({ Code }) => Code)) };
      return { status: 500, codes: new Set(['http.unexpected']) };
    }
  }

  /**
   * The first instant, to the second, at which `holds` is true. `holds` must be false at `before` and true at `after`.
   * If the stage is `spent` meanwhile, the result is a later instant at which `holds` is true.
   */
  async between(before: number, after: number, holds: (outcome: Outcome) => boolean): Promise<number> {
    if (!holds(await this.at(after - second))) return after;
    let [no, yes] = [before, after - second];
    while (yes - no > second && !this.spent) {
      const middle = no + Math.ceil((yes - no) / 2 / second) * second;
      if (middle >= yes) break;
      if (holds(await this.at(middle))) yes = middle;
      else no = middle;
    }
    return yes;
  }

  close(): void {
    this.#start.db.$client.close();
  }
}

const gone = 'MSG-000010';

/**
 * True if the tried call failed with 500, or did not find an object that the refused call had found. Neither shows that
 * the refusal is over. `was`: the codes of the refusal.
 */
const isGone = ({ status, codes }: Outcome, was: ReadonlySet<string>): boolean =>
  status === 500 || (!was.has(gone) && (status === 404 || codes.has(gone)));

const passesAt = (at: number | null, now: number): { passes: Passes; at: string | null } =>
  at === null ? { passes: 'never', at: null } : { passes: at === now ? 'now' : 'later', at: toIso(at) };

/**
 * Explains when a recorded refusal would no longer occur. Tries nothing and returns `never` if the call has no handler,
 * if the context of its handler was not recorded, or if the database is too large. `complete` is false if the database
 * is too large, or if a limit was reached before all instants were tried.
 */
export async function explain(
  call: ShownCall,
  tenant: Tenant,
  handlers: Partial<Handlers>,
): Promise<Schema<'Explanation'>> {
  const was = new Set<string>(call.shown.traces.map(({ refusal }) => refusal.Code));
  const now = tenant.clock.now();
  const mounted = handlers[call.operation.id as JsonOperation];
  const handler = (typeof mounted === 'object' ? mounted.untransacted : mounted) as AnyHandler | undefined;
  const tooLarge = databaseBytes(tenant.db) > largestDatabaseBytes;
  if (!handler || !call.shown.given || tooLarge)
    return {
      now: toIso(now),
      reasons: [...was].map((code) => ({ code, passes: 'never', at: null })),
      call: { passes: 'never', at: null, asks: [] },
      tried: 0,
      until: toIso(now),
      complete: !tooLarge,
    };

  const stage = new Stage(call, handler, tenant);
  try {
    const lifted = new Map<string, number>();
    let whole: { at: number; asks: string[] } | undefined;
    let until = stage.now;
    let before = stage.now;
    const asked = candidates(stage.db, stage.now);
    for (const at of asked) {
      if (stage.spent || (whole && lifted.size === was.size)) break;
      const outcome = await stage.goOnTo(at);
      until = at;
      const since = (holds: (other: Outcome) => boolean): Promise<number> => {
        stage.back();
        return stage.between(before, at, holds);
      };
      if (!isGone(outcome, was)) {
        const without =
          (code: string) =>
          (other: Outcome): boolean =>
            !other.codes.has(code) && !isGone(other, was);
        for (const code of was)
          if (!lifted.has(code) && without(code)(outcome))
            lifted.set(code, at === stage.now ? at : await since(without(code)));
        const passes = ({ status, codes }: Outcome): boolean =>
          (status === 200 && codes.size === 0) || (status === 409 && ![...codes].some((code) => was.has(code)));
        if (!whole && passes(outcome)) {
          const first = at === stage.now ? at : await since(passes);
          const then = await stage.at(first);
          whole = { at: first, asks: then.status === 409 ? [...then.codes] : [] };
        }
      }
      stage.stay(at);
      before = at;
    }
    return {
      now: toIso(stage.now),
      reasons: [...was].map((code) => ({ code, ...passesAt(lifted.get(code) ?? null, stage.now) })),
      call: { ...passesAt(whole?.at ?? null, stage.now), asks: whole?.asks ?? [] },
      tried: stage.tried,
      until: toIso(until),
      complete: until === asked.at(-1) || (whole !== undefined && lifted.size === was.size),
    };
  } finally {
    stage.close();
  }
}
