import { inTransaction, type Db } from '../../../db/db.ts';
import { enums } from '../../../db/enums.gen.ts';
import { findDocumentCode } from '../../../locales/typed-code.ts';
import { toIso, toIsoOrNull } from '../../clock/clock.ts';
import { FileResponse } from '../../http/download.ts';
import type { Handlers, Schema } from '../../http/operations.ts';
import { getLimit } from '../../limits.ts';
import { retryAfterMs } from '../../network/rate-limit.ts';
import { refuse, Refused, collectRefusals, retryAfter } from '../../refusal.ts';
import { countFailure, getFailures } from '../account/account-failure-queries.ts';
import { pauseLeft } from '../account/account-password-rules.ts';
import { myRequest, requestChanged } from '../request/request-presenter.ts';
import { dispatch, sendRequest } from '../request/request-commands.ts';
import type { Kind, RequestRow } from '../request/request-kind.ts';
import { getPlan } from '../request/request-plan.ts';
import { requestOfStudent, requestsOfStudent } from '../request/request-queries.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { graduatedOn } from './document-facts.ts';
import {
  certificateFee,
  certificateKind,
  toTargetId,
  transcriptKind,
  transcriptTypes,
  validDays,
} from './document-kind.ts';
import { publicKeys } from './document-keys.ts';
import {
  findContent,
  documentByCode,
  documentById,
  listDocuments,
  latestCertificate,
  getLookups,
  noteLookup,
  type DocumentKind,
  type DocumentRow,
} from './document-queries.ts';
import { documentStatus, isReprint, lookupRefusals, maskedName } from './document-rules.ts';

const kinds = ['transcriptRequest', 'certificate'] as const;
const ownKind = ({ kind }: RequestRow): Kind => (kind === 'certificate' ? certificateKind : transcriptKind);
const toKind = (type: DocumentKind): Kind => (type === 'certificate' ? certificateKind : transcriptKind);
const subject = (type: DocumentKind): number | null => (type === 'certificate' ? null : toTargetId(type));

export const fileName = ({ number }: DocumentRow, ending: 'pdf' | 'jws' | 'jwt'): string => `${number}.${ending}`;

/**
 * The form's option for one document type, with the reasons against requesting it. The other fields are assumed to have
 * valid values.
 */
function getOption(db: Db, student: Student, type: DocumentKind, now: number): Schema<'DocumentOption'> {
  const details = { degree: student.degreeClass, delivery: 'collect' };
  const { closed } = getPlan(db, toKind(type), { student, subjectId: subject(type), details, request: null }, now);
  const certificate = type === 'certificate' ? latestCertificate(db, student.studentId) : null;
  return {
    type,
    reasons: [...closed],
    fee: type === 'certificate' ? certificateFee(db, student.studentId) : 0,
    replaces: certificate && isReprint(certificate) ? certificate.number : null,
    maximumCopies: getLimit(db, type === 'certificate' ? 'certificateCopies' : 'transcriptCopies'),
  };
}

function issuedAnswer(db: Db, document: DocumentRow, now: number): Schema<'IssuedDocument'> {
  const { id, number, kind, language, issuedAt, validUntil, code, contentHash } = document;
  const { status, since } = documentStatus(document, now);
  const { total, latest } = getLookups(db, id);
  return {
    id,
    number,
    type: kind,
    language,
    status,
    since: toIso(since),
    revokedReason: document.revokedReason,
    issuedAt: toIso(issuedAt),
    validUntil: toIsoOrNull(validUntil),
    code,
    file: contentHash === null ? null : fileName(document, 'pdf'),
    sha256: contentHash,
    lookups: total,
    lastLookup: toIsoOrNull(latest[0] ?? null),
  };
}

/** A document of the student. Throws 404 if there is none, 403 if it is another student's. */
export function ownDocument(db: Db, { studentId }: Student, id: number): DocumentRow {
  const document = documentById(db, id);
  if (!document) throw new Refused(refuse('document.notFound'));
  if (document.studentId !== studentId) throw new Refused(refuse('document.notYours'));
  return document;
}

const refused = (known: boolean, wait: number): Refused =>
  new Refused(collectRefusals([lookupRefusals], { known, wait }), wait > 0 ? { headers: retryAfter(wait) } : {});

/** Throws 429 with the waiting time if `what` is read more than `documentReadsPerMinute` times in a minute. */
export function throwIfTooOften(db: Db, what: string): void {
  const wait = retryAfterMs(db, what, getLimit(db, 'documentReadsPerMinute'));
  if (wait > 0) throw refused(true, wait);
}

function toFigures({
  facts: { programme, college, degree, graduatedOn: on, hours, cgpa },
}: DocumentRow): Schema<'VerifiedDocument'>['figures'] {
  return { programme, college, degree, graduatedOn: on, hours, cgpa: cgpa === null ? null : cgpa / 100 };
}

