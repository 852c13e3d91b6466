import type { Locator } from 'playwright';
import { RegistrationPage } from './pages/RegistrationPage.ts';
import { expect, test as base } from './portal.ts';

/** A registration page whose basket has been applied behind 6,000 people, and the dialogue of the queue. */
const test = base.extend<{ waiting: { registration: RegistrationPage; queue: Locator } }>({
  waiting: async ({ portal, client, trouble, texts: { say } }, use) => {
    trouble.expect(/503 POST .*ChangeRegistration/);
    const registration = new RegistrationPage(portal);
    await registration.enter('eligible', 'offered');
    await client.call('setRegistrationQueue', { body: { people: 6_000, perSecond: 20 } });
    await registration.choose('add', 'STAT273-01');
    await registration.openReview();
    await registration.apply(1).click();
    const queue = portal.page.getByRole('dialog', { name: say('common:queue.title') });
    await expect(queue).toContainText(/5\d{3}|600[01]/);
    await use({ registration, queue });
  },
});

test('a registration waits in the queue, is sent again by itself, and a reload loses nothing', async ({
  portal,
  client,
  waiting: { registration, queue },
  texts: { say },
}) => {
  await queue.getByRole('button', { name: say('common:queue.hide') }).click();
  await expect(queue).toBeHidden();
  await portal.page.reload();
  await expect(queue).toContainText(/5\d{3}|600[01]/);
  expect(await registration.registeredHours()).toBe(6);
  await client.call('setRegistrationQueue', { body: { people: 60, perSecond: 20 } });
  await portal.page.reload();
  await expect.poll(() => registration.registeredHours(), { timeout: 20_000 }).toBe(9);
  await expect(queue).toBeHidden();
});

test('a student may leave the queue, and nothing is registered', async ({
  waiting: { registration, queue },
  texts: { say },
}) => {
  await queue.getByRole('button', { name: say('common:queue.leave') }).click();
  await expect(queue).toBeHidden();
  await expect(registration.review.getByRole('alert')).toContainText(say('registration:review.notApplied'));
  await expect(registration.apply(1)).toBeEnabled();
  expect(await registration.registeredHours()).toBe(6);
});
