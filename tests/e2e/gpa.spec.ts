import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from './portal.ts';
import { textsIn } from './texts.ts';

test('GPA simulator: grades by keyboard, the reverse question, an added course, kept over a reload, and started again', async ({
  page,
  portal,
  texts: { say },
}) => {
  const calls: string[] = [];
  await portal.enter('repeatedCourses', '/gpaSimulator');
  const result = page.getByRole('region', { name: say('gpa:result.title') });
  const target = page.getByRole('region', { name: say('gpa:target.title') });
  const grade = (course: string) => page.getByRole('combobox', { name: say('gpa:courses.gradeOf', { course }) });
  await expect(result).toContainText('2.63');
  await expect(page.getByText(say('gpa:courses.replaces', { grade: 'D' }))).toBeVisible();
  // Loading a page verifies the token. No other call may be sent, because the simulation stays in the browser.
  page.on(
    'request',
    (request) => request.method() !== 'GET' && !request.url().endsWith('/verify_token') && calls.push(request.url()),
  );

  // Typing a letter chooses the grade in the list. The result is (134.01 − 3 + 12) ÷ 51 = 2.80.
  await grade('MATHS102').focus();
  await page.keyboard.press('A');
  await expect(grade('MATHS102')).toHaveValue('A');
  await expect(result).toContainText(say('gpa:result.up', { by: '0.17' }));
  await expect(result.getByRole('status')).toContainText('2.80');

  // The grades needed for a target average. Put into the simulation, they reach the target.
  await target.getByLabel(say('gpa:target.target')).fill('2.90');
  await expect(target).toContainText(say('gpa:target.needed', { average: '3.56' }));
  await target.getByRole('button', { name: say('gpa:target.use') }).click();
  await expect(target.getByRole('button', { name: say('gpa:target.used') })).toBeDisabled();
  await expect(result.getByRole('status')).toContainText(/2\.9\d/);
  await target.getByLabel(say('gpa:target.target')).fill('3.50');
  await expect(target).toContainText(say('gpa:target.best', { best: '2.98' }));

  await page.getByRole('button', { name: say('gpa:courses.add') }).click();
  const added = say('gpa:courses.addedNumber', { number: 1 });
  await grade(added).selectOption('A');
  await page.getByRole('combobox', { name: say('gpa:courses.repeat'), exact: true }).selectOption({ index: 1 });
  const rows = page.getByRole('region', { name: say('gpa:courses.title') }).getByRole('listitem');
  await expect(rows).toHaveCount(6);
  const before = await result.getByRole('status').textContent();
  await page.reload();
  await expect(rows).toHaveCount(6);
  await expect(grade(added)).toHaveValue('A');
  await expect(target.getByLabel(say('gpa:target.target'))).toHaveValue('3.50');
  expect(await result.getByRole('status').textContent()).toBe(before);

  await page.getByRole('button', { name: say('gpa:reset') }).click();
  await expect(rows).toHaveCount(4);
  await expect(result).toContainText(say('gpa:result.unchanged'));
  expect(calls, 'nothing is sent').toEqual([]);
});

test('academic transcript: as PDF in both languages, marked as unofficial; the chart is fetched here alone', async ({
  page,
  portal,
  texts: { say },
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await portal.enter('repeatedCourses', '/home');
  await expect(page.getByRole('meter').first()).toBeVisible();
  expect(scripts.filter((url) => /GpaChart|transcript-pdf/.test(url))).toEqual([]);
  await portal.open('/academictranscript');
  await expect(page.getByRole('img', { name: say('transcript:chart.label', { count: 5 }) })).toBeVisible();
  expect(
    scripts.filter((url) => /transcript-pdf/.test(url)),
    'the writer of documents waits for a click',
  ).toEqual([]);
  for (const [button, language] of [
    ['pdf', 'en'],
    ['pdfOther', 'ar'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say(`transcript:${button}`) }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^transcript-\\d+-${language}\\.pdf$`));
    const document = await getDocument({ data: new Uint8Array(await readFile(await download.path())) }).promise;
    const words = (
      await Promise.all(
        Array.from(
          { length: document.numPages },
          async (_, at) => (await (await document.getPage(at + 1)).getTextContent()).items,
        ),
      )
    )
      .flat()
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ');
    expect(words).toContain('MATHS101');
    expect(words).toContain('2.63');
    if (language === 'en') expect(words).toContain((await textsIn('en')).say('transcript:unofficial'));
  }
});
