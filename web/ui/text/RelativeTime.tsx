import { day, hour, minute } from '../../../locales/durations.ts';
import type { Language } from '../../../locales/i18n.ts';
import { formatRelative, timeZone } from '../../../locales/i18n.ts';
import { useLanguage } from './useLanguage.ts';

const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/**
 * The number of midnights in Bahrain between two instants: "tomorrow" is the next calendar day, not the next 24 hours.
 */
const daysBetween = (from: number, to: number): number =>
  Math.round((Date.parse(dayOf.format(to)) - Date.parse(dayOf.format(from))) / day);

/** Formats an instant (ISO 8601) relative to another: "in 3 days", "2 hours ago". */
export function relativeTime(at: string, now: string, language: Language): string {
  const [to, from] = [Date.parse(at), Date.parse(now)];
  const say = (value: number, unit: Intl.RelativeTimeFormatUnit): string =>
    formatRelative(value, unit, language, unit === 'day' ? 'auto' : 'always');
  const distance = to - from;
  if (Math.abs(distance) < minute) return formatRelative(0, 'second', language, 'auto');
  if (Math.abs(distance) < hour) return say(Math.trunc(distance / minute), 'minute');
  const days = daysBetween(from, to);
  if (Math.abs(distance) < 12 * hour && days === 0) return say(Math.trunc(distance / hour), 'hour');
  if (Math.abs(days) < 14) return say(days, 'day');
  return Math.abs(days) < 60 ? say(Math.trunc(days / 7), 'week') : say(Math.trunc(days / 30), 'month');
}

/** Relative time of an instant. `now`: the time of the business clock (ISO 8601). */
export function RelativeTime({ at, now }: { at: string; now: string }) {
  const { language } = useLanguage();
  return <time dateTime={at}>{relativeTime(at, now, language)}</time>;
}
