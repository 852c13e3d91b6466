import { expectAccessible } from './pages/checks.ts';
import { daily, expect, test } from './portal.ts';

test(
  'an outage is declared, shown on every page, refuses a payment and is ended',
  daily,
  async ({ context, page, portal, client, trouble, texts: { say, message } }) => {
    trouble.expect(/503 POST .*StartPayment/);
    await client.freeze('2026-09-17T21:00:00+03:00');
    const line = page.getByRole('status').filter({ hasText: say('common:incident.payment') });
    await portal.open('/sign-in');
    await expect(page.getByRole('textbox', { name: say('account:signIn.userName') })).toBeVisible();
    await expect(line).toBeHidden();

    const trainer = portal.on(await context.newPage());
    await trainer.open('/simulator/faults');
    const card = trainer.page.getByRole('region', { name: say('console:incidents.title') });
    await expect(card).toContainText(say('console:incidents.preview'));
    await expect(card).toContainText(say('incident:dues.courses'));
    await card.getByRole('button', { name: say('console:incidents.declare') }).click();
    await expect(card.getByRole('button', { name: say('console:incidents.end') })).toBeVisible();
    await expect(card.getByRole('button', { name: say('console:incidents.declare') })).toBeDisabled();
    await expectAccessible(trainer.page, 'the outage in the console');

    await expect(line).toBeVisible();
    await portal.enter('eligible', '/studentFees');
    await expect(line).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: say('fees:pay.pay', { fils: 144_000 }) })
      .click();
    await expect(page.getByText(message('fees.gatewayDown'))).toBeVisible();
    await expectAccessible(page, 'a payment that is refused');

    await client.freeze('2026-09-18T01:10:00+03:00');
    await expect(card).toContainText(say('console:incidents.ifEnded'));
    await card.getByRole('button', { name: say('console:incidents.end') }).click();
    await expect(card).toContainText(say('console:incidents.moved'));
    await expect(line).toBeHidden();
    await portal.open('/inbox');
    await expect(page.getByText(say('inbox:templates.dueTimesMoved.subject'))).toBeVisible();
  },
);
