import { daily, expect, test } from './portal.ts';

test(
  'the home page answers what is due, what can be done and what has changed, with one call',
  daily,
  async ({ page, portal, texts: { say } }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const call = /\/api\/(?:student|course)\/.*?([A-Za-z]+)$/.exec(new URL(request.url()).pathname)?.[1];
      if (call) asked.push(call);
    });
    await portal.enter('eligible');
    const due = page.getByRole('region', { name: say('student:due.title') });
    await expect(due.getByRole('link').filter({ hasText: '144.000' })).toBeVisible();
    await expect(due).toContainText(say('student:due.schedule', { hours: 6, count: 12 }));
    await expect(
      page
        .getByRole('region', { name: say('student:services.title') })
        .getByRole('link')
        .filter({ hasText: say('agenda:services.registration') }),
    ).toBeVisible();
    await expect(page.getByRole('region', { name: say('student:changes.title') })).toContainText('ITIS311');
    for (const card of ['schedule', 'inbox', 'attendance', 'plan', 'finance', 'links'] as const)
      await expect(page.getByRole('region', { name: say(`student:cards.${card}`), exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: say('student:cards.inbox'), exact: true })).toContainText(
      say('student:inbox.unread', { count: 2 }),
    );
    expect(asked).toEqual(['GetDashboard']);

    // A click on the card opens its page; a click on a link inside it opens the page of that link.
    await page.getByRole('region', { name: say('student:cards.finance'), exact: true }).click();
    await expect(page).toHaveURL(/financialData$/);
    await page.goBack();
    await page
      .getByRole('region', { name: say('student:cards.links'), exact: true })
      .getByRole('link', { name: say('menu:forms.registeredCourses') })
      .click();
    await expect(page).toHaveURL(/registeredCourses$/);
  },
);

test('a seat from the waiting list is among what has changed at the next sign-in', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await client.fresh().as('waitingFirst');
  await client.freeze('2026-09-07T11:00:00+03:00');
  const holder = await client.fresh().as('seatHolder');
  await holder.call('dropCourse', { body: { registrationId: await holder.registration('ENTR301-01') } });
  await portal.enter('waitingFirst');
  const changes = page.getByRole('region', { name: say('student:changes.title') });
  await expect(changes).toContainText(say('student:changes.action.promote'));
  await expect(changes).toContainText('ENTR301');
  await expect(changes.getByRole('listitem')).toHaveCount(1);
});

test('absence grows with the clock until the final examination is lost', async ({
  page,
  portal,
  client,
  texts: { say },
}) => {
  await client.freeze('2026-10-15T08:00:00+03:00');
  await portal.enter('oftenAbsent');
  const due = page.getByRole('region', { name: say('student:due.title') });
  const meter = page.getByRole('meter', { name: say('student:attendance.bar', { code: 'ITCS214' }) });
  await expect(due).toContainText(
    say('student:due.warning', { code: 'ITCS214', which: say('student:attendance.warnings.2') }),
  );
  await expect(meter).toHaveAttribute('aria-valuenow', '15.9');
  await client.freeze('2026-11-12T08:00:00+03:00');
  await page.reload();
  await expect(due).toContainText(say('student:due.barred', { code: 'ITCS214' }));
  await expect(meter).toHaveAttribute('aria-valuenow', '27.3');
});

test('nothing that was shown moves when the data come', async ({ page, portal }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.addInitScript(() => {
    const moved = { score: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => (moved.score += (entry as PerformanceEntry & { value: number }).value)),
    ).observe({ type: 'layout-shift', buffered: true });
  });
  for (const persona of ['probation', 'newlyAdmitted', 'dismissedOneYear']) {
    await portal.enter(persona);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(
      await page.evaluate(() => (window as unknown as { moved: { score: number } }).moved.score),
      persona,
    ).toBeLessThan(0.03);
  }
});
