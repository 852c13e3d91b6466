import { expect, test } from './portal.ts';

test('course evaluation: the draft survives a reload and the other language, what is missing is marked, and it is sent once', async ({
  page,
  portal,
  client,
  texts,
}) => {
  const { say, message } = texts;
  await client.freeze('2026-12-01T10:00:00+03:00');
  await portal.enter('evaluator', '/courseEvaluation');
  const list = page.getByRole('list', { name: say('survey:list') });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await list.getByRole('link', { name: say('survey:of', { action: say('survey:start'), code: 'ITCS214' }) }).click();
  await expect(portal.heading(say('survey:form.title', { code: 'ITCS214' }))).toBeVisible();

  // Chooses the first answer and moves along the scale with the keyboard.
  const questions = () => page.getByRole('main').getByRole('group');
  const pick = (index: number, value: number) =>
    questions().nth(index).locator(`input[value="${value}"]`).check({ force: true });
  await questions().nth(0).locator('input').first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(questions().nth(0).locator('input[value="2"]')).toBeChecked();
  for (const index of [1, 2, 3]) await pick(index, 4);

  await page.reload();
  await expect(questions().nth(0).locator('input[value="2"]')).toBeChecked();
  await expect(questions().nth(3).locator('input[value="4"]')).toBeChecked();

  const other = await portal.speaking(texts.language === 'en' ? 'ar' : 'en');
  await page.getByRole('button', { name: say('shell.languageLabel') }).click();
  await expect(portal.heading(other.texts.say('survey:form.title', { code: 'ITCS214' }))).toBeVisible();
  await expect(questions().nth(1).locator('input[value="4"]')).toBeChecked();
  await page.getByRole('button', { name: other.texts.say('shell.languageLabel') }).click();

  // Question 5 stays unanswered; all other parts are answered.
  const next = page.getByRole('button', { name: new RegExp(`^${say('survey:form.next', { part: '' })}`) });
  for (let part = 1; part <= 3; part += 1) {
    await next.click();
    for (let index = 0; index < (await questions().count()); index += 1) await pick(index, 5);
  }
  await next.click();
  await page.getByRole('textbox').first().fill('The weekly exercises.');
  await page.getByRole('checkbox').nth(1).check();
  const send = page.getByRole('button', { name: say('survey:form.send') });
  await send.click();
  await expect(page.getByRole('alert')).toContainText(say('survey:form.missingCount', { count: 1 }));
  await expect(questions().nth(4)).toContainText(say('survey:form.notAnswered'));
  await expect(questions().nth(4).locator('input').first()).toBeFocused();
  await pick(4, 3);

  // The list shows the evaluation as a draft.
  await page.getByRole('link', { name: say('survey:form.back') }).click();
  await expect(list).toContainText(say('survey:draft', { answered: 20, count: 20 }));
  await list.getByRole('link', { name: say('survey:of', { action: say('survey:continue'), code: 'ITCS214' }) }).click();
  await page
    .getByRole('navigation', { name: say('survey:form.parts') })
    .getByRole('button')
    .last()
    .click();
  await send.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('survey:form.send') })
    .click();
  await expect(page.getByText(message('survey.sent', { course: 'ITCS214' }))).toBeVisible();
  await expect(list.getByRole('listitem').first()).toContainText(say('survey:state.done', { on: '2026-12-01' }));
  expect((await portal.keptNames()).filter((name) => name.includes('surveyDraft'))).toEqual([]);
  expect((await client.call('getSurveys')).surveys.map(({ doneOn }) => doneOn)).toEqual([
    '2026-12-01',
    null,
    null,
    null,
    null,
  ]);
});
