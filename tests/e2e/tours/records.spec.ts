import { expect } from '../portal.ts';
import { test } from './look.ts';

test('tour: GPA simulator and academic transcript', async ({ page, portal, look, texts: { say } }) => {
  await portal.enter('repeatedCourses', '/gpaSimulator');
  await page.getByRole('combobox', { name: say('gpa:courses.gradeOf', { course: 'MATHS102' }) }).selectOption('B');
  await page.getByRole('button', { name: say('gpa:courses.add') }).click();
  await expect(
    page.getByRole('combobox', {
      name: say('gpa:courses.hoursOf', { course: say('gpa:courses.addedNumber', { number: 1 }) }),
    }),
  ).toBeVisible();
  await look('GPA simulator');
  await portal.visit('/academictranscript');
  await expect(
    page
      .getByRole('img', { name: say('transcript:chart.label', { count: 5 }) })
      .locator('svg')
      .first(),
  ).toBeVisible();
  await page.getByText(say('transcript:chart.table')).click();
  await look('academic transcript');
  await portal.enter('newlyAdmitted', '/gpaSimulator');
  await expect(page.getByText(say('gpa:courses.empty'))).toBeVisible();
  await look('GPA simulator without courses');
  await portal.visit('/academictranscript');
  await expect(page.getByText(say('transcript:empty.title'))).toBeVisible();
  await look('academic transcript, empty');
});

test('tour: the course schedule', async ({ page, portal, client, look, texts: { say } }) => {
  await client.call('setClock', { body: { mode: 'frozen', now: '2026-10-05T10:20:00+03:00' } });
  await portal.enter('fullWeek', '/courseSchedule');
  await expect(page.getByRole('heading', { name: say('schedule:exams.title') })).toBeVisible();
  await look('course schedule');
  await page.getByText(say('schedule:view.list'), { exact: true }).locator('visible=true').first().click();
  await look('course schedule as a list');
  await page.getByRole('button', { name: say('schedule:subscription.title') }).click();
  await page.getByRole('button', { name: say('schedule:subscription.programs.other') }).click();
  await expect(page.getByLabel(say('schedule:subscription.address'))).toBeVisible();
  await look('course schedule, adding to a calendar');
  await portal.visit('/courseSchedule?period=next');
  await expect(page.getByText(say('schedule:empty.title'))).toBeVisible();
  await look('an empty schedule');
});

test('tour: attendance and course evaluation', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-11-12T18:00:00+03:00');
  await portal.enter('oftenAbsent', '/courseAttendance');
  await expect(page.getByRole('meter', { name: say('attendance:meter', { code: 'ITCS214' }) })).toBeVisible();
  for (const details of await page.getByRole('main').getByRole('group').all())
    await details.evaluate((one) => one.setAttribute('open', ''));
  await look('attendance: barred, warned and calm');
  await portal.enter('evaluator', '/courseEvaluation');
  await expect(page.getByText(say('common:service.closed'))).toBeVisible();
  await look('course evaluation before it opens');
  await client.freeze('2026-12-01T10:00:00+03:00');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look('an evaluation');
  await page
    .getByRole('navigation', { name: say('survey:form.parts') })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('button', { name: say('survey:form.send') }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // The first unanswered question has the focus. The page is scrolled to the top, so that nothing is below the header.
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  await look('an evaluation with questions missing');
});

test('tour: the academic plan', async ({ page, portal, trouble, look, texts: { say } }) => {
  trouble.expect(/403 GET .*GetPlanDetails/);
  await portal.enter('blockedByFailure', '/acadmicPlan');
  await expect(page.getByRole('heading', { name: say('plan:next.title') })).toBeVisible();
  await look('academic plan');
  await portal.visit('/acadmicPlanDetails/1');
  await expect(page.getByRole('button', { name: /ITCS499/ })).toBeVisible();
  await look('academic plan by year');
  for (const as of ['map', 'list'] as const) {
    await portal.visit(`/acadmicPlanDetails/1?view=map&as=${as}`);
    await expect(page.getByRole(as === 'map' ? 'group' : 'list', { name: say('plan:map.title') })).toBeVisible();
    await look(`prerequisites as a ${as}`);
  }
  await page.getByRole('button', { name: /^ITCS114/ }).click();
  await expect(page.getByRole('dialog').getByText(say('plan:course.attempts'))).toBeVisible();
  await look('a course of the plan');
  await portal.visit('/acadmicCoursePackage/13');
  await page.getByRole('searchbox').fill('zzqq');
  await expect(page.getByText(say('plan:empty.nothing'))).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(page.getByRole('button', { name: /ITCS499/ })).toBeVisible();
  await look('a package of courses');
  await portal.visit('/acadmicFulfillment/1');
  await page.locator('summary').first().click();
  await look('fulfilment of the plan');
  await portal.visit('/acadmicPlanDetails/2');
  await expect(page.getByRole('alert').first()).toBeVisible();
  await look('the plan of another programme');
});
