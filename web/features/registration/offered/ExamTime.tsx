import type { Schema } from '../../../api/operations.ts';
import { formatInstant } from '../../../../locales/i18n.ts';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import { placeOf } from '../week/week-blocks.ts';

/** Day, time and room of an examination. */
export function ExamTime({
  exam: { startsAt, endsAt, place },
  withPlace = true,
}: {
  exam: Schema<'Exam'>;
  withPlace?: boolean;
}) {
  const { language } = useLanguage();
  return (
    <span>
      <time dateTime={startsAt}>
        {formatInstant(startsAt, language, 'dayMonth')}{' '}
        <CodeText>{`${formatInstant(startsAt, language, 'time')}–${formatInstant(endsAt, language, 'time')}`}</CodeText>
      </time>{' '}
      {withPlace && place && <CodeText>{placeOf(place)}</CodeText>}
    </span>
  );
}
