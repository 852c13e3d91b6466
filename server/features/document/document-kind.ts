import type { Db } from '../../../db/db.ts';
import { enums } from '../../../db/enums.gen.ts';
import { day } from '../../../locales/durations.ts';
import { formatInstant, formatList, languages, type Language, type Text } from '../../../locales/i18n.ts';
import { toDate, toStartOfDay } from '../../clock/clock.ts';
import { getText } from '../../http/messages.ts';
import { getLimit } from '../../limits.ts';
import { isClearanceComplete } from '../clearance/clearance-facts.ts';
import { listFees } from '../fees/fees-queries.ts';
import { toOwed } from '../fees/fees-rules.ts';
import { listNamedAttempts } from '../../academic-record/gpa-queries.ts';
import {
  declareKind,
  type RequestContext,
  type Choice,
  type Declaration,
  type Effected,
  type RequestRow,
} from '../request/request-kind.ts';
import { summaryCode, summaryText, summaryWords } from '../request/request-summary.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { issueDocument } from './document-commands.ts';
import { listDocuments, latestCertificate, type DocumentKind } from './document-queries.ts';
import {
  certificateLapseRules,
  certificateRules,
  certificateEligibilityRules,
  isReprint,
  transcriptLapseRules,
  transcriptRules,
  transcriptEligibilityRules,
  type CertificateFacts,
  type TranscriptFacts,
} from './document-rules.ts';

type Details = RequestRow['details'];

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const toDocumentLanguage = ({ language }: Details): Language => languages.find((one) => one === language) ?? 'en';

/** The document types of a transcript request. The subject id of the request is the position in this list, from 1. */
export const transcriptTypes = ['transcript', 'finalTranscript'] as const satisfies readonly DocumentKind[];
export const toTargetId = (type: (typeof transcriptTypes)[number]): number => transcriptTypes.indexOf(type) + 1;
const toTranscriptType = (subjectId: number | null): (typeof transcriptTypes)[number] =>
  transcriptTypes[(subjectId ?? 1) - 1] ?? 'transcript';

/** The first and last allowed expiry date of a transcript requested now. */
export const validDays = (db: Db, now: number): { validFrom: string; validTo: string } => ({
  validFrom: toDate(now + getLimit(db, 'documentLeastDays') * day),
  validTo: toDate(now + getLimit(db, 'documentMostDays') * day),
});

const asked = ({ details, student }: Pick<RequestContext, 'details' | 'student'>) => ({
  ownDegree: student.degreeClass,
  degree: words(details.degree) || null,
  mailed: details.delivery === 'mail',
  mailAddress: words(details.mailAddress),
});

function transcriptFacts(db: Db, about: RequestContext, now: number): TranscriptFacts {
  const { student, subjectId, details, request } = about;
  return {
    ...asked(about),
    status: student.status,
    owed: toOwed(listFees(db, student, now), now),
    graded: listNamedAttempts(db, student.studentId).length,
    final: toTranscriptType(subjectId) === 'finalTranscript',
    validUntil: words(details.validUntil) || null,
    ...validDays(db, request?.sentAt ?? now),
  };
}

const certificateFacts = (db: Db, about: RequestContext, now: number): CertificateFacts => ({
  ...asked(about),
  status: about.student.status,
  owed: toOwed(listFees(db, about.student, now), now),
  cleared: isClearanceComplete(db, about.student.studentId),
});

function issue(db: Db, kind: DocumentKind, { request, student }: Effected<unknown>, now: number): void {
  const { validUntil } = request.details;
  issueDocument(
    db,
    {
      requestId: request.id,
      student,
      kind,
      language: toDocumentLanguage(request.details),
      validUntil: typeof validUntil === 'string' ? toStartOfDay(validUntil) + day : null,
    },
    now,
  );
}

const inWords = (namespace: string, names: readonly string[]): Text => {
  const texts = names.map((name) => getText('document', `${namespace}.${name}`));
  return {
    en: formatList(
      texts.map(({ en }) => en),
      'en',
    ),
    ar: formatList(
      texts.map(({ ar }) => ar),
      'ar',
    ),
  };
};
const chosen = (kind: 'DocumentReason' | 'DocumentDelivery', value: unknown): string[] =>
  words(value)
    .split(' ')
    .filter((name) => (enums[kind] as readonly string[]).includes(name));
