import { expect } from '../portal.ts';
import { test } from './look.ts';

test('tour: course withdrawal, and stay or leave', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-10-05T10:00:00+03:00');
  await portal.enter('withdrawalFloor', '/courseWithdraw');
  await expect(
    page.getByRole('button', { name: say('withdrawal:course.nowLabel', { code: 'ITCS214' }) }),
  ).toBeVisible();
  await look('course withdrawal');
  await portal.visit('/stay-or-leave');
  await expect(page.getByRole('heading', { name: say('withdrawal:stay.ways.university') })).toBeVisible();
  await look('stay or leave');
  await client.freeze('2026-11-22T10:00:00+03:00');
  await portal.visit('/courseWithdraw');
  await look('course withdrawal, closed');
  await portal.enter('frozenStudent', '/stay-or-leave');
  await expect(page.getByText(say('withdrawal:stay.against')).first()).toBeVisible();
  await look('stay or leave, refused');
});
