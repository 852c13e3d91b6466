import { readFile } from 'node:fs/promises';
import { expectAccessible } from './pages/checks.ts';
import { daily, expect, test } from './portal.ts';

test(
  'a transcript is downloaded as a credential, and an employer who has only the file checks it',
  daily,
  async ({ page, portal, client, texts: { say, language }, browser }) => {
    await client.freeze('2026-09-07T10:00:00+03:00');
    await client.as('gradeAppeal');
    const { request } = await client.call('submitDocumentRequest', {
      body: { type: 'transcript', reasons: ['employment'], copies: 1, language: 'en', delivery: 'collect' },
    });
    await client.call('decideRequest', { params: request, body: { decision: 'approved' } });
    await portal.resume('/transcriptCertificate');
    await expect(page.getByRole('region', { name: say('document:wallet.title') })).toBeVisible();
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: say('document:card.credential') }).click();
    const file = await arrives;
    expect(file.suggestedFilename()).toMatch(/^OTR-2026-\d{6}\.jwt$/);
    const credential = (await readFile(await file.path())).toString();

    // Another browser, in which no student is signed in.
    const context = await browser.newContext({ locale: language });
    try {
      const other = await context.newPage();
      await other.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
      await other.goto(portal.address('/verify'));
      const input = other.locator('input[type="file"]');
      const put = (text: string) =>
        input.setInputFiles({ name: 'transcript.jwt', mimeType: 'application/jwt', buffer: Buffer.from(text) });
      const says = (title: string) => expect(other.getByRole('heading', { name: title })).toBeVisible();
      await put(credential);
      await says(say('document:verify.credential.valid'));
      await expect(other.getByText('Huda Ibrahim Al Koheji')).toBeVisible();
      await expect(other.getByText('MATHS203')).toBeVisible();
      await expectAccessible(other, 'a credential that is valid');
      const [header = '', payload = '', signature = ''] = credential.split('.');
      const forged = Buffer.from(payload, 'base64url').toString().replace('Huda', 'Hudy');
      await put([header, Buffer.from(forged).toString('base64url'), signature].join('.'));
      await says(say('document:verify.credential.changed'));
      await expect(other.getByText('Huda Ibrahim Al Koheji')).toHaveCount(0);
      await put('A letter.');
      await says(say('document:verify.credential.unreadable'));
      const elsewhere = Buffer.from(payload, 'base64url').toString().replaceAll('"did:web:', '"did:web:other.');
      await other
        .getByLabel(say('document:verify.credential.paste'))
        .fill([header, Buffer.from(elsewhere).toString('base64url'), signature].join('.'));
      await other.getByRole('button', { name: say('document:verify.credential.check') }).click();
      await says(say('document:verify.credential.otherIssuer'));
      await expectAccessible(other, 'a credential of another issuer');
      await client.call('revokeDocument', { params: request, body: { reason: 'It was issued to the wrong address.' } });
      await put(credential);
      await says(say('document:verify.revoked'));
      await expectAccessible(other, 'a credential that was revoked');
    } finally {
      await context.close();
    }
  },
);
