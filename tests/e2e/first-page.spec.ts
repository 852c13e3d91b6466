import { firstPages } from '../../web/boot/preload-manifest.ts';
import { rather } from '../support/long.ts';
import { expect, test } from './portal.ts';

/** Milliseconds that each response needs: longer than the first rendering waits for preloaded responses. */
const slow = 600;

test('a first page uses the requests that its document has sent', { tag: '@daily' }, async ({ page, portal }) => {
  // A simulator's event makes the page read everything again.
  await portal.unaware();
  const sent: string[] = [];
  page.on('request', (request) => {
    // Requests of the page before do not count.
    if (request.isNavigationRequest()) sent.length = 0;
    const url = new URL(request.url());
    url.searchParams.sort();
    if (request.method() === 'GET' && url.pathname.includes('/api/')) sent.push(url.pathname + url.search);
  });
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, slow));
    await route.continue();
  });
  const paths = Object.keys(firstPages).filter((path) => path !== '/sign-in');
  for (const path of rather(['/home', '/registeredCourses?tab=offered', '/timetable'], paths)) {
    await portal.enter('fullWeek', path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
    expect(sent.length, path).toBeGreaterThan(2);
    expect(
      sent.filter((address, index) => sent.indexOf(address) !== index),
      path,
    ).toEqual([]);
  }
});
