import { formatInstant } from '../../locales/i18n.ts';
import { setInstant } from './pages/InstantField.ts';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { TrainerTools } from './pages/TrainerTools.ts';
import { expect, test } from './portal.ts';

test('a second window follows the clock and the calls of the same sandbox', async ({
  context,
  page,
  portal,
  client,
  texts: { say, language },
}) => {
  await client.freeze('2026-09-08T09:00:00+03:00');
  const watching = new RegistrationPage(portal);
  await watching.enter('eligible', 'offered');
  await watching.search.fill('STAT273');
  await expect(watching.section('add', 'STAT273-01')).toBeEnabled();

  const other = portal.on(await context.newPage());
  const tools = new TrainerTools(other);
  await other.open('/home');
  await tools.open('clock');
  await setInstant(
    other.page,
    portal.texts,
    tools.drawer.getByLabel(say('simulator:clock.set')),
    formatInstant('2026-09-20T12:00:00+03:00', language, 'date'),
    '09:00',
  );
  await tools.button(say('simulator:clock.setButton')).click();

  await expect(new TrainerTools(portal).strip).toContainText(
    formatInstant('2026-09-20T09:00:00+03:00', language, 'shortDateTime'),
  );
  await expect(watching.section('add', 'STAT273-01')).toBeDisabled();

  await client.freeze('2026-09-08T09:00:00+03:00');
  await expect(watching.section('add', 'STAT273-01')).toBeEnabled();
  await page.goto(portal.address('/registeredCourses'));
  await expect(watching.row('STAT273')).toHaveCount(0);
  await client.call('registerCourse', { body: { sectionId: await client.section('STAT273-01') } });
  await expect(watching.row('STAT273')).toBeVisible();
});

test('the trainer’s tab stays where it is while another tab signs students in and out', async ({
  context,
  page,
  portal,
  texts: { say },
}) => {
  await portal.open('/simulator/now');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const note = page.getByRole('searchbox').first();
  await note.fill('typed');
  const other = portal.on(await context.newPage());
  for (const persona of ['eligible', 'maximumLoad']) {
    await other.open(`/simulator/as/${persona}`);
    await expect(other.page).toHaveURL(portal.address('/home'));
    await expect(other.page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) })).toBeVisible();
  }
  await other.page.getByRole('button', { name: new RegExp(`^${say('shell.account')}`) }).click();
  await other.page.getByRole('menuitem', { name: say('actions.signOut') }).click();
  await expect(other.heading(say('account:signIn.title'))).toBeVisible();
  await expect(note).toHaveValue('typed');
  expect(portal.path()).toBe('/simulator/now');
  expect(loads).toBe(0);
  // The page does not verify an invalid token in the trainer's tab either.
  await portal.keep('id_token', 'not.a.token');
  await portal.open('/simulator/now');
  await expect(note).toBeVisible();
});

test('why refused: the rule, its clause, and the instant it passes, to which the clock is moved', async ({
  page,
  portal,
  client,
  texts: { say, language },
}) => {
  const tools = new TrainerTools(portal);
  await client.as('lastSeat');
  await client.freeze('2026-09-11T10:00:00+03:00');
  await portal.store();
  await portal.open('/registeredCourses');
  await tools.open('refusal');
  await expect(tools.drawer).toContainText(say('traffic:why.empty'));
  await client.send('joinWaitingList', { body: { sectionId: await client.section('ENTR301-05') } });
  await expect(tools.drawer.getByRole('listitem')).toContainText('gate.daysOff');
  await expect(tools.drawer.getByRole('status')).toContainText(formatInstant('2026-09-13T00:00:00+03:00', language));
  await tools.button(say('traffic:why.move')).click();
  await expect(tools.drawer.getByRole('status')).toContainText(say('traffic:why.call.now'));
  await expect(tools.strip).toContainText(formatInstant('2026-09-13T00:00:00+03:00', language, 'shortDateTime'));
  await page.keyboard.press('Escape');
});

test('traffic shows each call as it happens, and a command to ask again without the token', async ({
  context,
  page,
  portal,
  client,
  texts: { say },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await client.as('maximumLoad');
  await portal.open('/simulator/traffic');
  await expect(page.getByText(say('traffic:empty'))).toBeVisible();
  await client.send('registerCourse', { body: { sectionId: await client.section('MGT131-01') } });
  const row = page.getByRole('button', { name: /registerCourse/ });
  await expect(row).toContainText('MSG-000004');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: say('traffic:why.title') })).toContainText(
    say('traffic:why.call.never'),
  );
  await page.getByRole('button', { name: say('traffic:details.copy') }).click();
  await expect(page.getByRole('button', { name: say('traffic:details.copied') })).toBeVisible();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toContain('authorization: Bearer $TOKEN');
  expect(command).toContain('/api/course/CourseManagement/RegisterCourse');
  expect(command).not.toContain(client.session!.idToken);
  await row.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: /coursesToRegister/ })).toBeFocused();
});

test('nothing moves when the strip of the simulator comes late', async ({ page, portal, texts: { say } }) => {
  await page.route('**/assets/SimulatorStrip*.js', async (route) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await route.continue();
  });
  await portal.enter('eligible', '/studentFees');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await expect(page.getByRole('complementary', { name: say('simulator:strip.label') })).toBeVisible();
  expect((await heading.boundingBox())?.y).toBe(before?.y);
});
