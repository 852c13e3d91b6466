import { sampleFile } from '../../server/simulator/scenario/sample-files.ts';
import { expectAccessible } from './pages/checks.ts';
import { expect, test } from './portal.ts';

const upload = async (name: string) => {
  const file = sampleFile(name)!;
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
};

test('a topic is proposed beside the titles like it, approved, and its plan handed in', async ({
  page,
  portal,
  client,
  texts: { say, language },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('thesisStudent', '/thesisTopic');
  const { supervisors } = await client.call('getSupervisors');
  await expect(page.getByRole('radio')).toHaveCount(supervisors.length);
  await expect(page.getByText(say('thesis:supervisors.full'))).toBeVisible();
  await expect(page.getByText(say('thesis:similar.waiting'))).toBeVisible();
  await expect(page.getByText(say('thesis:form.used', { asked: 0, most: 2 }))).toBeVisible();
  const send = page.getByRole('button', { name: say('thesis:form.send') });
  await send.click();
  await expect(page.getByText(say('thesis:form.needed.titleEn'))).toBeVisible();
  await expectAccessible(page, 'a topic with nothing in it');
  await page.getByLabel(say('thesis:form.titleAr')).fill('كشف احتيال المدفوعات');
  const alike = page.getByRole('region', { name: say('thesis:similar.title') });
  await expect(alike.getByText('كشف الاحتيال في المدفوعات عبر الهاتف بالشبكات العصبية البيانية')).toBeVisible();
  await expect(page.getByText(say('thesis:form.needed.titleEn'))).toBeHidden();
  await page.getByLabel(say('thesis:form.titleEn')).fill('Detecting fraud in mobile payments of small shops');
  await page.getByRole('radio', { name: new RegExp(supervisors[0]!.name[language]) }).click();
  await page.getByLabel(say('thesis:form.subTopic')).fill('Small shops');
  await expectAccessible(page, 'a topic and titles like it');
  await send.click();
  const dialogue = page.getByRole('dialog', { name: say('thesis:confirm.title') });
  await expect(dialogue.getByText('Detecting Fraud in Mobile Payments with Graph Neural Networks')).toBeVisible();
  await dialogue.getByRole('button', { name: say('request:confirm.send') }).click();
  await expect(page.getByText(say('request:words.thesisTopic.sent_supervisor'), { exact: true }).first()).toBeVisible();
  await expect(
    page.getByText(
      say('request:mine.turnHolder', { name: supervisors[0]!.name[language], office: say('offices.supervisor') }),
    ),
  ).toBeVisible();
  // A second topic may be proposed.
  await expect(page.getByLabel(say('thesis:form.titleEn'))).toHaveValue('');
  await expect(page.getByText(say('thesis:form.used', { asked: 1, most: 2 }))).toBeVisible();
  const { referenceNumber } = (await client.call('getMyRequests')).requests[0]!;
  for (let step = 0; step < 3; step += 1)
    await client.call('decideRequest', { params: { referenceNumber }, body: { decision: 'approved' } });
  await expect(page.getByRole('heading', { name: say('thesis:record.title') })).toBeVisible();
  await page.getByRole('link', { name: say('thesis:record.toPlan') }).click();

  await expect(portal.heading(say('thesis:plan.title'))).toBeVisible();
  const inputs = page.locator('input[type="file"]');
  await inputs.nth(0).setInputFiles(await upload('research-plan'));
  await page.getByLabel(say('request:forms.researchPlan.nameEn.label')).fill('Fraud in small shops');
  const hand = page.getByRole('button', { name: say('request:forms.researchPlan.send') });
  await hand.click();
  await expect(page.getByText(say('request:forms.researchPlan.nameAr.needed'))).toBeVisible();
  await expectAccessible(page, 'a plan with faults');
  await page.getByLabel(say('request:forms.researchPlan.nameAr.label')).fill('الاحتيال في المتاجر الصغيرة');
  await page
    .locator('input[type="file"]')
    .last()
    .setInputFiles(await upload('responsibility'));
  await hand.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('request:confirm.send') })
    .click();
  await expect(
    page.getByText(say('request:words.researchPlan.sent_supervisor'), { exact: true }).first(),
  ).toBeVisible();
  expect((await client.call('getResearchPlans')).plans).toMatchObject([
    { request: { status: 'sent', turn: ['supervisor'] } },
  ]);
});

test('a returned topic is changed and sent again; theses are for postgraduates', async ({
  page,
  portal,
  client,
  texts: { say, message },
}) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.enter('thesisReturned', '/thesisTopic');
  await expect(page.getByText(say('request:page.editReturned')).first()).toBeVisible();
  await page.getByLabel(say('thesis:form.titleEn')).fill('Explaining the decisions of fraud detectors');
  await page.getByRole('button', { name: say('request:form.sendAgain') }).click();
  await expect(page.getByText(say('request:words.thesisTopic.sent_supervisor'), { exact: true }).first()).toBeVisible();
  expect((await client.call('getThesisTopics')).topics[0]!.request.subject.en).toBe(
    'Explaining the decisions of fraud detectors',
  );
  await client.as('eligible');
  await portal.resume('/thesisTopic');
  await expect(page.getByText(message('thesis.postgraduatesOnly'))).toBeVisible();
  await portal.visit('/thesisResearchPlan');
  await expect(page.getByText(message('thesis.postgraduatesOnly'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('thesis:plan.propose') })).toHaveCount(0);
  await client.as('thesisStudent');
  await portal.resume('/thesisResearchPlan');
  await expect(page.getByRole('link', { name: say('thesis:plan.propose') })).toBeVisible();
});
