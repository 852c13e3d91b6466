import { RegistrationPage } from './pages/RegistrationPage.ts';
import { TrainerTools } from './pages/TrainerTools.ts';
import { daily, expect, test } from './portal.ts';

test(
  'a registration is held, answered by hand in the console with a code, and the page shows it',
  daily,
  async ({ context, page, portal, client, trouble, texts: { say, message } }) => {
    trouble.expect(/422 POST .*ChangeRegistration/);
    const before = new RegistrationPage(portal);
    await before.enter('eligible', 'offered');
    await before.choose('add', 'STAT273-01');
    await before.openReview();

    const trainer = portal.on(await context.newPage());
    const held = trainer.page.getByRole('region', { name: say('console:breakpoints.held'), exact: true });
    await trainer.open('/simulator/breakpoints');
    await expect(held).toContainText(say('console:breakpoints.none'));
    await trainer.page.getByRole('button', { name: say('console:breakpoints.add') }).click();
    await expect(
      trainer.page.getByRole('button', { name: new RegExp(`^${say('console:breakpoints.delete')}`) }),
    ).toBeVisible();

    await before.apply(1).click();
    await expect(new TrainerTools(portal).strip).toContainText(say('simulator:tools.held', { count: 1 }));
    await expect(held).toContainText('changeRegistration');
    await expect(held).toContainText('eligible');
    await held.getByRole('button', { name: new RegExp(`^${say('console:breakpoints.byHand')}`) }).click();

    // A body outside the contract only causes a warning. In the end the test sends a code instead.
    const way = held.getByLabel(say('console:breakpoints.with'));
    await way.selectOption('body');
    const body = held.getByRole('textbox', { name: say('console:breakpoints.body'), exact: true });
    await body.fill('{}');
    await expect(held).toContainText(say('console:breakpoints.differences'));
    await body.fill('{');
    await expect(held).toContainText(say('console:breakpoints.notJson'));
    await way.selectOption('code');
    await held.getByRole('button', { name: say('console:breakpoints.send'), exact: true }).click();

    await expect(before.review.getByRole('alert')).toContainText(message('MSG-000077'));
    await expect(held).toContainText(say('console:breakpoints.none'));
    await expect(held).toBeFocused();
    expect((await client.call('getBreakpoints')).calls).toEqual([]);
    await page.bringToFront();
    expect(await before.registeredHours()).toBe(6);
  },
);
