import { noRefusals, refuse, type Refusal, type Rule } from '../../refusal.ts';

/** Who may sign in with the corporate e-mail, before the account itself is looked at. Pure. */
export type IdentityFacts = {
  /** The verified address, in small letters; undefined where the identity could not be verified or has none. */
  email: string | undefined;
  /** The part of a student's address after the @. */
  studentDomain: string;
  person: boolean;
  account: boolean;
};

/** MSG-LOG0-000002: denied, expired, not verified, or meant for another sign-in. */
const verified: Rule<IdentityFacts> = ({ email }) => (email === undefined ? refuse('MSG-LOG0-000002') : noRefusals);

/** MSG-LOG0-000001: not a student's address. */
const studentAddress: Rule<IdentityFacts> = ({ email, studentDomain }) =>
  email?.endsWith(`@${studentDomain}`) ? noRefusals : refuse('MSG-LOG0-000001');

/** MSG-LOG0-000009: nobody has this address. */
const addressOnRecord: Rule<IdentityFacts> = ({ person }) => (person ? noRefusals : refuse('MSG-LOG0-000009'));

/** MSG-LOG0-000008: a person without an account. */
const hasAccount: Rule<IdentityFacts> = ({ account }) => (account ? noRefusals : refuse('MSG-LOG0-000008'));

/** Why this identity opens no account: the first reason, for each is asked only where those before it allow. */
export const identityRefusals = (facts: IdentityFacts): Refusal[] => {
  for (const rule of [verified, studentAddress, addressOnRecord, hasAccount]) {
    const refusals = rule(facts);
    if (refusals.length) return refusals;
  }
  return [];
};

export type RecordFacts = { records: readonly { studFacultyCode: string }[]; chosen: string | null };

/** MSG-LOG0-000007: several academic records and none chosen. */
export const recordRefusals = ({ records, chosen }: RecordFacts): Refusal[] =>
  chosen === null && records.length !== 1 ? refuse('MSG-LOG0-000007') : noRefusals;
