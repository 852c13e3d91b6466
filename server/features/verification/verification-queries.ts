import { randomInt } from 'node:crypto';
import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { verificationCodes, type codePurposes } from '../../../db/schema/contact.ts';
import { day, minute } from '../../../locales/durations.ts';
import { outgoingText } from '../../http/messages.ts';
import type { Language } from '../../../locales/i18n.ts';
import { send, throwIfNothingSends } from '../../outbox.ts';
import { Refused, type Refusal } from '../../refusal.ts';
import { keyedHash } from '../../secret.ts';
import { getLimit } from '../../limits.ts';
import { codeRefusals, sendCodeRefusals, stillCounts, type DayLimits, type SentCode } from './verification-rules.ts';

export type CodePurpose = (typeof codePurposes)[number];
/**
 * Whose code it is: `ownerId` is an account for passwordReset, a person for activation and contact, a student for the
 * rest; below 0 it is nobody.
 */
export type CodeOwner = { purpose: CodePurpose; ownerId: number };

/** How many past codes are compared with; a day has fewer. */
const remembered = 20;

/** Four digits are guessed at once from a plain hash, so the server's secret is part of it. */
export const hashOfCode = ({ purpose, ownerId }: CodeOwner, code: string): string =>
  keyedHash('codes', `${purpose}:${ownerId}:${code}`);

const sentQuery = preparedPerDb((db) =>
  db
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.purpose, sql.placeholder('purpose')),
        eq(verificationCodes.ownerId, sql.placeholder('ownerId')),
      ),
    )
    .orderBy(desc(verificationCodes.id))
    .limit(remembered)
    .prepare(),
);

const sentCodes = (db: Db, { purpose, ownerId }: CodeOwner) => sentQuery(db).all({ purpose, ownerId });

const dayLimits = (db: Db): DayLimits => ({
  codesPerDay: getLimit(db, 'otpPerDay'),
  triesPerDay: getLimit(db, 'otpTriesPerDay'),
});

/** Seconds until another code may be asked for. */
const secondsUntil = ({ Params: { opensAt, seconds } }: Refusal, now: number): number =>
  typeof opensAt === 'string' ? Math.ceil((Date.parse(opensAt) - now) / 1000) : Number(seconds);

export type CodeMessage = { channel: 'sms' | 'email'; recipient: string; language: Language };

/**
 * Makes a new code, keeps its hash and sends it; earlier ones of the purpose no longer count. Answers when it expires
 * and after how many seconds another may be asked for. Refused with 429 when the last one was sent moments ago, or too
 * many were in a day. Call it in a transaction. Without a message nobody learns the code, and everything else is the
 * same: who asks for somebody unknown is not told so.
 */
export function sendCode(
  db: Db,
  now: number,
  owner: CodeOwner,
  message: CodeMessage | null,
): { expiresAt: number; resendSeconds: number } {
  throwIfNothingSends(db);
  const resendSeconds = getLimit(db, 'otpResendSeconds');
  const refusals = sendCodeRefusals({ now, sent: sentCodes(db, owner), resendSeconds, ...dayLimits(db) });
  if (refusals[0]) throw new Refused(refusals, { headers: { 'Retry-After': String(secondsUntil(refusals[0], now)) } });
  db.delete(verificationCodes)
    .where(lt(verificationCodes.sentAt, now - day))
    .run();
  const digits = getLimit(db, 'otpDigits');
  const minutes = getLimit(db, 'otpMinutes');
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const expiresAt = now + minutes * minute;
  db.insert(verificationCodes)
    .values({ ...owner, hash: hashOfCode(owner, code), recipient: message?.recipient ?? '', sentAt: now, expiresAt })
    .run();
  if (!message) return { expiresAt, resendSeconds };
  const { channel, recipient, language } = message;
  const say = (part: 'subject' | 'body'): string =>
    outgoingText(language, `code.${owner.purpose}.${part}`, { code, count: minutes });
  send(db, now, { channel, recipient, subject: say('subject'), body: say('body'), code, minutes });
  return { expiresAt, resendSeconds };
}

/**
 * The code that was sent and still counts: to whom it went, until when, and from when another may be asked for;
 * instants by the business clock.
 */
export function pendingCode(
  db: Db,
  now: number,
  owner: CodeOwner,
): { recipient: string; digits: number; expiresAt: number; resendAt: number } | null {
  const sent = sentCodes(db, owner);
  const [latest] = sent;
  if (!latest || !stillCounts({ now, sent, maximumTries: getLimit(db, 'otpTries'), ...dayLimits(db) })) return null;
  const { recipient, expiresAt, sentAt } = latest;
  return {
    recipient,
    digits: getLimit(db, 'otpDigits'),
    expiresAt,
    resendAt: sentAt + getLimit(db, 'otpResendSeconds') * 1000,
  };
}

const refusalsOfCode = (
  db: Db,
  now: number,
  owner: CodeOwner,
  entered: string,
  sent: SentCode[],
  code: 'MSG-000047' | 'MSG-000012',
): Refusal[] =>
  codeRefusals({
    now,
    entered: hashOfCode(owner, entered),
    sent,
    maximumTries: getLimit(db, 'otpTries'),
    ...dayLimits(db),
    code,
  });

/** Whether the entered code would count now. Nothing is spent or counted. */
export const codeCounts = (db: Db, now: number, owner: CodeOwner, entered: string): boolean =>
  refusalsOfCode(db, now, owner, entered, sentCodes(db, owner), 'MSG-000047').length === 0;

/**
 * Spends the entered code, or throws why it does not count. A wrong try is counted even though the rest of the call is
 * undone.
 */
export function useCode(
  db: Db,
  now: number,
  owner: CodeOwner,
  entered: string,
  code: 'MSG-000047' | 'MSG-000012' = 'MSG-000047',
): void {
  const sent = sentCodes(db, owner);
  const [latest] = sent;
  const refusals = refusalsOfCode(db, now, owner, entered, sent, code);
  const write = (change: { usedAt: number } | { tries: SQL }): void => {
    if (latest) db.update(verificationCodes).set(change).where(eq(verificationCodes.id, latest.id)).run();
  };
  if (refusals.length)
    throw new Refused(refusals, { afterRollback: () => write({ tries: sql`${verificationCodes.tries} + 1` }) });
  write({ usedAt: now });
}
