import { expectAccessible } from './pages/checks.ts';
import { daily, expect, test } from './portal.ts';

const october = '2026-10-05T10:00:00+03:00';

test(
  'one course goes at once, the next by a request whose consequences are read first',
  daily,
  async ({ page, portal, client, texts: { say } }) => {
    await client.freeze(october);
    await portal.enter('withdrawalFloor', '/courseWithdraw');
    await page.getByRole('button', { name: say('withdrawal:course.nowLabel', { code: 'ITCS222' }) }).click();
    const now = page.getByRole('dialog', { name: say('withdrawal:course.nowTitle', { code: 'ITCS222' }) });
    await expect(now.getByText(say('withdrawal:course.nowText'))).toBeVisible();
    await expectAccessible(page, 'withdrawing at once');
    await now.getByRole('button', { name: say('withdrawal:course.now'), exact: true }).click();
    await page.getByRole('button', { name: say('withdrawal:course.askLabel', { code: 'MATHS205' }) }).click();
    await page.getByRole('textbox').fill('I work in the evenings.');
    await page.getByRole('button', { name: say('request:forms.courseWithdrawal.send'), exact: true }).click();
    const confirm = page.getByRole('dialog', { name: say('request:forms.courseWithdrawal.confirmTitle') });
    await expect(confirm.getByText(say('request:consequences.courseNotBack'))).toBeVisible();
    await confirm.getByRole('button', { name: say('request:confirm.send') }).click();
    await expect(page.getByText(say('request:words.courseWithdrawal.sent'))).toBeVisible();
    expect((await client.call('courseWithdrawRequests')).requests.map(({ result }) => result)).toEqual(['notApproved']);
  },
);

test('the four ways stand beside each other, and lead to where each begins', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze(october);
  await portal.enter('withdrawalFloor', '/courseWithdraw');
  await page.getByRole('link', { name: say('withdrawal:stay.link') }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
  for (const way of ['stay', 'course', 'semester', 'university'] as const)
    await expect(page.getByRole('heading', { name: say(`withdrawal:stay.ways.${way}`), exact: true })).toBeVisible();
  await expectAccessible(page, 'stay or leave');
  await page.getByRole('link', { name: say('withdrawal:stay.start.postpone'), exact: true }).click();
  await expect.poll(() => portal.path()).toBe('/officialWithdraw');
});
