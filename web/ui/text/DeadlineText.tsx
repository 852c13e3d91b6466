import { minute } from '../../../locales/durations.ts';
import { formatInstant, formatList, toLastMinute, type Language } from '../../../locales/i18n.ts';
import { relativeTime } from './RelativeTime.tsx';
import { useLanguage } from './useLanguage.ts';

/** Formats the last day of a period that ends at the instant `at`. The time is added unless it is midnight. */
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
