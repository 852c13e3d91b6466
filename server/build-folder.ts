import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../db/root.ts';

const dist = join(projectRoot, 'dist');

/** From the sources the newest build, as build.mjs names it. */
function newest(): string {
  const stamp = join(dist, 'built');
  const folder = join(dist, 'builds', existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : '');
  return existsSync(join(folder, 'openapi.json')) ? folder : dist;
}

const upwards = (folder: string): string =>
  existsSync(join(folder, 'openapi.json')) ? folder : folder === projectRoot ? newest() : upwards(dirname(folder));

/** The build that this program is part of, or serves the page of. */
export const buildFolder = upwards(dirname(fileURLToPath(import.meta.url)));

/** As long as this process lives, the build stays: a newer one removes only those that nobody uses. */
export const markBuildInUse = (): void => writeFileSync(join(buildFolder, `used-by-${process.pid}`), '');
