import type { Page, Route } from 'playwright';
import { paths } from '../../web/paths.ts';
import { rather } from '../support/long.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { expect, test, type Portal } from './portal.ts';

/** Faulty responses with a success status, as a bad network may deliver them. */
const ways: Record<string, (route: Route) => Promise<void>> = {
  'cut in its body': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, status: 200, body: text.slice(0, text.length / 2) });
  },
  'a proxy’s page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the network</h1>' }),
  'a proxy’s page as JSON': (route) =>
    route.fulfill({ contentType: 'application/json', body: '<h1>Sign in to the network</h1>' }),
  'an empty object': (route) => route.fulfill({ json: {} }),
  'a list': (route) => route.fulfill({ json: [] }),
  nothing: (route) => route.fulfill({ status: 204 }),
};
type Way = keyof typeof ways;
const everyWay = Object.keys(ways);

/** Pages that request nothing before a button is pressed or a code is typed, or that need no session. */
const needsNothing: string[] = [paths.myData, paths.verifyByCode, paths.verify];
/** Addresses of pages that show one object, with the id of an example. */
const examples: Record<string, string> = {
  [paths.inboxDetails]: `${paths.inboxDetails}?id=1`,
  [paths.courseEvaluationForm]: `${paths.courseEvaluationForm}?id=1`,
  [paths.requestDetails]: '/requests/APL-2026-000001',
  [paths.newRequest]: '/requests/new/clearance',
};

/** The addresses of the pages for signed-in students, from the path `from` on. */
const pagesOf = (from: string): string[] => {
  const all: string[] = Object.values(paths);
  return all
    .slice(all.indexOf(from))
    .filter((path) => !needsNothing.includes(path))
    .map((path) => examples[path] ?? path.replace(/:\w+/, '1'));
};
const studentPages = pagesOf(paths.sessions);
/** The pages from which the daily run takes one for each kind of faulty response. */
const sampled = [paths.home, paths.registeredCourses, paths.paymentHistory, paths.academicTranscript] as const;

const calls = /\/(api\/|verify_token)/;
const isCall = (url: URL): boolean => calls.test(url.pathname);

async function expectFailureInPlace(portal: Portal, state: string): Promise<void> {
  const {
    page,
    texts: { say },
  } = portal;
  const main = page.getByRole('main');
  const again = main.getByRole('button', { name: say('actions.tryAgain') }).first();
  await expect.soft(again, `${state}: try again`).toBeVisible();
  await expect.soft(main.getByText(say('failure.unreachable')).first(), `${state}: why`).toBeVisible();
  await expect.soft(main.getByRole('heading', { level: 1 }), `${state}: heading`).toHaveCount(1);
  await expect.soft(page.getByText(say('broken.title')), `${state}: broken`).toHaveCount(0);
  await expect.soft(page.getByRole('link', { name: say('university') }).first(), `${state}: shell`).toBeVisible();
  await expect.soft(page.locator('#root'), `${state}: at rest`).toHaveAttribute('aria-busy', 'false');
}

for (const [way, answer] of Object.entries(ways))
  test(`every page says in its place that its answers are ${way}`, async ({ page, portal, trouble }, testInfo) => {
    testInfo.setTimeout(rather(120_000, 900_000));
    trouble.allow(/ERR_ABORTED/);
    await portal.unaware();
    await portal.enter('eligible', paths.accessibility);
    await page.route(isCall, answer);
    const whole: readonly string[] = studentPages;
    const today = everyWay.indexOf(way) % sampled.length;
    for (const path of rather<readonly string[]>([sampled[today] ?? paths.home], whole)) {
      await page.goto(portal.address(path));
      await expectFailureInPlace(portal, `${path}, ${way}`);
    }
    expect(await portal.kept('id_token')).toBeTruthy();
  });

test('the page stands where only what is around it cannot be read', async ({ page, portal, texts: { say } }) => {
  await portal.unaware();
  await portal.enter('eligible', paths.accessibility);
  for (const [way, answer] of Object.entries(ways)) {
    await page.route(/\/(GetMenu|GetStudentInformation|GetMessages|GetServices|verify_token)\b/, answer);
    await page.goto(portal.address(paths.registeredCourses));
    await expect(page.getByRole('row').filter({ hasText: 'ITCS222' }), way).toBeVisible();
    const menu = page.getByRole('navigation', { name: say('page.menu') });
    await expect(menu.getByRole('button', { name: say('actions.tryAgain') }), way).toBeVisible();
    await page.unrouteAll();
    await portal.unaware();
  }
});

