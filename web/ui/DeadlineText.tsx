import { minute } from '../../locales/durations.ts';
import { formatInstant, formatList, lastMinuteOf } from '../../locales/i18n.ts';
import { relativeTime } from './RelativeTime.tsx';
import { useLanguage } from './useLanguage.ts';

/** The last day of something that ends at an instant, and how far it is: "Thu 17 Sept, in 10 days". The hour is named where it is not the end of the day. */
export function DeadlineText({ at, now }: { at: string; now: string }) {
  const { language } = useLanguage();
  const last = lastMinuteOf(at);
  const wholeDay = formatInstant(at, 'en', 'time') === '00:00' && Date.parse(at) % minute === 0;
  return (
    <time dateTime={at}>
      <bdi>{formatList([formatInstant(last, language, wholeDay ? 'dayMonth' : 'shortDateTime'), relativeTime(last, now, language)], language, 'comma')}</bdi>
    </time>
  );
}
