import { expect } from '../portal.ts';
import { test } from './look.ts';

test('tour: clearance', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  for (const persona of [
    'clearanceMissing',
    'masterGraduating',
    'clearanceUnderWay',
    'clearedGraduate',
    'eligible',
    'permanentlyWithdrawn',
  ]) {
    await portal.enter(persona, '/clearance');
    await expect(page.getByRole('table', { name: say('clearance:items.title') })).toBeVisible();
    await look(`clearance of ${persona}`);
  }
  await portal.enter('clearanceMissing', '/graduateSurvey');
  await expect(page.getByRole('navigation', { name: say('survey:form.parts') })).toBeVisible();
  await look('the graduate survey');
});
