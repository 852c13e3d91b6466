import type { accounts } from '../../../db/schema/account.ts';
import { noRefusals, collectRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';

/**
 * The facts for the sign-in rules, which are checked after the password. The rules are pure. Instants are epoch
 * milliseconds of the business clock.
 */
export type SignInFacts = {
  now: number;
  account: Pick<typeof accounts.$inferSelect, 'kind' | 'status' | 'restriction' | 'passwordExpiresAt'>;
  /** The number of the person's academic records. */
  records: number;
};

/** MSG-LOG0-000002: the account is not valid at this university. */
const validUser: Rule<SignInFacts> = ({ account }) =>
  account.status === 'notValid' ? refuse('MSG-LOG0-000002') : noRefusals;

/** MSG-LOG0-000006: the account is inactive. */
const activeAccount: Rule<SignInFacts> = ({ account }) =>
  account.status === 'inactive' ? refuse('MSG-LOG0-000006') : noRefusals;

/** MSG-LOG0-000004: the account is still served by the legacy system. */
const servedHere: Rule<SignInFacts> = ({ account }) =>
  account.status === 'legacy' ? refuse('MSG-LOG0-000004') : noRefusals;

/** MSG-LOG0-000005: the account is of a person of the university who is not a student. */
const aStudent: Rule<SignInFacts> = ({ account }) =>
  account.kind === 'staff' ? refuse('MSG-LOG0-000005') : noRefusals;

/** MSG-LOG0-000003: the account may be used only on registered machines, and a browser cannot prove to be one. */
const anyMachine: Rule<SignInFacts> = ({ account }) =>
  account.restriction === 'machine' ? refuse('MSG-LOG0-000003') : noRefusals;

/** MSG-000019: the account may be used only in the university's own network. */
const anyNetwork: Rule<SignInFacts> = ({ account }) =>
  account.restriction === 'network' ? refuse('MSG-000019') : noRefusals;

/** MSG-000018: the password has expired. */
const passwordInForce: Rule<SignInFacts> = ({ account, now }) =>
  account.passwordExpiresAt !== null && account.passwordExpiresAt <= now ? refuse('MSG-000018') : noRefusals;

/** MSG-000020: the student has no academic record to open. */
const hasRecord: Rule<SignInFacts> = ({ account, records }) =>
  account.kind === 'student' && records === 0 ? refuse('MSG-000020') : noRefusals;

/** All reasons why this account may not sign in. */
export const signInRefusals = (facts: SignInFacts): Refusal[] =>
  collectRefusals(
    [validUser, activeAccount, servedHere, aStudent, anyMachine, anyNetwork, passwordInForce, hasRecord],
    facts,
  );

/** True if the session was signed out, has reached its end, or was remembered and unused for too long. */
export const sessionOver = (
  { endedAt, endsAt, idleEndsAt }: { endedAt: number | null; endsAt: number; idleEndsAt: number | null },
  now: number,
): boolean => endedAt !== null || endsAt <= now || (idleEndsAt !== null && idleEndsAt <= now);
