import { forget } from '../api/session.ts';
import { basePath } from '../api/settings.ts';

/** Another student begins with an empty memory: the page is loaded anew. */
export const openPage = (path: string): void => location.assign(`${basePath()}${path.replace(/^\//, '')}`);

/** To the sign-in page, signed out, with the user name filled in. */
export function openSignIn(userName: string): void {
  forget();
  openPage(`/sign-in?user=${encodeURIComponent(userName)}`);
}
