// Builds the product: each time into a folder of its own, dist/builds/<name>, so that a server that is running goes on
// with what it began with. `dist/web`, `dist/server`, `dist/openapi.yaml` and `dist/openapi.json` are
// copies of the newest.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const parts = ['server', 'web', 'openapi.json', 'openapi.yaml'];
/** How many builds stay that no server runs. */
const keptBuilds = 2;
const mark = 'used-by-';

/** Written last: its content is the newest build, its time when that was made. */
export const stampIn = (dist) => join(dist, 'built');

/** The folder of the newest build; undefined before the first. */
export function newestBuild(dist) {
  const name = existsSync(stampIn(dist)) ? readFileSync(stampIn(dist), 'utf8').trim() : '';
  const folder = join(dist, 'builds', name);
  return name && existsSync(folder) ? folder : undefined;
}

/** As long as this process lives, the build stays. */
export const useBuild = (folder) => writeFileSync(join(folder, `${mark}${process.pid}`), '');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
const isUsed = (folder) =>
  readdirSync(folder).some((name) => name.startsWith(mark) && isAlive(Number(name.slice(mark.length))));

/** Makes a finished build the newest one, and removes those before it that nobody uses. */
export function publishBuild(dist, name) {
  const builds = join(dist, 'builds');
  for (const part of parts) {
    const [next, target] = [join(dist, `.next-${name}-${part}`), join(dist, part)];
    cpSync(join(builds, name, part), next, { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(next, target);
  }
  writeFileSync(stampIn(dist), name);
  // Names are times, of one length.
  const before = readdirSync(builds)
    .filter((one) => one < name)
    .sort();
  for (const old of before.slice(0, 1 - keptBuilds))
    if (!isUsed(join(builds, old))) rmSync(join(builds, old), { recursive: true, force: true });
}

/** Ends the process where it cannot be built. */
export function build(dist) {
  const name = Date.now().toString(36);
  const folder = join(dist, 'builds', name);
  mkdirSync(folder, { recursive: true });
  useBuild(folder);
  for (const part of ['server', 'web']) {
    const { status } = spawnSync(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '-c', `${part}/vite.config.ts`, '--logLevel', 'warn'],
      { cwd: root, stdio: 'inherit', env: { ...process.env, BUILD_FOLDER: folder } },
    );
    if (status === 0) continue;
    rmSync(folder, { recursive: true, force: true });
    process.exit(status ?? 1);
  }
  publishBuild(dist, name);
}
