import type { Db } from '../../../db/db.ts';
import { toIso } from '../../clock.ts';
import type { Schema } from '../../http/operations.ts';
import { pendingCode, type CodeOwner } from '../verification/verification-queries.ts';
import { maskedRecipient, wayTo } from './contact-rules.ts';

/** The code that was sent and still counts, for a page that is opened anew; null where there is none. */
export function pendingCodeAnswer(db: Db, now: number, owner: CodeOwner): Schema<'PendingCode'> | null {
  const pending = pendingCode(db, now, owner);
  if (!pending) return null;
  const { recipient, digits, expiresAt, resendAt } = pending;
  return { way: maskedRecipient(wayTo(recipient)), digits, expiresAt: toIso(expiresAt), resendAt: toIso(resendAt) };
}
