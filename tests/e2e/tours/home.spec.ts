import { expect } from '../portal.ts';
import { test } from './look.ts';

test('tour: home, menus and pages to come', async ({ page, portal, look, texts: { say } }) => {
  await portal.enter('eligible');
  await expect(page.getByText(say('student:services.title'))).toBeVisible();
  await expect(page.getByRole('meter').first()).toBeVisible();
  await look('home');
  await page
    .getByRole('group')
    .first()
    .evaluate((details) => details.setAttribute('open', ''));
  await look('home with closed services');
  await page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look('account menu', { menu: true });
  await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: say('page.openMenu') });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('menu', { menu: true });
  }
});

test('tour: home in the middle of the semester', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-10-06T09:30:00+03:00');
  await portal.enter('maximumLoad');
  await expect(page.getByRole('list').filter({ hasText: '09:00' })).toBeVisible();
  await look('home on a day of classes');
  await client.freeze('2026-10-09T09:30:00+03:00');
  await page.reload();
  await expect(page.getByRole('meter').first()).toBeVisible();
  await look('home on a Friday');
  await client.freeze('2026-11-10T09:30:00+03:00');
  await portal.enter('oftenAbsent');
  await expect(page.getByRole('meter', { name: say('student:attendance.bar', { code: 'ITCS214' }) })).toBeVisible();
  await look('home with absences, one of them too many');
});