const onDay = (date: string): Text => ({
  en: formatInstant(date, 'en', 'longDate'),
  ar: formatInstant(date, 'ar', 'longDate'),
});

function listDocumentFields(db: Db, { id, studentId, details }: RequestRow, type: DocumentKind) {
  const document = listDocuments(db, studentId).find(({ requestId }) => requestId === id);
  const until = words(details.validUntil);
  return [
    summaryText('document', getText('document', `type.${type}`)),
    summaryText('reasons', inWords('reason', chosen('DocumentReason', details.reasons))),
    summaryCode('copies', String(details.copies ?? 1)),
    summaryText('language', getText('document', `language.${toDocumentLanguage(details)}`)),
    summaryText('delivery', inWords('delivery', chosen('DocumentDelivery', details.delivery))),
    ...summaryWords('mailAddress', details.mailAddress),
    ...(until ? [summaryText('validUntil', onDay(until))] : []),
    ...(details.degree ? [summaryText('degree', getText('transcript', `degree.${words(details.degree)}`))] : []),
    ...(document ? [summaryCode('documentNumber', document.number)] : []),
  ];
}

/** The choices of the request form: the two types of transcript and the graduation certificate. */
const documentsOffered = (_: Db, { degreeClass }: Student): Choice[] => [
  ...transcriptTypes.map((type) => ({ subjectId: toTargetId(type), details: { degree: degreeClass } })),
  { kind: certificateKind, subjectId: null, details: { degree: degreeClass } },
];

const shared = { page: '/transcriptCertificate' } as const satisfies Partial<Declaration<never>>;

/**
 * The request kind of transcripts. Only one undecided request of each type is allowed; an issued document may be
 * requested again at once.
 */
export const transcriptKind = declareKind<TranscriptFacts>({
  ...shared,
  name: 'transcriptRequest',
  prefix: 'TRQ',
  agenda: 'document',
  facts: transcriptFacts,
  eligibility: transcriptEligibilityRules,
  lapses: transcriptLapseRules,
  rules: transcriptRules,
  limit: { per: 'subject', counts: 'undecided' },
  choices: documentsOffered,
  route: [{ key: 'registration', by: 'registration', days: 2 }],
  cancel: 'untilDecided',
  approved: [(db, about, now) => issue(db, toTranscriptType(about.request.subjectId), about, now)],
  title: (_, { subjectId, details }) => {
    const type = getText('document', `type.${toTranscriptType(subjectId)}`);
    const language = getText('document', `language.${toDocumentLanguage(details)}`);
    return { en: `${type.en} (${language.en})`, ar: `${type.ar} (${language.ar})` };
  },
  summaryFields: (db, request) => listDocumentFields(db, request, toTranscriptType(request.subjectId)),
});

/**
 * The fee in fils of a certificate requested now. The first certificate is free, and so is one that follows a revoked
 * certificate.
 */
export const certificateFee = (db: Db, studentId: number): number =>
  isReprint(latestCertificate(db, studentId)) ? getLimit(db, 'certificateReprintFils') : 0;

/**
 * The request kind of a graduation certificate. The certificate is issued as soon as the request is approved and its
 * fee, if any, is paid, and it replaces an earlier certificate. This kind declares no agenda: the gate of the call
 * (`x-gate`) checks the agenda for transcripts and certificates, and the service of `transcriptKind` is for both.
 */
export const certificateKind = declareKind<CertificateFacts>({
  ...shared,
  name: 'certificate',
  prefix: 'CRT',
  facts: certificateFacts,
  eligibility: certificateEligibilityRules,
  lapses: certificateLapseRules,
  rules: certificateRules,
  limit: { per: 'ever', counts: 'undecided' },
  fee: { charge: 'reprint', of: (db, { student }) => certificateFee(db, student.studentId), before: 'delivery' },
  route: [{ key: 'registration', by: 'registration', days: 3 }],
  cancel: { policy: 'untilPaid', paid: 'request.decided', inPayment: 'document.inPayment' },
  approved: [(db, about, now) => issue(db, 'certificate', about, now)],
  title: (_, { details }) => {
    const type = getText('document', 'type.certificate');
    const language = getText('document', `language.${toDocumentLanguage(details)}`);
    return { en: `${type.en} (${language.en})`, ar: `${type.ar} (${language.ar})` };
  },
  summaryFields: (db, request) => listDocumentFields(db, request, 'certificate'),
});
