import type { Db } from '../../../db/db.ts';
import { baseUrlOf } from '../../network/base-url.ts';
import { toIso } from '../../clock/clock.ts';
import { randomDocumentCode } from '../../random-code.ts';
import type { Language } from '../../../locales/i18n.ts';
import { collectRefusals, throwIfRefused } from '../../refusal.ts';
import { sendToInbox } from '../inbox/inbox-queries.ts';
import type { Student } from '../../academic-record/student-queries.ts';
import { certificatePdf } from './document-certificate.ts';
import { recordFacts } from './document-facts.ts';
import { signed } from './document-keys.ts';
import {
  documentOfRequest,
  hashContent,
  insertDocument,
  nextNumber,
  revokeOne,
  type DocumentKind,
} from './document-queries.ts';
import { revocationRules } from './document-rules.ts';
import { transcriptPdf } from './document-transcript.ts';

/** The path of the public page that verifies the document with this verification code. */
export const verifyPath = (code: string): string => `/verify/${code}`;

type Asked = { requestId: number; student: Student; kind: DocumentKind; language: Language; validUntil: number | null };

/** Creates, signs and stores a document in the caller's transaction. Returns its number. */
export function issueDocument(db: Db, { requestId, student, kind, language, validUntil }: Asked, now: number): string {
  const facts = recordFacts(db, student, kind);
  const code = randomDocumentCode();
  const number = nextNumber(db, kind, now);
  const imprint = { number, code, address: `${baseUrlOf(db)}${verifyPath(code)}`, issuedAt: now, validUntil };
  const content = Buffer.from(
    kind === 'certificate'
      ? certificatePdf({ language, facts, imprint })
      : transcriptPdf({ kind, language, facts, imprint }),
  );
  const signature = signed(
    db,
    {
      number,
      type: kind,
      language,
      issuedAt: toIso(now),
      verify: imprint.address,
      sha256: hashContent(content),
    },
    { typ: 'JWS' },
  );
  insertDocument(db, {
    requestId,
    studentId: student.studentId,
    kind,
    number,
    code,
    language,
    facts,
    content,
    signature,
    issuedAt: now,
    validUntil,
  });
  return number;
}

/**
 * Revokes the document of a request with a reason and informs the student. Returns false if the request has no
 * document. Throws if it is revoked already. Runs in the caller's transaction.
 */
export function revokeDocument(db: Db, requestId: number, reason: string, now: number): boolean {
  const document = documentOfRequest(db, requestId);
  if (!document) return false;
  const { id, studentId, number, revokedAt } = document;
  throwIfRefused(collectRefusals(revocationRules, { number, revokedAt }));
  revokeOne(db, id, reason, now);
  sendToInbox(db, studentId, now, 'documentRevokedByOffice', { number, reason });
  return true;
}
