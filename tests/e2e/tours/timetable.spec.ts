import { expect } from '../portal.ts';
import { test } from './look.ts';

test('tour: the timetable builder', async ({ page, portal, client, look, texts: { say } }) => {
  await portal.enter('eligible', '/timetable');
  const courses = page.getByRole('region', { name: say('timetable:courses.title') });
  await courses.getByRole('button', { name: say('registration:filter.title') }).click();
  await courses.getByRole('checkbox', { name: say('registration:filter.seats') }).press('Space');
  await expect(page.getByRole('option').first()).toBeVisible();
  await look('nothing asked, courses filtered');
  await courses.getByRole('button', { name: say('registration:filter.title') }).click();
  await courses.getByRole('button', { name: say('registration:filter.clear') }).click();
  const suggested = courses.getByRole('list', { name: say('timetable:courses.next') }).getByRole('button');
  await suggested.filter({ hasText: 'STAT273' }).click();
  await expect(page.getByRole('list', { name: say('timetable:week.sections') })).toContainText('STAT273');
  await page.getByRole('button', { name: say('timetable:week.swapOf', { course: 'STAT273' }) }).click();
  await expect(page.getByRole('dialog').getByRole('button').filter({ hasText: 'STAT273' }).first()).toBeVisible();
  await look('a section to swap');
  await page.keyboard.press('Escape');
  await client.call('setSeats', { body: { sections: ['STAT273'], free: 0 } });
  await expect(page.getByRole('region', { name: say('timetable:whyNot.title') })).toBeVisible();
  await look('no seat left, and why nothing fits');
  await page.getByRole('switch', { name: say('timetable:courses.fullToo') }).press('Space');
  await expect(
    page.getByText(say('timetable:planB.none', { course: 'STAT273', section: '01', place: 1 })),
  ).toBeVisible();
  await look('a place on a waiting list');
});
