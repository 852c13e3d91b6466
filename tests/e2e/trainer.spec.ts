import { formatInstant } from '../../locales/i18n.ts';
import { setInstant } from './pages/InstantField.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { TrainerTools } from './pages/TrainerTools.ts';
import { daily, expect, test } from './portal.ts';

test('every page says that it is a simulator and what time it is; the drawer opens by keyboard', async ({
  page,
  portal,
  client,
  texts: { say, language },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  const tools = new TrainerTools(portal);
  await portal.open('/sign-in');
  await expect(tools.strip).toContainText(say('simulator:strip.text'));
  await expect(tools.strip).toContainText(formatInstant('2026-09-07T10:00:00+03:00', language, 'shortDateTime'));
  await tools.opener.focus();
  await page.keyboard.press('Enter');
  await expect(tools.drawer).toBeVisible();
  await expect(tools.drawer.getByRole('time').first()).toHaveText(
    formatInstant('2026-09-07T10:00:00+03:00', language, 'shortDateTime'),
  );
  await page.keyboard.press('Escape');
  await expect(tools.drawer).toHaveCount(0);
  await expect(tools.opener).toBeFocused();
});

test('a jump of the clock changes what the page allows at once', async ({
  page,
  portal,
  client,
  texts: { say, language },
}) => {
  const registration = new RegistrationPage(portal);
  const tools = new TrainerTools(portal);
  await registration.enter('eligible', 'offered');
  await registration.search.fill('STAT273');
  await expect(registration.section('add', 'STAT273-01')).toBeEnabled();

  await tools.open('clock');
  // Mantine's radio inputs are invisible, so their labels are clicked.
  await tools.drawer.getByText(say('simulator:clock.modes.frozen'), { exact: true }).click();
  await expect(tools.drawer.getByRole('radio', { name: say('simulator:clock.modes.frozen') })).toBeChecked();
  const { marks } = await client.call('getClock');
  const closing =
    marks.find(({ function: name, edge, at }) => name === 'addDrop' && edge === 'closes' && at.startsWith('2026-09'))
      ?.at ?? '';
  const name = `${say('simulator:clock.edges.closes', { service: say('agenda:services.addDrop') })} · ${formatInstant(closing, language, 'shortDateTime')}`;
  await page.getByRole('combobox', { name: say('simulator:clock.jump') }).selectOption({ label: name });
  await expect(tools.drawer.getByRole('time').first()).toHaveText(formatInstant(closing, language, 'shortDateTime'));
  await tools.close();
  await expect(page.getByRole('status').filter({ hasText: say('service.closed') })).toBeVisible();
  await expect(registration.section('add', 'STAT273-01')).toBeDisabled();

  await tools.open('clock');
  await setInstant(
    page,
    portal.texts,
    tools.drawer.getByLabel(say('simulator:clock.set')),
    formatInstant('2026-09-08T12:00:00+03:00', language, 'date'),
    '09:00',
  );
  await tools.button(say('simulator:clock.setButton')).click();
  // A dialogue asks before the clock is set back, which undoes no changes.
  await page.getByRole('button', { name: say('simulator:clock.back.anyway') }).click();
  await expect(tools.drawer.getByRole('time').first()).toHaveText(
    formatInstant('2026-09-08T09:00:00+03:00', language, 'shortDateTime'),
  );
  await tools.button(say('simulator:clock.advance.hour')).click();
  await expect(tools.drawer.getByRole('time').first()).toHaveText(
    formatInstant('2026-09-08T10:00:00+03:00', language, 'shortDateTime'),
  );
  await tools.close();
  await expect(registration.section('add', 'STAT273-01')).toBeEnabled();
});

test(
  'one press signs another student in; who cannot sign in is tried by the form',
  daily,
  async ({ page, portal, texts: { say, language } }) => {
    const tools = new TrainerTools(portal);
    await portal.enter('eligible');
    await tools.open('personas');
    await tools.drawer.getByRole('searchbox').fill('maximumLoad');
    await tools.button(say('simulator:personas.signIn')).click();
    await expect(
      page
        .getByRole('main')
        .getByText(say('student:figures.of', { part: 18, whole: 18 }))
        .first(),
    ).toBeVisible();
    expect(JSON.parse((await portal.kept('user')) ?? '{}')).toMatchObject({
      name: { [language]: expect.stringContaining(language === 'en' ? 'Noora' : 'نورة') as unknown },
    });

    await tools.open('personas');
    await tools.drawer.getByRole('searchbox').fill('legacyAccount');
    await tools.button(say('simulator:personas.tryToSignIn')).click();
    await expect(page.getByRole('textbox', { name: say('account:signIn.userName') })).toHaveValue('legacyaccount');
    expect(await portal.kept('id_token')).toBeNull();
  },
);

test('a scenario sets its moment, signs its student in and opens its page', async ({
  portal,
  client,
  texts: { say },
}) => {
  const tools = new TrainerTools(portal);
  await portal.open('/sign-in');
  await tools.open('scenarios');
  await tools.drawer.getByRole('searchbox').fill('withdraw-and-return');
  await tools.button(say('simulator:scenarios.start')).click();
  const registration = new RegistrationPage(portal);
  await expect(registration.title).toBeVisible();
  expect(portal.path()).toBe('/registeredCourses');
  await registration.changeButton('STAT273').click();
  await expect(registration.menuItem('withdraw')).toBeEnabled();
  expect((await client.call('getClock')).now).toContain('2026-10-05T10:00');
});

test('starting over is asked twice and brings the seeded state back', async ({ page, portal, texts: { say } }) => {
  const registration = new RegistrationPage(portal);
  const tools = new TrainerTools(portal);
  await registration.enter('eligible');
  await registration.change('delete', 'ITCS222');
  await expect(registration.row('ITCS222')).toHaveCount(0);
  await tools.open('clock');
  await tools.button(say('simulator:reset.button')).click();
  const reloaded = page.waitForEvent('load');
  await tools.button(say('simulator:reset.sure')).click();
  await reloaded;
  await expect(registration.row('ITCS222')).toBeVisible();
});

test('messages sent are shown, or that there are none', async ({ portal, texts: { say } }) => {
  const tools = new TrainerTools(portal);
  await portal.open('/sign-in');
  await tools.open('outbox');
  await expect(tools.drawer).toContainText(say('simulator:outbox.empty'));
});
