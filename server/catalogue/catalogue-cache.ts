import { sql } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../db/db.ts';
import { catalogueVersion } from '../../db/schema/catalogue.ts';

/**
 * Cache for data that rarely changes, valid as long as the version text in the database is the same. Triggers change
 * the version with every write to the cached tables. Versions are random, so databases with the same version, such as
 * copies, share the cache.
 */

/**
 * Regions with separate versions. `calendar`: semesters, holidays, agenda, incidents, limits, study loads,
 * grades and fee rates. `courses`: colleges, departments, programmes, plans, courses of minors, courses, sections,
 * campuses, buildings, rooms, instructors and sponsors.
 */
export type CacheRegion = 'calendar' | 'courses';
type Facts = Map<object, unknown>;
/** `snapshotActive` is true during a read snapshot, when the version cannot change. */
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

/** Invalidates the cache. Call it after writing while the triggers are absent. */
export const invalidateCatalogue = (db: Db): void => {
  const drawn = sql`hex(randomblob(8))`;
  db.update(catalogueVersion).set({ calendar: drawn, courses: drawn }).run();
};

/** Freezes objects and arrays, also those within a Map or Set. A Map or Set itself stays changeable. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Map || value instanceof Set) value.forEach(deepFreeze);
  else Object.values(Object.freeze(value)).forEach(deepFreeze);
  return value;
}
/** Outside production cached values are frozen, so that they cannot be changed by mistake. */
const inDevelopment = process.env.NODE_ENV !== 'production';
const freezeInDevelopment = <Value>(value: Value): Value => (inDevelopment ? deepFreeze(value) : value);

/**
 * Returns a getter for a cached value. `read` runs at the first use after a change of the version. It may use only
 * tables of its region, and its result must not be modified.
 */
export function cached<Value extends object>(region: CacheRegion, read: (db: Db) => Value): (db: Db) => Value {
  const value = (db: Db): Value => {
    const { facts } = current(db)[region];
    const known = facts.get(read);
    if (known !== undefined) return known as Value;
    // Version and rows must be read in one snapshot.
    if (!db.$client.inTransaction) return withReadSnapshot(db, () => value(db));
    const found = freezeInDevelopment(read(db));
    facts.set(read, found);
    return found;
  };
  return value;
}

/** Like `cached`, with one value for each key. */
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
 * Runs reads in one snapshot, in the open transaction or in its own. Versions are looked up once, so `work` must not
 * write cached tables.
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
