import { expectAccessible } from './pages/checks.ts';
import { expect, test } from './portal.ts';

test('a minor is chosen, declared and found in the plan', async ({ page, portal, client, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('eligible', '/declare-minor');
  await expect(page.getByRole('heading', { name: say('minor:groups.open') })).toBeVisible();
  await expect(page.getByText(say('minor:away.all', { parts: say('minor:away.courses', { count: 2 }) }))).toBeVisible();
  await expectAccessible(page, 'minors');
  const { programmes } = await client.call('getMinorPrograms');
  const name = programmes[0]!.name[portal.texts.language];
  await page
    .getByRole('button', { name: say('minor:declareLabel', { action: say('minor:declare.minor'), name }) })
    .click();
  await expectAccessible(page, 'a minor to declare');
  await page.getByRole('button', { name: say('minor:declare.minor') }).click();
  await page
    .getByRole('dialog', { name: say('request:forms.minor.confirmTitle', { name }) })
    .getByRole('button', { name: say('request:forms.minor.confirmSend') })
    .click();
  await expect(page.getByText(say('request:statuses.sent'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: say('minor:groups.met') })).toBeVisible();
  const { referenceNumber } = (await client.call('getMyRequests')).requests[0]!;
  await client.call('decideRequest', { params: { referenceNumber }, body: { decision: 'approved' } });
  await expect(page.getByRole('heading', { name: say('minor:groups.held') })).toBeVisible();
  await page.getByRole('link', { name: say('minor:inPlan') }).click();
  await expect(portal.heading(say('plan:package.minor'))).toBeVisible();
});
