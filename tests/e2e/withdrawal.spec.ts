import { expectAccessible } from './pages/checks.ts';
import { expect, test } from './portal.ts';

test('a semester is postponed: what follows is read before it is sent, and the office decides', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/422 GET .*OfficialWithdrawData/);
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('postpones', '/officialWithdraw');
  const go = page.getByRole('button', { name: say('request:forms.officialWithdrawal.send') });
  await go.click();
  await expect(page.getByText(say('request:forms.officialWithdrawal.reason.needed'))).toBeVisible();
  await page.getByRole('combobox', { name: say('request:facts.reason') }).click();
  await page.getByRole('option', { name: say('request:options.WithdrawalReason.health') }).click();
  await go.click();
  const dialogue = page.getByRole('dialog', { name: say('request:forms.officialWithdrawal.confirmTitle') });
  await expect(dialogue.getByText(say('request:consequences.semestersCounted', { count: 1, total: 4 }))).toBeVisible();
  await expectAccessible(page, 'what follows from a postponement');
  await dialogue.getByRole('button', { name: say('request:forms.officialWithdrawal.confirmSend') }).click();
  await expect(page.getByText(say('request:statuses.sent'), { exact: true }).first()).toBeVisible();
  // From now on the page's data are refused. The stored message of the refusal is read here.
  const kept = () =>
    page.evaluate(
      () => Object.entries<string>(localStorage).find(([name]) => name.endsWith('officialWithdrawMessage'))?.[1] ?? '',
    );
  await expect.poll(kept).toContain('MSG-000043');
  const { requests } = await client.call('getRequests', { query: { kind: 'officialWithdrawal' } });
  await client.call('decideRequest', {
    params: { referenceNumber: requests[0]!.referenceNumber },
    body: { decision: 'approved' },
  });
  await page.getByRole('link', { name: say('withdrawal:tabs.history'), exact: true }).click();
  await expect(page.getByText(say('withdrawal:official.of', { number: 1, total: 4 }))).toBeVisible();
  expect((await client.call('getStudentInformation')).enrolled).toBe(false);
});

test('leaving for good is saved, approved by code with the keyboard alone, and taken back', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/422 POST .*ApprovePermanentWithdraw/);
  const ask = async (): Promise<void> => {
    const button = page.getByRole('button', { name: say('withdrawal:permanent.ask') });
    await expect(button).toBeEnabled();
    await button.press('Enter');
  };
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('leavesForGood', '/permanentWithdraw');
  await page.getByRole('combobox', { name: say('request:facts.reason') }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: say('request:forms.permanentWithdrawal.send') }).press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('request:forms.permanentWithdrawal.confirmSend') })
    .press('Enter');
  await expect(page.getByText(say('request:consequences.studiesEnd'))).toBeVisible();
  await ask();
  const digits = page.getByRole('dialog', { name: say('verification:title') });
  await expect(digits).toBeVisible();
  const { code } = (await client.call('getOutbox')).messages[0]!;
  const first = digits.getByRole('textbox').first();
  await expect(first).toBeFocused();
  await page.keyboard.type(code === '0000' ? '1111' : '0000');
  await expect(digits.getByRole('alert')).toBeVisible();
  // A reloaded page continues at the same step.
  await page.reload();
  await ask();
  await expect(first).toBeFocused();
  await page.keyboard.type(code?.slice(0, 1) ?? '');
  // The dialogue sets the focus again, to the next empty digit.
  await expect(digits.locator('[data-autofocus]')).toHaveAccessibleName(
    say('verification:digit', { position: 2, count: 4 }),
  );
  await page.keyboard.type(code?.slice(1) ?? '');
  await expect(page.getByText(say('request:words.permanentWithdrawal.scheduled'), { exact: true })).toBeVisible();
  // The withdrawal is scheduled and no office decides it. The card alone shows the next step.
  await expect(page.getByText(say('service.closed'), { exact: true })).toHaveCount(0);
  await page
    .getByRole('button', {
      name: new RegExp(say('request:cancel.label', { reference: '#' }).replace('#', 'PRW-2026-\\d{6}')),
    })
    .press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('request:cancel.open') })
    .press('Enter');
  await expect(page.getByText(say('request:statuses.canceled'), { exact: true }).first()).toBeVisible();
  await client.freeze('2026-09-08T00:00:01+03:00');
  expect((await client.call('getStudentInformation')).status).toBe('active');
});

test('an admission is cancelled: the session ends, and a page open to anyone says what happened', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('newlyRegistered', '/cancelAdmissionStud');
  await expect(page.getByText(say('request:consequences.sessionsEnd'))).toBeVisible();
  await page.getByRole('button', { name: say('admission:ask') }).click();
  await expect(
    page
      .getByRole('dialog', { name: say('verification:title') })
      .getByRole('textbox')
      .first(),
  ).toBeFocused();
  await page.keyboard.type((await client.call('getOutbox')).messages[0]!.code ?? '');
  await expect(page.getByRole('heading', { name: say('admission:done.title'), level: 1 })).toBeVisible();
  await expect(page.getByText(say('admission:done.balance', { fils: 308_000 }))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page, 'an admission cancelled');
  await page.reload();
  await expect(page.getByText(/CAD-2026-\d{6}/)).toBeVisible();
  await portal.goTo('/home');
  await expect.poll(() => portal.path()).toContain('/sign-in');
});
