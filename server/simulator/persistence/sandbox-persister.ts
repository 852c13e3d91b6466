import type { Schema } from '../../http/operations.ts';
import type { Db } from '../../../db/db.ts';
import type { Classrooms } from '../classroom/classrooms.ts';
import type { Sandbox, Sandboxes } from '../sandboxes.ts';
import { faultSettings, takeState, type State } from '../snapshots.ts';
import { saveClassrooms } from './stored-classrooms.ts';
import { basesInUse, saveSandbox, saveSnapshot, removeSnapshot } from './stored-sandboxes.ts';
import type { StateStore } from './state-store.ts';

/**
 * Saves changed sandboxes in the background, one after the other. A sandbox is saved when a check finds no further
 * change, or `latestAfter` milliseconds after its first unsaved change.
 */

const lookMilliseconds = 1_000;
const latestAfter = 10_000;
/** The number of sandboxes that are saved in parallel when the server stops, because no calls come then. */
const atOnceAtTheEnd = 8;

/**
 * A value that changes if the rows, clock setting or faults of a sandbox change. The ticking of a clock does not change
 * it.
 */
type Mark = { db: Db; text: string; skew: number };
const createMark = ({ tenant: { db, clock }, faults }: Sandbox): Mark => {
  const changes = db.$client.prepare<[], number>('select total_changes()').pluck().get() ?? 0;
  const [mode, now] = [clock.mode(), clock.now()];
  return {
    db,
    text: JSON.stringify([changes - clock.kept(), mode, mode === 'frozen' ? now : 0, faults.all()]),
    skew: mode === 'ticking' ? now - Date.now() : 0,
  };
};
const isSame = (a: Mark | undefined, b: Mark): boolean =>
  a?.db === b.db && a.text === b.text && Math.abs(a.skew - b.skew) < 1_000;

/** The marks at the last save and at the last check. `changedAt` is the instant of the first unsaved change, or 0. */
type Seen = { written: Mark | undefined; last: Mark; changedAt: number };

const mainFile = 'main/faults';

export class SandboxPersister {
  readonly #files: StateStore;
  readonly #sandboxes: Sandboxes;
  readonly #classrooms: Classrooms;
  readonly #seen = new WeakMap<Sandbox, Seen>();
  readonly #snapshots = new WeakMap<Sandbox, Map<string, State>>();
  readonly #classes = new Map<string, string>();
  #mainFaults: string;
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> | undefined;
  #first = true;

