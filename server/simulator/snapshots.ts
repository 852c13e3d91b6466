import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ClockMode } from '../business-clock.ts';
import type { Schema } from '../http/operations.ts';
import { toIso } from '../clock.ts';
import { refuse, Refused } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Faults } from './faults.ts';

/** All of a sandbox at one moment. The database holds its clock and its surroundings; bytes are compressed, at the latest when they have been kept for a while. Instants in epoch milliseconds. */
export type State = { bytes: Buffer; mode: ClockMode; now: number; takenAt: number; faults: Schema<'FaultSetting'>[] };

const compress = promisify(gzip);
const expand = promisify(gunzip);

const isCompressed = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The database of a state, as SQLite keeps it. */
export const bytesOf = (state: State): Promise<Buffer> => (isCompressed(state.bytes) ? expand(state.bytes) : Promise.resolve(state.bytes));

function stateOf({ world, faults }: { world: World; faults: Faults }): State {
  world.clock.keep();
  return { bytes: world.db.$client.serialize(), mode: world.clock.mode(), now: world.clock.now(), takenAt: Date.now(), faults: faults.all().map(({ id: _, remaining, ...fault }) => ({ ...fault, times: remaining })) };
}

/** The database is read at once; compressing goes on beside other calls. */
export async function takeState(sandbox: { world: World; faults: Faults }): Promise<State> {
  const state = stateOf(sandbox);
  return { ...state, bytes: await compress(state.bytes, { level: 1 }) };
}

const keptUncompressedMilliseconds = 3_000;

/** The same at once, for a state that the next call may replace: it is compressed later, if `isKept` still says so. */
export function takePassingState(sandbox: { world: World; faults: Faults }, isKept: (state: State) => boolean): State {
  const state = stateOf(sandbox);
  const later = async (): Promise<void> => {
    // What cannot be compressed stays as it is.
    if (isKept(state)) state.bytes = await compress(state.bytes, { level: 1 }).catch(() => state.bytes);
  };
  setTimeout(() => void later(), keptUncompressedMilliseconds).unref();
  return state;
}

const maximum = 8;

/** The snapshots of one sandbox, by name; a name that is there is replaced. */
export class Snapshots {
  readonly #states = new Map<string, State>();

  keep(name: string, state: State): void {
    if (!this.#states.has(name) && this.#states.size >= maximum) throw new Refused(refuse('simulator.snapshotsFull'));
    this.#states.delete(name);
    this.#states.set(name, state);
  }

  find(name: string): State {
    const state = this.#states.get(name);
    if (!state) throw new Refused(refuse('DEV-000007', { name }));
    return state;
  }

  delete(name: string): void {
    this.find(name);
    this.#states.delete(name);
  }

  answer = (): Schema<'Snapshots'> => ({
    maximum,
    snapshots: [...this.#states].reverse().map(([name, { takenAt, mode, now, faults, bytes }]) => ({ name, takenAt: toIso(takenAt), mode, now: toIso(now), faults: faults.length, bytes: bytes.length })),
  });
}
