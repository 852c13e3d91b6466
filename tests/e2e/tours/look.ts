import { expectAccessible, expectNoSidewaysScroll } from '../pages/checks.ts';
import { expect, test as base } from '../portal.ts';

type Look = (state: string, open?: { menu: boolean }) => Promise<void>;

/** Every screen in every state within reach: no accessibility violation, nothing wider than the page on a phone of 320 or a laptop of 1280 at 200 %. */
export const test = base.extend<{ look: Look }>({
  // What moves is looked at when it has come to rest; the tests of the pages themselves see it move.
  contextOptions: { reducedMotion: 'reduce' },

  look: async ({ page, texts: { say } }, use) => {
    // Behind a dialogue it is hidden from assistive technology, yet plain to see.
    const strip = page.getByRole('complementary', { name: say('simulator:strip.label'), includeHidden: true });
    const narrow = (page.viewportSize()?.width ?? 0) < 640 ? 320 : 640;
    await use((state, { menu } = { menu: false }) =>
      base.step(state, async () => {
        await expect(strip, `${state}: says that it is a simulator`).toBeVisible();
        await expectAccessible(page, state);
        if (!menu) await expectNoSidewaysScroll(page, state, narrow);
      }),
    );
  },
});
