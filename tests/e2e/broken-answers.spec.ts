import type { Page, Route } from 'playwright';
import { paths } from '../../web/app/paths.ts';
import { rather } from '../support/long.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { expect, test, type Portal } from './portal.ts';

/** Ways in which a bad network answers with success, and without what was asked for. */
const ways: Record<string, (route: Route) => Promise<void>> = {
  'cut in its body': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.slice(0, text.length / 2) });
  },
  'a proxy’s page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the network</h1>' }),
  'a proxy’s page as JSON': (route) => route.fulfill({ contentType: 'application/json', body: '<h1>Sign in to the network</h1>' }),
  'an empty object': (route) => route.fulfill({ json: {} }),
  'a list': (route) => route.fulfill({ json: [] }),
  nothing: (route) => route.fulfill({ status: 204 }),
};
type Way = keyof typeof ways;
const everyWay = Object.keys(ways);

/** Pages of a student who is signed in, by their addresses. */
const pagesOf = (from: string): string[] => {
  const all: string[] = Object.values(paths);
  return all.slice(all.indexOf(from)).filter((path) => path !== paths.verify).map((path) => path.replace(/:\w+/, '1'));
};
const studentPages = pagesOf(paths.sessions);
/** Pages that say what they are for before anything is read. */
const sampled = [paths.home, paths.registeredCourses, paths.paymentHistory, paths.academicTranscript] as const;

const calls = /\/(api\/|verify_token)/;
const isCall = (url: URL): boolean => calls.test(url.pathname);

async function expectFailureInPlace(portal: Portal, state: string): Promise<void> {
  const { page, texts: { say } } = portal;
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

/** Applies a basket of one course whose first answer comes in this way; the keys that were sent. */
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
