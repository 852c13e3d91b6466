import type { Enum } from '../../../db/enums.gen.ts';
import { hour } from '../../../locales/durations.ts';
import { fold } from '../../../locales/fold.ts';
import type { Text } from '../../../locales/i18n.ts';
import { noRefusals, refuse, waitParams, type Refusal } from '../../refusal.ts';

/**
 * Rules for writing to an office and searching messages. Pure. Instants are epoch milliseconds of the business clock.
 */

export type Office = Enum<'Office'>;

export type SendFacts = {
  now: number;
  /** The instants of the messages of the last hour. */
  sentAt: readonly number[];
  /** The number of messages allowed per hour. */
  maximum: number;
};

/** Milliseconds until another message may be sent; 0 means now. */
export function waitForMessage({ now, sentAt, maximum }: SendFacts): number {
  const recent = sentAt.filter((at) => at > now - hour && at <= now).sort((a, b) => b - a);
  const blocking = recent[maximum - 1];
  return blocking === undefined ? 0 : blocking + hour - now;
}

/** Refuses more messages per hour than allowed. Students may write on every day of the week. */
export function sendMessageRefusals(facts: SendFacts): Refusal[] {
  const wait = waitForMessage(facts);
  return wait > 0 ? refuse('inbox.tooManyMessages', { maximum: facts.maximum, ...waitParams(wait) }) : noRefusals;
}

/**
 * True if one of the texts contains the search text, in either language. Search texts shorter than `minimum` match
 * everything.
 */
export function holdsText(texts: readonly Text[], search: string, minimum: number): boolean {
  const wanted = fold(search);
  return (
    wanted.length < minimum ||
    fold(
      texts
        .map(({ en, ar }) => `${en} ${ar}`)
        .join(' ')
        .replace(/[\u2066-\u2069]/g, ''),
    ).includes(wanted)
  );
}

const excerptLength = 160;

/** The beginning of a text, cut between words. Unicode isolation marks that the cut leaves open are closed. */
export function toExcerpt(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= excerptLength) return flat;
  const cut = flat.slice(
    0,
    flat.lastIndexOf(' ', excerptLength) > 0 ? flat.lastIndexOf(' ', excerptLength) : excerptLength,
  );
  const open = (cut.match(/[\u2066-\u2068]/g)?.length ?? 0) - (cut.match(/\u2069/g)?.length ?? 0);
  return `${cut}${'\u2069'.repeat(Math.max(0, open))} …`;
}
