import type { Locator } from 'playwright';
import { seedPassword } from '../../../seed/password.ts';
import type { Portal } from '../portal.ts';

export class SignInPage {
  readonly portal: Portal;
  readonly userName: Locator;
  readonly password: Locator;
  readonly captcha: Locator;
  readonly rememberMe: Locator;
  readonly submit: Locator;

  constructor(portal: Portal) {
    const {
      page,
      texts: { say },
    } = portal;
    this.portal = portal;
    this.userName = page.getByRole('textbox', { name: say('account:signIn.userName') });
    this.password = page.getByLabel(say('account:signIn.password'), { exact: true });
    this.captcha = page.getByRole('checkbox', { name: say('account:captcha.simulated') });
    this.rememberMe = page.getByRole('checkbox', { name: say('account:signIn.rememberMe') });
    this.submit = page.getByRole('button', { name: say('actions.signIn'), exact: true });
  }

  open = (query = ''): Promise<void> => this.portal.open(`/sign-in${query}`);

  /** Fills in the form and sends it. */
  async signIn(userName: string, password = seedPassword): Promise<void> {
    await this.userName.fill(userName);
    await this.password.fill(password);
    await this.captcha.check();
    await this.submit.click();
  }
}
