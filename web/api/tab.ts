import { basePath } from './settings.ts';

/**
 * The storage of the session: local storage for all tabs, or session storage for a tab that a trainer opened for one
 * student. Such a tab never changes the session of the other tabs.
 */

/** The key that marks a tab with its own session. `preload-script.ts` reads the same key. */
const markKey = (): string => `${basePath()}ownTab`;

let own: boolean | undefined;

/** True if this tab has its own session. */
export const isOwnTab = (): boolean => (own ??= sessionStorage.getItem(markKey()) !== null);

/** Gives this tab its own session until it is closed. The session is empty at first. */
export function becomeOwnTab(): void {
  sessionStorage.setItem(markKey(), 'yes');
  own = true;
}

/** The storage for the data of the session. */
export const sessionStore = (): Storage => (isOwnTab() ? sessionStorage : localStorage);
