import { IconCalendarWeek } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { courseColour, courseColours } from '../../ui/week/course-colour.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { Meter } from '../../ui/controls/Meter.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './cards.module.css';
import { DashboardCard } from './DashboardCard.tsx';

type Schedule = Schema<'Dashboard'>['schedule'];
type Class = Schedule['today'][number];

type Props = {
  schedule: Schedule;
  now: string;
  codes: string[];
  /** True if no courses can be registered, even in an open period. */
  blocked: boolean;
};

/** Today's classes in order, or the next class, and the registered credit hours. */
export function ScheduleCard({ schedule: { semester, load, today, next, path }, now, codes, blocked }: Props) {
  const { t } = useTranslation('student');
  const { pick } = useLanguage();
  const time = formatInstant(now, 'en', 'time');
  const colours = courseColours(codes);
  const colourOf = ({ course }: Class): CSSProperties => courseColour(colours.get(course.code));
  const asked = load.creditHours > 0 || !blocked;
  const hours = t('figures.of', { part: load.creditHours, whole: load.maximum });
  return (
    <DashboardCard
      title={t('cards.schedule')}
      icon={IconCalendarWeek}
      path={path}
      note={semester.week !== null ? t('figures.week', { week: semester.week }) : pick(semester.name)}
    >
      {today.length > 0 ? (
        <ol className={classes.classes} aria-label={t('today.list')}>
          {today.map((one) => (
            <li
              key={`${one.course.code} ${one.startsAt}`}
              className={classes.class}
              style={colourOf(one)}
              data-over={one.endsAt <= time || undefined}
              data-now={(one.startsAt <= time && time < one.endsAt) || undefined}
            >
              <ClassWords of={one} />
            </li>
          ))}
        </ol>
      ) : (
        <p className={classes.calm}>{t('today.none')}</p>
      )}
      {(today.length === 0 || today.every(({ endsAt }) => endsAt <= time)) && next && (
        <div>
          <p className={classes.label}>
            {t('today.next')} · <DateText at={next.date} format="dayMonth" />
          </p>
          <div className={classes.class} style={colourOf(next)}>
            <ClassWords of={next} />
          </div>
        </div>
      )}
      {asked && (
        <div className={classes.foot}>
          <p className={classes.pair}>
            <span>{t('figures.registered')}</span>
            <strong>{hours}</strong>
          </p>
          <Meter
            label={t('figures.registered')}
            value={load.creditHours}
            maximum={load.maximum}
            minimum={load.minimum}
            text={hours}
          />
          {!load.approved && <p className={classes.quiet}>{t('figures.minimum', { minimum: load.minimum })}</p>}
        </div>
      )}
    </DashboardCard>
  );
}

function ClassWords({ of: { course, startsAt, endsAt, place } }: { of: Class }) {
  const { pick } = useLanguage();
  return (
    <>
      <span className={classes.time}>
        <CodeText>{startsAt}</CodeText>
        <CodeText>{endsAt}</CodeText>
      </span>
      <span className={classes.words}>
        <span>{pick(course.name)}</span>
        <span className={classes.quiet}>
          <CodeText>{course.code}</CodeText> · <CodeText>{place.room}</CodeText>
        </span>
      </span>
    </>
  );
}
