import { expect, test } from './portal.ts';

type Shift = { value: number; moved: string[] };
declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Milliseconds between two responses, so that each is rendered separately. */
const apart = 120;

test('whatever comes late moves nothing of a page that is there', async ({ page, portal, client }) => {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        window.shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => (node instanceof Element ? `${node.tagName} ${node.className}` : '')),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let waiting = 0;
  await page.route('**/api/**', async (route) => {
    waiting += 1;
    await new Promise((resolve) => setTimeout(resolve, waiting * apart));
    await route.continue();
  });
  await client.as('eligible');
  const { items } = await client.call('coursesToRegister', { query: { Period: 'current', code: 'STAT273' } });
  const pages = [
    ['eligible', '/home'],
    ['eligible', '/registeredCourses'],
    ['eligible', '/requests'],
    ['owesLastSemester', '/studentFees'],
    ['fullWeek', '/courseSchedule'],
    ['eligible', '/timetable'],
    ['eligible', `/timetable?courses=${items[0]?.courseId ?? 0}`],
    ['clearanceMissing', '/clearance'],
    ['transferStrong', '/transfer'],
    ['wholeLife', '/acadmicPlan'],
    ['wholeLife', '/academictranscript'],
    ['wholeLife', '/paymentHistory'],
    ['wholeLife', '/financialData'],
    ['wholeLife', '/courseRegistrationLog'],
    ['paidCourses', '/courseRegistrationFees'],
    ['evaluator', '/courseEvaluation'],
    ['oftenAbsent', '/courseAttendance'],
    ['withdrawalFloor', '/stay-or-leave'],
    ['eligible', '/account/sessions'],
  ] as const;
  for (const [persona, path] of pages) {
    waiting = 0;
    await portal.enter(persona, path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.02);
  }
});
