import { day } from '../../../locales/durations.ts';
import { toIso } from '../../clock/clock.ts';
import { noRefusals, collectRefusals, refuse, type MessageCode, type Refusal, type Rule } from '../../refusal.ts';

/**
 * Rules for verification codes. Only the latest code counts, for a few minutes and attempts. There is a pause between
 * two codes, and a daily limit. Pure. Instants by the business clock.
 */

export type SentCode = { hash: string; sentAt: number; expiresAt: number; tries: number; usedAt: number | null };

/** Limits of requested codes and of wrong attempts in 24 hours, for one purpose and owner. */
export type DayLimits = { codesPerDay: number; triesPerDay: number };

/** `sent` holds at least the last 24 hours of codes of this purpose and owner, newest first. */
export type SendFacts = DayLimits & { now: number; sent: readonly SentCode[]; resendSeconds: number };

const ofLastDay = (sent: readonly SentCode[], now: number): SentCode[] =>
  sent.filter(({ sentAt }) => sentAt > now - day);
const countTries = (sent: readonly SentCode[]): number => sent.reduce((sum, { tries }) => sum + tries, 0);

/** Requires a pause in seconds between two codes. */
const pauseOver: Rule<SendFacts> = ({ now, sent: [latest], resendSeconds }) => {
  const seconds = latest ? Math.ceil((latest.sentAt + resendSeconds * 1000 - now) / 1000) : 0;
  return seconds > 0 ? refuse('contact.codeTooSoon', { seconds }) : noRefusals;
};

/** The instant at which the daily limits allow another code; null means now. */
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

/** Limits codes and wrong attempts in 24 hours, because the few digits could otherwise be guessed by repeated tries. */
const withinDay: Rule<SendFacts> = (facts) => {
  const at = nextCodeAt(facts);
  return at === null ? noRefusals : refuse('contact.tooManyCodes', { opensAt: toIso(Math.ceil(at / 1000) * 1000) });
};

export const sendCodeRefusals = (facts: SendFacts): Refusal[] => collectRefusals([withinDay, pauseOver], facts);

export type CheckFacts = Pick<DayLimits, 'triesPerDay'> & {
  now: number;
  /** The hash of the entered code. */
  entered: string;
  /** The codes of the same purpose and owner, newest first. */
  sent: readonly SentCode[];
  maximumTries: number;
  /** The refusal code: MSG-000047 for a verification code, MSG-000012 for a reset code. */
  code: Extract<MessageCode, 'MSG-000047' | 'MSG-000012'>;
};

/**
 * Requires the latest code, correct, unused, in time and with attempts left. `context` gives the reason of a failure.
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

/** True if the latest code can still be entered: unused, in time, with attempts left. */
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

/** Refusals against an entered code; empty if it is valid. */
export const codeRefusals = (facts: CheckFacts): Refusal[] => collectRefusals([codeCounts], facts);
