import { formatList } from '../../locales/i18n.ts';
import { daily, expect, test } from './portal.ts';

test(
  'a message is read, left, and deleted after a confirmation; the number of unread ones follows',
  daily,
  async ({ page, portal, client, texts: { say, message, language } }) => {
    await portal.enter('eligible', '/inbox');
    const way = (unread: number) =>
      page.getByRole('banner').getByRole('link', {
        name: formatList([say('menu:forms.inbox'), say('menu:unread', { count: unread })], language, 'comma'),
      });
    await expect(way(2)).toBeVisible();
    const { items } = await client.call('getMessages');
    const subject = items[0]!.subject[portal.texts.language];
    await page.getByRole('main').getByRole('link', { name: subject }).click();
    await expect(portal.heading(subject)).toBeVisible();
    await expect(way(1)).toBeVisible();
    await page.getByRole('link', { name: say('inbox:details.older') }).click();
    await expect(portal.heading(items[1]!.subject[portal.texts.language])).toBeVisible();
    await page.getByRole('link', { name: say('inbox:details.newer') }).click();
    await expect(portal.heading(subject)).toBeVisible();
    await page.getByRole('button', { name: say('actions.delete') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('actions.delete') })
      .click();
    await expect(page.getByText(message('inbox.deleted'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: subject })).toHaveCount(0);
    await page.getByRole('searchbox', { name: say('inbox:search') }).fill('zzqq');
    await expect(page.getByText(say('inbox:empty.nothingTitle'))).toBeVisible();
  },
);

test('writing to an office: what is missing is said, what was sent is kept and acknowledged', async ({
  page,
  portal,
  texts: { say, message },
}) => {
  await portal.enter('eligible', '/inbox');
  await page.getByRole('button', { name: say('inbox:write.open') }).click();
  const dialogue = page.getByRole('dialog', { name: say('inbox:write.title') });
  await dialogue.getByRole('button', { name: say('inbox:write.send') }).click();
  await expect(dialogue.getByText(say('inbox:write.needed.office'))).toBeVisible();
  await dialogue.getByRole('combobox', { name: say('inbox:write.office') }).click();
  await page.getByRole('option', { name: say('common:offices.finance') }).click();
  await dialogue.getByLabel(say('inbox:write.subject')).fill('Receipt');
  await dialogue.getByLabel(say('inbox:write.body')).fill('Where is it?');
  await dialogue.getByRole('button', { name: say('inbox:write.send') }).click();
  await expect(page.getByText(message('MSG-000079'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Receipt/ })).toBeVisible();
  await page
    .getByRole('navigation', { name: say('page.tabs') })
    .getByRole('link', { name: say('inbox:tabs.sent') })
    .click();
  await page.getByRole('group').filter({ hasText: 'Receipt' }).locator('summary').click();
  await expect(page.getByText('Where is it?')).toBeVisible();
});
