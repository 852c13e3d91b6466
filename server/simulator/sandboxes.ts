import { cloneDatabase, inMemory, openDatabase, replaceDatabase, type Db } from '../../db/db.ts';
import { hour, minute } from '../../locales/durations.ts';
import { openClock } from '../business-clock.ts';
import { dueWork } from '../due-work.ts';
import { carrySessions } from '../features/account/account-queries.ts';
import { ensureSigningKey } from '../features/account/account-tokens.ts';
import { refuse, Refused } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Demonstration } from './demonstration.ts';
import { Events } from './events.ts';
import { Faults } from './faults.ts';
import { Memory } from './memory.ts';
import { Recording } from './recording.ts';
import { bytesOf, Snapshots, type State } from './snapshots.ts';

export type Sandbox = { world: World; faults: Faults; events: Events; snapshots: Snapshots; recording: Recording; madeAt: number; lastUsedAt: number;
  /** The state before the last move of the clock since the university began as it is; null is none. */
  beforeJump: State | null;
  /** The scenario under way here. */
  demonstration: Demonstration | undefined;
};

function sandboxOf(world: World, memory: Memory): Sandbox {
  const now = Date.now();
  return { world, faults: new Faults(), events: new Events(world), snapshots: new Snapshots(), recording: new Recording(memory), madeAt: now, lastUsedAt: now, beforeJump: null, demonstration: undefined };
}

/** Beyond this many, one that nobody uses makes room. */
const maximum = 100;
/** Nobody comes back to one that was left for so long. */
const idleFor = 2 * hour;
/** Where room is needed, one left for this long gives it; and sooner, one that was made and never called. */
const leftFor = 10 * minute;
const uncalledFor = minute;

/** When it may be taken for unused; an open page keeps it in use. */
const spareFrom = ({ events, madeAt, lastUsedAt }: Sandbox): number => (events.listeners ? Infinity : lastUsedAt + (lastUsedAt > madeAt ? leftFor : uncalledFor));

/** A freshly seeded university with its signing key, as the bytes every sandbox is a copy of. */
export async function seededTemplate(students: number): Promise<Buffer> {
  const db = openDatabase(':memory:');
  const { seedDatabase } = await import('../../seed/seed.ts');
  seedDatabase(db, { students });
  await ensureSigningKey(db);
  const bytes = db.$client.serialize();
  db.$client.close();
  return bytes;
}

/** The tables that make a signed-in page go on working after its sandbox starts over. */
const sessionTables = ['signing_key', 'audit_login', 'session', 'refresh_token'];

/** What is open now stays open; a session of somebody the other database does not know is left behind. */
function carrySessionsOver(from: Db, to: Db): void {
  const { $client } = to;
  $client.pragma('foreign_keys = OFF');
  for (const table of sessionTables) {
    const rows = from.$client.prepare<[], Record<string, unknown>>(`select * from ${table}`).all();
    const [first] = rows;
    if (!first) continue;
    const columns = Object.keys(first);
    const insert = $client.prepare(`insert or replace into ${table} (${columns.join(', ')}) values (${columns.map((column) => `@${column}`).join(', ')})`);
    $client.transaction(() => rows.forEach((row) => insert.run(row)))();
  }
  // Only these tables have been written: the whole database need not be looked through.
  for (;;) {
    const orphans = sessionTables.flatMap((table) => $client.pragma(`foreign_key_check(${table})`) as { table: string; rowid: number }[]);
    if (!orphans.length) break;
    for (const { table, rowid } of orphans) $client.prepare(`delete from "${table}" where rowid = ?`).run(rowid);
  }
  $client.pragma('foreign_keys = ON');
}

/** Calls on their way may still be at the old database; none takes as long as this. */
const closeLater = (db: Db): void => {
  setTimeout(() => db.$client.close(), 10_000).unref();
};

/** `template` is what copies are made of; left out, a freshly seeded university. */
export type SandboxesOptions = { databaseFile: string; students: number; template?: () => Promise<Buffer> };

/** The default sandbox, which is the server's own database, and the isolated copies beside it. */
export class Sandboxes {
  readonly #options: SandboxesOptions;
  readonly #copies = new Map<string, Sandbox>();
  readonly #memory = new Memory();
  readonly default: Sandbox;
  #template: Promise<Buffer> | undefined;
  /** Whether a sandbox is kept however long nobody calls it: a trainee's. */
  isKept: (name: string) => boolean = () => false;

