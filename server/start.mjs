// The program of `npm start`: checks the machine, builds the product if its sources are newer than the last build, then
// starts the built server.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, newestBuild, stampIn, useBuild } from './build.mjs';
import { nodeRefusal, preflightRefusals } from './start/preflight.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
// The server reads the YAML files in these folders at run time, so a change in them needs no build.
const readAsTheyAre = new Set(['scenarios', 'students', 'personas', 'shared'].map((name) => join(root, 'seed', name)));
const sources = ['web', 'server', 'db', 'seed', 'locales', 'openapi.yaml', 'package-lock.json'];

const usage = `Usage: npm start
  Builds the product if necessary and starts the server. Settings are environment variables, such as
  PORT=3001 npm start; server/hosting/README.md lists them.
npm run build
  Builds the product and starts nothing.
`;

const end = (lines, code) => {
  (code === 0 ? process.stdout : process.stderr).write(`${lines.join('\n')}\n`);
  process.exit(code);
};

const old = nodeRefusal(process.versions.node);
if (old) end([old], 1);

const known = ['--build', '--build-only', '--help'];
const given = process.argv.slice(2);
const unknown = given.filter((option) => !known.includes(option));
if (given.includes('--help')) end([usage.trimEnd()], 0);
if (unknown.length) end([`Unknown: ${unknown.join(' ')}`, usage.trimEnd()], 2);

const newest = (path) => {
  if (readAsTheyAre.has(path)) return 0;
  const info = statSync(path);
  return info.isDirectory()
    ? readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), info.mtimeMs)
    : info.mtimeMs;
};

const built = newestBuild(dist) ? statSync(stampIn(dist)).mtimeMs : 0;
const builds = given.includes('--build') || sources.some((source) => newest(join(root, source)) > built);
const serves = !given.includes('--build') && !given.includes('--build-only');
const reasons = await preflightRefusals(root, process.env, { builds, serves });
if (reasons.length) end(reasons, 1);

if (builds) build(dist);
if (serves) {
  process.env.NODE_ENV ??= 'production';
  const folder = newestBuild(dist);
  useBuild(folder);
  await import(pathToFileURL(join(folder, 'server/main.js')).href);
}
