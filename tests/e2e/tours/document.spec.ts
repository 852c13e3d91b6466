import { expect } from '../portal.ts';
import { test } from './look.ts';

test('tour: transcripts, certificates and the public page', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('lostCertificate', '/transcriptCertificate');
  await page.getByRole('radio', { name: new RegExp(say('document:type.certificate')) }).click();
  await page.getByRole('button', { name: say('document:form.send') }).click();
  await expect(page.getByText(say('document:form.needed.reasons'))).toBeVisible();
  await look('a reprint with faults');
  const { request } = await client.call('submitDocumentRequest', {
    body: {
      type: 'finalTranscript',
      reasons: ['study'],
      copies: 2,
      language: 'ar',
      delivery: 'collect',
      degree: 'bachelor',
      validUntil: '2026-10-07',
    },
  });
  await client.call('decideRequest', { params: request, body: { decision: 'approved' } });
  const codes = (await client.call('getDocumentRequests')).requests.map(({ document }) => document!.code);
  await client.call('verifyDocument', { params: { code: codes[0]! } });
  await portal.open('/transcriptCertificate');
  await page.getByRole('button', { name: say('document:card.all') }).click();
  await expect(page.getByText(say('document:card.noNames'))).toBeVisible();
  await look('documents that were issued');
  await portal.open('/verify');
  await page.getByLabel(say('document:verify.code')).fill('12');
  await page.getByRole('button', { name: say('document:verify.check'), exact: true }).click();
  await expect(page.getByText(say('document:verify.codeFault'))).toBeVisible();
  await look('a code that none can be');
  await portal.open(`/verify/${codes[1]!}`);
  await expect(page.getByRole('heading', { name: say('document:verify.valid') })).toBeVisible();
  await look('a document that is valid');
  await client.freeze('2026-10-08T10:00:00+03:00');
  await portal.open(`/verify/${codes[0]!}`);
  await expect(page.getByRole('heading', { name: say('document:verify.expired') })).toBeVisible();
  await look('a document that has expired');
});
