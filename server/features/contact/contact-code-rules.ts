import { allow, refusalsOf, refuse, type MessageCode, type Refusal, type Rule } from '../../refusal.ts';

/** Verification codes: 4 digits, the latest only, a few minutes, a few tries, a new one after a pause. Pure. Instants by the business clock. */

export type SentCode = { hash: string; sentAt: number; expiresAt: number; tries: number; usedAt: number | null };

export type SendFacts = { now: number; latest: SentCode | undefined; resendSeconds: number };

/** A new code at most every so many seconds. */
const pauseOver: Rule<SendFacts> = ({ now, latest, resendSeconds }) => {
  const seconds = latest ? Math.ceil((latest.sentAt + resendSeconds * 1000 - now) / 1000) : 0;
  return seconds > 0 ? refuse('contact.codeTooSoon', { seconds }) : allow;
};

export const sendCodeRefusals = (facts: SendFacts): Refusal[] => refusalsOf([pauseOver], facts);

export type CheckFacts = {
  now: number;
  /** The hash of what was entered. */
  entered: string;
  /** Every code of this purpose and owner, the newest first. */
  sent: readonly SentCode[];
  maximumTries: number;
  /** What is answered: MSG-000047 for a verification code, MSG-000012 for a reset code. */
  code: Extract<MessageCode, 'MSG-000047' | 'MSG-000012'>;
};

/** The latest code sent, right, unused, in time and after not too many tries. `context` tells which of the ways it fails. */
const codeCounts: Rule<CheckFacts> = ({ now, entered, sent: [latest, ...older], maximumTries, code }) => {
  const because = (context: string): Refusal[] => refuse(code, { context });
  if (!latest) return because('wrong');
  if (latest.tries >= maximumTries) return refuse('contact.tooManyTries');
  if (entered !== latest.hash) return because(older.some(({ hash, usedAt }) => hash === entered && usedAt === null) ? 'notLatest' : 'wrong');
  if (latest.usedAt !== null) return because('used');
  return latest.expiresAt <= now ? because('expired') : allow;
};

/** Whether there is use in asking for the latest code: it is unused, in time, and may be tried once more. */
export const stillCounts = ({ now, latest, maximumTries }: { now: number; latest: Pick<SentCode, 'expiresAt' | 'tries' | 'usedAt'>; maximumTries: number }): boolean =>
  latest.usedAt === null && now < latest.expiresAt && latest.tries < maximumTries;

/** Why an entered code does not count; none means it does. */
export const codeRefusals = (facts: CheckFacts): Refusal[] => refusalsOf([codeCounts], facts);
