import { rather } from '../../support/long.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../pages/checks.ts';
import { expect, test as base } from '../portal.ts';

type Look = (state: string, open?: { menu: boolean }) => Promise<void>;

/** A phone of 320, and in the long run a laptop of 1280 at 200 %, in CSS pixels. */
const narrow = rather([320], [320, 640]);
const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/**
 * Every screen in every state within reach: light in English, dark in Arabic; at its own width every day, at both in
 * the long run. No accessibility violation, nothing wider than the page. A menu is looked at where it opened: it
 * closes, or loses its place, when the width changes.
 */
export const test = base.extend<{ look: Look }>({
  // What moves is looked at when it has come to rest; the tests of the pages themselves see it move.
  contextOptions: { reducedMotion: 'reduce' },
  // Never changed on the way: the style of every element is computed anew, which takes longer than looking.
  colorScheme: async ({ language }, use) => use(language === 'en' ? 'light' : 'dark'),

  look: async ({ page, texts: { say } }, use) => {
    // Behind a dialogue it is hidden from assistive technology, yet plain to see.
    const strip = page.getByRole('complementary', { name: say('simulator:strip.label'), includeHidden: true });
    const own = page.viewportSize() ?? wide;
    const other = own.width < 640 ? wide : phone;
    await use((state, { menu } = { menu: false }) =>
      base.step(state, async () => {
        await expect(strip, `${state}: says that it is a simulator`).toBeVisible();
        await expectAccessible(page, state);
        if (menu) return;
        for (const width of narrow) await expectNoSidewaysScroll(page, state, width);
        if (rather(false, true)) {
          await page.setViewportSize(other);
          await expectAccessible(page, `${state} at ${other.width}`);
        }
        await page.setViewportSize(own);
      }),
    );
  },
});
