import { forget } from '../api/session.ts';
import { basePath } from '../api/settings.ts';
import { paths } from '../paths.ts';

/** Opens a page of the application by a full load, so that a new student starts with empty state. */
export const openPage = (path: string): void => location.assign(`${basePath()}${path.replace(/^\//, '')}`);

/** The pages before sign-in that ask for a user name. */
const asking: string[] = [paths.signIn, paths.passwordReset, paths.passwordChange];

/** Signs out and opens the sign-in page, or another page before sign-in, with the user name filled in. */
export function openSignIn(userName: string, page: string = paths.signIn): void {
  forget();
  // A student without an account has no user name yet.
  if (page === paths.activate) return openPage(page);
  openPage(`${asking.includes(page) ? page : paths.signIn}?user=${encodeURIComponent(userName)}`);
}
