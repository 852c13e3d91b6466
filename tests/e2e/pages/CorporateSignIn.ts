import type { Locator } from 'playwright';
import { seedPassword } from '../../../seed/password.ts';
import { listPersonas, toCorporateEmail } from '../../../seed/personas.ts';
import { expect, type Portal } from '../portal.ts';

/** The sign-in at the university's identity provider, from the sign-in page and back. */
export class CorporateSignIn {
  readonly portal: Portal;
  readonly email: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** The list of academic records to choose from. */
  readonly records: Locator;

  constructor(portal: Portal) {
    const {
      page,
      texts: { say },
    } = portal;
    this.portal = portal;
    this.email = page.getByLabel(say('identity:signIn.email'));
    this.password = page.getByLabel(say('identity:signIn.password'));
    this.submit = page.getByRole('button', { name: say('identity:signIn.submit'), exact: true });
    this.records = page.getByRole('main').getByRole('listitem').getByRole('button');
  }

  /** Opens the sign-in page and goes to the provider. */
  async leave(query = ''): Promise<void> {
    await this.portal.open(`/sign-in${query}`);
    await this.portal.page
      .getByRole('button', { name: this.portal.texts.say('account:signIn.corporateEmail') })
      .click();
    await expect(this.email).toBeVisible();
  }

  /** Fills in the provider's form with a persona's e-mail address and sends it. */
  async send(persona: string, password = seedPassword): Promise<void> {
    await this.email.fill(toCorporateEmail(listPersonas().find(({ key }) => key === persona) ?? { key: persona }));
    await this.password.fill(password);
    await this.submit.click();
  }
}
