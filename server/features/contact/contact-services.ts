import type { Db } from '../../../db/db.ts';
import type { Language } from '../../../locales/i18n.ts';
import { toIso } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import { getLimit } from '../../limits.ts';
import { pendingCode, sendCode, type CodeOwner } from '../verification/verification-queries.ts';
import { maskedRecipient, wayTo, type CodeWay } from './contact-rules.ts';

/**
 * The response about a code that was sent and is still valid, for a page that is opened again. Null if there is none.
 */
export function pendingCodeAnswer(db: Db, now: number, owner: CodeOwner): Schema<'PendingCode'> | null {
  const pending = pendingCode(db, now, owner);
  if (!pending) return null;
  const { recipient, digits, expiresAt, resendAt } = pending;
  return { way: maskedRecipient(wayTo(recipient)), digits, expiresAt: toIso(expiresAt), resendAt: toIso(resendAt) };
}

/** Sends a code in the caller's transaction. Returns the response with the masked recipient. */
export function codeSent(db: Db, now: number, owner: CodeOwner, way: CodeWay, language: Language): Schema<'CodeSent'> {
  const { expiresAt, resendSeconds } = sendCode(db, now, owner, { ...way, language });
  return { way: maskedRecipient(way), digits: getLimit(db, 'otpDigits'), expiresAt: toIso(expiresAt), resendSeconds };
}
