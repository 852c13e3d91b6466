import { readFile } from 'node:fs/promises';
import { expectAccessible } from './pages/checks.ts';
import { daily, expect, test } from './portal.ts';

test(
  'a transcript is asked for, downloaded with its signature, and verified by somebody who is not signed in',
  daily,
  async ({ page, portal, client, texts: { say, message }, browser }) => {
    await client.freeze('2026-09-07T10:00:00+03:00');
    await portal.enter('clearedGraduate', '/transcriptCertificate');
    const send = page.getByRole('button', { name: say('document:form.send') });
    await send.click();
    await expect(page.getByText(say('document:form.needed.type'))).toBeVisible();
    await expect(page.getByText(say('document:form.needed.reasons'))).toBeVisible();
    await expectAccessible(page, 'a document with faults');
    await page.getByRole('radio', { name: new RegExp(say('document:type.finalTranscript')) }).click();
    await page.getByRole('checkbox', { name: say('document:reason.study') }).check();
    await page.getByRole('radio', { name: say('document:delivery.mail') }).check();
    await send.click();
    await expect(page.getByText(say('document:form.needed.mailAddress'))).toBeVisible();
    await page.getByRole('radio', { name: say('document:delivery.collect') }).check();
    await send.click();
    await page
      .getByRole('dialog', { name: say('document:confirm.title') })
      .getByRole('button', { name: say('request:confirm.send') })
      .click();
    await expect(page.getByText(/TRQ-2026-\d{6}/).first()).toBeVisible();
    const [asked] = (await client.call('getDocumentRequests')).requests;
    await client.call('decideRequest', { params: asked!.request, body: { decision: 'approved' } });

    await portal.open('/transcriptCertificate');
    const card = page.getByRole('listitem', { name: new RegExp(say('document:type.finalTranscript')) });
    await expect(card.getByText(say('document:card.never'))).toBeVisible();
    const files: Buffer[] = [];
    for (const [button, name] of [
      ['document:card.download', /^OTR-2026-\d{6}\.pdf$/],
      ['document:card.signature', /^OTR-2026-\d{6}\.jws$/],
    ] as const) {
      const arrives = page.waitForEvent('download');
      await card.getByRole('button', { name: say(button) }).click();
      const file = await arrives;
      expect(file.suggestedFilename()).toMatch(name);
      files.push(await readFile(await file.path()));
    }
    expect(files[0]!.subarray(0, 5).toString()).toBe('%PDF-');
    expect(files[1]!.toString()).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);

    // Another browser, in which no student is signed in.
    const context = await browser.newContext({ locale: portal.texts.language });
    try {
      const other = await context.newPage();
      await other.addInitScript((language) => localStorage.setItem('lang', language), portal.texts.language);
      const address = await card.getByRole('link', { name: say('document:card.open') }).getAttribute('href');
      await other.goto(new URL(address!, portal.address('/')).href);
      await expect(other.getByRole('heading', { name: say('document:verify.valid') })).toBeVisible();
      await expect(other.getByText('OTR-2026-000001')).toBeVisible();
      await expect(other.getByText(/Amna|Saeed|آمنة/)).toHaveCount(0);
      await expectAccessible(other, 'a document that is valid');
      const choose = other.locator('input[type="file"]');
      await choose.setInputFiles({ name: 'transcript.pdf', mimeType: 'application/pdf', buffer: files[0]! });
      await expect(other.getByText(say('document:verify.same', { name: 'transcript.pdf' }))).toBeVisible();
      const changed = Buffer.from(files[0]!);
      changed[1000]! ^= 1;
      await choose.setInputFiles({ name: 'transcript.pdf', mimeType: 'application/pdf', buffer: changed });
      await expect(other.getByRole('heading', { name: say('document:verify.other') })).toBeVisible();
      await expectAccessible(other, 'a file that was changed');
      // The file alone, without its code.
      await other.goto(portal.address('/verify'));
      await choose.setInputFiles({ name: 'mine.pdf', mimeType: 'application/pdf', buffer: files[0]! });
      await expect(other.getByText(say('document:verify.same', { name: 'mine.pdf' }))).toBeVisible();
      await other.goto(portal.address('/verify'));
      await choose.setInputFiles({ name: 'x.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
      await expect(other.getByRole('heading', { name: say('document:verify.credential.unknownPdf') })).toBeVisible();
      // A code typed from paper: first incomplete, then of no document, then correct.
      await other.goto(portal.address('/sign-in'));
      await other.getByRole('link', { name: say('account:signIn.verify') }).click();
      const field = other.getByLabel(say('document:verify.code'));
      const check = other.getByRole('button', { name: say('document:verify.check'), exact: true });
      await field.fill('OTR-2026-000001');
      await check.click();
      await expect(other.getByText(say('document:verify.codeFault'))).toBeVisible();
      await expectAccessible(other, 'a code that none can be');
      await field.fill('abcdefghjkmn');
      await check.click();
      await expect(other.getByRole('heading', { name: say('document:verify.notFound') })).toBeVisible();
      await expect(other.getByText(message('document.noSuchCode'))).toBeVisible();
      await expect(field).toHaveValue('ABCD-EFGH-JKMN');
      await expectAccessible(other, 'a code that nobody has');
      const code = address!.split('/').at(-1)!;
      await expect(other.getByText(code)).toHaveCount(0);
      await field.fill(code.toLowerCase().replaceAll('-', ''));
      await check.click();
      await expect(other.getByRole('heading', { name: say('document:verify.valid') })).toBeVisible();
      await expect(other).toHaveURL(new RegExp(`/verify/${code}$`));
    } finally {
      await context.close();
    }

    await portal.open('/transcriptCertificate');
    await card.getByRole('button', { name: say('document:card.all') }).click();
    await expect(card.getByRole('region').getByRole('listitem')).toHaveCount(3);
  },
);

test('a certificate too early is refused in the university’s words, with the way to clearance', async ({
  page,
  portal,
  client,
  trouble,
  texts: { say },
}) => {
  trouble.expect(/422 POST .*Documents\/Submit/);
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('graduatedNotCleared', '/transcriptCertificate');
  await page.getByRole('radio', { name: new RegExp(say('document:type.certificate')) }).click();
  await page.getByRole('checkbox', { name: say('document:reason.employment') }).check();
  await page.getByRole('button', { name: say('document:form.send') }).click();
  await page
    .getByRole('dialog', { name: say('document:confirm.title') })
    .getByRole('button', { name: say('request:confirm.send') })
    .click();
  await expect(page.getByText(say('failure.clearance'))).toBeVisible();
  await page
    .getByRole('region', { name: say('page.notices') })
    .getByRole('link', { name: say('failure.clearanceLink') })
    .click();
  // The link to clearance leaves the form without asking whether to discard the input, which is stored for the return.
  await expect.poll(() => new URL(page.url()).hash).toBe('#clearance');
  await expect(portal.heading(say('clearance:title'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('radio', { name: new RegExp(say('document:type.certificate')) })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: say('document:reason.employment') })).toBeChecked();
});

test('a lost certificate is printed again for its fee, and replaces the lost one', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('lostCertificate', '/transcriptCertificate');
  await expect(page.getByText(say('document:card.onPaper'))).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(say('document:type.certificate')) }).click();
  await page.getByRole('checkbox', { name: say('document:reason.lost') }).check();
  await page.getByRole('button', { name: say('document:form.send') }).click();
  const dialogue = page.getByRole('dialog', { name: say('document:confirm.title') });
  await expect(dialogue.getByText('GRC-2026-000001')).toBeVisible();
  await expectAccessible(page, 'a reprint to confirm');
  await dialogue.getByRole('button', { name: say('request:confirm.send') }).click();
  await expect(page.getByText(/CRT-2026-000002/).first()).toBeVisible();
  await client.call('decideRequest', {
    params: { referenceNumber: 'CRT-2026-000002' },
    body: { decision: 'approved' },
  });
  await portal.open('/transcriptCertificate');
  await expect(page.getByRole('button', { name: say('request:page.pay', { fils: 50_000 }) })).toBeVisible();
  const [reprint] = (await client.call('getDocumentRequests')).requests;
  await client.call('startPayment', {
    body: { items: [{ kind: 'charge', id: reprint!.request.charge!.id }], useBalance: true },
  });
  await portal.open('/transcriptCertificate');
  await expect(page.getByText('GRC-2026-000002')).toBeVisible();
  await expect(page.getByText(say('document:status.replaced'), { exact: true })).toBeVisible();
});
