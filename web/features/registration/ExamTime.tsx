import type { Schema } from '../../api/operations.ts';
import { formatInstant, formatWeekday } from '../../../locales/i18n.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import { placeOf } from './week-blocks.ts';

/** Day, date, time and room of an examination. Instants carry Bahrain's offset, so their first ten letters are the day. */
export function ExamTime({ exam: { startsAt, endsAt, place } }: { exam: Schema<'Exam'> }) {
  const { language } = useLanguage();
  const weekday = formatWeekday(new Date(`${startsAt.slice(0, 10)}T00:00:00Z`).getUTCDay(), language, 'short');
  return (
    <span>
      <time dateTime={startsAt}>
        {weekday} {formatInstant(startsAt, language, 'shortDate')} <CodeText>{`${formatInstant(startsAt, language, 'time')}–${formatInstant(endsAt, language, 'time')}`}</CodeText>
      </time>{' '}
      {place && <CodeText>{placeOf(place)}</CodeText>}
    </span>
  );
}
