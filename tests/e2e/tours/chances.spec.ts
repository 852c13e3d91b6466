import { expect } from '../portal.ts';
import { test } from './look.ts';

test('tour: enrolment and case study', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  await portal.open('/caseStudy');
  await expect(portal.heading(say('casestudy:title'))).toBeVisible();
  await look('case study, signed out');
  for (const persona of ['dismissedOneYear', 'dismissedThreeYears', 'cgpaChance']) {
    await portal.enter(persona, '/caseStudy');
    await expect(page.getByText(say('casestudy:standing.chances'))).toBeVisible();
    await look(`case study of ${persona}`);
  }
  for (const persona of ['inactiveEnrolment', 'awayThreeSemesters', 'eligible']) {
    await portal.enter(persona, '/enrollment');
    await expect(page.getByRole('region', { name: say('enrollment:state.title') })).toBeVisible();
    await look(`enrolment of ${persona}`);
  }
});

test('tour: the portal of who has left', async ({ page, portal, client, look, texts: { say } }) => {
  await client.freeze('2026-09-07T10:00:00+03:00');
  for (const persona of ['dismissedOneYear', 'permanentlyWithdrawn']) {
    await portal.enter(persona);
    await expect(page.getByRole('heading', { name: say('student:left.still') })).toBeVisible();
    await look(`home of ${persona}`);
  }
  await portal.visit('/registeredCourses');
  await expect(page.getByText(say('menu:closed.withdrawn'))).toBeVisible();
  await look('a page that ended with the studies');
});