/**
 * Applies a basket of one course. The first response is faulty in the given way. Returns the idempotency keys of the
 * calls.
 */
async function applyTwice(page: Page, portal: Portal, way: Way): Promise<string[]> {
  const registration = new RegistrationPage(portal);
  await registration.enter('eligible', 'offered');
  await registration.choose('add', 'STAT273-01');
  await registration.openReview();
  await expect(registration.apply(1)).toBeEnabled();
  const keys: string[] = [];
  await page.route('**/ChangeRegistration?*', async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '');
    return keys.length > 1 ? route.continue() : ways[way]?.(route);
  });
  await registration.apply(1).click();
  await expect(registration.review.getByRole('alert')).toContainText(portal.texts.say('failure.unreachable'));
  await expect(registration.basket).toBeAttached();
  await registration.apply(1).click();
  await expect(registration.done).toBeVisible();
  expect(await registration.registeredHours()).toBe(9);
  return keys;
}

for (const way of rather<Way[]>(['cut in its body'], everyWay))
  test(`a change whose answer is ${way} says so, and keeps its key for the next press`, async ({ page, portal }) => {
    await portal.unaware();
    const [first, second, ...more] = await applyTwice(page, portal, way);
    expect([first === second, Boolean(first), more.length]).toEqual([true, true, 0]);
  });

type Write = {
  persona: string;
  path: string;
  call: string;
  press: (portal: Portal) => Promise<void>;
  told: (portal: Portal) => string;
  done: (portal: Portal) => Promise<void>;
};

/** Actions that would do harm if they were done twice. */
const writes: Record<string, Write> = {
  'a payment': {
    persona: 'eligible',
    path: paths.studentFees,
    call: '**/StartPayment?*',
    press: async ({ page, texts: { say } }) => {
      for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
      await page
        .getByRole('region', { name: say('fees:pay.bar') })
        .getByRole('button', { name: /144\.000/ })
        .click();
    },
    told: ({ texts: { say } }) => say('payment.notAnswered'),
    done: ({ page, texts: { say } }) => expect(page.getByLabel(say('gateway:card.number'))).toBeVisible(),
  },
  'an appeal': {
    persona: 'gradeAppeal',
    path: paths.appealRequest,
    call: '**/Appeal/Submit?*',
    press: async ({ page, texts: { say } }) => {
      const confirm = page
        .getByRole('dialog', { name: say('request:forms.appeal.confirmTitle') })
        .getByRole('button', { name: say('request:forms.appeal.confirmSend') });
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const appeal = page.getByRole('button', { name: say('appeal:courses.appealLabel', { code: 'MATHS203' }) });
      if (await appeal.isVisible()) await appeal.click();
      await page.getByLabel(say('request:forms.appeal.reason.label')).fill('The last question was not added up.');
      await page.getByRole('button', { name: say('request:forms.appeal.send') }).click();
      await confirm.click();
    },
    told: ({ texts: { say } }) => say('failure.unreachable'),
    done: async ({ page, client, texts: { say } }) => {
      await expect(page.getByRole('button', { name: say('appeal:payment.pay', { fils: 10_000 }) })).toBeVisible();
      expect((await client.call('getAppeals')).appeals).toHaveLength(1);
    },
  },
};

for (const [what, { persona, path, call, press, told, done }] of Object.entries(writes))
  for (const way of rather<Way[]>(['a proxy’s page'], everyWay))
    test(`${what} whose answer is ${way} says so, and the next press is the same one`, async ({
      page,
      portal,
      client,
    }) => {
      await client.freeze('2026-09-07T10:00:00+03:00');
      await portal.unaware();
      await portal.enter(persona, path);
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
      const keys: string[] = [];
      await page.route(call, async (route) => {
        keys.push(route.request().headers()['idempotency-key'] ?? '');
        // The call reaches the server, but its response is lost.
        if (keys.length === 1) await route.fetch();
        return keys.length > 1 ? route.continue() : ways[way]?.(route);
      });
      await press(portal);
      await expect(page.getByText(told(portal)).first()).toBeVisible();
      await press(portal);
      await done(portal);
      expect([keys[0] === keys[1], Boolean(keys[0]), keys.length]).toEqual([true, true, 2]);
    });
