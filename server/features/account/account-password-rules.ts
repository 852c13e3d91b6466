import { minute } from '../../../locales/durations.ts';
import { passwordStrength } from '../../../locales/password-strength.ts';
import { noRefusals, refuse, type Refusal } from '../../refusal.ts';
import { isKnownPassword } from './account-known-passwords.ts';

/** Setting a password and asking for a code to do so. Pure. Instants in epoch milliseconds of the business clock. */

/**
 * MSG-000013: fails the strength rules, or is strong by them alone: one that everybody tries first, or made of the
 * person's own `names`.
 */
export function strengthRefusals(password: string, minimumLength: number, names: readonly string[]): Refusal[] {
  if (passwordStrength(password, minimumLength).missing.length > 0) return refuse('MSG-000013');
  return isKnownPassword(password, names) ? refuse('MSG-000013', { context: 'known' }) : noRefusals;
}

/** MSG-000011: one of the last passwords again. `repeats` is whether the new one made any of their hashes. */
export const repeatRefusals = (repeats: boolean): Refusal[] =>
  repeats ? refuse('MSG-000011', { context: 'recent' }) : noRefusals;

/** MSG-000015: no e-mail to send a code to. */
export const emailRefusals = (email: string | null): Refusal[] => (email === null ? refuse('MSG-000015') : noRefusals);

/** MSG-000016: another address than the account's, or nobody's account. */
export const sameEmailRefusals = (onRecord: string | null | undefined, given: string): Refusal[] =>
  onRecord?.toLowerCase() === given.trim().toLowerCase() ? noRefusals : refuse('MSG-000016');

/** What has failed so far; undefined is nothing. */
export type Failures = { count: number; lastAt: number } | undefined;

/** Milliseconds until tries are taken again; 0 where they are. The pause begins at the last failure. */
export function pauseLeft(failures: Failures, now: number, tries: number, minutes: number): number {
  if (!failures || failures.count < tries) return 0;
  return Math.max(0, failures.lastAt + minutes * minute - now);
}

/** How many there are with one more; those before a pause that is over are forgotten. */
export const countWithOneMore = (failures: Failures, now: number, minutes: number): number =>
  failures && failures.lastAt + minutes * minute > now ? failures.count + 1 : 1;

const hidden = '•••••';

/** An address so that its owner knows it and nobody else learns it: f•••••a@stu.••••• */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}${hidden}${name.slice(-1)}@${domain.split('.')[0] ?? ''}.${hidden}`;
}

/** A number the same way: +973 •••••37. */
export const maskedMobile = (mobile: string): string => `${mobile.split(' ')[0] ?? ''} ${hidden}${mobile.slice(-2)}`;