export const documentHandlers = {
  getDocumentOptions: ({ db, student, now }) => {
    const { degreeClass, status, programmeEn, programmeAr } = student;
    return [
      200,
      {
        documents: enums.DocumentKind.map((type) => getOption(db, student, type, now)),
        degrees:
          status === 'graduated'
            ? [
                {
                  degree: degreeClass,
                  name: { en: programmeEn, ar: programmeAr },
                  graduatedOn: graduatedOn(db, student),
                },
              ]
            : [],
        purposes: [...enums.DocumentReason],
        ...validDays(db, now),
      },
    ];
  },

  getDocumentRequests: ({ db, student, now }) => {
    const own = requestsOfStudent(db, student.studentId).filter(({ kind }) => kinds.some((one) => one === kind));
    const issued = new Map(listDocuments(db, student.studentId).map((document) => [document.requestId, document]));
    return [
      200,
      {
        requests: own.map((request) => {
          const document = issued.get(request.id);
          return {
            id: request.id,
            request: myRequest(db, ownKind(request), request, now),
            document: document ? issuedAnswer(db, document, now) : null,
          };
        }),
      },
    ];
  },

  submitDocumentRequest: ({
    db,
    student,
    now,
    body: { type, reasons, copies, language, delivery, mailAddress = '', validUntil, degree },
  }) => {
    const transcript = transcriptTypes.find((one) => one === type);
    const details = {
      reasons: reasons.join(' '),
      copies: Math.min(copies, getLimit(db, transcript ? 'transcriptCopies' : 'certificateCopies')),
      language,
      delivery,
      mailAddress: delivery === 'mail' ? mailAddress.trim() : '',
      validUntil: transcript ? (validUntil ?? null) : null,
      degree: type === 'transcript' ? null : (degree ?? null),
    };
    const kind = toKind(type);
    return requestChanged(
      db,
      kind,
      sendRequest(db, kind, { student, subjectId: subject(type), details }, now),
      now,
      'MSG-000032',
    );
  },

  cancelDocumentRequest: ({ db, student: { studentId }, now, params: { id } }) => {
    const request = requestOfStudent(db, studentId, { kind: kinds, id });
    const kind = ownKind(request);
    return requestChanged(
      db,
      kind,
      dispatch(db, kind, request, { name: 'cancel', actor: 'student' }, now),
      now,
      'MSG-000033',
    );
  },

  downloadDocument: ({ db, student, params: { id }, query: { Part } }) => {
    const document = ownDocument(db, student, id);
    const content = findContent(db, id);
    if (content === null || document.signature === null) throw new Refused(refuse('document.onPaper'));
    if (Part === 'signature')
      return [
        200,
        new FileResponse({
          name: fileName(document, 'jws'),
          type: 'application/jose',
          content: Buffer.from(`${document.signature}\n`),
        }),
      ];
    return [200, new FileResponse({ name: fileName(document, 'pdf'), type: 'application/pdf', content })];
  },

  getDocumentLookups: ({ db, student, params: { id } }) => {
    const { total, latest } = getLookups(db, ownDocument(db, student, id).id);
    return [200, { total, lookups: latest.map(toIso) }];
  },

  verifyDocument: ({ db, now, network, params: { code } }) => {
    const typed = findDocumentCode(code);
    const document = typed === null ? undefined : documentByCode(db, typed);
    if (!document) {
      const minutes = getLimit(db, 'documentPauseMinutes');
      const wait = pauseLeft(getFailures(db, 'document', network), now, getLimit(db, 'documentTries'), minutes);
      if (wait === 0) countFailure(db, 'document', network, now, minutes);
      throw refused(false, wait);
    }
    throwIfTooOften(db, `document ${document.id}`);
    inTransaction(db, () => noteLookup(db, document.id, now));
    const {
      number,
      kind,
      language,
      issuedAt,
      validUntil,
      facts: { name },
      contentHash,
    } = document;
    const { status, since } = documentStatus(document, now);
    return [
      200,
      {
        number,
        type: kind,
        language,
        status,
        since: toIso(since),
        issuedAt: toIso(issuedAt),
        validUntil: toIsoOrNull(validUntil),
        name: { en: maskedName(name.en), ar: maskedName(name.ar) },
        sha256: contentHash,
        // The figures of a revoked or expired document are not disclosed.
        figures: status === 'revoked' || status === 'expired' ? null : toFigures(document),
      },
    ];
  },

  documentKeys: ({ db, network }) => {
    throwIfTooOften(db, `keys ${network}`);
    return [200, { keys: publicKeys(db) }];
  },
} satisfies Partial<Handlers>;
