import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inMemory, openDatabase } from './db.ts';
import { projectRoot } from './root.ts';
import { attachedObjects, attachedObjectsOf, rewriteMigration, type AttachedObject } from './triggers.ts';

/**
 * Adds a migration where db/schema or db/triggers.sql differs from what the migrations make. A migration that exists is
 * never changed: databases have run it. `npm run generate -- NAME` names the new one.
 */
const folder = join(projectRoot, 'db/migrations');
const migrations = (): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();

const drizzleKit = (...options: string[]): void => {
  execFileSync('npx', ['drizzle-kit', 'generate', '--config', 'db/drizzle.config.ts', ...options], {
    cwd: projectRoot,
    stdio: ['inherit', 'ignore', 'inherit'],
  });
};

const before = migrations();
const db = openDatabase(inMemory);
const present: AttachedObject[] = attachedObjectsOf(db.$client);
db.$client.close();
const wanted = attachedObjects(readFileSync(join(projectRoot, 'db/triggers.sql'), 'utf8'));

const name = process.argv[2] ?? 'change';
drizzleKit('--name', name);
const added = (): string | undefined => migrations().find((file) => !before.includes(file));
const schemaChange = added() ? readFileSync(join(folder, added()!), 'utf8') : '';
const sql = rewriteMigration(schemaChange, present, wanted);
if (sql !== schemaChange) {
  if (!added()) drizzleKit('--custom', '--name', name);
  writeFileSync(join(folder, added()!), sql);
}
process.stdout.write(`${added() ? `db/migrations/${added()}: added` : 'db/migrations: nothing to add'}\n`);
