import { expect } from '../portal.ts';
import { test } from './look.ts';

test('tour: inbox, contact details and top links', async ({ page, portal, client, trouble, look, texts: { say } }) => {
  trouble.expect(/422 PUT .*UpdateContactDetails/);
  trouble.expect(/409 PUT .*UpdateContactDetails/);
  await portal.enter('twoMobiles', '/inbox');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await look('inbox');
  await portal.visit('/inbox?box=sent');
  await expect(page.getByText(say('inbox:empty.sentTitle'))).toBeVisible();
  await look('nothing sent');
  await portal.visit(`/inbox-details?id=${(await client.call('getMessages')).items[0]!.id}`);
  await expect(page.getByRole('article')).toBeVisible();
  await look('a message');
  await portal.visit('/topHitLinks');
  await expect(page.getByRole('list', { name: say('link:chosen.list') })).toBeVisible();
  await look('top links');
  await portal.visit('/inbox');
  await page.getByRole('button', { name: say('inbox:write.open') }).click();
  await page.getByRole('button', { name: say('inbox:write.send') }).click();
  await look('a message with faults');
  await portal.open('/contactDetails');
  await page
    .getByRole('button', { name: say('contact:editSection', { section: say('contact:sections.address') }) })
    .click();
  const block = page.getByLabel(say('contact:fields.block'));
  await block.fill('8');
  await page.getByRole('button', { name: say('contact:form.continue') }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('contact details with faults');
  await block.fill('808');
  await page.getByRole('button', { name: say('contact:form.continue') }).click();
  await expect(page.getByRole('dialog', { name: say('verification:title') })).toBeVisible();
  await look('the code');
});
