import { expect, test } from './portal.ts';

test('top links: added, ordered by keyboard, by buttons and by dragging, undone, and kept', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await portal.enter('eligible', '/topHitLinks');
  const rows = page.getByRole('list', { name: say('link:chosen.list') }).getByRole('listitem');
  const form = (name: 'dashboard' | 'registeredCourses' | 'courseRegistrationFees'): string =>
    say(`menu:forms.${name}`);
  const order = (...names: Parameters<typeof form>[0][]) => expect(rows).toHaveText(names.map((name) => form(name)));
  await order('registeredCourses', 'courseRegistrationFees');
  await page.getByRole('button', { name: say('link:add', { form: form('dashboard') }) }).click();
  await order('registeredCourses', 'courseRegistrationFees', 'dashboard');

  // Picks up an item, moves it and puts it down with the keyboard. Each step is announced.
  await page.getByRole('button', { name: say('link:drag', { form: form('dashboard') }), exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(
    page.getByText(say('link:said.pickedUp', { form: form('dashboard'), position: 3, count: 3 })),
  ).toBeAttached();
  // The targets are measured shortly after the item was picked up, so the key press is repeated.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(
      page.getByText(say('link:said.moved', { form: form('dashboard'), position: 2, count: 3 })).first(),
    ).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await order('registeredCourses', 'dashboard', 'courseRegistrationFees');

  await page.getByRole('button', { name: say('link:up', { form: form('dashboard') }) }).click();
  await order('dashboard', 'registeredCourses', 'courseRegistrationFees');
  await page.getByRole('button', { name: say('link:undo') }).click();
  await order('registeredCourses', 'dashboard', 'courseRegistrationFees');

  const handle = (await page
    .getByRole('button', { name: say('link:drag', { form: form('courseRegistrationFees') }), exact: true })
    .boundingBox())!;
  const target = (await rows.first().boundingBox())!;
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2, target.y + target.height / 2, { steps: 12 });
  await page.mouse.up();
  await order('courseRegistrationFees', 'registeredCourses', 'dashboard');
  await expect
    .poll(async () => (await client.call('getTopHitLinks')).links.map(({ formCodeName }) => formCodeName))
    .toEqual(['courseRegistrationFees', 'registeredCourses', 'dashboard']);
});
