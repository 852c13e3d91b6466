import { apiAddress } from './settings.ts';

/**
 * The trainer's code for an API at another origin, stored for this tab because the server's cookie is not sent there.
 * At the same origin the cookie is used.
 */

const key = 'trainerCode';

export const keptTrainerCode = (): string | null => sessionStorage.getItem(key);

export function saveTrainerCode(code: string): void {
  if (new URL(apiAddress('/sim/info'), document.baseURI).origin !== location.origin) sessionStorage.setItem(key, code);
}

/** True if the code has only printable ASCII characters, as a header requires. */
export const isSendable = (code: string): boolean => /^[ -~]+$/.test(code);
