import { minute } from '../../../locales/durations.ts';
import { passwordStrength } from '../../../locales/password-strength.ts';
import { noRefusals, refuse, type Refusal } from '../../refusal.ts';
import { isKnownPassword } from './account-known-passwords.ts';

/** Rules for setting a password and asking for a code. Pure. Instants are epoch milliseconds of the business clock. */

/** MSG-000013: the password fails the strength rules, is commonly tried, or contains one of the person's `names`. */
export function strengthRefusals(password: string, minimumLength: number, names: readonly string[]): Refusal[] {
  if (passwordStrength(password, minimumLength).missing.length > 0) return refuse('MSG-000013');
  return isKnownPassword(password, names) ? refuse('MSG-000013', { context: 'known' }) : noRefusals;
}

/** MSG-000011: the new password is one of the last passwords. `repeats` is true if it matches one of their hashes. */
export const repeatRefusals = (repeats: boolean): Refusal[] =>
  repeats ? refuse('MSG-000011', { context: 'recent' }) : noRefusals;

/** MSG-000015: there is no e-mail address to send a code to. */
export const emailRefusals = (email: string | null): Refusal[] => (email === null ? refuse('MSG-000015') : noRefusals);

/** MSG-000016: the address is not the account's, or there is no account. */
export const sameEmailRefusals = (onRecord: string | null | undefined, given: string): Refusal[] =>
  onRecord?.toLowerCase() === given.trim().toLowerCase() ? noRefusals : refuse('MSG-000016');

/** The number of failed attempts and the instant of the last; undefined if there are none. */
export type Failures = { count: number; lastAt: number } | undefined;

/**
 * The milliseconds until attempts are accepted again; 0 if they are accepted now. The pause begins at the last failure.
 */
export function pauseLeft(failures: Failures, now: number, tries: number, minutes: number): number {
  if (!failures || failures.count < tries) return 0;
  return Math.max(0, failures.lastAt + minutes * minute - now);
}

/** The count of failures including a new one. It starts again at 1 if the last failure is `minutes` or more ago. */
export const countWithOneMore = (failures: Failures, now: number, minutes: number): number =>
  failures && failures.lastAt + minutes * minute > now ? failures.count + 1 : 1;

const hidden = '•••••';

/** Masks an address so that only its owner recognises it: f•••••a@stu.••••• */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}${hidden}${name.slice(-1)}@${domain.split('.')[0] ?? ''}.${hidden}`;
}

/** Masks a mobile number except its country code and its last two digits: +973 •••••37. */
export const maskedMobile = (mobile: string): string => `${mobile.split(' ')[0] ?? ''} ${hidden}${mobile.slice(-2)}`;