  constructor(files: StateStore, sandboxes: Sandboxes, classrooms: Classrooms) {
    this.#files = files;
    this.#sandboxes = sandboxes;
    this.#classrooms = classrooms;
    const main = files.has(mainFile)
      ? files.orAside(mainFile, () => files.readData<{ faults: Schema<'FaultSetting'>[] }>(mainFile))
      : undefined;
    main?.faults.forEach((fault) => sandboxes.default.faults.add(fault));
    this.#mainFaults = JSON.stringify(faultSettings(sandboxes.default.faults));
    this.#snapshots.set(sandboxes.default, new Map(sandboxes.default.snapshots.all()));
    this.#timer = setInterval(() => {
      this.#work ??= this.#look(false).finally(() => (this.#work = undefined));
    }, lookMilliseconds).unref();
  }

  /** Records that a newly opened sandbox and its snapshots are the same as their files. */
  opened(sandbox: Sandbox): void {
    const mark = createMark(sandbox);
    this.#seen.set(sandbox, { written: mark, last: mark, changedAt: 0 });
    this.#snapshots.set(sandbox, new Map(sandbox.snapshots.all()));
  }

  /** Stops the checks and saves everything that is unsaved, including the time of each clock. */
  async stop(): Promise<void> {
    await this.rest();
    const left = this.#sandboxes.listOpen().filter((sandbox) => this.#hasMoved(sandbox));
    await Promise.all(
      Array.from({ length: atOnceAtTheEnd }, async () => {
        for (let sandbox = left.pop(); sandbox; sandbox = left.pop()) await this.#save(sandbox);
      }),
    );
    await this.#look(true);
  }

  /** Stops the checks. Resolves when a save in progress is complete. */
  rest(): Promise<void> {
    clearInterval(this.#timer);
    this.#timer = undefined;
    return this.#work ?? Promise.resolve();
  }

  async #look(last: boolean): Promise<void> {
    for (const sandbox of this.#sandboxes.listOpen()) {
      if (!last && !this.#timer) return;
      if (!last && !sandbox.tenant.busy && this.#isDue(sandbox)) await this.#save(sandbox);
      await this.#saveSnapshots(sandbox);
      if (!last && this.#sandboxes.isIdle(sandbox) && isSame(this.#seen.get(sandbox)?.written, createMark(sandbox)))
        await this.#leave(sandbox);
    }
    await this.#saveSnapshots(this.#sandboxes.default);
    await this.#saveFaults();
    await saveClassrooms(this.#files, this.#classrooms, this.#classes);
    if (this.#first) this.#files.removeBases(basesInUse(this.#files));
    this.#first = false;
  }

  #isDue(sandbox: Sandbox): boolean {
    const [mark, seen, now] = [createMark(sandbox), this.#seen.get(sandbox), Date.now()];
    if (isSame(seen?.written, mark)) return false;
    const quiet = isSame(seen?.last, mark);
    const changedAt = seen?.changedAt || now;
    this.#seen.set(sandbox, { written: seen?.written, last: mark, changedAt });
    return quiet || changedAt + latestAfter <= now;
  }

  /** True if closing now would lose anything, including the time of a ticking clock. */
  #hasMoved = (sandbox: Sandbox): boolean =>
    sandbox.tenant.clock.mode() === 'ticking' || !isSame(this.#seen.get(sandbox)?.written, createMark(sandbox));

  async #save(sandbox: Sandbox): Promise<void> {
    const {
      tenant: { name },
      madeAt,
      lastUsedAt,
    } = sandbox;
    // The mark describes the same instant as the saved state. Later changes are saved the next time.
    const mark = createMark(sandbox);
    try {
      const state = await takeState(sandbox);
      await saveSandbox(this.#files, { name, madeAt, lastUsedAt }, state, () => this.#isThere(sandbox));
      this.#seen.set(sandbox, { written: mark, last: mark, changedAt: 0 });
    } catch (error) {
      this.#files.say(error, name);
      this.#seen.set(sandbox, { written: undefined, last: mark, changedAt: Date.now() });
    }
  }

  async #leave(sandbox: Sandbox): Promise<void> {
    await this.#save(sandbox);
    if (
      this.#isThere(sandbox) &&
      this.#sandboxes.isIdle(sandbox) &&
      isSame(this.#seen.get(sandbox)?.written, createMark(sandbox))
    )
      this.#sandboxes.close(sandbox.tenant.name);
  }

  #isThere = (sandbox: Sandbox): boolean =>
    sandbox === this.#sandboxes.default || this.#sandboxes.listOpen().includes(sandbox);

  async #saveSnapshots(sandbox: Sandbox): Promise<void> {
    const {
      tenant: { name: of },
      snapshots,
    } = sandbox;
    const written = this.#snapshots.get(sandbox) ?? new Map<string, State>();
    this.#snapshots.set(sandbox, written);
    for (const name of written.keys())
      if (!snapshots.all().has(name)) {
        removeSnapshot(this.#files, of, name);
        written.delete(name);
      }
    for (const [name, state] of snapshots.all()) {
      if (written.get(name) === state) continue;
      try {
        await saveSnapshot(
          this.#files,
          of,
          name,
          state,
          () => this.#isThere(sandbox) && snapshots.all().get(name) === state,
        );
        written.set(name, state);
      } catch (error) {
        this.#files.say(error, `${of} ${name}`);
      }
    }
  }

  async #saveFaults(): Promise<void> {
    const faults = faultSettings(this.#sandboxes.default.faults);
    const text = JSON.stringify(faults);
    if (text === this.#mainFaults) return;
    try {
      await this.#files.writeData(mainFile, { faults });
      this.#mainFaults = text;
    } catch (error) {
      this.#files.say(error, mainFile);
    }
  }
}
