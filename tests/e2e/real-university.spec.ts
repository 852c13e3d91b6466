import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../../db/root.ts';
import { endpoints } from '../../web/api/endpoints.gen.ts';
import { SignInPage } from './pages/SignInPage.ts';
import { TrainerTools } from './pages/TrainerTools.ts';
import { test as base, expect, Portal } from './portal.ts';
import { Client } from '../support/client.ts';

/** A server without a simulator, on its own database, which is seeded nevertheless. */
const test = base.extend<object, { realBase: string }>({
  realBase: [
    async ({ browserName: _browser }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'sis-e2e-'));
      const server = spawn(process.execPath, ['server/start.mjs'], {
        cwd: projectRoot,
        env: {
          ...process.env,
          PORT: '0',
          HOST: '127.0.0.1',
          SIMULATE: 'false',
          ALLOW_UNSAFE: 'captcha,seed,clock,gateway',
          LOG_LEVEL: 'silent',
          STUDENTS: '20',
          DATABASE_FILE: join(folder, 'sis.sqlite'),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const address = await new Promise<string>((resolve, reject) => {
        let said = '';
        server.stdout.on('data', (chunk: Buffer) => {
          said += chunk.toString();
          const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
          if (found) resolve(found);
        });
        server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
      });
      await use(address);
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ realBase }, use) => use(realBase),
  client: async ({ realBase }, use) => use(new Client(realBase)),
});

test('where nothing is simulated there is no strip, no drawer and no call to a simulator', async ({
  page,
  portal,
  texts: { say },
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const form = new SignInPage(portal);
  const tools = new TrainerTools(portal);
  await form.open();
  await form.signIn('eligible');
  await expect(page).toHaveURL(portal.address('/home'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await portal.open('/registeredCourses');
  await expect(page.getByRole('row').filter({ hasText: 'ITCS222' })).toBeVisible();
  await expect(tools.strip).toHaveCount(0);
  await expect(tools.opener).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('account:seeded.fill') })).toHaveCount(0);
  await portal.open('/simulator');
  await expect(portal.heading(say('notFound.title'))).toBeVisible();
  await expect(page).toHaveURL(portal.address('/404'));
  expect([...new Set(asked.filter((path) => path.startsWith('/sim/')))]).toEqual([]);
  expect(
    asked.filter(
      (path) => path !== '/simulator' && /\/(strip|console)-|Simulator|Console|ToolsDrawer|simulator/.test(path),
    ),
  ).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('id_token'))).toBeTruthy();
});

