import { minute } from '../../../locales/durations.ts';
import { formatInstant, formatList, toLastMinute, type Language } from '../../../locales/i18n.ts';
import { relativeTime } from './RelativeTime.tsx';
import { useLanguage } from './useLanguage.ts';

/** Formats the last minute before `at`, the end of a period; only the day of it if `at` is midnight in Bahrain. */
export function deadlineDate(at: string, language: Language): string {
  const wholeDay = formatInstant(at, 'en', 'time') === '00:00' && Date.parse(at) % minute === 0;
  return formatInstant(toLastMinute(at), language, wholeDay ? 'dayMonth' : 'shortDateTime');
}

/** A deadline with its distance from `now`: "Thu 17 Sept, in 10 days". */
export function DeadlineText({ at, now }: { at: string; now: string }) {
  const { language } = useLanguage();
  return (
    <time dateTime={at}>
      <bdi>
        {formatList([deadlineDate(at, language), relativeTime(toLastMinute(at), now, language)], language, 'comma')}
      </bdi>
    </time>
  );
}
