import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { useMinutes } from '../../api/useBusinessClock.ts';
import { findLead, minutesUntil, type Timed } from '../../ui/week/class-now.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { courseColour, courseColours } from '../../ui/week/course-colour.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { RelativeTime } from '../../ui/text/RelativeTime.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './LeadPanel.module.css';

type Schedule = Schema<'Dashboard'>['schedule'];
type Place = Schema<'Place'>;
type Lesson = Timed & { course: Schema<'DashboardCourse'>; place: Place | null };

const toLesson = ({ course, date, startsAt, endsAt, place }: Schedule['today'][number]): Lesson => ({
  course,
  place,
  startsAt: Date.parse(`${date}T${startsAt}:00+03:00`),
  endsAt: Date.parse(`${date}T${endsAt}:00+03:00`),
});
const formatTime = (instant: number): string => formatInstant(instant, 'en', 'time');
const sameDay = (a: number, b: number): boolean =>
  formatInstant(a, 'en', 'shortDate') === formatInstant(b, 'en', 'shortDate');
const toIso = (instant: number): string => new Date(instant).toISOString();

/**
 * The current or next class, or the next examination; empty before the weeks of classes. `codes`: the codes of all
 * courses, so that each keeps its colour.
 */
export function LeadPanel({
  schedule: { semester, holiday, today, next, exam, path },
  now: said,
  codes,
}: {
  schedule: Schedule;
  now: string;
  codes: string[];
}) {
  const { t } = useTranslation('student');
  const { pick } = useLanguage();
  const now = useMinutes(said);
  const lead = findLead<Lesson, Lesson>(
    {
      begun: semester.week !== null,
      today: today.map(toLesson),
      next: next && toLesson(next),
      exam: exam && {
        course: exam.course,
        place: exam.place,
        startsAt: Date.parse(exam.startsAt),
        endsAt: Date.parse(exam.endsAt),
      },
    },
    now,
  );
  if (!lead) return null;
  const colours = courseColours(codes);
  const free = holiday && <p className="sis-quiet">{t('lead.holiday', { name: pick(holiday) })}</p>;
  const shared = { path, now };
  if (lead.kind === 'exam')
    return (
      <Frame
        title={t(lead.running ? 'lead.examUntil' : 'lead.exam', { time: formatTime(lead.exam.endsAt) })}
        aside={lead.running && t('lead.minutes', { count: minutesUntil(lead.exam.endsAt, now) })}
      >
        <One {...shared} of={lead.exam} running={lead.running} colour={colours.get(lead.exam.course.code)} />
      </Frame>
    );
  const { running, next: after, others } = lead;
  const one = running ?? after;
  if (!one) return null;
  return (
    <Frame
      title={running ? t('lead.nowUntil', { time: formatTime(running.endsAt) }) : t('lead.next')}
      aside={running && t('lead.minutes', { count: minutesUntil(running.endsAt, now) })}
    >
      {free}
      <One {...shared} of={one} running={running !== null} colour={colours.get(one.course.code)} />
      {running && after && (
        <p className="sis-quiet">
          {t('lead.then')}{' '}
          {!sameDay(after.startsAt, now) && (
            <>
              <DateText at={toIso(after.startsAt)} format="dayMonth" />{' '}
            </>
          )}
          <CodeText>{formatTime(after.startsAt)}</CodeText> · <CodeText strong>{after.course.code}</CodeText>{' '}
          {pick(after.course.name)} · <Room place={after.place} />
        </p>
      )}
      {others > 0 && <p className="sis-quiet">{t('lead.more', { count: others })}</p>}
    </Frame>
  );
}

function Frame({ title, aside, children }: { title: string; aside: ReactNode; children: ReactNode }) {
  return (
    <Stack component="section" gap="sm" miw={0} aria-labelledby="lead-title">
      <Group gap="0 1rem" align="baseline" justify="space-between">
        <h2 id="lead-title" className="sis-title">
          {title}
        </h2>
        {aside && <span className={classes.aside}>{aside}</span>}
      </Group>
      {children}
    </Stack>
  );
}

function One({
  of: { course, place, startsAt, endsAt },
  running,
  colour,
  path,
  now,
}: {
  of: Lesson;
  running: boolean;
  colour: number | undefined;
  path: string | null;
  now: number;
}) {
  const { t } = useTranslation('student');
  const { pick } = useLanguage();
  const content = (
    <>
      <span className={classes.name}>
        <CodeText strong>{course.code}</CodeText> {pick(course.name)}
      </span>
      <span className={classes.where}>
        <Room place={place} />
        {place && (
          <span className={classes.building}>
            {t('lead.building', { building: place.building })} · {pick(place.campus)}
          </span>
        )}
      </span>
      {!running && (
        <span className="sis-quiet">
          <RelativeTime at={toIso(startsAt)} now={toIso(now)} />
          {!sameDay(startsAt, now) && (
            <>
              {' · '}
              <DateText at={toIso(startsAt)} format="dayMonth" />
            </>
          )}
          {' · '}
          <CodeText>{`${formatTime(startsAt)}–${formatTime(endsAt)}`}</CodeText>
        </span>
      )}
    </>
  );
  return path ? (
    <Link to={path} className={classes.one} data-running={running || undefined} style={courseColour(colour)}>
      {content}
    </Link>
  ) : (
    <div className={classes.one} data-running={running || undefined} style={courseColour(colour)}>
      {content}
    </div>
  );
}

function Room({ place }: { place: Place | null }) {
  const { t } = useTranslation('student');
  return place ? <CodeText strong>{place.room}</CodeText> : <span>{t('lead.noRoom')}</span>;
}
