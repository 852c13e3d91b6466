import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { read } from 'xlsx';
import { expect, test } from './portal.ts';

test('the schedule is saved as PDF, Excel and calendar file; a private address is made, read by a calendar, and revoked', async ({ page, portal, client, texts: { say, message } }) => {
  await client.call('setClock', { body: { mode: 'frozen', now: '2026-09-13T09:20:00+03:00' } });
  await portal.enter('fullWeek', '/courseSchedule');
  const today = page.getByRole('region', { name: say('schedule:now.title') });
  await expect(today.getByRole('listitem')).toHaveCount(4);
  await expect(today.getByRole('listitem').first()).toContainText(say('schedule:now.state.running'));

  const saved = async (item: string): Promise<{ name: string; bytes: Buffer }> => {
    await page.getByRole('button', { name: say('schedule:download.title') }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item }).click()]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const pdf = await saved(say('schedule:download.pdf'));
  expect(pdf.name).toBe('course-schedule-20261.pdf');
  expect((await getDocument({ data: Uint8Array.from(pdf.bytes), verbosity: 0 }).promise).numPages).toBe(1);
  const excel = await saved(say('schedule:download.excel'));
  expect(read(excel.bytes).SheetNames).toEqual([say('schedule:document.sheets.classes'), say('schedule:document.sheets.exams'), say('schedule:document.sheets.holidays')]);
  const file = await saved(say('schedule:download.calendar'));
  const events = (text: string): string[] => new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((event) => String(event.getFirstPropertyValue('uid')));
  expect(events(file.bytes.toString())).toHaveLength(22);

  const calendar = page.getByRole('region', { name: say('schedule:subscription.title') });
  await calendar.getByRole('button', { name: say('schedule:subscription.make') }).click();
  const address = await calendar.getByLabel(say('schedule:subscription.address')).inputValue();
  const feed = await page.request.get(address);
  expect(feed.headers()['content-type']).toContain('text/calendar');
  expect(events(await feed.text())).toEqual(expect.arrayContaining(events(file.bytes.toString())));
  await portal.open('/courseSchedule');
  await expect(calendar.getByRole('button', { name: say('schedule:subscription.replace') })).toBeVisible();
  await expect(calendar.getByLabel(say('schedule:subscription.address'))).toHaveCount(0);
  await calendar.getByRole('button', { name: say('schedule:subscription.revoke') }).click();
  await page.getByRole('dialog').getByRole('button', { name: say('schedule:subscription.revoke') }).click();
  await expect(page.getByText(message('schedule.addressRevoked'))).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});
