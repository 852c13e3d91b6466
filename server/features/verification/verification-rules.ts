import { day } from '../../../locales/durations.ts';
import { toIso } from '../../clock.ts';
import { noRefusals, collectRefusals, refuse, type MessageCode, type Refusal, type Rule } from '../../refusal.ts';

/**
 * Verification codes: 4 digits, the latest only, a few minutes, a few tries, a new one after a pause, not too many in a
 * day. Pure. Instants by the business clock.
 */

export type SentCode = { hash: string; sentAt: number; expiresAt: number; tries: number; usedAt: number | null };

/** What one person may ask for and get wrong in 24 hours. */
export type DayLimits = { codesPerDay: number; triesPerDay: number };

/** `sent` is every code of this purpose and owner in the last 24 hours at least, the newest first. */
export type SendFacts = DayLimits & { now: number; sent: readonly SentCode[]; resendSeconds: number };

const ofLastDay = (sent: readonly SentCode[], now: number): SentCode[] =>
  sent.filter(({ sentAt }) => sentAt > now - day);
const countTries = (sent: readonly SentCode[]): number => sent.reduce((sum, { tries }) => sum + tries, 0);

/** A new code at most every so many seconds. */
const pauseOver: Rule<SendFacts> = ({ now, sent: [latest], resendSeconds }) => {
  const seconds = latest ? Math.ceil((latest.sentAt + resendSeconds * 1000 - now) / 1000) : 0;
  return seconds > 0 ? refuse('contact.codeTooSoon', { seconds }) : noRefusals;
};

/**
 * When another code may be asked for: once the codes and tries of the last 24 hours are few enough again; null is now.
 */
function nextCodeAt({ now, sent, codesPerDay, triesPerDay }: SendFacts): number | null {
  let left = ofLastDay(sent, now);
  let at: number | null = null;
  while (left.length >= codesPerDay || countTries(left) >= triesPerDay) {
    const oldest = left.at(-1);
    if (!oldest) break;
    at = oldest.sentAt + day;
    left = left.slice(0, -1);
  }
  return at;
}

/** So many codes, and so many wrong tries, in 24 hours: four digits are guessed by patience otherwise. */
const withinDay: Rule<SendFacts> = (facts) => {
  const at = nextCodeAt(facts);
  return at === null ? noRefusals : refuse('contact.tooManyCodes', { opensAt: toIso(Math.ceil(at / 1000) * 1000) });
};

export const sendCodeRefusals = (facts: SendFacts): Refusal[] => collectRefusals([withinDay, pauseOver], facts);

export type CheckFacts = Pick<DayLimits, 'triesPerDay'> & {
  now: number;
  /** The hash of what was entered. */
  entered: string;
  /** Every code of this purpose and owner, the newest first. */
  sent: readonly SentCode[];
  maximumTries: number;
  /** What is answered: MSG-000047 for a verification code, MSG-000012 for a reset code. */
  code: Extract<MessageCode, 'MSG-000047' | 'MSG-000012'>;
};

/**
 * The latest code sent, right, unused, in time and after not too many tries. `context` tells which of the ways it
 * fails.
 */
const codeCounts: Rule<CheckFacts> = ({ now, entered, sent, maximumTries, triesPerDay, code }) => {
  const [latest, ...older] = sent;
  const because = (context: string): Refusal[] => refuse(code, { context });
  if (!latest) return because('wrong');
  if (latest.tries >= maximumTries || countTries(ofLastDay(sent, now)) >= triesPerDay)
    return refuse('contact.tooManyTries');
  if (entered !== latest.hash)
    return because(older.some(({ hash, usedAt }) => hash === entered && usedAt === null) ? 'notLatest' : 'wrong');
  if (latest.usedAt !== null) return because('used');
  return latest.expiresAt <= now ? because('expired') : noRefusals;
};

/** Whether there is use in asking for the latest code: it is unused, in time, and may be tried once more. */
export const stillCounts = ({
  now,
  sent,
  maximumTries,
  triesPerDay,
}: Omit<CheckFacts, 'entered' | 'code'>): boolean => {
  const [latest] = sent;
  return (
    latest !== undefined &&
    latest.usedAt === null &&
    now < latest.expiresAt &&
    latest.tries < maximumTries &&
    countTries(ofLastDay(sent, now)) < triesPerDay
  );
};

/** Why an entered code does not count; none means it does. */
export const codeRefusals = (facts: CheckFacts): Refusal[] => collectRefusals([codeCounts], facts);
