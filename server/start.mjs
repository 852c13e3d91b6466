// The program of `npm start`: builds the product if its sources are newer than the last build, then starts the built
// server.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, newestBuild, stampIn, useBuild } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
// The server reads the YAML files in these folders at run time, so a change in them needs no build.
const readAsTheyAre = new Set(['scenarios', 'students', 'personas', 'shared'].map((name) => join(root, 'seed', name)));
const sources = ['web', 'server', 'db', 'seed', 'locales', 'openapi.yaml', 'package-lock.json'];

const newest = (path) => {
  if (readAsTheyAre.has(path)) return 0;
  const info = statSync(path);
  return info.isDirectory()
    ? readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), info.mtimeMs)
    : info.mtimeMs;
};

const built = newestBuild(dist) ? statSync(stampIn(dist)).mtimeMs : 0;
if (process.argv.includes('--build') || sources.some((source) => newest(join(root, source)) > built)) {
  process.stdout.write('Building …\n');
  build(dist);
}
if (!process.argv.includes('--build') && !process.argv.includes('--build-only')) {
  process.env.NODE_ENV ??= 'production';
  const folder = newestBuild(dist);
  useBuild(folder);
  await import(pathToFileURL(join(folder, 'server/main.js')).href);
}
