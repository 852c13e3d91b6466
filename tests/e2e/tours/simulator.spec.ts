import { TrainerTools } from '../pages/TrainerTools.ts';
import { expect } from '../portal.ts';
import { test } from './look.ts';

test("tour: the trainer's drawer", async ({ portal, look }) => {
  const tools = new TrainerTools(portal);
  await portal.open('/sign-in');
  await tools.opener.click();
  for (const panel of ['clock', 'personas', 'outbox', 'scenarios'] as const) {
    await tools.show(panel);
    await look(`trainer's ${panel}`);
  }
});

test("tour: the trainer's console", async ({ page, portal, client, look, texts: { say } }) => {
  await client.as('eligible');
  await client.call('getMenu');
  await client.call('saveSnapshot', { body: { name: 'Monday' } });
  const { code } = await client.call('createClassroom', {
    body: { title: 'Monday', from: { kind: 'seeded' }, trainees: 2, persona: 'eligible' },
  });
  await client.call('joinClassroom', { params: { code }, body: { name: 'Fatima' } });
  await portal.open('/simulator/gallery?area=menu');
  for (const section of [
    'gallery',
    'begin',
    'now',
    'messages',
    'offices',
    'gateway',
    'identity',
    'faults',
    'traffic',
    'students',
    'records',
    'snapshots',
    'sandboxes',
    'classroom',
    'conformance',
  ] as const) {
    if (section !== 'gallery') await portal.visit(`/simulator/${section}`);
    await expect(portal.heading(say(`console:sections.${section}`))).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole(section === 'begin' ? 'link' : 'button')
        .first(),
    ).toBeVisible();
    // The search shortens the list of students. The whole list is checked in the drawer.
    if (section === 'now') await page.getByRole('searchbox').fill('maximumLoad');
    await look(`console: ${section}`);
    if (section === 'now') {
      await page.getByLabel(say('simulator:clock.set')).click();
      await expect(page.getByRole('table')).toBeVisible();
      await look('console: the calendar of a field', { menu: true });
      await page.keyboard.press('Escape');
    }
  }
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: say('console:find.label') }).fill(say('console:gallery.walks.fullSection'));
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await look('console: what a search finds', { menu: true });
  await page.keyboard.press('Escape');
  await portal.visit(`/simulator/classroom?code=${code}`);
  await expect(page.getByRole('heading', { name: 'Fatima' })).toBeVisible();
  await look('console: a classroom');
  await portal.visit(`/simulator/wall/${code}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Monday' })).toBeVisible();
  await look('a classroom on the wall');
  await portal.visit('/join');
  await expect(page.getByRole('textbox')).toBeVisible();
  await look('the code of a classroom');
  await portal.visit(`/join/${code}`);
  await expect(page.getByText(code)).toBeVisible();
  await look('joining a classroom');
  await client.call('closeClassroom', { params: { code } });
});

test('tour: what a conformance check found', async ({ page, portal, client, look, baseURL, texts: { say } }) => {
  await client.call('startConformanceRun', {
    body: { baseUrl: baseURL!, scenarios: ['menu'], changing: false, simulator: false },
  });
  const latest = async () => (await client.call('getConformanceRuns')).runs[0]!;
  await expect.poll(async () => (await latest()).state).toBe('ended');
  await portal.open('/simulator/conformance');
  await page
    .getByRole('button', { name: say('conformance:show') })
    .first()
    .click();
  await expect(page.getByRole('table')).toHaveCount(2);
  await look('a conformance check');
  await client.call('deleteConformanceRun', { params: { id: (await latest()).id } });
});

test("tour: the matrix of codes, and a demonstration's script", async ({ page, portal, look, texts: { say } }) => {
  await portal.open('/simulator/codes');
  await page.getByRole('searchbox').fill('MSG-LOG0');
  await expect(page.getByText('MSG-LOG0-000009').first()).toBeVisible();
  await look('console: codes');
  await portal.open('/simulator/start/registration.full-section');
  await expect(page.getByRole('complementary', { name: say('console:script.label') })).toBeVisible();
  await look('the script beside the page');
});
