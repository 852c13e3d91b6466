import type { Locator } from 'playwright';
import { expect, type Portal } from '../portal.ts';

/** The simulator's strip and the trainer's drawer beside every page. */
export class TrainerTools {
  readonly portal: Portal;
  readonly strip: Locator;
  readonly opener: Locator;
  readonly drawer: Locator;

  constructor(portal: Portal) {
    const {
      page,
      texts: { say },
    } = portal;
    this.portal = portal;
    this.strip = page.getByRole('complementary', { name: say('simulator:strip.label') });
    this.opener = page.getByRole('button', { name: say('simulator:tools.open'), exact: true });
    this.drawer = page.getByRole('dialog', { name: say('simulator:tools.title') });
  }

  async open(panel: 'clock' | 'personas' | 'outbox' | 'scenarios' | 'refusal' = 'clock'): Promise<void> {
    await this.opener.click();
    await this.show(panel);
  }

  async show(panel: 'clock' | 'personas' | 'outbox' | 'scenarios' | 'refusal'): Promise<void> {
    const tab = this.drawer.getByRole('tab', { name: this.portal.texts.say(`simulator:panels.${panel}`), exact: true });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }

  button = (name: string): Locator => this.drawer.getByRole('button', { name, exact: true });
  item = (text: string): Locator => this.drawer.getByRole('listitem').filter({ hasText: text });
  async close(): Promise<void> {
    await this.portal.page.keyboard.press('Escape');
    await expect(this.drawer).toHaveCount(0);
  }
}
