import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import type { Logger } from 'pino';
import { knownMigrations } from '../../../db/migrate.ts';
import { day } from '../../../locales/durations.ts';
import type { Base, State } from '../snapshots.ts';
import { readContent, readHeader, Unreadable, writeStateFile } from './state-file.ts';
import { applyPageDelta } from './page-delta.ts';

/**
 * The folder beside the database that keeps sandboxes, snapshots and classes between processes. Paths are relative to
 * it.
 */

/** A state in a file, with the migrations of its database and the id of its base image ('' if it has none). */
type StoredState = Omit<State, 'bytes' | 'base'> & { migrations: string[]; base: string };

const compress = promisify(gzip);

/** A short hash used in file names. */
export const shortHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 20);

export const toBase = (bytes: Buffer): Base => ({ id: shortHash(bytes), bytes });

/** The SQLite image of a state from a file, whose bytes are always compressed. Synchronous. */
export const toImage = ({ bytes, base }: State): Buffer =>
  base ? applyPageDelta(base.bytes, gunzipSync(bytes)) : gunzipSync(bytes);

/**
 * True if a database with these migrations can be opened here: they are the first of this version's migrations, and the
 * others run afterwards.
 */
const canGoOn = (migrations: string[]): boolean =>
  migrations.length > 0 && migrations.every((one, index) => one === knownMigrations()[index]);

const bases = 'bases';
const asideFolder = 'aside';
/** Milliseconds for which a file that could not be read is kept, so that a person can look at it. */
const asideKept = 30 * day;

export class StateStore {
  readonly #folder: string;
  readonly #log: Logger | undefined;
  readonly #bases = new Map<string, Base>();
  /** The base images that are being written, by id. Several states may need the same one at the same time. */
  readonly #writing = new Map<string, Promise<void>>();

  constructor(folder: string, log?: Logger) {
    this.#folder = folder;
    this.#log = log;
  }

  #at = (path: string): string => join(this.#folder, path);

  /** The paths in a folder, sorted. */
  in(folder: string): string[] {
    const at = this.#at(folder);
    return existsSync(at)
      ? readdirSync(at)
          .filter((name) => !name.endsWith('.next'))
          .sort()
          .map((name) => join(folder, name))
      : [];
  }

  has = (path: string): boolean => existsSync(this.#at(path));
  remove = (path: string): void => rmSync(this.#at(path), { recursive: true, force: true });
  say = (error: unknown, path: string): void => this.#log?.error({ err: error, kept: path }, 'not kept');

  /**
   * Runs `work` and returns its result. If `work` throws, moves the file at the path to `aside` and returns undefined.
   * Never throws.
   */
  orAside<Result>(path: string, work: () => Result): Result | undefined {
    try {
      return work();
    } catch (reason) {
      const aside = join(asideFolder, `${path.replace(/[\\/]/g, '-')}-${Date.now()}`);
      const about = { kept: path, aside, reason: reason instanceof Error ? reason.message : String(reason) };
      try {
        mkdirSync(this.#at(asideFolder), { recursive: true, mode: 0o700 });
        renameSync(this.#at(path), this.#at(aside));
        this.#log?.warn(about, 'put aside: it cannot be read');
      } catch (error) {
        this.#log?.warn({ ...about, err: error }, 'cannot be read');
      }
      return undefined;
    }
  }

  /** Deletes what was put aside more than thirty days before `now`, by the machine's clock. */
  emptyAside(now: number): void {
    for (const path of this.in(asideFolder)) if (Number(/\d+$/.exec(path)?.[0]) < now - asideKept) this.remove(path);
  }

  /**
   * Reads the header of a file. Throws Unreadable if it is of another version, incomplete or its base image is missing.
   */
  about<About>(path: string): About & StoredState {
    const { about } = readHeader<About & StoredState>(this.#at(path));
    if (!canGoOn(about.migrations)) throw new Unreadable('of another version');
    if (about.base && !this.has(join(bases, about.base))) throw new Unreadable('what it differs from is missing');
    return about;
  }

  read<About>(path: string): { about: About & StoredState; state: State } {
    const about = this.about<About>(path);
    const { mode, now, takenAt, faults } = about;
    return {
      about,
      state: {
        bytes: readContent(this.#at(path), readHeader(this.#at(path))),
        base: this.#base(about.base),
        mode,
        now,
        takenAt,
        faults,
      },
    };
  }

  async write(
    path: string,
    about: object,
    { bytes, base, ...moment }: State,
    stillWanted?: () => boolean,
  ): Promise<void> {
    if (base && !this.#bases.has(base.id)) {
      const { id } = base;
      const writing = this.#writing.get(id) ?? this.#writeBase(base).finally(() => this.#writing.delete(id));
      this.#writing.set(id, writing);
      await writing;
    }
    const kept: StoredState = { ...moment, migrations: knownMigrations(), base: base?.id ?? '' };
    await writeStateFile(this.#at(path), { ...about, ...kept }, bytes, stillWanted);
  }

  async #writeBase(base: Base): Promise<void> {
    const at = join(bases, base.id);
    if (!this.has(at)) await writeStateFile(this.#at(at), {}, await compress(base.bytes, { level: 1 }));
    this.#bases.set(base.id, base);
  }

  /** Writes a file that consists of JSON only; `readData` reads it. */
  writeData = (path: string, about: object): Promise<void> => writeStateFile(this.#at(path), about, Buffer.alloc(0));
  readData<About extends object>(path: string): About {
    const { bytes: _, ...about } = readHeader<About>(this.#at(path)).about;
    return about as About;
  }

  #base(id: string): Base | undefined {
    if (!id) return undefined;
    let base = this.#bases.get(id);
    if (!base) {
      const path = this.#at(join(bases, id));
      base = { id, bytes: gunzipSync(readContent(path, readHeader(path))) };
      if (shortHash(base.bytes) !== id) throw new Unreadable('what it differs from is not what it was');
      this.#bases.set(id, base);
    }
    return base;
  }

  /** Deletes base images that no state uses any more. */
  removeBases(used: ReadonlySet<string>): void {
    for (const path of this.in(bases)) {
      const id = path.slice(bases.length + 1);
      if (!used.has(id) && !this.#bases.has(id)) this.remove(path);
    }
  }
}
