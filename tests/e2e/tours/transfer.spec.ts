import { expect } from '../portal.ts';
import { test } from './look.ts';

test('tour: a transfer', async ({ page, portal, client, look, texts: { say, language } }) => {
  await client.freeze('2026-09-14T10:00:00+03:00');
  await portal.enter('transferAtCutoff', '/transfer');
  const send = page.getByRole('button', { name: say('transfer:form.send') });
  await page.getByRole('radio', { name: say('transfer:kinds.collegeToCollege') }).check();
  await send.click();
  await expect(page.getByText(say('transfer:form.needed'))).toBeVisible();
  const { programmes } = await client.call('getTransferOptions');
  const [architecture, finance, accounting] = ['BARC', 'BFIN', 'BACC'].map((code) =>
    programmes.find((one) => one.code === code)!,
  );
  await page.getByRole('combobox', { name: say('transfer:form.college') }).click();
  await page.getByRole('option', { name: architecture!.college[language], exact: true }).click();
  await look('a ranking with faults, and a programme whose criteria are not met');
  await client.call('submitTransfer', {
    body: {
      kind: 'collegeToCollege',
      preferences: [finance!, accounting!].map(({ id, collegeId }, index) => ({
        order: index + 1,
        collegeId,
        programmeId: id,
      })),
    },
  });
  await portal.open('/transfer');
  await expect(page.getByText(say('transfer:results.waiting')).first()).toBeVisible();
  await look('a transfer that waits for the round');
  await client.call('setClock', { body: { mode: 'frozen', now: '2026-10-04T08:00:00+03:00', expireSessions: false } });
  await page.getByRole('button', { name: say('transfer:seat.confirm') }).click();
  await expect(
    page.getByRole('dialog').getByRole('region', { name: say('request:confirm.consequences') }),
  ).toBeVisible();
  await look('a seat to confirm');
  await client.as('transferNoCertificate');
  await portal.resume('/transfer');
  await expect(portal.heading(say('transfer:title'))).toBeVisible();
  await look('no transfer for this record');
});
