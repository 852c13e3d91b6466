import { noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';

/** The facts of the rules for signing in with the corporate e-mail. The account's own rules are checked after these. */
export type IdentityFacts = {
  /** The verified address in small letters; undefined if the identity could not be verified or has no address. */
  email: string | undefined;
  /** The part of a student's address after the @. */
  studentDomain: string;
  person: boolean;
  account: boolean;
};

/** MSG-LOG0-000002: the identity was denied, expired, not verified, or meant for another sign-in. */
const verified: Rule<IdentityFacts> = ({ email }) => (email === undefined ? refuse('MSG-LOG0-000002') : noRefusals);

/** MSG-LOG0-000001: the address is not a student's. */
const studentAddress: Rule<IdentityFacts> = ({ email, studentDomain }) =>
  email?.endsWith(`@${studentDomain}`) ? noRefusals : refuse('MSG-LOG0-000001');

/** MSG-LOG0-000009: no person has this address. */
const addressOnRecord: Rule<IdentityFacts> = ({ person }) => (person ? noRefusals : refuse('MSG-LOG0-000009'));

/** MSG-LOG0-000008: the person has no account. */
const hasAccount: Rule<IdentityFacts> = ({ account }) => (account ? noRefusals : refuse('MSG-LOG0-000008'));

/**
 * The first reason why this identity may not sign in; empty if it may. Each rule is checked only if all rules before it
 * pass.
 */
export const identityRefusals = (facts: IdentityFacts): Refusal[] => {
  for (const rule of [verified, studentAddress, addressOnRecord, hasAccount]) {
    const refusals = rule(facts);
    if (refusals.length) return refusals;
  }
  return [];
};

export type RecordFacts = { records: readonly { studFacultyCode: string }[]; chosen: string | null };

/** MSG-LOG0-000007: the person chose no academic record, and does not have exactly one. */
export const recordRefusals = ({ records, chosen }: RecordFacts): Refusal[] =>
  chosen === null && records.length !== 1 ? refuse('MSG-LOG0-000007') : noRefusals;