test('a page whose configuration does not say asks whether the server simulates', async ({
  page,
  portal,
  trouble,
  realBase,
}) => {
  trouble.expect(/404 GET \/sim\/info/);
  // Serves the built document and its configuration as a static host does.
  await page.route(/\/sign-in$/, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${realBase}/index.html` }) }),
  );
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const { simulator: _, ...others } = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: others });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const form = new SignInPage(new Portal(page, portal.texts, portal.client));
  await form.open();
  await expect(form.submit).toBeVisible();
  await expect.poll(() => asked.filter((path) => path.startsWith('/sim/'))).toEqual(['/sim/info']);
});

test('an older API: what it is without is not offered, said in a sentence on its own page, and the rest works', async ({
  page,
  portal,
  trouble,
  texts: { say },
}) => {
  trouble.expect(
    /404 GET .*GetDashboard/,
    /404 GET .*GetServices/,
    /404 GET .*Basket/,
    /404 GET .*CourseFilters/,
    /404 GET .*Sessions/,
    /404 GET .*GetStayOrLeave/,
    /404 GET .*GetCalendarSubscription/,
    /404 GET .*GetPermits/,
    /404 GET .*GetServiceStatus/,
    /404 GET .*GetDemand/,
    /404 GET .*GetSeatAlerts/,
  );
  const optional = Object.values(endpoints).flatMap((endpoint) =>
    'optional' in endpoint ? [new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`)] : [],
  );
  const known = (url: URL): boolean => optional.some((pattern) => pattern.test(url.pathname));
  await page.route(known, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not Found</h1>' }),
  );
  await page.route('**/GetMenu', async (route) => {
    const response = await route.fetch();
    const { contract: _, ...menu } = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: menu });
  });
  const asked: string[] = [];
  page.on('request', (request) => known(new URL(request.url())) && asked.push(new URL(request.url()).pathname));
  const main = page.getByRole('main');
  const form = new SignInPage(portal);
  await form.open();
  await form.signIn('eligible');
  await expect(main.getByRole('link', { name: say('menu:forms.registeredCourses') })).toBeVisible();
  await portal.visit('/registeredCourses?tab=offered');
  await expect(main.getByRole('button', { name: say('registration:offered.add') }).first()).toBeVisible();
  await expect(main.getByPlaceholder(say('registration:filter.college'))).toHaveCount(0);
  await portal.visit('/courseSchedule');
  const calendar = page.getByRole('button', { name: say('schedule:subscription.title') });
  await calendar.click();
  await expect(page.getByRole('dialog')).toContainText(say('notOffered.text'));
  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  for (const path of ['/account/sessions', '/stay-or-leave']) {
    await portal.visit(path);
    await expect(main).toContainText(say('notOffered.text'));
  }
  await portal.visit('/registeredCourses');
  await expect.poll(() => asked.some((path) => path.endsWith('/GetPermits'))).toBe(true);
  // A call that is known to be missing is not sent again.
  asked.length = 0;
  for (const path of ['/home', '/appealRequest', '/registeredCourses', '/officialWithdraw']) {
    await portal.visit(path);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await expect(main.getByRole('link', { name: say('withdrawal:stay.link') })).toHaveCount(0);
  expect(asked).toEqual([]);
  await portal.visit('/version-number');
  await expect(main).toContainText(say('version:parts.basket'));
  await expect(main).toContainText(say('version:untold'));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test.describe('a page that another server serves', () => {
  // This server's policy would block calls to the API. The policy of the other server allows them.
  test.use({ bypassCSP: true });

  test('sends the real API nothing of a simulator, and its own server no call at all', async ({
    page,
    portal,
    trouble,
    realBase,
  }) => {
    trouble.expect(/elsewhere: http:\/\/pages\.localhost\//);
    const pages = 'http://pages.localhost';
    const asked: { method: string; url: URL; headers: Record<string, string> }[] = [];
    page.on('request', (request) =>
      asked.push({ method: request.method(), url: new URL(request.url()), headers: request.headers() }),
    );
    const cors = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'cross-origin-resource-policy': 'cross-origin',
    };
    await page.route(`${realBase}/**`, async (route) => {
      if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
      const response = await route.fetch();
      return route.fulfill({ response, headers: { ...response.headers(), ...cors } });
    });
    await page.route(`${pages}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      const response = await route.fetch({ url: `${realBase}${pathname.includes('.') ? pathname : '/index.html'}` });
      if (pathname !== '/config.json') return route.fulfill({ response });
      return route.fulfill({ response, json: { ...((await response.json()) as object), apiBaseUrl: realBase } });
    });
    await page.goto(`${pages}/sign-in`);
    const form = new SignInPage(portal);
    await form.signIn('eligible');
    await expect(page).toHaveURL(`${pages}/home`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`${pages}/registeredCourses`);
    await expect(page.getByRole('row').filter({ hasText: 'ITCS222' })).toBeVisible();

    const isCall = ({ url }: { url: URL }): boolean =>
      /^\/(api|sim|sandbox|register|forgot_password|verify_token)\b/.test(url.pathname);
    expect(asked.filter((one) => one.url.origin === pages && isCall(one)).map(({ url }) => url.pathname)).toEqual([]);
    const calls = asked.filter((one) => one.url.origin === realBase);
    expect(calls.length).toBeGreaterThan(5);
    expect([
      ...new Set(
        calls
          .filter(({ url }) => /^\/(sim|sandbox)\b/.test(url.pathname))
          .map(({ method, url }) => `${method} ${url.pathname}${url.search}`),
      ),
    ]).toEqual([]);
    const ours = new Set(['accept-language', 'authorization', 'content-type', 'idempotency-key']);
    const browsers =
      /^(sec-.*|accept|accept-encoding|cache-control|connection|content-length|host|origin|pragma|referer|user-agent|access-control-request-.*)$/;
    expect(
      [...new Set(calls.flatMap(({ headers }) => Object.keys(headers)))].filter(
        (name) => !ours.has(name) && !browsers.test(name),
      ),
    ).toEqual([]);
  });
});
