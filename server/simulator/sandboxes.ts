import { join } from 'node:path';
import { cloneDatabase, inMemory, openDatabase, replaceDatabase, type Db } from '../../db/db.ts';
import { bringUpToDate } from '../../seed/reference-data.ts';
import { hour, minute } from '../../locales/durations.ts';
import { openClock } from '../clock/business-clock.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import { composeFeatures } from '../features.ts';
import { carrySessions } from '../features/account/account-queries.ts';
import { ensureSigningKey, hasOwnKey } from '../features/account/account-tokens.ts';
import { refuse, Refused } from '../refusal.ts';
import { exclusively, type Tenant } from '../tenant.ts';
import type { Demonstration } from './scenario/demonstration.ts';
import { Events } from './events.ts';
import { Breakpoints } from './faults/breakpoints.ts';
import { Faults } from './faults/faults.ts';
import {
  listStoredSandboxes,
  listStoredSnapshots,
  openStored,
  removeStored,
  type StoredSandbox,
} from './persistence/stored-sandboxes.ts';
import { toBase, toImage, type StateStore } from './persistence/state-store.ts';
import { ByteBudget } from './traffic/byte-budget.ts';
import { Recording } from './traffic/recording.ts';
import { getBytes, Snapshots, type Base, type State } from './snapshots.ts';

export type Sandbox = {
  tenant: Tenant;
  faults: Faults;
  breakpoints: Breakpoints;
  events: Events;
  snapshots: Snapshots;
  recording: Recording;
  madeAt: number;
  lastUsedAt: number;
  /** The base image; states of the sandbox are stored as their difference from it. */
  base: Base | undefined;
  /**
   * The state before the last move of the clock by a second or more; null without such a move since the start or reset,
   * or if the state is too large to keep.
   */
  beforeJump: State | null;
  /** The scenario that is being played in this sandbox; undefined if there is none. */
  demonstration: Demonstration | undefined;
};

function createSandbox(tenant: Tenant, budget: ByteBudget, base?: Base): Sandbox {
  const now = Date.now();
  const events = new Events(tenant);
  return {
    tenant,
    faults: new Faults(),
    breakpoints: new Breakpoints(() => events.emit('breakpoints')),
    events,
    snapshots: new Snapshots(),
    recording: new Recording(budget),
    madeAt: now,
    lastUsedAt: now,
    base,
    beforeJump: null,
    demonstration: undefined,
  };
}

/** The most sandboxes. Creating one more deletes an unused one, or is refused if all are in use. */
const maximum = 100;
/** The time after which a sandbox without calls counts as idle. */
const idleFor = 2 * hour;
/**
 * If there are too many sandboxes, one without calls for `leftFor` may be deleted. One that was never called may be
 * deleted after `uncalledFor`.
 */
const leftFor = 10 * minute;
const uncalledFor = minute;

type Use = Pick<Sandbox, 'madeAt' | 'lastUsedAt'> & { events?: Events };
/** The instant from which a sandbox counts as unused. An open page keeps it in use. */
const spareFrom = ({ events, madeAt, lastUsedAt }: Use): number =>
  events?.listeners ? Infinity : lastUsedAt + (lastUsedAt > madeAt ? leftFor : uncalledFor);

/** The default template of sandboxes: the SQLite image of a freshly seeded database with its signing key. */
export async function seededTemplate(students: number): Promise<Buffer> {
  const db = openDatabase(':memory:');
  const { seedDatabase } = await import('../../seed/seed.ts');
  seedDatabase(db, { students });
  await ensureSigningKey(db);
  const bytes = db.$client.serialize();
  db.$client.close();
  return bytes;
}

/** The tables that keep a signed-in page working after its sandbox is reset. */
const sessionTables = ['signing_key', 'audit_login', 'session', 'refresh_token'];

