import { expectAccessible } from './pages/checks.ts';
import { expect, test } from './portal.ts';

test('the map of prerequisites is walked by keyboard, and an open course leads to its sections', async ({
  page,
  portal,
  texts: { say, direction },
}) => {
  const [onward, back] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  await portal.enter('blockedByFailure', '/acadmicPlanDetails/1?view=map&as=map');
  const map = page.getByRole('group', { name: say('plan:map.title') });
  const course = (code: string) => map.getByRole('button', { name: new RegExp(`^[\\u2066-\\u2068]?${code}\\b`) });
  const focused = map.locator('button:focus');

  await expect(course('ITCS114')).toHaveAccessibleName(new RegExp(say('plan:state.repeat')));
  await expect(course('ITCS114')).toHaveAccessibleName(/ITCS113.*ITCS222/);
  await expect(map.locator('button[tabindex="0"]')).toHaveCount(1);

  await course('ITCS114').focus();
  await page.keyboard.press(back);
  await expect(course('ITCS113')).toBeFocused();
  // All courses that this course opens, directly or indirectly, are highlighted, and no others.
  await expect(course('ITCS114')).toHaveAttribute('data-part', 'after');
  await expect(course('ITCS499')).toHaveAttribute('data-part', 'after');
  await expect(course('ENGL154')).not.toHaveAttribute('data-part');
  await expect(map.locator('button[tabindex="0"]')).toHaveCount(1);
  await expect(course('ITCS113')).toHaveAttribute('tabindex', '0');

  await course('ITCS499').focus();
  for (const code of ['ITCS498', /ITCS333|ITCS347/, 'ITCS214', 'ITCS114', 'ITCS113']) {
    await page.keyboard.press(back);
    await expect(focused).toHaveAccessibleName(
      typeof code === 'string'
        ? new RegExp(`^[\\u2066-\\u2068]?${code}\\b`)
        : new RegExp(`^[\\u2066-\\u2068]?(${code.source})\\b`),
    );
    await expect(focused).toBeInViewport();
  }
  // The course has no prerequisite, so the focus does not move.
  await page.keyboard.press(back);
  await expect(course('ITCS113')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(course('ITCS113')).not.toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(course('ITCS113')).toBeFocused();
  await page.keyboard.press(onward);
  await expect(focused).toHaveAccessibleName(/ITCS113/);
  await course('ITCS114').focus();

  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('heading', { name: /ITCS114/ })).toBeVisible();
  await expect(drawer.getByText(say('plan:course.gradeNotPassed')).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(course('ITCS114')).toBeFocused();

  await page.keyboard.press('Enter');
  await drawer.getByRole('link', { name: say('plan:next.sectionsOf', { code: 'ITCS114' }) }).click();
  await expect.poll(() => portal.path()).toBe('/registeredCourses?tab=offered&code=ITCS114');
  await expect(page.getByText(say('registration:offered.count', { count: 1 }), { exact: true })).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('registration:filter.remove', { filter: 'ITCS114' }) }),
  ).toBeVisible();
});

test('the meanings of the signs can be read without a pointer', async ({ page, portal, texts: { say } }) => {
  await portal.enter('blockedByFailure', '/acadmicPlanDetails/1?view=map');
  const meaning = page.getByText(say('plan:meaning.blocked'));
  await expect(page.getByText(say('plan:legend'))).toBeVisible();
  await expect(meaning).toBeHidden();
  await page.getByText(say('plan:legend')).focus();
  await page.keyboard.press('Enter');
  await expect(meaning).toBeVisible();
  await expectAccessible(page, 'the meanings of the signs');
});
