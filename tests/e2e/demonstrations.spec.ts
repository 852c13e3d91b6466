import type { Page } from 'playwright';
import { contract, listOperations } from '../../server/http/contract.ts';
import { scenarioAnswer } from '../../server/simulator/scenario/scenario-presenter.ts';
import { readScenarios, type Scenario } from '../../server/simulator/scenario/scenarios.ts';
import { expect, test } from './portal.ts';

/**
 * Starts every scenario as a trainer does. Its page must open without errors, and its first step must be done and
 * marked.
 */

const paths = new Map<string, string>(listOperations(contract).map(({ id, path }) => [id, path]));

/**
 * Calls that may fail: those that the scenario expects to be refused, and those after a step that ends the session.
 */
const meant = ({ steps }: Scenario): RegExp[] => [
  /^401 /,
  ...steps
    .filter(({ expect: { status } }) => status >= 400 || status === 0)
    .map(({ call }) => new RegExp(`^\\d+ \\w+ ${(paths.get(call) ?? call).replace(/\{\w+\}/g, '[^/]+')}$`)),
  ...(steps.some(({ call }) => call === 'handleAuthentication') ? [/^4\d\d POST .*HandleAuthentication/] : []),
];

/** Resolves when no request is in progress, at the latest after three seconds. */
const settled = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);

for (const scenario of readScenarios()) {
  const { id, page: wanted, title, faults = [] } = scenario;
  const [first] = scenarioAnswer(scenario).steps;

  test(`the demonstration ${id}`, async ({ page, portal, trouble, texts: { say } }) => {
    trouble.allow(...meant(scenario));
    await portal.open(`/simulator/start/${id}`);
    const script = page.getByRole('complementary', { name: say('console:script.label') });
    await expect(script).toContainText(title.en.slice(0, 20));
    await expect(script).toContainText(say('console:script.step', { step: 1, count: scenario.steps.length }));
    const path = portal.path().replace(/[?&]user=[^&]*/, '');
    // A student with two records chooses one first.
    expect([wanted, '/sign-in', '/home', '/choose-record']).toContain(
      path.replace(/^\/choose-record.*/, '/choose-record'),
    );
    await settled(page);
    if (!faults.length) await expect(page.getByRole('button', { name: say('actions.tryAgain') })).toHaveCount(0);
    await expect(page.getByRole('main').first()).not.toBeEmpty();

    const done = script.getByText(say('console:script.stepDone')).first();
    if (await done.isVisible()) return;
    const press = first?.clock
      ? say('console:script.setClock', { at: first.clock })
      : say(first?.by === 'page' ? 'console:script.doForMe' : 'console:script.doStep');
    await script.getByRole('button', { name: press, exact: true }).click();
    await expect(done).toBeVisible();
  });
}
