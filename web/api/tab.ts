import { basePath } from './settings.ts';

/**
 * Where the session lives: in the browser, for all its tabs, or in one tab that a trainer opened for one student beside
 * others. What belongs to the session is kept with it, and nothing a tab of its own does touches the session of the
 * others.
 */

/** `preload-script.ts` reads it under the same name. */
const markKey = (): string => `${basePath()}ownTab`;

let own: boolean | undefined;

/** Whether this tab has a session of its own. */
export const isOwnTab = (): boolean => (own ??= sessionStorage.getItem(markKey()) !== null);

/** From here on, until it is closed, this tab has a session of its own; none to begin with. */
export function becomeOwnTab(): void {
  sessionStorage.setItem(markKey(), 'yes');
  own = true;
}

/** What is kept of the session, under the names of the spec. */
export const sessionStore = (): Storage => (isOwnTab() ? sessionStorage : localStorage);
