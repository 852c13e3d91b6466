import { forget } from '../api/session.ts';
import { basePath } from '../api/settings.ts';
import { paths } from '../paths.ts';

/** Another student begins with an empty memory: the page is loaded anew. */
export const openPage = (path: string): void => location.assign(`${basePath()}${path.replace(/^\//, '')}`);

/** The pages before signing in that ask for a user name. */
const asking: string[] = [paths.signIn, paths.passwordReset, paths.passwordChange];

/** To the sign-in page, or another that is open before it, signed out and with the user name filled in. */
export function openSignIn(userName: string, page: string = paths.signIn): void {
  forget();
  // Who has no account yet has no user name either.
  if (page === paths.activate) return openPage(page);
  openPage(`${asking.includes(page) ? page : paths.signIn}?user=${encodeURIComponent(userName)}`);
}
