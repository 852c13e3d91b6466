import { execFileSync } from 'node:child_process';
import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './root.ts';

/**
 * Writes the one migration anew from db/schema and db/triggers.sql. Nothing has been released, so no database has to be carried on; from
 * the first release on, each change is a migration of its own, and drizzle's snapshots are kept.
 */
const folder = join(projectRoot, 'db/migrations');
rmSync(folder, { recursive: true, force: true });
execFileSync('npx', ['drizzle-kit', 'generate', '--config', 'db/drizzle.config.ts', '--name', 'university'], { cwd: projectRoot, stdio: 'inherit' });
const [file] = readdirSync(folder).filter((name) => name.endsWith('.sql'));
appendFileSync(join(folder, file ?? ''), `\n--> statement-breakpoint\n${readFileSync(join(projectRoot, 'db/triggers.sql'), 'utf8')}`);
for (const name of readdirSync(join(folder, 'meta'))) if (name.endsWith('_snapshot.json')) rmSync(join(folder, 'meta', name));
