import { localeOf } from '../../locales/i18n.ts';
import { useLanguage } from './useLanguage.ts';

const units = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['week', 604_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "in 3 days", "2 hours ago": between two instants of the business clock. */
export function RelativeTime({ at, now }: { at: string; now: string }) {
  const { language } = useLanguage();
  const distance = Date.parse(at) - Date.parse(now);
  const [unit, size] = units.find(([, length]) => Math.abs(distance) >= length) ?? ['minute', 60_000];
  const text = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(Math.trunc(distance / size), unit);
  return <time dateTime={at}>{text}</time>;
}
