import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ClockMode } from '../clock/business-clock.ts';
import type { Schema } from '../http/operations.ts';
import { toIso } from '../clock/clock.ts';
import { notFound, refuse, Refused } from '../refusal.ts';
import type { Tenant } from '../tenant.ts';
import type { Faults } from './faults/faults.ts';
import { addressableName } from './given-name.ts';
import { createPageDelta, applyPageDelta } from './persistence/page-delta.ts';

/** The SQLite image of the seeded university. States are stored as differences from it. */
export type Base = { id: string; bytes: Buffer };

/**
 * The whole state of a sandbox. `now` is the instant by its business clock, `takenAt` by the machine's clock (both
 * epoch milliseconds). `bytes` is the database, which includes the clock and the simulator's settings; with a `base`,
 * the difference from it. They are compressed, in some cases only seconds later.
 */
export type State = {
  bytes: Buffer;
  base?: Base | undefined;
  mode: ClockMode;
  now: number;
  takenAt: number;
  faults: Schema<'FaultSetting'>[];
};

/** The parts of a sandbox that make up a state. If `base` is set, the state is stored as the difference from it. */
type Taken = { tenant: Tenant; faults: Faults; base?: Base | undefined };

const compress = promisify(gzip);
const expand = promisify(gunzip);

const isCompressed = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The database of a state as a SQLite image. */
export async function getBytes({ bytes, base }: State): Promise<Buffer> {
  const expanded = isCompressed(bytes) ? await expand(bytes) : bytes;
  return base ? applyPageDelta(base.bytes, expanded) : expanded;
}

/** The settings that restore faults, each for the number of calls that it is still to affect. */
export const faultSettings = (faults: Faults): Schema<'FaultSetting'>[] =>
  faults.all().map(({ id: _, remaining, ...fault }) => ({ ...fault, times: remaining }));

function captureState({ tenant, faults, base }: Taken): State {
  tenant.clock.save();
  const image = tenant.db.$client.serialize();
  return {
    bytes: base ? createPageDelta(base.bytes, image) : image,
    base,
    mode: tenant.clock.mode(),
    now: tenant.clock.now(),
    takenAt: Date.now(),
    faults: faultSettings(faults),
  };
}

/** Takes the state of a sandbox. The database is read at once, and compressed in parallel with other calls. */
export async function takeState(sandbox: Taken): Promise<State> {
  const state = captureState(sandbox);
  return { ...state, bytes: await compress(state.bytes, { level: 1 }) };
}

const keptUncompressedMilliseconds = 3_000;

/**
 * Takes a state synchronously. It is compressed `keptUncompressedMilliseconds` later, if `isKept` is still true then,
 * because most of these states are soon replaced by the next one.
 */
export function takePassingState(sandbox: Taken, isKept: (state: State) => boolean): State {
  const state = captureState(sandbox);
  const later = async (): Promise<void> => {
    // If compression fails, the bytes stay uncompressed.
    if (isKept(state)) state.bytes = await compress(state.bytes, { level: 1 }).catch(() => state.bytes);
  };
  setTimeout(() => void later(), keptUncompressedMilliseconds).unref();
  return state;
}

const maximum = 8;

/** The snapshots of one sandbox, by name. A snapshot replaces an existing one of the same name. */
export class Snapshots {
  readonly #states = new Map<string, State>();

  keep(name: string, state: State): void {
    if (!this.#states.has(name) && this.#states.size >= maximum) throw new Refused(refuse('simulator.snapshotsFull'));
    this.#states.delete(name);
    this.#states.set(name, state);
  }

  /** The snapshot of a name, or of its form in an address (`addressableName`). Throws if there is none. */
  #called(name: string): [string, State] {
    const called = [...this.#states].find(([own]) => own === name || addressableName(own) === name);
    if (!called) throw notFound(name);
    return called;
  }

  find = (name: string): State => this.#called(name)[1];

  delete(name: string): void {
    this.#states.delete(this.#called(name)[0]);
  }

  /** All snapshots by name, in the order in which they were added. */
  all = (): ReadonlyMap<string, State> => this.#states;

  answer = (): Schema<'Snapshots'> => ({
    maximum,
    snapshots: [...this.#states].reverse().map(([name, { takenAt, mode, now, faults, bytes }]) => ({
      name: addressableName(name),
      takenAt: toIso(takenAt),
      mode,
      now: toIso(now),
      faults: faults.length,
      bytes: bytes.length,
    })),
  });
}
