import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../db/root.ts';
import { buildFolder } from '../build-folder.ts';
import { day } from '../../locales/durations.ts';
import { parseOptions } from './tool-server.ts';
import { toBasePath, HostingFault, nginxConfiguration, readHosting, type Hosting } from '../hosting/hosting.ts';
import { installedApp } from '../http/installed-app.ts';
import { haproxyConfiguration, isLab, readLab } from '../hosting/lab.ts';
import { pageFile, scriptsIn } from '../http/page-file.ts';

/**
 * `npm run hosting -- settings.json` prints nginx's configuration. With `--out FOLDER` it writes the configuration and
 * the built page, which gets its path and its config.json. The page is not rebuilt. Settings with `servers` describe
 * several simulators at one address (a lab); for them it prints or writes HAProxy's configuration instead.
 */

/** Days to keep old assets. Pages opened before an update still load them. */
const keptDays = 90;

const built = join(buildFolder, 'web');

const usage = 'Write: npm run hosting -- settings.json [--out FOLDER]; see server/hosting/README.md';

function writePage(out: string, hosting: Hosting): void {
  const page = join(out, 'page', toBasePath(hosting));
  mkdirSync(page, { recursive: true });
  cpSync(built, page, { recursive: true, filter: (file) => !file.endsWith('.map') });
  writeFileSync(
    join(page, 'index.html'),
    pageFile(readFileSync(join(built, 'index.html'), 'utf8'), toBasePath(hosting), hosting.config),
  );
  writeFileSync(join(page, 'config.json'), `${JSON.stringify(hosting.config, null, 2)}\n`);
  for (const language of ['en', 'ar'] as const)
    writeFileSync(join(page, `app-${language}.json`), JSON.stringify(installedApp(language, hosting.config)));
  const assets = join(page, 'assets');
  for (const name of readdirSync(assets))
    if (Date.now() - statSync(join(assets, name)).mtimeMs > keptDays * day) rmSync(join(assets, name));
}

function writeHosting(hosting: Hosting, out: string | undefined): void {
  const configuration = nginxConfiguration(
    readFileSync(join(projectRoot, 'server/hosting/nginx.conf'), 'utf8'),
    hosting,
    scriptsIn(readFileSync(join(built, 'index.html'), 'utf8')),
  );
  if (!out) return void process.stdout.write(configuration);
  writePage(out, hosting);
  writeFileSync(join(out, 'nginx.conf'), configuration);
  process.stdout.write(`Written: ${join(out, 'nginx.conf')} and ${join(out, 'page')}\n`);
}

function writeLab(found: object, out: string | undefined): void {
  const configuration = haproxyConfiguration(
    readFileSync(join(projectRoot, 'server/hosting/haproxy.cfg'), 'utf8'),
    readLab(found),
  );
  if (!out) return void process.stdout.write(configuration);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'haproxy.cfg'), configuration);
  process.stdout.write(`Written: ${join(out, 'haproxy.cfg')}\n`);
}

let settings: string | undefined;
try {
  const {
    values: { out, help },
    positionals,
  } = parseOptions({
    options: { out: { type: 'string' }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  [settings] = positionals;
  if (help) {
    process.stdout.write(`${usage}\n`);
    process.exit();
  }
  if (!settings) throw new HostingFault(usage);
  if (!existsSync(settings)) throw new HostingFault('there is no such file');
  const found = JSON.parse(readFileSync(settings, 'utf8')) as unknown;
  if (isLab(found)) writeLab(found, out);
  else {
    const hosting = readHosting(found);
    if (!existsSync(join(built, 'index.html'))) throw new HostingFault('the page is not built yet: npm run build');
    writeHosting(hosting, out);
  }
} catch (error) {
  process.stderr.write(
    `${error instanceof HostingFault || error instanceof SyntaxError ? `${settings ?? 'hosting'}: ` : ''}${(error as Error).message}\n`,
  );
  process.exitCode = 1;
}