/** Copies `sessionTables` to another database, except sessions of accounts that the other database does not have. */
function carrySessionsOver(from: Db, to: Db): void {
  const { $client } = to;
  $client.pragma('foreign_keys = OFF');
  copyRows(from, to, sessionTables);
  // The loop checks only the copied tables for broken references, because the rest of the database did not change.
  for (;;) {
    const orphans = sessionTables.flatMap(
      (table) => $client.pragma(`foreign_key_check(${table})`) as { table: string; rowid: number }[],
    );
    if (!orphans.length) break;
    for (const { table, rowid } of orphans) $client.prepare(`delete from "${table}" where rowid = ?`).run(rowid);
  }
  $client.pragma('foreign_keys = ON');
}

/** Copies rows; rows with the same key are replaced. */
function copyRows(from: Db, { $client }: Db, tables: string[]): void {
  for (const table of tables) {
    const rows = from.$client.prepare<[], Record<string, unknown>>(`select * from ${table}`).all();
    const [first] = rows;
    if (!first) continue;
    const columns = Object.keys(first);
    const insert = $client.prepare(
      `insert or replace into ${table} (${columns.join(', ')}) values (${columns.map((column) => `@${column}`).join(', ')})`,
    );
    $client.transaction(() => rows.forEach((row) => insert.run(row)))();
  }
}

/** Closes a database after ten seconds, longer than any call that may still use it. */
const closeLater = (db: Db): void => {
  setTimeout(() => db.$client.close(), 10_000).unref();
};

/**
 * `template` returns the SQLite image to copy, by default a freshly seeded database. `files` stores sandboxes and
 * snapshots; without it they are lost when the process ends.
 */
export type SandboxesOptions = {
  databaseFile: string;
  students: number;
  template?: () => Promise<Buffer>;
  /** The letter of this server if several share one address. */
  letter?: string;
  files?: StateStore | undefined;
};

/** The default sandbox, which is the server's own database, and the others, each copied from a template or a state. */
export class Sandboxes {
  readonly #options: SandboxesOptions;
  readonly #copies = new Map<string, Sandbox>();
  /** Sandboxes that are only in files and are opened by their next call. */
  readonly #closed = new Map<string, StoredSandbox>();
  readonly #budget = new ByteBudget();
  readonly default: Sandbox;
  #template: Promise<Buffer> | undefined;
  #base: Base | undefined;
  /** True if a sandbox is kept although it is unused, because it belongs to a trainee of a class in use. */
  isStored: (name: string) => boolean = () => false;
  /** Called for each sandbox that was opened from its file. */
  whenOpened: (sandbox: Sandbox) => void = () => undefined;

