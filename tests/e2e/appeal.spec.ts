import { expectAccessible } from './pages/checks.ts';
import { expect, test } from './portal.ts';

test('an appeal is submitted, paid and decided, and the grade follows', async ({
  page,
  portal,
  client,
  texts: { say, message },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('gradeAppeal', '/appealRequest');
  await page.getByRole('button', { name: say('appeal:courses.appealLabel', { code: 'MATHS203' }) }).click();
  await page.getByRole('button', { name: say('request:forms.appeal.send') }).click();
  const reason = page.getByLabel(say('request:forms.appeal.reason.label'));
  await expect(reason).toBeFocused();
  await reason.fill('The last question was not added up.');
  await expectAccessible(page, 'the form of an appeal');
  // Leaving the page with unsent input asks for confirmation.
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${say('menu:forms.inbox')}`) })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('request:leave.stay') })
    .click();
  await page.getByRole('button', { name: say('request:forms.appeal.send') }).click();
  await page
    .getByRole('dialog', { name: say('request:forms.appeal.confirmTitle') })
    .getByRole('button', { name: say('request:forms.appeal.confirmSend') })
    .click();
  await expect(page.getByRole('button', { name: say('appeal:payment.pay', { fils: 10_000 }) })).toBeVisible();
  const [appeal] = (await client.call('getAppeals')).appeals;
  await client.call('startPayment', { body: { items: [{ kind: 'charge', id: appeal!.chargeId }], useBalance: true } });
  await portal.open('/simulator/offices');
  await page.getByLabel(say('request:fields.newGrade')).selectOption('A');
  // The office sees the consequences before it decides, and sees them again after choosing another grade.
  const follows = page.getByRole('region', { name: say('classroom:offices.follows') });
  await expect(follows).toContainText(say('request:consequences.averageIs', { cgpa: '2.87', before: '2.80' }));
  await page.getByLabel(say('request:fields.newGrade')).selectOption('B');
  await expect(follows).toContainText(say('request:consequences.averageIs', { cgpa: '2.82', before: '2.80' }));
  await expectAccessible(page, 'what follows from a new grade');
  await page.getByLabel(say('request:fields.newGrade')).selectOption('A');
  await page
    .getByRole('button', {
      name: say('classroom:offices.decisionLabel', {
        decision: say('request:decisions.appeal.approved'),
        reference: appeal!.referenceNumber,
      }),
    })
    .click();
  await portal.open('/appealRequest');
  await expect(page.getByText(say('appeal:steps.changed', { oldGrade: 'B-', newGrade: 'A' }))).toBeVisible();
  await expect(page.getByText(say('appeal:statuses.closed'), { exact: true })).toBeVisible();
  await expect(page.getByText(message('MSG-000060'))).toBeVisible();
});
