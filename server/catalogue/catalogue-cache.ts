import { sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../db/db.ts';
import { catalogueVersion } from '../../db/schema/catalogue.ts';

/**
 * What hardly ever changes is read once and cached as long as its version stands, which triggers change with every
 * write to its tables, whoever writes. A version is drawn, never counted: databases of the same version, such as
 * copies, share the cache.
 */

/**
 * `calendar`: semesters, agenda and figures. `courses`: all that is studied, where and with whom. Each has a version of
 * its own.
 */
export type CacheRegion = 'calendar' | 'courses';
type Facts = Map<object, unknown>;
/** `snapshotActive` while a call reads: nothing else can come between. */
type CatalogueCache = Record<CacheRegion, { version: string; facts: Facts }> & { snapshotActive: boolean };

const versionQuery = preparedPerDb((db) =>
  db.$client.prepare<[], [calendar: string, courses: string]>('select calendar, courses from catalogue_version').raw(),
);

const factsByVersion = new Map<string, WeakRef<Facts>>();
const evictionRegistry = new FinalizationRegistry<string>((version) => {
  if (!factsByVersion.get(version)?.deref()) factsByVersion.delete(version);
});

function factsOfVersion(version: string): Facts {
  const known = factsByVersion.get(version)?.deref();
  if (known) return known;
  const facts: Facts = new Map();
  factsByVersion.set(version, new WeakRef(facts));
  evictionRegistry.register(facts, version);
  return facts;
}

const emptyRegion = { version: '', facts: new Map<object, unknown>() };
const cacheOf = preparedPerDb((): CatalogueCache => ({
  calendar: emptyRegion,
  courses: emptyRegion,
  snapshotActive: false,
}));

function current(db: Db): CatalogueCache {
  const cache = cacheOf(db);
  if (cache.snapshotActive) return cache;
  const [calendar, courses] = versionQuery(db).get() ?? ['', ''];
  if (calendar !== cache.calendar.version) cache.calendar = { version: calendar, facts: factsOfVersion(calendar) };
  if (courses !== cache.courses.version) cache.courses = { version: courses, facts: factsOfVersion(courses) };
  return cache;
}

/** For whoever writes without the triggers. */
export const invalidateCatalogue = (db: Db): void => {
  const drawn = sql`hex(randomblob(8))`;
  db.update(catalogueVersion).set({ calendar: drawn, courses: drawn }).run();
};

/** Outside production a cached fact cannot be changed by mistake. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Map || value instanceof Set) value.forEach(deepFreeze);
  else Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
const inDevelopment = process.env.NODE_ENV !== 'production';
const freezeInDevelopment = <Value>(value: Value): Value => (inDevelopment ? deepFreeze(value) : value);

/**
 * A fact of this region, read at its first use after a change. `read` looks at the region's own tables alone; what it
 * returns is never changed.
 */
export function cached<Value extends object>(region: CacheRegion, read: (db: Db) => Value): (db: Db) => Value {
  const value = (db: Db): Value => {
    const { facts } = current(db)[region];
    const known = facts.get(read);
    if (known !== undefined) return known as Value;
    // Version and rows are read as of one moment.
    if (!db.$client.inTransaction) return withReadSnapshot(db, () => value(db));
    const found = freezeInDevelopment(read(db));
    facts.set(read, found);
    return found;
  };
  return value;
}

/** One such fact for each key. */
export function cachedBy<Key, Value extends object>(
  region: CacheRegion,
  read: (db: Db, key: Key) => Value,
): (db: Db, key: Key) => Value {
  const all = cached(region, () => new Map<Key, Value>());
  const value = (db: Db, key: Key): Value => {
    const known = all(db);
    const one = known.get(key);
    if (one !== undefined) return one;
    if (!db.$client.inTransaction) return withReadSnapshot(db, () => value(db, key));
    const found = freezeInDevelopment(read(db, key));
    known.set(key, found);
    return found;
  };
  return value;
}

const edges = preparedPerDb((db) => ({ begin: db.$client.prepare('begin'), commit: db.$client.prepare('commit') }));

/**
 * Reads as of one moment, within a transaction or in one of its own. The versions are looked up once: `work` writes
 * nothing that is cached.
 */
export function withReadSnapshot<Result>(db: Db, work: () => Result): Result {
  const cache = cacheOf(db);
  if (cache.snapshotActive) return work();
  const { begin, commit } = edges(db);
  const own = !db.$client.inTransaction;
  if (own) begin.run();
  try {
    current(db).snapshotActive = true;
    return work();
  } finally {
    cache.snapshotActive = false;
    if (own && db.$client.inTransaction) commit.run();
  }
}
