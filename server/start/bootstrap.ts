import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import type { Logger } from 'pino';
import { inMemory, openDatabase, removeLeftovers, type Db } from '../../db/db.ts';
import { versionOf, type DatabaseVersion } from '../../db/migrate.ts';
import { semesters } from '../../db/schema/university.ts';
import { updateReferenceTables } from '../../seed/reference-data.ts';
import { isSeeded } from '../../seed/seed-marker.ts';
import { openClock, type ClockMode } from '../clock/business-clock.ts';
import { scheduledJobs } from '../simulator/scheduled-jobs.ts';
import { composeFeatures, universityJobs } from '../features.ts';
import { ensureSigningKey, rotateOldSigningKey } from '../features/account/account-tokens.ts';
import type { Settings } from '../settings.ts';
import type { DatabaseFacts } from './start-rules.ts';
import type { Tenant } from '../tenant.ts';

/** Reads the version of a database file. Throws an error with a readable sentence if the file is no database. */
function readVersion(client: Sqlite.Database): DatabaseVersion {
  try {
    return versionOf(client);
  } catch (error) {
    if ((error as { code?: string }).code !== 'SQLITE_NOTADB') throw error;
    throw new Error('This file is not a database. Set DATABASE_FILE to another file.', { cause: error });
  }
}

/**
 * Returns the facts of a database file without changing it: the mode of its clock, and true if it is seeded. Undefined
 * for a database in memory, and if the file is missing or has no semesters yet. Throws if this version of the server
 * cannot open it.
 */
export function databaseFacts(file: string): DatabaseFacts {
  if (file === inMemory || !existsSync(file)) return undefined;
  const client = new Sqlite(file);
  try {
    const version = readVersion(client);
    if (version === 'newer')
      throw new Error('A newer version of this server has opened this database. Start that version, or a newer one.');
    if (version === 'foreign')
      throw new Error(
        'Another version of this server created this database, and this one cannot upgrade it. Start that version, or set DATABASE_FILE to another file.',
      );
    if (version === 'unknown')
      throw new Error('Another program created this database. Set DATABASE_FILE to another file.');
    const has = (table: string): boolean =>
      client.prepare(`select 1 from sqlite_master where type = 'table' and name = ?`).get(table) !== undefined;
    if (!has('semester') || client.prepare('select 1 from semester limit 1').get() === undefined) return undefined;
    const clock = client.prepare<[], ClockMode>('select mode from clock').pluck().get();
    return { seeded: isSeeded(client), clock: clock ?? 'live' };
  } finally {
    client.close();
  }
}

/**
 * Fills an empty database. A simulator gets a simulated university. Another server gets reference data only, and its
 * clock shows the real time. If its `allowUnsafe` contains `seed` or `clock`, it gets the simulated university or keeps
 * the simulated clock.
 */
async function fill(db: Db, { simulate, allowUnsafe, students }: Settings, log: Logger): Promise<void> {
  const started = performance.now();
  const { seedDatabase, seedReference } = await import('../../seed/seed.ts');
  const invented = simulate || allowUnsafe.has('seed');
  process.stdout.write('Creating the database …\n');
  if (invented) seedDatabase(db, { students });
  else seedReference(db);
  if (!simulate && !allowUnsafe.has('clock')) openClock(db).set('live');
  log.info({ students: invented ? students : 0, ms: Math.round(performance.now() - started) }, 'seeded');
}

/** Opens the server's own university: opens its database, fills it if empty, and prepares its keys and clock. */
export async function openUniversity(settings: Settings, log: Logger): Promise<Tenant> {
  removeLeftovers(settings.databaseFile);
  const db = composeFeatures(openDatabase(settings.databaseFile));
  if (db.select().from(semesters).limit(1).all().length === 0) await fill(db, settings, log);
  const left = updateReferenceTables(db);
  if (left.length) log.warn({ rows: left }, 'reference data of this version that the university has changed was left');
  await ensureSigningKey(db);
  await rotateOldSigningKey(db);
  return { name: '', path: '', db, clock: openClock(db, settings.simulate ? scheduledJobs : universityJobs) };
}
