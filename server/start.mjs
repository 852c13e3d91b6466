// What `npm start` runs: builds what is missing or older than its sources, then starts the built server.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = join(root, 'dist/built');
const sources = ['web', 'server', 'db', 'seed', 'locales', 'openapi.yaml', 'package-lock.json'];

const newest = (path) => {
  const info = statSync(path);
  return info.isDirectory() ? readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), info.mtimeMs) : info.mtimeMs;
};

const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
if (sources.some((source) => newest(join(root, source)) > built)) {
  process.stdout.write('Building …\n');
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, '');
}
if (!process.argv.includes('--build-only')) {
  process.env.NODE_ENV ??= 'production';
  await import('../dist/server/main.js');
}
