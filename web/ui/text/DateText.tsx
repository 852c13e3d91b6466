import type { DateFormat } from '../../../locales/i18n.ts';
import { formatInstant } from '../../../locales/i18n.ts';
import { useLanguage } from './useLanguage.ts';

/** An instant or a date (ISO 8601) in Bahrain time. */
export function DateText({ at, format = 'shortDate' }: { at: string; format?: DateFormat }) {
  const { language } = useLanguage();
  return (
    <time dateTime={at}>
      <bdi>{formatInstant(at, language, format)}</bdi>
    </time>
  );
}
