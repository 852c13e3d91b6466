import { toIso } from '../../clock/clock.ts';
import { noRefusals, refuse, waitParams, type Refusal, type Rule } from '../../refusal.ts';
import { documentFeesRefusals, type Owed } from '../fees/fees-rules.ts';
import { lastingRefusals, statusRefusals, type AcademicStatus } from '../../academic-record/status-rules.ts';

/**
 * The facts for a request for an official document. The rules are pure; server/pipeline/gate.ts checks the agenda and
 * the working days. Dates are YYYY-MM-DD in Bahrain.
 */

export type DocumentEligibility = { status: AcademicStatus; owed: Owed };

export type TranscriptFacts = DocumentEligibility & {
  /** The number of courses with a grade. */
  graded: number;
  /** True for the final transcript, which names the degree. */
  final: boolean;
  /** The degree of the record, and the requested one; null if none was requested. */
  ownDegree: string;
  degree: string | null;
  mailed: boolean;
  mailAddress: string;
  /** The requested last day of validity (null for none), followed by the range of allowed days. */
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
 * A certificate requires graduation and a complete clearance. If only the clearance is complete, the refusal says what
 * else is missing.
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

/** A sent request for a transcript lapses if the student's status can never again permit official documents. */
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

/** True if there is a certificate and the latest was not revoked, so that the next one is a paid reprint. */
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
 * The status of a document and the instant since which it has applied. `revoked` comes before `replaced`, because the
 * contents are no longer correct.
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

/**
 * A document is revoked only once. A replaced one may still be revoked, because `replaced` does not tell a reader that
 * its contents are wrong.
 */
const onceOnly: Rule<{ number: string; revokedAt: number | null }> = ({ number, revokedAt }) =>
  revokedAt === null ? noRefusals : refuse('document.revokedAlready', { document: number, at: toIso(revokedAt) });
export const revocationRules = [onceOnly] as const;

const masked = '•••';

/** Masks a name so that only those who know it recognise it: "L••• A••• A••• Q•••". */
export const maskedName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0] ?? ''}${masked}`)
    .join(' ');

/**
 * Refuses an unknown verification code, or a caller with too many look-ups. `wait` is the milliseconds until the next
 * look-up is allowed, or 0.
 */
export const lookupRefusals = ({ known, wait }: { known: boolean; wait: number }): Refusal[] =>
  wait > 0 ? refuse('document.tooManyReads', waitParams(wait)) : known ? noRefusals : refuse('document.noSuchCode');

/** Refuses a status list after the one with the latest document. Lists are numbered from 1. */
export const statusListRefusals = ({ list, lists }: { list: number; lists: number }): Refusal[] =>
  list <= lists ? noRefusals : refuse('document.noSuchList');
