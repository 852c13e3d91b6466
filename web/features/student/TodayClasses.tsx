import { IconCalendarOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import { weekdayAt } from './greeting.ts';
import classes from './TodayClasses.module.css';

type Props = { courses: Schema<'RegisteredCourse'>[]; semester: Schema<'Semester'>; now: string };

/** Today's classes in their order; what is over is quieter. */
export function TodayClasses({ courses, semester, now }: Props) {
  const { t } = useTranslation('student');
  const { pick } = useLanguage();
  const day = weekdayAt(now);
  const time = formatInstant(now, 'en', 'time');
  const classesToday =
    semester.week === null
      ? []
      : courses
          .filter(({ status }) => status === 'registered')
          .flatMap((course) => course.meetings.filter((meeting) => meeting.day === day).map((meeting) => ({ course, meeting })))
          .sort((a, b) => a.meeting.startsAt.localeCompare(b.meeting.startsAt));

  if (classesToday.length === 0)
    return (
      <div className={classes.panel}>
        <EmptyState icon={IconCalendarOff} title={t('today.none')} text={semester.week === null ? t('today.outsideSemester') : undefined} />
      </div>
    );
  return (
    <ol className={classes.panel}>
      {classesToday.map(({ course, meeting }) => (
        <li key={`${course.registrationId} ${meeting.startsAt}`} className={classes.class} data-over={meeting.endsAt <= time || undefined} data-now={(meeting.startsAt <= time && time < meeting.endsAt) || undefined}>
          <span className={classes.time}>
            <CodeText>{meeting.startsAt}</CodeText>
            <CodeText>{meeting.endsAt}</CodeText>
          </span>
          <span className={classes.words}>
            <span className={classes.name}>{pick(course.name)}</span>
            <span className={classes.place}>
              <CodeText>{course.code}</CodeText> · <CodeText>{meeting.place.room}</CodeText> · {pick(meeting.place.campus)}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
