import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useMinutes } from '../../api/useBusinessClock.ts';
import { Meter } from '../../ui/controls/Meter.tsx';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { findLead, minutesUntil } from '../../ui/week/class-now.ts';
import { courseColour, courseColours } from '../../ui/week/course-colour.ts';
import classes from './Dashboard.module.css';
import { DashboardCard } from './DashboardCard.tsx';
import { formatTime, sameDay, toIso, toLessons, type Lesson, type Schedule } from './lessons.ts';

type Props = {
  schedule: Schedule;
  now: string;
  /** The codes of all courses, so that each keeps its colour. */
  codes: string[];
  /** True if registration or add and drop is open, or is closed only because of a day off. */
  registers: boolean;
};

/** An examination that comes first, the rest of today's classes or else the next class, and the registered hours. */
export function ScheduleCard({ schedule, now: said, codes, registers }: Props) {
  const { t } = useTranslation('student');
  const { pick } = useLanguage();
  const now = useMinutes(said);
  const { semester, load, holiday, today, path } = schedule;
  const lessons = toLessons(schedule);
  const lead = findLead<Lesson, Lesson>({ begun: semester.week !== null, ...lessons }, now);
  const exam = lead?.kind === 'exam' ? lead.exam : null;
  const classesLeft = lessons.today.filter(({ endsAt }) => endsAt > now);
  const ahead = [exam, ...classesLeft, classesLeft.length === 0 ? lessons.next : null].filter((one) => one !== null);
  const first = exam ?? (lead?.kind === 'class' ? (lead.running ?? lead.next) : null);
  const colours = courseColours(codes);
  const hours = t('figures.of', { part: load.creditHours, whole: load.maximum });
  return (
    <DashboardCard
      title={t('cards.schedule')}
      path={path}
      note={semester.week !== null && t('figures.week', { week: semester.week })}
    >
      {today.length === 0 && (
        <p className="sis-quiet">{holiday ? t('lead.holiday', { name: pick(holiday) }) : t('today.none')}</p>
      )}
      {ahead.length > 0 && (
        <Stack component="ol" gap="0.625rem" className="sis-list" aria-label={t('today.list')}>
          {ahead.map((one) => (
            <li
              key={`${one.course.code} ${one.startsAt}`}
              className={classes.class}
              data-lead={one === first || undefined}
              style={courseColour(colours.get(one.course.code))}
            >
              <LessonWords of={one} exam={one === exam} lead={one === first} now={now} />
            </li>
          ))}
        </Stack>
      )}
      {lessons.notHeld
        .filter(({ endsAt }) => endsAt > now)
        .map(({ course, startsAt }) => (
          <p key={`${course.code} ${startsAt}`} className={`sis-wrap ${classes.words}`}>
            <span className="sis-note">
              <s>
                <CodeText>{formatTime(startsAt)}</CodeText>
              </s>{' '}
              {pick(course.name)}
            </span>
            <span className="sis-note sis-accent">{t('today.notHeld')}</span>
          </p>
        ))}
      {(load.creditHours > 0 || registers) && (
        <div>
          <p className={`sis-wrap ${classes.words}`}>
            <span className="sis-note">{t('figures.registered')}</span>
            <strong>{hours}</strong>
          </p>
          <Meter
            label={t('figures.registered')}
            value={load.creditHours}
            maximum={load.maximum}
            minimum={load.minimum}
            text={hours}
          />
        </div>
      )}
    </DashboardCard>
  );
}

type WordsProps = { of: Lesson; exam: boolean; lead: boolean; now: number };

function LessonWords({ of, exam, lead, now }: WordsProps) {
  const { t } = useTranslation('student');
  const { pick } = useLanguage();
  const { course, place, startsAt, endsAt } = of;
  const room = place ? <CodeText strong={lead}>{place.room}</CodeText> : t('lead.noRoom');
  return (
    <>
      <span className={`sis-top sis-firm sis-figures sis-strong ${classes.time}`}>
        <CodeText>{formatTime(startsAt)}</CodeText>
        <CodeText>{formatTime(endsAt)}</CodeText>
      </span>
      <Stack component="span" gap={0} miw={0} flex={1}>
        {(lead || !sameDay(startsAt, now)) && (
          <span className={`sis-note ${lead ? 'sis-accent' : ''}`}>
            <LeadTime of={of} exam={exam} now={now} />
          </span>
        )}
        <span className={lead ? 'sis-strong' : ''}>{pick(course.name)}</span>
        {lead ? (
          <span className={`sis-wrap ${classes.words}`}>
            <span className="sis-note">
              <CodeText>{course.code}</CodeText>
              {place && ` · ${t('lead.building', { building: place.building })} · ${pick(place.campus)}`}
            </span>
            <span className={`sis-heading ${classes.figure}`}>{room}</span>
          </span>
        ) : (
          <span className="sis-note">
            <CodeText>{course.code}</CodeText> · {room}
          </span>
        )}
      </Stack>
    </>
  );
}

/** The time left of a running class or examination, or the time until the next one. */
function LeadTime({ of: { startsAt, endsAt }, exam, now }: Omit<WordsProps, 'lead'>) {
  const { t } = useTranslation('student');
  if (startsAt <= now)
    return (
      <>
        {t(exam ? 'lead.examUntil' : 'lead.nowUntil', { time: formatTime(endsAt) })} ·{' '}
        {t('lead.minutes', { count: minutesUntil(endsAt, now) })}
      </>
    );
  return (
    <>
      {t(exam ? 'lead.exam' : 'lead.next')} · <RelativeTime at={toIso(startsAt)} now={toIso(now)} />
      {!sameDay(startsAt, now) && (
        <>
          {' · '}
          <DateText at={toIso(startsAt)} format="dayMonth" />
        </>
      )}
    </>
  );
}
