import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../../db/root.ts';
import { toCorporateEmail } from '../../seed/personas.ts';
import { seedPassword } from '../../seed/password.ts';
import { textsIn } from '../e2e/texts.ts';
import { browserOptions, ensureBrowser } from '../support/browser.ts';
import { debianProgram } from '../support/debian.ts';
import { serve, type ServerProcess } from '../support/server-process.ts';
import { storedSession } from '../support/stored-session.ts';

/**
 * The page on Debian's nginx with the output of `npm run hosting`, at a path of its own and with its API at another
 * origin.
 */

const folder = mkdtempSync(join(tmpdir(), 'sis-hosting-'));
const base = '/uob_sis_prod/';
let api: ServerProcess;
let nginx: ChildProcess;
let browser: Browser;
let site: string;
let page: string;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const run = (command: string, args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: projectRoot, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
  return stdout;
};

beforeAll(async () => {
  const program = debianProgram('nginx', 'nginx-light');
  if (!ensureBrowser()) throw new Error('no browser to open the page with');
  run(process.execPath, ['server/start.mjs', '--build-only']);
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  page = `${site}${base}`;
  api = await serve({ PAGE_URL: page, DATABASE_FILE: ':memory:', STUDENTS: '50' });
  const { base: apiBaseUrl } = api.client;
  const identityProvider = {
    issuer: `${apiBaseUrl}/identity`,
    clientId: 'student-portal',
    authorizationUrl: `${apiBaseUrl}/identity/auth`,
    endSessionUrl: `${apiBaseUrl}/identity/session/end`,
  };
  const config = {
    apiBaseUrl,
    simulator: true,
    identityProvider,
    name: { en: 'University of the Gulf', ar: 'جامعة الخليج' },
    accent: '#7a1f3d',
    reportUrl: `${apiBaseUrl}/page-reports`,
    help: { email: 'help@university.example' },
    offline: true,
  };
  writeFileSync(
    join(folder, 'settings.json'),
    JSON.stringify({ publicUrl: page, folder, listen: [`127.0.0.1:${port}`], config }),
  );
  run(process.execPath, [
    '--import',
    'tsx',
    'server/tools/hosting-cli.ts',
    join(folder, 'settings.json'),
    '--out',
    folder,
  ]);
  mkdirSync(join(folder, 'temporary'));
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/temporary/${name};`)
    .join('\n');
  writeFileSync(
    join(folder, 'main.conf'),
    `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;\npid ${folder}/nginx.pid;\nevents {}\nhttp {\ninclude /etc/nginx/mime.types;\naccess_log off;\n${kept}\ninclude ${folder}/nginx.conf;\n}\n`,
  );
  run(program, ['-t', '-q', '-e', join(folder, 'errors'), '-c', join(folder, 'main.conf')]);
  nginx = spawn(program, ['-e', join(folder, 'errors'), '-c', join(folder, 'main.conf')], { stdio: 'ignore' });
  for (
    let tries = 0;
    tries < 100 &&
    !(await fetch(page).then(
      ({ ok }) => ok,
      () => false,
    ));
    tries += 1
  )
    await new Promise((resolve) => setTimeout(resolve, 100));
  browser = await chromium.launch(browserOptions());
});
afterAll(async () => {
  await browser?.close();
  nginx?.kill('SIGTERM');
  await api?.kill();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (path: string): Promise<Response> =>
  fetch(`${site}${path}`, { redirect: 'manual', headers: { 'accept-encoding': 'gzip' } });

it('every address of the page is its index, a part that is missing is missing, and parts are kept for a year', async () => {
  for (const path of [base, `${base}home`, `${base}requests/GRC-2026-000001`, `${base}default.aspx`]) {
    const answer = await ask(path);
    const text = await answer.text();
    expect([path, answer.status, answer.headers.get('cache-control'), answer.headers.get('content-encoding')]).toEqual([
      path,
      200,
      'no-cache',
      'gzip',
    ]);
    expect(text).toContain(`<base href="${base}">`);
    expect(text).toContain('<title>University of the Gulf · جامعة الخليج</title>');
    expect(answer.headers.get('content-security-policy')).toContain(`connect-src 'self' ${api.client.base};`);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
  const script = /assets\/[\w.-]+\.js/.exec(await (await ask(base)).text())?.[0] ?? '';
  const asset = await ask(`${base}${script}`);
  expect([
    asset.status,
    asset.headers.get('cache-control'),
    asset.headers.get('content-encoding'),
    asset.headers.get('content-type'),
  ]).toEqual([200, 'public, max-age=31536000, immutable', 'gzip', expect.stringContaining('javascript')]);
  expect((await ask(`${base}assets/Missing-1234.js`)).status).toBe(404);
  expect([(await ask('/elsewhere')).status, (await ask(`${base}config.json`)).headers.get('cache-control')]).toEqual([
    404,
    'no-cache',
  ]);
  for (const [path, to] of [
    ['/', base],
    ['/uob_sis_prod', base],
  ])
    expect([path, (await ask(path ?? '')).headers.get('location')]).toEqual([path, to]);
});

/** Opens a tab that records violations of the page's or the API's policy. */
async function opened(): Promise<{ tab: Page; wrong: string[] }> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const tab = await context.newPage();
  const wrong: string[] = [];
  // For a file opened directly, the browser requests the icon of the whole site, which does not exist at this address.
  tab.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !message.location().url.endsWith('/favicon.ico') &&
      wrong.push(`${message.text()} ${message.location().url}`),
  );
  tab.on('pageerror', (error) => wrong.push(error.message));
  return { tab, wrong };
}

it('the corporate e-mail signs in at the provider and comes back to the page', async () => {
  const { say } = await textsIn('en');
  const { tab, wrong } = await opened();
  await tab.goto(`${page}default.aspx`);
  await tab.getByRole('button', { name: say('account:signIn.corporateEmail') }).click();
  await tab.getByLabel(say('identity:signIn.email')).fill(toCorporateEmail({ key: 'eligible' }));
  await tab.getByLabel(say('identity:signIn.password')).fill(seedPassword);
  await tab.getByRole('button', { name: say('identity:signIn.submit'), exact: true }).click();
  await tab.waitForURL(`${page}home`);
  await tab.getByRole('heading', { level: 1 }).waitFor();
  await tab.goto(`${page}courseSchedule`);
  await tab.getByRole('heading', { name: say('schedule:title'), level: 1 }).waitFor();
  expect(wrong).toEqual([]);
  await tab.context().close();
});

it('the payment gateway comes back to the page, and the page’s reports arrive', async () => {
  const { tab, wrong } = await opened();
  const student = await api.client.fresh().as('owesLastSemester');
  const { semesters } = await student.call('getStudentFees');
  const due = semesters
    .flatMap(({ items }) => items)
    .find((item) => item.due > 0 && !item.cashierOnly && item.pending === null);
  const { gatewayUrl, paymentId } = await student.call('startPayment', {
    body: { items: [{ kind: due!.kind, id: due!.id }], useBalance: false },
  });
  await tab.goto(`${page}config.json`);
  await tab.evaluate(
    (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
    storedSession(student.session!, base),
  );
  await tab.goto(`${page}studentFees`);
  await tab.getByRole('heading', { level: 1 }).waitFor();
  const report = tab.waitForRequest(`${api.client.base}/page-reports`);
  await tab.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(Object.keys(JSON.parse((await report).postData() ?? '{}') as object).sort()).toEqual([
    'kind',
    'language',
    'page',
    'reference',
    'version',
    'vitals',
  ]);
  await tab.goto(gatewayUrl!);
  await tab.locator('form[action$="/cancel"] button').click();
  await tab.waitForURL(`${page}payment-result/${paymentId}`);
  await tab.getByRole('heading', { level: 1 }).waitFor();
  expect(wrong).toEqual([]);
  await tab.context().close();
});

it('a part that does not arrive is reported, and the student sees under which reference', async () => {
  const { say } = await textsIn('en');
  const { tab } = await opened();
  const student = await api.client.fresh().as('eligible');
  await tab.goto(`${page}config.json`);
  await tab.evaluate(
    (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
    storedSession(student.session!, base),
  );
  await tab.route('**/assets/plan-*.js', (route) => route.abort());
  const report = tab.waitForRequest(`${api.client.base}/page-reports`);
  await tab.goto(`${page}acadmicPlan?of=${student.record ?? ''}`);
  const told = JSON.parse((await report).postData() ?? '{}') as Record<string, string>;
  expect(told).toMatchObject({
    kind: 'chunk',
    page: '/acadmicPlan',
    language: 'en',
    stack: expect.stringContaining('plan-') as string,
  });
  await tab.getByText(say('broken.reference', { reference: told.reference ?? '' })).waitFor();
  await tab.getByText('help@university.example').waitFor();
  const { user } = student.session!;
  for (const own of [student.record ?? '', user.userName, user.name.en, student.session!.idToken, 'http'])
    expect(JSON.stringify(told)).not.toContain(own);
  await tab.context().close();
});

it('a new version asks before it takes over, and the parts of the one before stay loadable', async () => {
  const { say } = await textsIn('en');
  const context = await browser.newContext();
  const tab = await context.newPage();
  const student = await api.client.fresh().as('eligible');
  await tab.goto(`${page}config.json`);
  await tab.evaluate(
    (items) => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value)),
    storedSession(student.session!, base),
  );
  await tab.goto(`${page}account/sessions`);
  await tab.getByRole('checkbox', { name: say('account:offline.own') }).check();
  await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);

  // Another build: a chunk has another name, and its previous file is gone from the server.
  const files = join(folder, 'page', base);
  const worker = readFileSync(join(files, 'service-worker.js'), 'utf8');
  const part = /assets\/plan-[\w-]+\.js/.exec(worker)?.[0] ?? '';
  expect(part).not.toBe('');
  const renamed = part.replace('.js', 'x.js');
  copyFileSync(join(files, part), join(files, renamed));
  for (const one of [part, `${part}.gz`, `${part}.br`]) rmSync(join(files, one), { force: true });
  writeFileSync(join(files, 'service-worker.js'), worker.replace(part, renamed));
  await tab.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const asks = tab.getByText(say('offline.newer'));
  await asks.waitFor();
  expect((await ask(`${base}${part}`)).status).toBe(404);
  expect(await tab.evaluate((address) => fetch(address).then(({ status }) => status), `${base}${part}`)).toBe(200);

  const loaded = tab.waitForEvent('load');
  await tab.getByRole('button', { name: say('actions.reload') }).click();
  await loaded;
  await tab.getByRole('heading', { level: 1 }).waitFor();
  expect(await asks.count()).toBe(0);
  // Another tab may still run the previous version, so its files stay available.
  expect(await tab.evaluate((address) => fetch(address).then(({ status }) => status), `${base}${part}`)).toBe(200);
  await context.close();
});
