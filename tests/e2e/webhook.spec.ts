import { daily, expect, test } from './portal.ts';

test(
  'the console adds a subscription, breaks a delivery, shows its attempts and sends it again',
  daily,
  async ({ page, portal, client, texts: { say } }) => {
    await portal.open('/simulator/webhooks');
    await expect(page.getByText(say('console:webhooks.noSubscription'), { exact: true })).toBeVisible();
    await expect(page.getByText(say('console:webhooks.none'), { exact: true })).toBeVisible();
    const subscriptions = page.getByRole('region', { name: say('console:webhooks.subscriptions'), exact: true });
    await subscriptions.getByRole('button', { name: say('console:webhooks.add') }).click();
    await expect(subscriptions.getByRole('status')).toContainText('whsec_');
    await expect(subscriptions.getByRole('listitem')).toContainText('https://receiver.university.example/events');

    const faults = page.getByRole('region', { name: say('console:webhooks.break'), exact: true });
    await faults.getByLabel(say('console:webhooks.fault')).selectOption('wrongSignature');
    await faults.getByRole('button', { name: say('console:webhooks.apply'), exact: true }).click();
    await expect(faults.getByRole('status')).toContainText(say('console:webhooks.faults.wrongSignature'));

    const student = await client.fresh().as('eligible');
    await student.call('registerCourse', { body: { sectionId: await student.section('ENTR301-02') } });
    const delivery = page
      .getByRole('list', { name: say('console:webhooks.deliveries') })
      .getByRole('listitem')
      .filter({ hasText: say('console:webhooks.types.registered') });
    await expect(delivery).toContainText(say('console:webhooks.statuses.waiting'));
    await delivery.locator('summary').click();
    await expect(delivery).toContainText('"code": "ENTR301"');
    await expect(delivery).toContainText('webhook-signature: v1,');
    await expect(delivery).toContainText('wrong signature');
    await delivery.getByRole('button').click();
    await expect(delivery).toContainText(say('console:webhooks.statuses.delivered'));
    await expect(delivery).toContainText(say('console:webhooks.attempts', { count: 2 }));

    await subscriptions.getByRole('button', { name: new RegExp(`^${say('console:webhooks.delete')}`) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('console:webhooks.delete'), exact: true })
      .click();
    await expect(page.getByText(say('console:webhooks.noSubscription'), { exact: true })).toBeVisible();
    await expect(delivery).toHaveCount(0);
  },
);
