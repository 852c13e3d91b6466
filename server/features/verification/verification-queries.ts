import { randomInt } from 'node:crypto';
import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import { preparedPerDb, type Db } from '../../../db/db.ts';
import { verificationCodes, type codePurposes } from '../../../db/schema/contact.ts';
import { day, minute } from '../../../locales/durations.ts';
import { outgoingText } from '../../http/messages.ts';
import type { Language } from '../../../locales/i18n.ts';
import { send, throwIfNothingSends } from '../../messages/outbox.ts';
import { Refused, type Refusal } from '../../refusal.ts';
import { keyedHash } from '../../secret.ts';
import { getLimit } from '../../limits.ts';
import { codeRefusals, sendCodeRefusals, stillCounts, type DayLimits, type SentCode } from './verification-rules.ts';

export type CodePurpose = (typeof codePurposes)[number];
/**
 * The owner of a code. `ownerId` is the id of an account for passwordReset, of a person for activation, contact and
 * newMobile, otherwise of a student. Negative ids belong to no one.
 */
export type CodeOwner = { purpose: CodePurpose; ownerId: number };

/** The maximum number of past codes to compare with. The daily limit of codes is lower. */
const remembered = 20;

/** Keyed hash of a code. A plain hash of a few digits could be reversed at once. */
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

/** Seconds until the next code may be requested. */
const secondsUntil = ({ Params: { opensAt, seconds } }: Refusal, now: number): number =>
  typeof opensAt === 'string' ? Math.ceil((Date.parse(opensAt) - now) / 1000) : Number(seconds);

export type CodeMessage = { channel: 'sms' | 'email'; recipient: string; language: Language };

/**
 * Creates a code, stores its hash and sends it. Earlier codes of the same purpose and owner become invalid. Returns the
 * expiry and the seconds until the next code may be requested. Throws a 429 if the last code is too recent, or if there
 * were too many codes or wrong attempts in 24 hours. Must run in a transaction. Without a message no code is sent but
 * the result is the same, so callers cannot detect unknown accounts.
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
 * The valid code that was sent last: its recipient, digits, expiry and earliest resend time; null if there is none.
 * Instants by the business clock.
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
  attempt: { now: number; entered: string; sent: SentCode[]; code: 'MSG-000047' | 'MSG-000012' },
): Refusal[] => codeRefusals({ ...attempt, maximumTries: getLimit(db, 'otpTries'), ...dayLimits(db) });

/** True if the entered code is valid now. The code is not used up, and no attempt is counted. */
export const codeCounts = (db: Db, now: number, owner: CodeOwner, entered: string): boolean =>
  refusalsOfCode(db, { now, entered: hashOfCode(owner, entered), sent: sentCodes(db, owner), code: 'MSG-000047' })
    .length === 0;

/**
 * Uses up the entered code, or throws the reason. A refused attempt is counted even though the transaction is rolled
 * back.
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
  const refusals = refusalsOfCode(db, { now, entered: hashOfCode(owner, entered), sent, code });
  const write = (change: { usedAt: number } | { tries: SQL }): void => {
    if (latest) db.update(verificationCodes).set(change).where(eq(verificationCodes.id, latest.id)).run();
  };
  if (refusals.length)
    throw new Refused(refusals, { afterRollback: () => write({ tries: sql`${verificationCodes.tries} + 1` }) });
  write({ usedAt: now });
}
