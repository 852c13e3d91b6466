import { rather } from '../../support/long.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../pages/checks.ts';
import { expect, test as base } from '../portal.ts';

type Look = (state: string, open?: { menu: boolean }) => Promise<void>;

/** Widths in CSS pixels: a phone, and in the long run also a screen of 1280 pixels at 200 percent. */
const narrow = rather([320], [320, 640]);
const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/**
 * Checks every reachable state of every screen, light in English and dark in Arabic. No accessibility rule may be
 * violated and nothing may be wider than the page. The daily run uses one width, the long run two. An open menu is
 * checked only at its own width, because it closes when the width changes.
 */
export const test = base.extend<{ look: Look }>({
  // Animations are off, because the screens are checked at rest. Other tests use animations.
  contextOptions: { reducedMotion: 'reduce' },
  // The colour scheme is fixed for each language. Changing it would compute all styles again, which takes longer than
  // the checks.
  colorScheme: async ({ language }, use) => use(language === 'en' ? 'light' : 'dark'),

  look: async ({ page, texts: { say } }, use) => {
    // Behind a dialogue the strip is hidden from assistive technology but still visible.
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
