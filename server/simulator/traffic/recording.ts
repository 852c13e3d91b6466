import { preparedPerDb } from '../../../db/db.ts';
import { minute } from '../../../locales/durations.ts';
import type { Operation } from '../../http/contract.ts';
import type { Tenant } from '../../tenant.ts';
import type { Faults } from '../faults/faults.ts';
import { ByteBudget } from './byte-budget.ts';
import { isReplayed, type RecordedCall, type ShownCall } from './recorded-call.ts';
import { takeState, type State } from '../snapshots.ts';

/**
 * The calls of a sandbox, each kept once: the last ones for its traffic, and all since a known start for its replay.
 */

/**
 * Past this many calls a replay starts again from the state it has then, and keeps the part before while that fills.
 */
const callsPerPart = 250;
/** A replay file holds a thousand calls: two parts, and what was on its way between them. */
const mostCallsPerPart = 450;
/** A start costs by the byte: the larger the university, the longer its parts. */
const bytesPerCall = 16 * 1024;
/** A part that takes this much is as full as one of many calls: two of them fit in a replay file. */
const mostBytesPerPart = 3 * 1024 * 1024;
/** Where all sandboxes together keep too much, a part of this much makes room. */
const leastBytesPerPart = 128 * 1024;

/** Shown in the traffic. The simulator's own calls are told apart, and those that only look are soon many. */
const mostShown = { students: 500, simulator: 200 };
const isShownCall = (call: RecordedCall): call is ShownCall => call.shown !== undefined;
type Kind = keyof typeof mostShown;
const toKind = ({ operation }: RecordedCall): Kind => (operation.tag === 'simulator' ? 'simulator' : 'students');
/** The calls of one sandbox together; beyond, the oldest leave the traffic. */
const mostBytes = 12 * 1024 * 1024;

/** After how many calls a university of so many bytes is taken again. */
export const partLength = (bytes: number): number =>
  Math.min(mostCallsPerPart, Math.max(callsPerPart, Math.round(bytes / bytesPerCall)));

/** A start is kept in memory; a university of this many bytes is not. */
const largest = 64 * 1024 * 1024;
const getSize = ({ db }: Tenant): number =>
  Number(db.$client.pragma('page_count', { simple: true })) * Number(db.$client.pragma('page_size', { simple: true }));

/** Larger than what is kept in memory of a university. */
export const tooLargeToKeep = (tenant: Tenant): boolean => getSize(tenant) > largest;

type Recorded = { tenant: Tenant; faults: Faults };

/**
 * `start` is undefined where there is none yet, or the university is too large for one; `mark` tells whether anything
 * has changed since it.
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
 * The same as long as no row and no fault changes and nobody moves the clock: all there is of a sandbox. That a clock
 * goes on is no change, each call has its instant.
 */
function createMark({ tenant: { db, clock }, faults }: Recorded): string {
  const [mode, now] = [clock.mode(), clock.now()];
  const set = mode === 'frozen' ? now : Math.round((now - Date.now()) / minute);
  return `${(changesQuery(db).get() ?? 0) - clock.kept()} ${mode} ${set} ${JSON.stringify(faults.all())}`;
}

/** A part from here on. Read at once, compressed beside the calls that follow. */
function partFrom(sandbox: Recorded): Part {
  const size = getSize(sandbox.tenant);
  if (size > largest) return part(undefined, callsPerPart);
  const start = takeState(sandbox);
  // Whoever asks for it hears of a failure; until then it must not end the process.
  start.catch(() => undefined);
  return part(start, partLength(size), createMark(sandbox));
}

export class Recording {
  readonly #memory: ByteBudget;
  readonly #shown: Record<Kind, Set<ShownCall>> = { students: new Set(), simulator: new Set() };
  #before: Part | undefined;
  #part = part(undefined, 0);
  #bytes = 0;
  /** However far back the recording reaches. */
  lastRefusal: string | undefined;

