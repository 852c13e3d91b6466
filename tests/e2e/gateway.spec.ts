import { expectAccessible } from './pages/checks.ts';
import { expect, test } from './portal.ts';

for (const colorScheme of ['light', 'dark'] as const)
  test(`the gateway's pages can be read, ${colorScheme}: the card, its faults, and a payment left too long`, async ({
    page,
    portal,
    client,
    trouble,
    language,
    texts: { say },
  }) => {
    trouble.expect(/422 POST \/gateway\/pay/);
    await page.emulateMedia({ colorScheme });
    await client.freeze('2026-09-07T10:00:00+03:00');
    await client.as('owesLastSemester');
    const { paymentId } = await client.call('startPayment', {
      body: { items: [{ kind: 'registration', id: await client.registration('ITCS214-01') }], useBalance: false },
    });
    await portal.store();
    const address = portal.address(`/gateway/pay/${paymentId}?lang=${language}`);
    await page.goto(address);
    const dark = (): Promise<boolean> =>
      page.evaluate(() => Number(/\d+/.exec(getComputedStyle(document.body).backgroundColor)?.[0]) < 128);
    expect(await dark()).toBe(colorScheme === 'dark');
    await expectAccessible(page, 'the card');
    await page.getByRole('button', { name: say('gateway:pay', { fils: 72_000 }) }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    const number = page.getByRole('textbox', { name: say('gateway:card.number') });
    // An empty number is reported as missing, not as wrong.
    await expect(number).toHaveAccessibleDescription(say('gateway:fault.numberMissing'));
    await expectAccessible(page, 'the faults of a card');
    await number.fill('4111 1111 1111 1112');
    await page.getByRole('button', { name: say('gateway:pay', { fils: 72_000 }) }).click();
    await expect(number).toHaveAccessibleDescription(say('gateway:fault.number'));
    await page.getByRole('link', { name: '4111' }).click();
    await expect(page.getByRole('textbox', { name: say('gateway:card.number') })).toHaveValue('4111 1111 1111 1111');
    await expect(page.getByRole('button', { name: say('gateway:pay', { fils: 72_000 }) })).toBeFocused();
    await expectAccessible(page, 'a test card in the form');

    await client.freeze('2026-09-07T10:30:00+03:00');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: say('gateway:expired.title'), level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(`${say('gateway:expired.title')} · ${say('gateway:name')}`);
    await expect(page.getByText(say('gateway:expired.text'))).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page, 'left too long');
    await page.getByRole('link', { name: say('gateway:back') }).click();
    await expect(page.getByText(say('payment:reasons.expired'))).toBeVisible();
  });