  constructor(options: SandboxesOptions, tenant: Tenant) {
    this.#options = options;
    this.default = createSandbox(tenant, this.#budget);
    if (!options.files) return;
    for (const kept of listStoredSandboxes(options.files)) this.#closed.set(kept.name, kept);
    for (const [name, state] of listStoredSnapshots(options.files, '')) this.default.snapshots.keep(name, state);
  }

  /**
   * Returns the template. The first call builds it, which takes half a second. The server reads it from no file, so it
   * is never older than the code.
   */
  templateBytes(): Promise<Buffer> {
    this.#template ??= (this.#options.template?.() ?? seededTemplate(this.#options.students)).then((bytes) => {
      this.#base = this.default.base = toBase(bytes);
      return bytes;
    });
    return this.#template;
  }

  get letter(): string {
    return this.#options.letter ?? '';
  }

  get students(): number {
    return this.#options.students;
  }

  async #fresh(name: string, from?: State): Promise<Tenant> {
    const db = composeFeatures(cloneDatabase(from ? await getBytes(from) : await this.templateBytes()));
    // The state may come from an earlier version or may be sealed with another secret, so it is migrated and its keys
    // are checked.
    if (from) {
      bringUpToDate(db);
      await ensureSigningKey(db);
    }
    return { name, path: name ? `/sandbox/${name}` : '', db, clock: openClock(db, scheduledJobs) };
  }

  /** The sandboxes in memory, without the default one. */
  listOpen = (): Sandbox[] => [...this.#copies.values()];

  /** All sandboxes except the default one, in memory or only on file. */
  listAll = (): Pick<StoredSandbox, 'name' | 'now' | 'lastUsedAt'>[] => [
    ...this.listOpen().map(({ tenant, lastUsedAt }) => ({ name: tenant.name, now: tenant.clock.now(), lastUsedAt })),
    ...this.#closed.values(),
  ];

  /** The instant of the last call; undefined if there is no such sandbox. Opens no stored sandbox. */
  lastUsedAt = (name: string): number | undefined => (this.#copies.get(name) ?? this.#closed.get(name))?.lastUsedAt;

  touch(name: string): Sandbox | undefined {
    const sandbox = name === '' ? this.default : this.get(name);
    if (sandbox) sandbox.lastUsedAt = Date.now();
    return sandbox;
  }

  /** Returns a sandbox without marking it as used, so that merely watching one does not keep it from being deleted. */
  get = (name: string): Sandbox | undefined => this.#copies.get(name) ?? this.#open(name);

  /**
   * Opens a sandbox from its file at its first call, which takes only milliseconds. So the server starts equally fast
   * with many stored sandboxes.
   */
  #open(name: string): Sandbox | undefined {
    const { files } = this.#options;
    const kept = this.#closed.get(name);
    if (!files || !kept) return undefined;
    this.#closed.delete(name);
    const state = openStored(files, name);
    const sandbox = state && files.orAside(join('sandboxes', name), () => this.#opened(kept, state));
    if (!sandbox) return undefined;
    for (const [snapshot, one] of listStoredSnapshots(files, name)) sandbox.snapshots.keep(snapshot, one);
    this.#copies.set(name, sandbox);
    this.whenOpened(sandbox);
    return sandbox;
  }

  #opened({ name, madeAt, lastUsedAt }: StoredSandbox, state: State): Sandbox {
    const db = composeFeatures(cloneDatabase(toImage(state)));
    bringUpToDate(db);
    // If the server's secret has changed, the main university's signing key is used. This is safe, because tokens name
    // their sandbox.
    if (!hasOwnKey(db)) copyRows(this.default.tenant.db, db, ['signing_key']);
    const sandbox = createSandbox(
      { name, path: `/sandbox/${name}`, db, clock: openClock(db, scheduledJobs) },
      this.#budget,
      state.base,
    );
    state.faults.forEach((fault) => sandbox.faults.add(fault));
    return Object.assign(sandbox, { madeAt, lastUsedAt });
  }

  /** Closes an unused sandbox and frees its memory. Its file must be up to date. */
  close(name: string): void {
    const sandbox = this.#copies.get(name);
    if (!sandbox) return;
    const { tenant, madeAt, lastUsedAt } = sandbox;
    this.#forget(name, sandbox);
    this.#closed.set(name, { name, mode: tenant.clock.mode(), now: tenant.clock.now(), madeAt, lastUsedAt });
  }

  /** True if no page is open and there was no call for `idleFor`. */
  isIdle = ({ events, lastUsedAt }: Sandbox): boolean => !events.listeners && lastUsedAt < Date.now() - idleFor;

  require = (tenant: Tenant): Sandbox => {
    const sandbox = this.touch(tenant.name);
    if (!sandbox) throw new Refused(refuse('DEV-000005', { name: tenant.name }));
    return sandbox;
  };

  /** Creates a sandbox, or returns the existing one of this name, so that a repeated call does no harm. */
  async create(name: string, from?: State): Promise<Sandbox> {
    const known = this.touch(name);
    if (known) return known;
    this.#makeRoom();
    // The template must exist first: a sandbox is stored as the difference from it, which is small.
    await this.templateBytes();
    const sandbox = createSandbox(await this.#fresh(name, from), this.#budget, from?.base ?? this.#base);
    from?.faults.forEach((fault) => sandbox.faults.add(fault));
    sandbox.recording.begin(from ?? 'seeded');
    const sooner = this.touch(name);
    if (sooner) {
      sandbox.tenant.db.$client.close();
      return sooner;
    }
    try {
      // There may be too many sandboxes again, because others were created during the wait.
      this.#makeRoom();
    } catch (error) {
      sandbox.tenant.db.$client.close();
      throw error;
    }
    this.#copies.set(name, sandbox);
    return sandbox;
  }

  delete(name: string): void {
    const sandbox = this.#copies.get(name);
    if (!sandbox && !this.#closed.delete(name)) throw new Refused(refuse('DEV-000005', { name }));
    if (sandbox) this.#forget(name, sandbox);
    if (this.#options.files) removeStored(this.#options.files, name);
  }

  #forget(name: string, { breakpoints, events, recording, tenant }: Sandbox): void {
    this.#copies.delete(name);
    breakpoints.clear();
    events.close();
    recording.forget();
    closeLater(tenant.db);
  }

  /** Resets a sandbox in place, to an earlier state or to the freshly seeded one. Sessions stay signed in. */
  reset = (sandbox: Sandbox, to?: State): Promise<void> => exclusively(sandbox.tenant, () => this.#reset(sandbox, to));

  async #reset(sandbox: Sandbox, to: State | undefined): Promise<void> {
    const { tenant, faults, breakpoints } = sandbox;
    const fresh = await this.#fresh(tenant.name, to);
    carrySessionsOver(tenant.db, fresh.db);
    carrySessions(fresh.db, fresh.clock.now() - tenant.clock.now());
    const old = tenant.db;
    if (sandbox === this.default && this.#options.databaseFile !== inMemory) {
      tenant.db = composeFeatures(replaceDatabase(old, this.#options.databaseFile, fresh.db.$client.serialize()));
      tenant.clock = openClock(tenant.db, scheduledJobs);
      fresh.db.$client.close();
    } else {
      tenant.db = fresh.db;
      tenant.clock = fresh.clock;
    }
    closeLater(old);
    sandbox.beforeJump = null;
    if (sandbox !== this.default) sandbox.base = to?.base ?? this.#base ?? sandbox.base;
    faults.clear();
    breakpoints.clear();
    to?.faults.forEach((fault) => faults.add(fault));
    sandbox.recording.begin(to ?? 'seeded');
  }

  /**
   * Deletes unused sandboxes until there is room for one more, the longest unused first. Without files it deletes every
   * idle one. 429 if all are in use.
   */
  #makeRoom(): void {
    const now = Date.now();
    const count = (): number => this.#copies.size + this.#closed.size;
    const given = [...this.#copies.entries(), ...this.#closed.entries()]
      .filter(([name]) => !this.isStored(name))
      .sort(([, a]: [string, Use], [, b]: [string, Use]) => spareFrom(a) - spareFrom(b));
    for (const [name, sandbox] of given) {
      const spare = spareFrom(sandbox);
      // An unused sandbox that is stored in a file costs no memory, so it is deleted only if there are too many.
      if (spare <= now && (count() >= maximum || (!this.#options.files && sandbox.lastUsedAt < now - idleFor)))
        this.delete(name);
    }
    if (count() < maximum) return;
    const next = Math.min(...given.map(([, sandbox]) => spareFrom(sandbox)), now + leftFor);
    throw new Refused(refuse('simulator.full'), { headers: { 'Retry-After': String(Math.ceil((next - now) / 1000)) } });
  }

  /** Ends every event stream and lets held calls go on, because a server that closes waits for its open responses. */
  endOpenResponses(): void {
    for (const { breakpoints, events } of [this.default, ...this.listOpen()]) {
      breakpoints.clear();
      events.close();
    }
  }

  /** Closes all sandboxes; their files stay. */
  closeAll(): void {
    for (const [name, sandbox] of this.#copies) this.#forget(name, sandbox);
  }
}
