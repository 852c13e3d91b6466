import { preparedPerDb, type Db } from '../../../db/db.ts';
import { minute } from '../../../locales/durations.ts';
import type { Operation } from '../../http/contract.ts';
import type { Tenant } from '../../tenant.ts';
import type { Faults } from '../faults/faults.ts';
import { ByteBudget } from './byte-budget.ts';
import { isReplayed, type RecordedCall, type ShownCall } from './recorded-call.ts';
import { takeState, type State } from '../snapshots.ts';

/**
 * The recorded calls of a sandbox, each stored once. The latest calls are shown as its traffic. All calls since a
 * stored state (the start) can be replayed.
 */

/**
 * A recording consists of parts that each begin with a stored state of the sandbox. A new part begins after this
 * number of calls; the previous one is kept until the new one is full.
 */
const callsPerPart = 250;
/** The most calls in a part. A replay file holds a thousand calls: two parts, and calls that run while a part ends. */
const mostCallsPerPart = 450;
/**
 * For a large database, a part ends after one call for every 16 KiB of it, instead of `callsPerPart`. Storing the state
 * of a large database is expensive, so its parts are longer.
 */
const bytesPerCall = 16 * 1024;
/** The most bytes in a part. Two such parts fit in a replay file. */
const mostBytesPerPart = 3 * 1024 * 1024;
/** A part with no more bytes than this is not ended early when all sandboxes together use too much memory. */
const leastBytesPerPart = 128 * 1024;

/**
 * The most calls that the traffic shows. Calls of students and of the simulator have a limit each, so that the many
 * reads of the simulator do not displace the students' calls.
 */
const mostShown = { students: 500, simulator: 200 };
const isShownCall = (call: RecordedCall): call is ShownCall => call.shown !== undefined;
type Kind = keyof typeof mostShown;
const toKind = ({ operation }: RecordedCall): Kind => (operation.tag === 'simulator' ? 'simulator' : 'students');
/** The most bytes of one sandbox's calls. Beyond it the oldest ones leave the traffic. */
const mostBytes = 12 * 1024 * 1024;

/** The number of calls after which a new part begins, for a database of this size. */
export const partLength = (bytes: number): number =>
  Math.min(mostCallsPerPart, Math.max(callsPerPart, Math.round(bytes / bytesPerCall)));

/** The largest database in bytes whose state is stored for a recording. */
const largest = 64 * 1024 * 1024;
export const databaseBytes = (db: Db): number =>
  Number(db.$client.pragma('page_count', { simple: true })) * Number(db.$client.pragma('page_size', { simple: true }));

/** True if the database is too large for its state to be stored. */
export const tooLargeToKeep = (tenant: Tenant): boolean => databaseBytes(tenant.db) > largest;

type Recorded = { tenant: Tenant; faults: Faults };

/**
 * A part of a recording: the stored state at its start, and the calls since then. `start` is undefined if no state was
 * stored yet or the database is too large. `mark` is the value of `createMark` at the start. `length` is the number of
 * calls after which the next part begins.
 */
type Part = {
  start: State | Promise<State> | 'seeded' | undefined;
  mark?: string;
  length: number;
  calls: Set<RecordedCall>;
  bytes: number;
};
const part = (start: Part['start'], length: number, mark?: string): Part => ({
  start,
  length,
  calls: new Set(),
  bytes: 0,
  ...(mark !== undefined && { mark }),
});

const changesQuery = preparedPerDb((db) => db.$client.prepare<[], number>('select total_changes()').pluck());

/**
 * A value that stays the same while no row, fault or clock setting changes. The ticking of a clock does not change it,
 * because each recorded call has its own instant.
 */
function createMark({ tenant: { db, clock }, faults }: Recorded): string {
  const [mode, now] = [clock.mode(), clock.now()];
  const set = mode === 'frozen' ? now : Math.round((now - Date.now()) / minute);
  return `${(changesQuery(db).get() ?? 0) - clock.kept()} ${mode} ${set} ${JSON.stringify(faults.all())}`;
}

/** Begins a part at the current state. The state is read at once and compressed in parallel with the next calls. */
function partFrom(sandbox: Recorded): Part {
  const size = databaseBytes(sandbox.tenant.db);
  if (size > largest) return part(undefined, callsPerPart);
  const start = takeState(sandbox);
  // A failure to store the state is reported when the state is used. Without this handler it would end the process.
  start.catch(() => undefined);
  return part(start, partLength(size), createMark(sandbox));
}

