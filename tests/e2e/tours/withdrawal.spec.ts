import { expect } from '../portal.ts';
import { test } from './look.ts';

test('postponing, leaving and cancelling an admission', async ({ page, portal, client, trouble, look, texts: { say } }) => {
  trouble.expect(/422 GET .*OfficialWithdrawData/);
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('postpones', '/officialWithdraw');
  await expect(page.getByRole('button', { name: say('withdrawal:official.send') })).toBeVisible();
  await look('a semester to postpone');
  await portal.visit('/officialWithdrawHistory');
  await expect(page.getByText(say('withdrawal:history.none'))).toBeVisible();
  await look('nothing was postponed');
  await portal.enter('cgpaChance', '/officialWithdraw');
  await expect(page.getByText(say('request:mine.empty'))).toBeVisible();
  await look('a semester that may not be postponed');
  await portal.enter('leavesForGood', '/permanentWithdraw');
  await expect(page.getByRole('button', { name: say('withdrawal:permanent.send') })).toBeVisible();
  await look('leaving for good');
  await client.call('savePermanentWithdraw', { body: { reason: 'work', remarks: 'Abroad' } });
  await portal.resume('/permanentWithdraw');
  await expect(page.getByText(say('request:consequences.studiesEnd'))).toBeVisible();
  await look('leaving for good, saved');
  await portal.enter('newlyRegistered', '/cancelAdmissionStud');
  await expect(page.getByText(say('request:consequences.sessionsEnd'))).toBeVisible();
  await look('an admission to cancel');
  await portal.goTo('/admission-canceled');
  await expect(page.getByText(say('admission:done.missingText'))).toBeVisible();
});
