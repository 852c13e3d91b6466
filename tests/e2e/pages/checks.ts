import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from '../portal.ts';
import { settledPlaces } from './settled.ts';

// The source of axe. It is injected into every page, so the minified file is used.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules of these tags that axe runs only on request. */
const offByThemselves = ['target-size', 'label-content-name-mismatch'];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'wcag253', 'best-practice'];

/** Waits until no animation runs and no request is in progress. Colours and positions are final only then. */
export async function atRest(page: Page): Promise<void> {
  // The pages of the identity provider have no root element.
  await page.waitForFunction(
    () =>
      document.querySelector('#root:not([aria-busy="false"])') === null &&
      document
        .getAnimations()
        .every(
          (animation) =>
            animation.playState !== 'running' || animation.effect?.getComputedTiming().iterations === Infinity,
        ),
  );
}

/**
 * Renders lists below the first screen and scrolls to the top, because axe needs the sizes of all elements and nothing
 * may be half below the header. Returns true if the page has axe already.
 */
const prepare = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    if (!document.adoptedStyleSheets.length) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('* { content-visibility: visible !important; }');
      document.adoptedStyleSheets.push(sheet);
    }
    window.scrollTo({ top: 0 });
    return 'axe' in window;
  });

/** Checks that the page in its present state violates no accessibility rule. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (!(await prepare(page))) await page.evaluate(source);
  await atRest(page);
  const found = await page.evaluate(
    async ({ values, off, places }) => {
      const judge = (window as unknown as { axe: typeof axe }).axe;
      // The HTML source of the elements is not needed.
      judge.configure({ noHtml: true });
      const { violations, incomplete } = await judge.run(document, {
        resultTypes: ['violations', 'incomplete'],
        preload: false,
        runOnly: { type: 'tag', values },
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: true }])),
      });
      /** The names of an element and of its parents: tag and first class, without the suffix that the build adds. */
      const nameOf = (element: Element): string =>
        `${element.tagName.toLowerCase()}${element.classList.length ? `.${/^_?[A-Za-z-]+/.exec([...element.classList].find((name) => !name.startsWith('m_')) ?? '')?.[0] ?? ''}` : ''}`;
      const placeOf = (element: Element): string =>
        [element, element.parentElement, element.parentElement?.parentElement]
          .flatMap((one) => (one ? nameOf(one) : []))
          .join(' < ');
      const bars = [...document.querySelectorAll('[class*="_bar_"]')].filter((bar) =>
        ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
      );
      /** True if a bar at the foot of the window covers a part of the element. Scrolling the page uncovers it. */
      const isUnderBar = (selector: string): boolean => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return bars.some(
          (bar) => box && bar.getBoundingClientRect().top < box.bottom && bar.getBoundingClientRect().bottom > box.top,
        );
      };
      return {
        wrong: violations.flatMap(({ id, nodes }) => {
          const left = nodes.filter(({ target }) => id !== 'target-size' || !isUnderBar(String(target[0])));
          return left.length
            ? `${id}: ${left.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join(' | ')}`
            : [];
        }),
        unsettled: incomplete.flatMap(({ id, nodes }) =>
          nodes.flatMap(({ any, all, none, target }) => {
            const reason = [...any, ...all, ...none]
              .map((check) => (check.data as { messageKey?: string } | null)?.messageKey)
              .find(Boolean);
            const what = reason ? `${id} ${reason}` : id;
            const element = document.querySelector(String(target[0]));
            if (element && places.some((place) => place.what === what && element.matches(place.where))) return [];
            return `${what}: ${element ? placeOf(element) : target.join(' ')}`;
          }),
        ),
      };
    },
    { values: rules, off: offByThemselves, places: settledPlaces },
  );
  expect.soft(found.wrong, state).toEqual([]);
  expect.soft([...new Set(found.unsettled)], `${state}: what axe cannot tell, and nobody has looked at`).toEqual([]);
}

/** Checks that nothing is wider than the page at this width in CSS pixels. The page keeps the width. */
export async function expectNoSidewaysScroll(page: Page, state: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  await atRest(page);
  const wide = await page.evaluate((most) => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= most) return [];
    const over = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > most + 1 || left < -1;
    });
    return [
      `${scrollWidth} wide`,
      ...over
        .slice(0, 5)
        .map((element) => `${element.tagName} ${element.className.toString()} ${element.textContent.slice(0, 40)}`),
    ];
  }, width);
  expect.soft(wide, `${state} at ${width}`).toEqual([]);
}
