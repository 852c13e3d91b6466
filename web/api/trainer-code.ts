import { apiAddress } from './settings.ts';

/**
 * The trainer's code where the API is at another origin, whose cookie would not come along: kept for the tab. Here the
 * server's cookie stands for it.
 */

const key = 'trainerCode';

export const keptTrainerCode = (): string | null => sessionStorage.getItem(key);

export function saveTrainerCode(code: string): void {
  if (new URL(apiAddress('/sim/info'), document.baseURI).origin !== location.origin) sessionStorage.setItem(key, code);
}

/** Nothing else can be sent in a header. */
export const isSendable = (code: string): boolean => /^[ -~]+$/.test(code);