export class Recording {
  readonly #memory: ByteBudget;
  readonly #shown: Record<Kind, Set<ShownCall>> = { students: new Set(), simulator: new Set() };
  #before: Part | undefined;
  #part = part(undefined, 0);
  #bytes = 0;

  constructor(memory = new ByteBudget()) {
    this.#memory = memory;
  }

  /** Starts a new recording; earlier calls belong to another state. */
  begin(start: State | 'seeded'): void {
    this.forget();
    this.#part = part(start, callsPerPart);
  }

  /** True if a part of the recording begins with this state. */
  startsFrom = (state: State): boolean => [this.#before, this.#part].some((one) => one?.start === state);

  /** Deletes the whole recording, as when the sandbox is closed. */
  forget(): void {
    this.clearTraffic();
    this.#before = undefined;
    this.#part = part(undefined, 0);
    this.#count(-this.#bytes);
  }

  /** Stores the state of the sandbox before a call changes it, if a new part of the recording must begin. */
  prepare(sandbox: Recorded, operation: Operation): void {
    const { start, calls, length, bytes, mark } = this.#part;
    const crowded = this.#memory.full && bytes > leastBytesPerPart;
    if ((calls.size < length && bytes < mostBytesPerPart && !crowded) || !isReplayed(operation)) return;
    const left = [this.#before, this.#part];
    this.#before = start !== undefined && !crowded ? this.#part : undefined;
    // If nothing has changed since the stored state, that state is still valid. Storing it again would be expensive.
    this.#part = mark !== undefined && mark === createMark(sandbox) ? part(start, length, mark) : partFrom(sandbox);
    for (const one of left) if (one !== this.#before) one?.calls.forEach((call) => this.#release(call));
  }

  /** Adds a call. `replayed`: true if a replay repeats it. */
  add(call: RecordedCall, replayed = isReplayed(call.operation)): void {
    this.#count(call.weight + (call.shown?.weight ?? 0));
    if (replayed) {
      this.#part.calls.add(call);
      this.#part.bytes += call.weight;
    }
    if (!isShownCall(call)) return;
    const kind = toKind(call);
    this.#shown[kind].add(call);
    if (this.#shown[kind].size > mostShown[kind]) this.#hide(this.#oldest(kind));
    while (this.#bytes > mostBytes || this.#memory.full) {
      const [students, simulator] = [this.#oldest('students'), this.#oldest('simulator')];
      const oldest = (students?.id ?? Infinity) < (simulator?.id ?? Infinity) ? students : simulator;
      // The newest call stays in the traffic, however much memory the other sandboxes use.
      if (oldest === call) break;
      this.#hide(oldest);
    }
  }

  #oldest = (kind: Kind): ShownCall | undefined => this.#shown[kind].values().next().value;

  #count(bytes: number): void {
    this.#bytes += bytes;
    this.#memory.used += bytes;
  }

  /** Removes a call from the traffic; a replay still includes it. */
  #hide(call: ShownCall | undefined): void {
    if (!call) return;
    this.#shown[toKind(call)].delete(call);
    this.#count(-call.shown.weight);
    (call as RecordedCall).shown = undefined;
    this.#release(call);
  }

  /** Subtracts the memory of a call that nothing refers to any more. */
  #release(call: RecordedCall): void {
    if (!call.shown && !this.#part.calls.has(call) && !this.#before?.calls.has(call)) this.#count(-call.weight);
  }

  /** The earliest stored state and the calls made since then; no calls if there is no stored state. */
  whole(): { start: Part['start']; calls: RecordedCall[] } {
    const { start } = this.#before ?? this.#part;
    return { start, calls: start === undefined ? [] : [...(this.#before?.calls ?? []), ...this.#part.calls] };
  }

  /** The calls in the traffic, oldest first. */
  traffic = (kind: Kind): ShownCall[] => [...this.#shown[kind]];

  /** All calls in the traffic of both kinds, oldest first. */
  shown = (): ShownCall[] => [...this.traffic('students'), ...this.traffic('simulator')].sort((a, b) => a.id - b.id);

  find = (id: number): ShownCall | undefined => this.shown().find((call) => call.id === id);

  clearTraffic(): void {
    for (const call of this.shown()) this.#hide(call);
  }
}
