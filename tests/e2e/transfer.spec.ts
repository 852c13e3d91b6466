import { expectAccessible } from './pages/checks.ts';
import { expect, test } from './portal.ts';

test('programmes are ranked by buttons, keyboard and dragging, the round gives a seat, and what follows is read before it is confirmed', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-09-14T10:00:00+03:00');
  await portal.enter('transferStrong', '/transfer');
  const { language } = portal.texts;
  const { programmes } = await client.call('getTransferOptions');
  const nameOf = (code: string): string => programmes.find((one) => one.code === code)!.name[language];
  const collegeOf = (code: string): string => programmes.find((one) => one.code === code)!.college[language];
  await page.getByText(say('transfer:how.title')).click();
  await expect(page.getByText(say('transfer:how.honest'))).toBeVisible();
  const send = page.getByRole('button', { name: say('transfer:form.send') });
  await send.click();
  await expect(page.getByText(say('transfer:form.neededKind'))).toBeVisible();
  await page.getByRole('radio', { name: say('transfer:kinds.collegeToCollege') }).check();
  await send.click();
  await expect(page.getByText(say('transfer:form.needed'))).toBeVisible();
  await expectAccessible(page, 'a ranking with faults');

  // The college is chosen before its programmes.
  const college = page.getByRole('combobox', { name: say('transfer:form.college') });
  const add = async (code: string): Promise<void> => {
    await college.click();
    await page.getByRole('option', { name: collegeOf(code), exact: true }).click();
    await page.getByRole('button', { name: say('transfer:programme.addLabel', { name: nameOf(code) }) }).click();
  };
  await add('BMGT');
  await add('BFIN');
  await add('BSMA');
  const ranking = page.getByRole('list', { name: say('transfer:ranked.list') });
  const order = async (codes: string[]): Promise<void> => {
    const rows = ranking.getByRole('listitem');
    await expect(rows).toHaveCount(codes.length);
    for (const [index, code] of codes.entries())
      await expect(
        rows.nth(index).getByRole('button', { name: say('transfer:ranked.drag', { name: nameOf(code) }), exact: true }),
      ).toBeVisible();
  };
  await order(['BMGT', 'BFIN', 'BSMA']);
  await expectAccessible(page, 'a ranking');
  await page.getByRole('button', { name: say('transfer:ranked.up', { name: nameOf('BFIN') }) }).click();
  await order(['BFIN', 'BMGT', 'BSMA']);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: say('transfer:said.moved', { name: nameOf('BFIN'), position: 1, count: 3 }) }),
  ).toHaveCount(1);
  const handle = (code: string) =>
    page.getByRole('button', { name: say('transfer:ranked.drag', { name: nameOf(code) }), exact: true });
  await handle('BFIN').focus();
  await page.keyboard.press('Space');
  await expect(
    page.getByText(say('transfer:said.pickedUp', { name: nameOf('BFIN'), position: 1, count: 3 })),
  ).toBeAttached();
  // The targets are measured shortly after the item was picked up, so the key press is repeated.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(
      page.getByText(say('transfer:said.moved', { name: nameOf('BFIN'), position: 2, count: 3 })).first(),
    ).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await order(['BMGT', 'BFIN', 'BSMA']);
  const [from, to] = [(await handle('BFIN').boundingBox())!, (await handle('BMGT').boundingBox())!];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await order(['BFIN', 'BMGT', 'BSMA']);
  await page.getByRole('button', { name: say('transfer:ranked.remove', { name: nameOf('BSMA') }) }).click();
  await order(['BFIN', 'BMGT']);

  // The ranking and its send button are visible together, however long the list of programmes is.
  await send.scrollIntoViewIfNeeded();
  const [list, button] = [(await ranking.boundingBox())!, (await send.boundingBox())!];
  expect(button.y + button.height - list.y).toBeLessThan(page.viewportSize()!.height);
  await send.click();
  await page
    .getByRole('dialog', { name: say('transfer:confirm.title') })
    .getByRole('button', { name: say('request:confirm.send') })
    .click();
  const results = page.getByRole('region', { name: say('transfer:results.title') });
  await expect(results.getByText(say('transfer:results.waiting'))).toHaveCount(2);
  await expectAccessible(page, 'a transfer under way');

  // Moves the clock to the round.
  await client.call('setClock', { body: { mode: 'frozen', now: '2026-10-04T08:00:00+03:00', expireSessions: false } });
  const offer = page.getByRole('region', { name: say('transfer:seat.title', { name: nameOf('BFIN') }) });
  await expect(offer).toBeVisible();
  await expect(results.getByText(say('transfer:results.given'))).toBeVisible();
  await offer.getByRole('button', { name: say('transfer:seat.confirm') }).click();
  const dialogue = page.getByRole('dialog', { name: say('transfer:seat.confirmTitle', { name: nameOf('BFIN') }) });
  await expect(dialogue.getByRole('region', { name: say('request:confirm.consequences') })).toContainText(
    nameOf('BFIN'),
  );
  await expectAccessible(page, 'a seat to confirm');
  await dialogue.getByRole('button', { name: say('transfer:seat.confirm') }).click();
  await expect(offer).toBeHidden();
  expect((await client.call('getTransferRequests')).requests[0]).toMatchObject({
    upgrade: true,
    request: { step: 'secondRound' },
  });
  await client.call('setClock', { body: { mode: 'frozen', now: '2026-10-11T00:00:00+03:00', expireSessions: false } });
  await expect(page.getByText(say('request:words.transfer.scheduled'), { exact: true }).first()).toBeVisible();
});

test('a ranking is saved, and gone on with', async ({ page, portal, client, texts: { say } }) => {
  await client.freeze('2026-09-14T10:00:00+03:00');
  await portal.enter('associateDiploma', '/transfer');
  const { language } = portal.texts;
  const programme = (await client.call('getTransferOptions')).programmes.find(({ code }) => code === 'BMGT')!;
  await page.getByRole('combobox', { name: say('transfer:form.college') }).click();
  await page.getByRole('option', { name: programme.college[language], exact: true }).click();
  await page
    .getByRole('button', { name: say('transfer:programme.addLabel', { name: programme.name[language] }) })
    .click();
  await page.getByRole('button', { name: say('request:form.save') }).click();
  await expect
    .poll(async () => (await client.call('getMyRequests')).requests.map(({ status }) => status))
    .toEqual(['draft']);
  await portal.open('/transfer');
  await expect(page.getByRole('list', { name: say('transfer:ranked.list') }).getByRole('listitem')).toHaveCount(1);
});
