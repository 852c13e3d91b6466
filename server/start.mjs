// The program of `npm start`: checks the machine, builds the product if its sources are newer than the last build, then
// starts the built server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, isUpToDate, newestBuild, useBuild } from './build.mjs';
import { nodeOfPackages, nodeRefusal, preflightRefusals } from './start/preflight.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

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

/** Runs this program on another Node and ends as it ends. */
function runOn(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise(() => child.on('close', (code) => process.exit(code ?? 1)));
}

const old = nodeRefusal(process.versions.node);
if (old) {
  const better = nodeOfPackages(root);
  if (better) await runOn(better);
  end([old], 1);
}

const known = ['--build', '--build-only', '--help'];
const given = process.argv.slice(2);
const unknown = given.filter((option) => !known.includes(option));
if (given.includes('--help')) end([usage.trimEnd()], 0);
if (unknown.length) end([`Unknown: ${unknown.join(' ')}`, usage.trimEnd()], 2);

const builds = given.includes('--build') || !isUpToDate(dist);
const serves = !given.includes('--build') && !given.includes('--build-only');
const reasons = await preflightRefusals(root, process.env, { builds, serves });
if (reasons.length) end(reasons, 1);

if (builds) await build(dist);
if (serves) {
  process.env.NODE_ENV ??= 'production';
  // A library's use of an old function of Node is for its developers, not for those who start the product.
  process.noDeprecation = true;
  const folder = newestBuild(dist);
  useBuild(folder);
  await import(pathToFileURL(join(folder, 'server/main.js')).href);
}