  constructor(memory = new ByteBudget()) {
    this.#memory = memory;
  }

  /** A new beginning: what was recorded before is of another state. */
  begin(start: State | 'seeded'): void {
    this.forget();
    this.#part = part(start, callsPerPart);
  }

  /** Whether a replay would begin with this state. */
  startsFrom = (state: State): boolean => [this.#before, this.#part].some((one) => one?.start === state);

  /** Everything, where the sandbox itself is put away. */
  forget(): void {
    this.clearTraffic();
    this.#before = undefined;
    this.#part = part(undefined, 0);
    this.#count(-this.#bytes);
    this.lastRefusal = undefined;
  }

  /** Makes sure that there is a state to start from, before a call changes it. */
  prepare(sandbox: Recorded, operation: Operation): void {
    const { start, calls, length, bytes, mark } = this.#part;
    const crowded = this.#memory.full && bytes > leastBytesPerPart;
    if ((calls.size < length && bytes < mostBytesPerPart && !crowded) || !isReplayed(operation)) return;
    const left = [this.#before, this.#part];
    this.#before = start !== undefined && !crowded ? this.#part : undefined;
    // Where calls have only read, the state is what it was: taking it again would cost more than all of them.
    this.#part = mark !== undefined && mark === createMark(sandbox) ? part(start, length, mark) : partFrom(sandbox);
    for (const one of left) if (one !== this.#before) one?.calls.forEach((call) => this.#release(call));
  }

  add(call: RecordedCall): void {
    this.#count(call.weight + (call.shown?.weight ?? 0));
    if (isReplayed(call.operation)) {
      this.#part.calls.add(call);
      this.#part.bytes += call.weight;
      const [code] = call.codes;
      if (call.status >= 400 && code) this.lastRefusal = code;
    }
    if (!isShownCall(call)) return;
    const kind = toKind(call);
    this.#shown[kind].add(call);
    if (this.#shown[kind].size > mostShown[kind]) this.#hide(this.#oldest(kind));
    while (this.#bytes > mostBytes || this.#memory.full) {
      const [students, simulator] = [this.#oldest('students'), this.#oldest('simulator')];
      const oldest = (students?.id ?? Infinity) < (simulator?.id ?? Infinity) ? students : simulator;
      // The newest stays, whatever others keep.
      if (oldest === call) break;
      this.#hide(oldest);
    }
  }

  #oldest = (kind: Kind): ShownCall | undefined => this.#shown[kind].values().next().value;

  #count(bytes: number): void {
    this.#bytes += bytes;
    this.#memory.used += bytes;
  }

  /** Takes a call out of the traffic; a replay still makes it. */
  #hide(call: ShownCall | undefined): void {
    if (!call) return;
    this.#shown[toKind(call)].delete(call);
    this.#count(-call.shown.weight);
    (call as RecordedCall).shown = undefined;
    this.#release(call);
  }

  /** Counts a call no more that nothing holds any more. */
  #release(call: RecordedCall): void {
    if (!call.shown && !this.#part.calls.has(call) && !this.#before?.calls.has(call)) this.#count(-call.weight);
  }

  /** The start and the calls since, the longest that is known; no calls where there is no start. */
  whole(): { start: Part['start']; calls: RecordedCall[] } {
    const { start } = this.#before ?? this.#part;
    return { start, calls: start === undefined ? [] : [...(this.#before?.calls ?? []), ...this.#part.calls] };
  }

  /** What the traffic shows, oldest first. */
  traffic = (kind: Kind): ShownCall[] => [...this.#shown[kind]];

  /** All that is shown, whoever made it, oldest first. */
  shown = (): ShownCall[] => [...this.traffic('students'), ...this.traffic('simulator')].sort((a, b) => a.id - b.id);

  find = (id: number): ShownCall | undefined => this.shown().find((call) => call.id === id);

  clearTraffic(): void {
    for (const call of this.shown()) this.#hide(call);
  }
}
