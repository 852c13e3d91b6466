import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { read } from 'xlsx';
import { formatInstant } from '../../locales/i18n.ts';
import { setInstant } from './pages/InstantField.ts';
import { daily, expect, test } from './portal.ts';

test(
  'the schedule is saved as PDF, Excel and calendar file; a private address is made, read by a calendar, and revoked',
  daily,
  async ({ page, portal, client, texts: { say, message } }) => {
    await client.call('setClock', { body: { mode: 'frozen', now: '2026-09-13T09:20:00+03:00' } });
    await portal.enter('fullWeek', '/courseSchedule');
    // Shows one day at a time. Arrow keys change the day and Home returns to the first.
    const day = page.getByRole('tabpanel');
    await expect(page.getByRole('tab', { selected: true })).toContainText(say('schedule:day.today'));
    await expect(day.getByRole('listitem')).toHaveCount(4);
    await expect(day.getByRole('listitem').first()).toContainText(say('schedule:day.running', { count: 30 }));
    await page.getByRole('tab', { selected: true }).press('End');
    await expect(page.getByRole('tab').last()).toBeFocused();
    await expect(page.getByRole('tab', { selected: true })).not.toContainText(say('schedule:day.today'));
    await page.getByRole('tab', { selected: true }).press('Home');
    await expect(day.getByRole('listitem')).toHaveCount(4);

    const saved = async (item: string): Promise<{ name: string; bytes: Buffer }> => {
      await page.getByRole('button', { name: say('schedule:download.title') }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ]);
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const pdf = await saved(say('schedule:download.pdf'));
    expect(pdf.name).toBe('course-schedule-20261.pdf');
    expect((await getDocument({ data: Uint8Array.from(pdf.bytes), verbosity: 0 }).promise).numPages).toBe(1);
    const excel = await saved(say('schedule:download.excel'));
    expect(read(excel.bytes).SheetNames).toEqual([
      say('schedule:document.sheets.classes'),
      say('schedule:document.sheets.exams'),
      say('schedule:document.sheets.holidays'),
    ]);
    const file = await saved(say('schedule:download.calendar'));
    const events = (text: string): string[] =>
      new ICAL.Component(ICAL.parse(text) as unknown[])
        .getAllSubcomponents('vevent')
        .map((event) => String(event.getFirstPropertyValue('uid')));
    expect(events(file.bytes.toString())).toHaveLength(22);

    const add = page.getByRole('button', { name: say('schedule:subscription.title') });
    const sheet = page.getByRole('dialog', { name: say('schedule:subscription.title') });
    await add.click();
    await sheet.getByRole('button', { name: say('schedule:subscription.programs.google') }).click();
    await expect(
      sheet.getByRole('link', {
        name: say('schedule:subscription.open', { program: say('schedule:subscription.programs.google') }),
      }),
    ).toHaveAttribute('href', /^https:\/\/calendar\.google\.com\/.*webcal/);
    await sheet.getByRole('button', { name: say('schedule:subscription.instead') }).click();
    const address = await sheet.getByLabel(say('schedule:subscription.address')).inputValue();
    const feed = await page.request.get(address);
    expect(feed.headers()['content-type']).toContain('text/calendar');
    expect(events(await feed.text())).toEqual(expect.arrayContaining(events(file.bytes.toString())));
    await portal.open('/courseSchedule');
    await add.click();
    // A second subscription would end the existing one, so a dialogue asks first.
    await sheet.getByRole('button', { name: say('schedule:subscription.programs.apple') }).click();
    await expect(sheet).toContainText(say('schedule:subscription.replaceText'));
    await sheet.getByRole('button', { name: say('common:actions.cancel') }).click();
    await sheet.getByRole('button', { name: say('schedule:subscription.revoke') }).click();
    await sheet.getByRole('button', { name: say('schedule:subscription.revoke') }).click();
    await expect(page.getByText(message('schedule.addressRevoked'))).toBeVisible();
    expect((await page.request.get(address)).status()).toBe(404);
  },
);

test('the trainer cancels a class and makes up for it; the student sees when and what it overlaps', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say, message, language },
}) => {
  trouble.expect(/422 POST .*meetings/);
  await client.freeze('2026-09-20T08:00:00+03:00');
  await portal.open('/simulator/offices');
  await page.getByLabel(say('classroom:seats.search')).fill('ITCS214-01');
  await page.getByRole('button', { name: say('classroom:meetings.openOf', { section: 'ITCS214-01' }) }).click();
  const section = page.getByRole('region', { name: say('classroom:meetings.title', { section: 'ITCS214-01' }) });
  const at = formatInstant('2026-09-20T09:00:00+03:00', language, 'shortDateTime');
  const press = (word: string) =>
    section.getByRole('button', { name: say('classroom:meetings.of', { word, at }), exact: true }).click();
  await press(say('classroom:meetings.cancel'));
  await expect(section.getByText(say('classroom:meetings.state.cancelled'))).toBeVisible();

  await press(say('classroom:meetings.makeUp'));
  const makeUpOn = async (date: string): Promise<void> => {
    const day = formatInstant(`${date}T08:00:00+03:00`, language, 'date');
    await setInstant(page, portal.texts, section.getByLabel(say('classroom:meetings.starts')), day, '08:00');
    await section.getByRole('button', { name: say('actions.save'), exact: true }).click();
  };
  await makeUpOn('2026-09-25');
  await expect(
    page.getByText(message('schedule.noClassDay', { at: '2026-09-25T08:00:00+03:00' }, 'text')).first(),
  ).toBeVisible();
  await makeUpOn('2026-09-21');
  const madeUp = say('classroom:meetings.state.madeUp', { at: '2026-09-21T08:00:00+03:00' });
  await expect(section.getByText(madeUp)).toBeVisible();
  await expect(section.getByRole('status')).toContainText('ITIS311-01');

  await portal.enter('fullWeek', '/courseSchedule');
  const day = page.getByRole('tabpanel');
  await expect(day.getByRole('listitem').first()).toContainText(
    say('schedule:changes.madeUpAt', { at: '2026-09-21T08:00:00+03:00' }),
  );
  await page.getByRole('tab', { name: say('schedule:day.tomorrow') }).click();
  await expect(
    day.getByText(say('schedule:changes.madeUpFor', { at: '2026-09-20T09:00:00+03:00' })).first(),
  ).toContainText('ITIS311');
});

test('a day of the week is marked as today only while classes are held', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  const today = page
    .getByRole('main')
    .locator('[data-pill]')
    .filter({ hasText: say('week.today') });
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('fullWeek', '/courseSchedule');
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  await expect(today).toHaveCount(0);
  await client.freeze('2026-09-14T10:00:00+03:00');
  await portal.open('/courseSchedule');
  await expect(today).toHaveCount(1);
});
