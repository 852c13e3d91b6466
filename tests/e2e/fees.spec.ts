import { readFileSync } from 'node:fs';
import { daily, expect, test } from './portal.ts';

test(
  'two courses are chosen, paid by card, and their receipt is downloaded at once',
  daily,
  async ({ page, portal, client, texts: { say, message } }) => {
    await client.freeze('2026-09-07T10:00:00+03:00');
    await portal.enter('eligible', '/studentFees');
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: say('fees:pay.pay', { fils: 144_000 }) })).toBeVisible();
    await expect(main.getByRole('checkbox')).toHaveCount(2);
    for (const box of await main.getByRole('checkbox').all()) await box.check();
    const bar = page.getByRole('region', { name: say('fees:pay.bar') });
    await expect(bar).toContainText(say('fees:pay.chosen', { count: 2 }));
    await bar.getByRole('button', { name: /144\.000/ }).click();

    await page.getByLabel(say('gateway:card.number')).fill('4111 1111 1111 1111');
    await page.getByLabel(say('gateway:card.expiry')).fill('12/29');
    await page.getByLabel(say('gateway:card.code')).fill('123');
    await page.getByLabel(say('gateway:card.holder')).fill('FATIMA ALI');
    await page.getByRole('button', { name: /144\.000/ }).click();

    await expect(page).toHaveURL(/payment-result/);
    await expect(main.getByText(message('MSG-000065')).first()).toBeVisible();
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: /PAY-2026-/ }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^PAY-2026-\d{6}\.pdf$/);
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');

    await main.getByRole('link', { name: say('payment:receipt') }).click();
    const row = page
      .getByRole('row')
      .or(page.getByRole('listitem'))
      .filter({ hasText: '144.000' })
      .filter({ hasText: say('fees:history.statuses.succeeded') });
    await expect(row.first()).toContainText('ITCS2');

    await portal.goTo('/studentFees');
    await expect(main.getByText(say('fees:figures.nothing')).first()).toBeVisible();
    await expect(main.getByRole('checkbox')).toHaveCount(0);
  },
);
