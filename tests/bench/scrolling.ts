import type { Page } from 'playwright';
import { Client } from '../support/client.ts';
import { storedSession } from '../support/stored-session.ts';
import { launch, phone, slowdown } from './page-load.ts';

/**
 * Measures how smoothly long lists scroll on a phone with a slower processor. The responses of the server are repeated
 * until the list is long enough, because no student of the seed has so many courses.
 */

type Course = { courseId: number; registrationId: number | null; sections?: { sectionId: number }[] };
/** The distance between the ids of a course and of its repetition. */
const distance = 1_000_000;

/** `count` courses made from those of a response. Each has ids of its own, because a list needs different keys. */
const repeated = (courses: readonly Course[], count: number): Course[] =>
  Array.from({ length: count }, (_, n) => {
    const course = courses[n % courses.length];
    if (!course) throw new Error('the response has no course');
    const by = Math.floor(n / courses.length) * distance;
    return {
      ...course,
      courseId: course.courseId + by,
      registrationId: course.registrationId === null ? null : course.registrationId + by,
      ...(course.sections && {
        sections: course.sections.map((section) => ({ ...section, sectionId: section.sectionId + by })),
      }),
    };
  });

const lists = [
  {
    what: 'offered courses',
    path: '/registeredCourses?tab=offered',
    call: '**/CoursesToRegister?*',
    items: 'items',
    count: 600,
  },
  {
    what: 'registered courses',
    path: '/registeredCourses',
    call: '**/RegisteredCourses?*',
    items: 'courses',
    count: 30,
  },
] as const;

/** The times of the frames while the page scrolls by ten windows, in milliseconds. */
async function scroll(page: Page): Promise<number[]> {
  const wire = await page.context().newCDPSession(page);
  // A text, because the bundler's helper for the names of functions does not exist in the page.
  await page.evaluate(
    'window.times = []; requestAnimationFrame(function note(at) { window.times.push(at); requestAnimationFrame(note); });',
  );
  const { height } = page.viewportSize() ?? { height: 740 };
  await wire.send('Input.synthesizeScrollGesture', {
    x: 180,
    y: height - 200,
    yDistance: -10 * height,
    speed: 2 * height,
    gestureSourceType: 'touch',
  });
  const times = await page.evaluate<number[]>('window.times');
  return times.slice(1).map((at, n) => at - (times[n] ?? at));
}

/** A table of the frames a second and of the longest frame, for each long list. */
export async function scrollTable(base: string): Promise<string> {
  const browser = await launch();
  try {
    const lines = ['| list on a phone | frames a second (aim 60) | the longest frame, ms |', '|---|---|---|'];
    for (const { what, path, call, items, count } of lists) {
      const session = storedSession(
        await new Client(base).call('startPersonaSession', { params: { key: 'fullWeek' } }),
      );
      const context = await browser.newContext({
        ...phone,
        storageState: {
          cookies: [],
          origins: [
            {
              origin: new URL(base).origin,
              localStorage: Object.entries(session).map(([name, value]) => ({ name, value })),
            },
          ],
        },
      });
      const page = await context.newPage();
      await page.route(call, async (route) => {
        const response = await route.fetch();
        const body = (await response.json()) as Record<string, Course[]>;
        await route.fulfill({ response, json: { ...body, [items]: repeated(body[items] ?? [], count) } });
      });
      await page.goto(base + path, { waitUntil: 'networkidle' });
      // Courses below the first screen are drawn later.
      while ((await page.getByRole('main').locator('li, tr').count()) < count) await page.waitForTimeout(500);
      await page.waitForTimeout(2_000);
      const wire = await context.newCDPSession(page);
      await wire.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const frames = await scroll(page);
      const rate = 1000 / (frames.reduce((sum, ms) => sum + ms, 0) / frames.length);
      lines.push(`| ${count} ${what} | ${rate.toFixed(0)} | ${Math.max(...frames).toFixed(0)} |`);
      process.stderr.write(`${lines.at(-1)}\n`);
      await context.close();
    }
    return lines.join('\n');
  } finally {
    await browser.close();
  }
}
