// Builds the product. Each build gets its own folder dist/builds/<name>, so that a running server keeps the files that
// it started with. `dist/web`, `dist/server`, `dist/openapi.yaml` and `dist/openapi.json` are copies of the newest
// build.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const parts = ['server', 'web', 'openapi.json', 'openapi.yaml'];
const sources = ['web', 'server', 'db', 'seed', 'locales', 'openapi.yaml', 'package-lock.json'];
// The server reads the YAML files in these folders at run time, so a change in them needs no build.
const readAsTheyAre = new Set(['scenarios', 'students', 'personas', 'shared'].map((name) => join('seed', name)));

/** The number of builds that are kept even if no server runs them. */
const keptBuilds = 2;
const mark = 'used-by-';

/**
 * The path of the stamp file, which is written last. It contains the name of the newest build; its modification time
 * is the time of that build.
 */
export const stampIn = (dist) => join(dist, 'built');

/** The folder of the newest build; undefined if there is none. */
export function newestBuild(dist) {
  const name = existsSync(stampIn(dist)) ? readFileSync(stampIn(dist), 'utf8').trim() : '';
  const folder = join(dist, 'builds', name);
  return name && existsSync(folder) ? folder : undefined;
}

/** The source files of a build, and the folders they are in, as paths from the project's folder. */
const listSources = (path) =>
  readAsTheyAre.has(path)
    ? []
    : statSync(join(root, path)).isDirectory()
      ? [path, ...readdirSync(join(root, path)).flatMap((name) => listSources(join(path, name)))]
      : [path];

/** A hash of the names and contents of all sources. */
function hashSources() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap(listSources).sort())
    if (statSync(join(root, path)).isFile())
      hash
        .update(`${path}\0`)
        .update(readFileSync(join(root, path)))
        .update('\0');
  return hash.digest('hex');
}

const hashIn = (folder) => join(folder, 'sources');

/**
 * True if the newest build was made from the sources as they are. Their times are compared first. If a source is newer
 * than the build, as in a copied folder, their contents are compared.
 */
export function isUpToDate(dist) {
  const folder = newestBuild(dist);
  if (!folder) return false;
  const built = statSync(stampIn(dist)).mtimeMs;
  if (sources.flatMap(listSources).every((path) => statSync(join(root, path)).mtimeMs <= built)) return true;
  return existsSync(hashIn(folder)) && readFileSync(hashIn(folder), 'utf8') === hashSources();
}

/**
 * Marks a build as used by this process, so that it is not deleted while the process runs. In a folder that cannot be
 * written nothing is deleted either.
 */
export function useBuild(folder) {
  try {
    writeFileSync(join(folder, `${mark}${process.pid}`), '');
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
  }
}

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

/** Makes a finished build the newest one. Deletes older builds that no process uses, except the latest of them. */
export function publishBuild(dist, name) {
  const builds = join(dist, 'builds');
  for (const part of parts) {
    const [next, target] = [join(dist, `.next-${name}-${part}`), join(dist, part)];
    cpSync(join(builds, name, part), next, { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(next, target);
  }
  writeFileSync(stampIn(dist), name);
  // The names of builds are times of the same length, so sorting them as text sorts them by age.
  const before = readdirSync(builds)
    .filter((one) => one < name)
    .sort();
  for (const old of before.slice(0, 1 - keptBuilds))
    if (!isUsed(join(builds, old))) rmSync(join(builds, old), { recursive: true, force: true });
}

/** Builds a part into the folder. Returns the exit code of the builder; null if a signal ended it. */
const buildPart = (part, folder) =>
  new Promise((resolve) => {
    spawn(
      process.execPath,
      [join(root, 'node_modules/vite/bin/vite.js'), 'build', '-c', `${part}/vite.config.ts`, '--logLevel', 'warn'],
      { cwd: root, stdio: 'inherit', env: { ...process.env, BUILD_FOLDER: folder } },
    ).on('close', resolve);
  });

/**
 * Builds the server and the page beside each other into a new folder and publishes it. Ends the process if the build
 * fails.
 */
export async function build(dist) {
  const name = Date.now().toString(36);
  const folder = join(dist, 'builds', name);
  mkdirSync(folder, { recursive: true });
  useBuild(folder);
  const hash = hashSources();
  process.stdout.write('Building the server and the page …\n');
  const failed = (await Promise.all(['server', 'web'].map((part) => buildPart(part, folder)))).filter(
    (code) => code !== 0,
  );
  if (failed.length) {
    rmSync(folder, { recursive: true, force: true });
    process.exit(failed[0] ?? 1);
  }
  writeFileSync(hashIn(folder), hash);
  publishBuild(dist, name);
}
