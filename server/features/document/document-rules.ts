import { toIso } from '../../clock.ts';
import { noRefusals, refuse, waitParams, type Refusal, type Rule } from '../../refusal.ts';
import { documentFeesRefusals, type Owed } from '../fees/fees-rules.ts';
import { lastingRefusals, statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/**
 * Who may ask for an official document, and what it then is. Pure; the agenda and the working days are held to by the
 * gate of the call. Dates are YYYY-MM-DD in Bahrain.
 */

export type DocumentEligibility = { status: AcademicStatus; owed: Owed };

export type TranscriptFacts = DocumentEligibility & {
  /** Courses with a grade so far. */
  graded: number;
  /** At the end of the studies, naming the degree. */
  final: boolean;
  /** The degree the record leads to, and the one that was asked for; null is none. */
  ownDegree: string;
  degree: string | null;
  mailed: boolean;
  mailAddress: string;
  /** The last day it is to verify on; null is for ever. From and to: the days that may be. */
  validUntil: string | null;
  validFrom: string;
  validTo: string;
};

export type CertificateFacts = DocumentEligibility & {
  cleared: boolean;
  ownDegree: string;
  degree: string | null;
  mailed: boolean;
  mailAddress: string;
};

const mayAsk: Rule<DocumentEligibility> = ({ status }) => statusRefusals('document', status);
const notFrozen: Rule<DocumentEligibility> = ({ status }) => (status === 'frozen' ? refuse('MSG-000076') : noRefusals);
const tuitionPaid: Rule<DocumentEligibility> = ({ owed }) => documentFeesRefusals(owed);

/**
 * A certificate is for who has graduated and owes the university nothing. Whose clearance is complete is told what else
 * is missing.
 */
const clearanceFirst: Rule<CertificateFacts> = ({ status, cleared }) => {
  if (status === 'frozen' || (status === 'graduated' && cleared)) return noRefusals;
  return refuse('MSG-000073', cleared ? { context: status === 'active' ? 'graduation' : 'left' } : {});
};

const somethingToShow: Rule<TranscriptFacts> = ({ graded }) => (graded > 0 ? noRefusals : refuse('document.noGrades'));

export const transcriptEligibilityRules = [mayAsk, tuitionPaid, somethingToShow] as const;
export const certificateEligibilityRules = [notFrozen, clearanceFirst, tuitionPaid] as const;

const graduatedFirst: Rule<TranscriptFacts> = ({ final, status }) =>
  !final || status === 'graduated' ? noRefusals : refuse('document.notGraduated');

/** What was taken back, or never conferred, is put on no document. */
const documentsEnd: Rule<DocumentEligibility> = ({ status }) => lastingRefusals('document', status);
export const transcriptLapseRules = [documentsEnd, graduatedFirst] as const;
const degreeStands: Rule<CertificateFacts> = (facts) =>
  facts.status === 'graduated' ? noRefusals : clearanceFirst({ ...facts, cleared: true });
export const certificateLapseRules = [degreeStands] as const;

type Asked = { ownDegree: string; degree: string | null; mailed: boolean; mailAddress: string };
const ownDegreeAlone = ({ ownDegree, degree }: Asked): Refusal[] =>
  degree === ownDegree ? noRefusals : refuse('document.degree', {}, 'degree');
const degreeOfTranscript: Rule<TranscriptFacts> = (facts) =>
  facts.final && facts.status === 'graduated' ? ownDegreeAlone(facts) : noRefusals;
const degreeOfCertificate: Rule<CertificateFacts> = (facts) =>
  facts.status === 'graduated' ? ownDegreeAlone(facts) : noRefusals;

const addressGiven: Rule<Asked> = ({ mailed, mailAddress }) =>
  mailed && mailAddress === '' ? refuse('document.mailAddress', {}, 'mailAddress') : noRefusals;

const validLongEnough: Rule<TranscriptFacts> = ({ validUntil, validFrom, validTo }) =>
  validUntil === null || (validUntil >= validFrom && validUntil <= validTo)
    ? noRefusals
    : refuse('document.validUntil', { earliest: validFrom, until: validTo }, 'validUntil');

export const transcriptRules = [graduatedFirst, degreeOfTranscript, addressGiven, validLongEnough] as const;
export const certificateRules = [degreeOfCertificate, addressGiven] as const;

/**
 * An earlier certificate that counts makes the next one a reprint; one that the university revoked is made anew for
 * nothing.
 */
export const isReprint = (latest: { revokedAt: number | null } | null): boolean =>
  latest !== null && latest.revokedAt === null;

export type IssuedFacts = {
  issuedAt: number;
  validUntil: number | null;
  replacedAt: number | null;
  revokedAt: number | null;
};
export type DocumentStatus = 'valid' | 'replaced' | 'revoked' | 'expired';

/**
 * Whether a document counts, and since when that is so. Revoked is said before replaced: what it says is no longer
 * right.
 */
export function documentStatus(
  { issuedAt, validUntil, replacedAt, revokedAt }: IssuedFacts,
  now: number,
): { status: DocumentStatus; since: number } {
  if (revokedAt !== null) return { status: 'revoked', since: revokedAt };
  if (replacedAt !== null) return { status: 'replaced', since: replacedAt };
  if (validUntil !== null && validUntil <= now) return { status: 'expired', since: validUntil };
  return { status: 'valid', since: issuedAt };
}

/** What was replaced may still be revoked: the newer one may say the same. */
const onceOnly: Rule<{ number: string; revokedAt: number | null }> = ({ number, revokedAt }) =>
  revokedAt === null ? noRefusals : refuse('document.revokedAlready', { document: number, at: toIso(revokedAt) });
export const revocationRules = [onceOnly] as const;

const masked = '•••';

/** A name so that who knows it recognizes it, and nobody else learns it: "L••• A••• A••• Q•••". */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0] ?? ''}${masked}`)
    .join(' ');

/**
 * Codes are long enough not to be guessed; whoever tries, or asks without end, is held back for a while (`wait`, in
 * milliseconds).
 */
export const lookupRefusals = ({ known, wait }: { known: boolean; wait: number }): Refusal[] =>
  wait > 0 ? refuse('document.tooManyReads', waitParams(wait)) : known ? noRefusals : refuse('document.noSuchCode');
