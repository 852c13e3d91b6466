import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from '../portal.ts';
import { settledPlaces } from './settled.ts';

// It crosses into every page that is loaded: the small one.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Of these tags, rules axe leaves out unless they are asked for. */
const offByThemselves = ['target-size', 'label-content-name-mismatch'];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'wcag253', 'best-practice'];

/**
 * What moves or fades has come to rest, and nothing is on its way: before that, colours and places are not the page's.
 */
export async function atRest(page: Page): Promise<void> {
  // The identity provider's pages are plain ones.
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
 * Lists far below are laid out only when they come near; sizes and overlaps are known only then. What is half under the
 * header would be judged by the half that is seen. Whether axe is on the page already.
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

/** No violation of the accessibility rules in the state the page is in. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  if (!(await prepare(page))) await page.evaluate(source);
  await atRest(page);
  const found = await page.evaluate(
    async ({ values, off, places }) => {
      const judge = (window as unknown as { axe: typeof axe }).axe;
      // The source of every element that it looks at is asked for by nobody.
      judge.configure({ noHtml: true });
      const { violations, incomplete } = await judge.run(document, {
        resultTypes: ['violations', 'incomplete'],
        preload: false,
        runOnly: { type: 'tag', values },
        rules: Object.fromEntries(off.map((rule) => [rule, { enabled: true }])),
      });
      /**
       * An element and what it stands in by their names and the first of their classes, without what the build adds to
       * them.
       */
      const nameOf = (element: Element): string =>
        `${element.tagName.toLowerCase()}${element.classList.length ? `.${/^_?[A-Za-z-]+/.exec([...element.classList].find((name) => !name.startsWith('m_')) ?? '')?.[0] ?? ''}` : ''}`;
      const placeOf = (element: Element): string =>
        [element, element.parentElement, element.parentElement?.parentElement]
          .flatMap((one) => (one ? nameOf(one) : []))
          .join(' < ');
      return {
        wrong: violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`).join(' | ')}`,
        ),
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

/** Nothing is wider than the page at this width, in CSS pixels; the page is left at it. */
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
