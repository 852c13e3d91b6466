import type { Page } from 'playwright';
import { seedPassword } from '../../seed/password.ts';
import { Client } from '../support/client.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { SignInPage } from './pages/SignInPage.ts';
import { expect, Portal, test } from './portal.ts';

/**
 * A trainer who has never seen the console finds a scenario by a word, starts it, and follows its panel to the end.
 */
test('from the gallery: a Friday block, an expired code, a locked-out account', async ({
  page,
  portal,
  trouble,
  texts,
}) => {
  trouble.expect(
    /422 POST .*WaitingList/,
    /422 POST .*ForgetPasswordChangePassword/,
    /422 POST .*UserLogin/,
    /429 POST .*UserLogin/,
  );
  const { say, message } = texts;
  await portal.open('/simulator/gallery');

  /** Starts the first scenario that the gallery finds for these words, in its own sandbox. */
  const start = async (
    words: string,
    title: string,
  ): Promise<{ student: Portal; script: (step: number, count: number) => Promise<void> }> => {
    await page.getByRole('searchbox', { name: say('console:gallery.search') }).fill(words);
    const first = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first();
    await expect(first.getByRole('heading')).toHaveText(title);
    const opened = page.context().waitForEvent('page');
    await first.getByRole('link', { name: say('console:gallery.startLabel', { title }) }).click();
    const tab = await opened;
    await tab.waitForURL(/\/sandbox\/[^/]+\/(?!simulator)/);
    const base = /.*\/sandbox\/[^/]+(?=\/)/.exec(tab.url())?.[0] ?? '';
    const panel = tab.getByRole('complementary', { name: say('console:script.label') });
    return {
      student: new Portal(tab, texts, new Client(base)),
      script: async (step, count) => {
        // The panel moves on by itself after a completed step, so the step is chosen from the list.
        await panel.getByText(say('console:script.all')).click();
        await panel
          .getByRole('listitem')
          .nth(step - 1)
          .getByRole('button')
          .click();
        await expect(panel.getByText(say('console:script.step', { step, count }))).toBeVisible();
        await panel.getByText(say('console:script.all')).click();
      },
    };
  };
  /** Opens the console of the scenario's sandbox by the link of the panel, and acts there. */
  const inConsole = async ({ page: tab }: Portal, act: (console: Page) => Promise<void>): Promise<void> => {
    const opened = tab.context().waitForEvent('page');
    await tab
      .getByRole('complementary', { name: say('console:script.label') })
      .getByRole('link')
      .click();
    const trainer = await opened;
    await act(trainer);
    await trainer.close();
  };
  const advance =
    (name: 'fiveMinutes' | 'hour') =>
    async (trainer: Page): Promise<void> => {
      await trainer
        .getByRole('region', { name: say('console:now.clock') })
        .getByRole('button', { name: say(`console:now.${name}`) })
        .click();
      await expect(trainer.getByText(say('console:now.nothingRan'))).toBeVisible();
    };

  await test.step('a Friday block', async () => {
    const { student, script } = await start('friday block', 'The Friday block: joining a waiting list is refused');
    const registration = new RegistrationPage(student);
    await registration.openTab('offered');
    await registration.search.fill('ENTR301');
    await student.client.as('lastSeat');
    await registration.showAllSections('ENTR301');
    await registration.section('join', 'ENTR301-05').click();
    await registration.actIn('wait').click();
    await expect(registration.dialog('wait')).toContainText(
      message('gate.daysOff', { opensAt: '2026-09-13T00:00:00+03:00' }),
    );
    await student.page.keyboard.press('Escape');
    await script(4, 5);
    await inConsole(student, async (trainer) => {
      await trainer.getByRole('button', { name: new RegExp(`^${say('console:now.snap.nextWorkingDay')}`) }).click();
      await expect(trainer.getByText(say('console:now.nothingRan'))).toBeVisible();
    });
    await registration.section('join', 'ENTR301-05').click();
    await registration.actIn('wait').click();
    await expect(
      registration.notice(
        message('MSG-000078', {
          course: 'ENTR301',
          section: '05',
          position: 1,
          context: 'charged',
          fils: 72_000,
          closesAt: '2026-09-18T00:00:00+03:00',
        }),
      ),
    ).toBeVisible();
    await student.page.close();
  });

  await test.step('an expired code', async () => {
    const { student, script } = await start('رمز منتهي الصلاحية', 'An expired code is refused');
    const form = new SignInPage(student);
    await expect(form.userName).toHaveValue('eligible');
    await form.captcha.check();
    await student.page.getByRole('button', { name: say('account:reset.send') }).click();
    await expect(student.page.getByRole('timer')).toHaveText(say('code.validFor', { time: '3:00' }));
    await script(2, 4);
    await inConsole(student, async (trainer) => {
      const code = /^\d{4}$/;
      const shown = await trainer.getByText(code).first().textContent();
      await student.page.locator('[data-code] input:not([type=hidden])').first().focus();
      await student.page.keyboard.type(shown ?? '');
    });
    await script(3, 4);
    await inConsole(student, advance('fiveMinutes'));
    await expect(student.page.getByText(say('code.expired'))).toBeVisible();
    await student.page.getByLabel(say('account:password.new'), { exact: true }).fill('Manama-2027');
    await student.page.getByRole('button', { name: say('account:password.change') }).click();
    await expect(student.page.getByRole('alert')).toContainText(message('MSG-000012', { context: 'expired' }));
    await expect(student.page.getByRole('button', { name: say('account:reset.resend') })).toBeVisible();
    await student.page.close();
  });

  await test.step('a locked-out account', async () => {
    const { student, script } = await start('locked account', 'A locked account, after five wrong passwords');
    const form = new SignInPage(student);
    for (let tries = 0; tries < 5; tries += 1) {
      await form.signIn('eligible', `wrong-one-${tries}`);
      await expect(student.page.getByRole('alert')).toContainText(message('MSG-000017'));
      await expect(form.captcha).not.toBeChecked();
    }
    await form.signIn('eligible');
    await expect(student.page.getByRole('timer')).toContainText('15:00');
    await expect(form.submit).toBeDisabled();
    await script(9, 10);
    await inConsole(student, advance('hour'));
    await expect(form.submit).toBeEnabled();
    await form.signIn('eligible', seedPassword);
    await expect(student.heading(say('account:signIn.title'))).toHaveCount(0);
    await expect.poll(() => student.path()).toBe('/home');
    await student.page.close();
  });
});

test('the page of the contract signs in: whoever userLogin answers makes the calls, after a reload too', async ({
  page,
  portal,
}) => {
  // The page of the contract is rendered twice, which takes long.
  test.slow();
  const filter = page.locator('.operation-filter-input');
  /** Filters for one call, opens it and sends its example. */
  const send = async (operation: string): Promise<number> => {
    await filter.fill(operation);
    // The filter does not hide the webhook events below the calls.
    await expect(page.locator('.opblock:not([id^="operations-webhooks-"])')).toHaveCount(1);
    const block = page.locator(`.opblock[id$="-${operation}"]`);
    if (!(await block.getAttribute('class'))?.includes('is-open'))
      await block.locator('.opblock-summary-control').click();
    const answered = page.waitForResponse((response) => response.url().includes('/api/'));
    await block.locator('button.execute').click();
    return (await answered).status();
  };
  await page.goto(portal.address('/docs'));
  await filter.waitFor({ timeout: 60_000 });
  expect(await send('userLogin')).toBe(200);
  expect(await send('getMenu')).toBe(200);
  await page.reload();
  await filter.waitFor({ timeout: 60_000 });
  expect(await send('getMenu')).toBe(200);
});