  constructor(options: SandboxesOptions, world: World) {
    this.#options = options;
    this.default = sandboxOf(world, this.#memory);
  }

  /** Made when the first copy is asked for: half a second, and never older than the code that made it. */
  templateBytes(): Promise<Buffer> {
    this.#template ??= this.#options.template?.() ?? seededTemplate(this.#options.students);
    return this.#template;
  }

  get students(): number {
    return this.#options.students;
  }

  async #fresh(name: string, from?: State): Promise<World> {
    const db = cloneDatabase(from ? await bytesOf(from) : await this.templateBytes());
    return { name, path: name ? `/sandbox/${name}` : '', db, clock: openClock(db, dueWork) };
  }

  list = (): Sandbox[] => [...this.#copies.values()];

  find(name: string): Sandbox | undefined {
    const sandbox = name === '' ? this.default : this.#copies.get(name);
    if (sandbox) sandbox.lastUsedAt = Date.now();
    return sandbox;
  }

  /** Looks without using: one that is only watched is put away like any other. */
  peek = (name: string): Sandbox | undefined => this.#copies.get(name);

  of = (world: World): Sandbox => {
    const sandbox = this.find(world.name);
    if (!sandbox) throw new Refused(refuse('DEV-000005', { name: world.name }));
    return sandbox;
  };

  /** A new copy; the one that is there where the name is taken, so that asking twice does no harm. */
  async create(name: string, from?: State): Promise<Sandbox> {
    const known = this.find(name);
    if (known) return known;
    this.#makeRoom();
    const sandbox = sandboxOf(await this.#fresh(name, from), this.#memory);
    from?.faults.forEach((fault) => sandbox.faults.add(fault));
    sandbox.recording.begin(from ?? 'seeded');
    const sooner = this.find(name);
    if (sooner) {
      sandbox.world.db.$client.close();
      return sooner;
    }
    try {
      // While it was made, others may have been made too.
      this.#makeRoom();
    } catch (error) {
      sandbox.world.db.$client.close();
      throw error;
    }
    this.#copies.set(name, sandbox);
    return sandbox;
  }

  delete(name: string): void {
    const sandbox = this.#copies.get(name);
    if (!sandbox) throw new Refused(refuse('DEV-000005', { name }));
    this.#copies.delete(name);
    sandbox.events.close();
    sandbox.recording.forget();
    closeLater(sandbox.world.db);
  }

  /** Back to a state kept before, or to the freshly seeded one, in place; who is signed in stays so. */
  async reset(sandbox: Sandbox, to?: State): Promise<void> {
    const { world, faults } = sandbox;
    const fresh = await this.#fresh(world.name, to);
    carrySessionsOver(world.db, fresh.db);
    carrySessions(fresh.db, fresh.clock.now() - world.clock.now());
    const old = world.db;
    if (sandbox === this.default && this.#options.databaseFile !== inMemory) {
      world.db = replaceDatabase(old, this.#options.databaseFile, fresh.db.$client.serialize());
      world.clock = openClock(world.db, dueWork);
      fresh.db.$client.close();
    } else {
      world.db = fresh.db;
      world.clock = fresh.clock;
    }
    closeLater(old);
    sandbox.beforeJump = null;
    faults.clear();
    to?.faults.forEach((fault) => faults.add(fault));
    sandbox.recording.begin(to ?? 'seeded');
  }

  /** Puts away what is idle, and of what is left the longest as much as must be. 429 where all are in use: nobody loses theirs to a newcomer. */
  #makeRoom(): void {
    const now = Date.now();
    const given = [...this.#copies.entries()].filter(([name]) => !this.isKept(name)).sort(([, a], [, b]) => spareFrom(a) - spareFrom(b));
    for (const [name, sandbox] of given) {
      const spare = spareFrom(sandbox);
      if (spare <= now && (this.#copies.size >= maximum || sandbox.lastUsedAt < now - idleFor)) this.delete(name);
    }
    if (this.#copies.size < maximum) return;
    const next = Math.min(...given.map(([, sandbox]) => spareFrom(sandbox)), now + leftFor);
    throw new Refused(refuse('simulator.full'), { headers: { 'Retry-After': String(Math.ceil((next - now) / 1000)) } });
  }

  /** Ends every stream: a server that closes waits for them. */
  endStreams(): void {
    for (const { events } of [this.default, ...this.list()]) events.close();
  }

  closeAll(): void {
    for (const name of [...this.#copies.keys()]) this.delete(name);
  }
}
