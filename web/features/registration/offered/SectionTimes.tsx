import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../../api/operations.ts';
import { formatList, formatWeekday } from '../../../../locales/i18n.ts';
import { CodeText } from '../../../ui/text/CodeText.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import { groupMeetings, placeOf } from '../week/week-blocks.ts';
import classes from './SectionTimes.module.css';

type Props = {
  meetings: Schema<'Meeting'>[];
  /** True to name the campus of each class as well. */
  withCampus?: boolean;
};

/** Days, times and rooms of a section's classes. A time that repeats on several days is shown in one line. */
export function SectionTimes({ meetings, withCampus = false }: Props) {
  const { t } = useTranslation('registration');
  const { language, pick } = useLanguage();
  if (meetings.length === 0) return <span className="sis-quiet">{t('times.none')}</span>;
  return (
    <Stack component="ul" gap="0.125rem" className="sis-list">
      {groupMeetings(meetings).map((group) => (
        <li
          key={`${group.days.join()} ${group.startsAt} ${placeOf(group.place)}`}
          className={`sis-wrap ${classes.line}`}
        >
          <span>
            {formatList(
              group.days.map((day) => formatWeekday(day, language, 'short')),
              language,
              'comma',
            )}
          </span>
          <CodeText>{`${group.startsAt}–${group.endsAt}`}</CodeText>
          <span className="sis-quiet">
            {withCampus && `${pick(group.place.campus)} `}
            <CodeText>{placeOf(group.place)}</CodeText>
          </span>
        </li>
      ))}
    </Stack>
  );
}
