import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../db/root.ts';

const dist = join(projectRoot, 'dist');

/**
 * The folder of the newest build, whose name build.mjs writes to dist/built; `dist` itself if there is none. It is used
 * when running from the sources.
 */
function newest(): string {
  const stamp = join(dist, 'built');
  const folder = join(dist, 'builds', existsSync(stamp) ? readFileSync(stamp, 'utf8').trim() : '');
  return existsSync(join(folder, 'openapi.json')) ? folder : dist;
}

const upwards = (folder: string): string =>
  existsSync(join(folder, 'openapi.json')) ? folder : folder === projectRoot ? newest() : upwards(dirname(folder));

/**
 * The build folder that contains this program. When running from the sources, it is the newest build, whose page is
 * served.
 */
export const buildFolder = upwards(dirname(fileURLToPath(import.meta.url)));

/**
 * Marks the build as used by this process, so that newer builds do not delete it. If the folder cannot be written,
 * nothing is marked, but nothing can be deleted either.
 */
export function markBuildInUse(): void {
  try {
    writeFileSync(join(buildFolder, `used-by-${process.pid}`), '');
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
