import { Button, Group, SegmentedControl, Skeleton, Stack } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { minute } from '../../../locales/durations.ts';
import { useApi } from '../../api/useApi.ts';
import { useSession } from '../../api/useRecord.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { WeekGrid } from '../../ui/week/WeekGrid.tsx';
import { ChangesSection } from './ChangesSection.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { CourseList } from './CourseList.tsx';
import classes from './CourseSchedulePage.module.css';
import { DayPanel } from './DayPanel.tsx';
import { DownloadMenu } from './DownloadMenu.tsx';
import { ExamSection } from './ExamSection.tsx';
import { HolidaySection, WithdrawnSection } from './QuietSections.tsx';
import { stripDays } from './schedule-days.ts';
import {
  blocksOfThisWeek,
  listAttended,
  listComingChanges,
  toColours,
  toHours,
  toDate,
  toMinute,
  weekBlocks,
  toWeekday,
  listWithdrawn,
  type Period,
  type Schedule,
} from './schedule-view.ts';

/** The refresh interval in milliseconds, short enough to keep today's classes current. */
const refreshEvery = minute;

/** The schedule: today, the week and the examinations, with downloads, print and calendar subscription. */
export default function CourseSchedulePage() {
  const { t } = useTranslation(['schedule', 'common']);
  const { pick } = useLanguage();
  const [params, setParams] = useSearchParams();
  const period: Period = params.get('period') === 'next' ? 'early' : 'current';
  const { data, error, refresh } = useApi('getSchedule', { Period: period }, { refreshEvery });
  const courses = data ? listAttended(data) : [];

  return (
    <PageLayout
      title={t('title')}
      description={
        data &&
        [pick(data.semester.name), data.semester.week !== null && t('week', { week: data.semester.week })]
          .filter(Boolean)
          .join(' · ')
      }
      actions={
        <>
          <SegmentedControl
            className={classes.screen}
            aria-label={t('period.label')}
            value={period}
            onChange={(next) => setParams(next === 'early' ? { period: 'next' } : {}, { replace: true })}
            data={[
              { value: 'current', label: t('period.current') },
              { value: 'early', label: t('period.early') },
            ]}
          />
          {data && courses.length > 0 && <AddToCalendar className={classes.screen} />}
          {data && courses.length > 0 && <DownloadMenu schedule={data} period={period} />}
        </>
      }
    >
      {error && !data ? (
        <ErrorState error={error} retry={refresh} />
      ) : !data ? (
        <Skeleton height={360} radius="lg" aria-busy aria-label={t('common:page.loading')} />
      ) : (
        <Content schedule={data} period={period} />
      )}
    </PageLayout>
  );
}

/** A phone shows one view at a time; a wide screen shows the days above the week or the list. */
const views = ['day', 'week', 'list'] as const;
type View = (typeof views)[number];

function NoCourses({ period, withdrawn }: { period: Period; withdrawn: ReturnType<typeof listWithdrawn> }) {
  const { t } = useTranslation('schedule');
  return (
    <>
      <EmptyState
        icon={IconCalendarOff}
        title={t('empty.title')}
        text={withdrawn.length > 0 ? t('empty.withdrawnOnly') : t('empty.text')}
      >
        <Button component={Link} to={period === 'early' ? paths.earlyRegisteredCourses : paths.registeredCourses}>
          {t('empty.action')}
        </Button>
      </EmptyState>
      {withdrawn.length > 0 && <WithdrawnSection courses={withdrawn} />}
    </>
  );
}

function Content({ schedule, period }: { schedule: Schedule; period: Period }) {
  const { t } = useTranslation(['schedule', 'common']);
  const { pick } = useLanguage();
  const [chosen, setView] = useState<View>('day');
  const courses = listAttended(schedule);
  const withdrawn = listWithdrawn(schedule);
  const { totals } = schedule;
  const session = useSession();
  const days = stripDays(schedule, courses);
  // Today is marked in the week only on a working day from the start of the semester to the last day of classes.
  const inClasses = days[0]?.date === toDate(schedule.now);
  // After the last week of classes there are no days to show.
  const view = chosen === 'day' && days.length === 0 ? 'week' : chosen;
  const changes = listComingChanges(schedule);
  const exams = <ExamSection courses={courses} now={schedule.now} />;

  if (courses.length === 0) return <NoCourses period={period} withdrawn={withdrawn} />;
  return (
    <div className={classes.content}>
      {session && (
        <p className={classes.owner}>
          {pick(session.user.name)} · <CodeText>{session.record?.studentCode}</CodeText>
        </p>
      )}
      <SegmentedControl
        className={classes.narrow}
        fullWidth
        aria-label={t('view.label')}
        value={view}
        onChange={(next) => setView(next)}
        data={views
          .filter((value) => value !== 'day' || days.length > 0)
          .map((value) => ({ value, label: t(`view.${value}`) }))}
      />
      {days.length > 0 && (
        <div className={classes.days} data-view={view}>
          <DayPanel days={days} said={schedule.now} colours={toColours(courses)} />
        </div>
      )}
      {changes.length > 0 && <ChangesSection changes={changes} />}
      {days.length === 0 && exams}
      <Stack aria-labelledby="week-title" component="section" gap="sm" className={classes.week} data-view={view}>
        <Group gap="0.5rem 1rem" justify="space-between">
          <h2 id="week-title" className="sis-title">
            {view === 'list' ? t('courses.title') : t('view.title')}
          </h2>
          <SegmentedControl
            className={classes.wide}
            size="sm"
            aria-label={t('view.label')}
            value={view === 'list' ? 'list' : 'week'}
            onChange={(next) => setView(next === 'list' ? 'list' : 'day')}
            data={[
              { value: 'week', label: t('view.week') },
              { value: 'list', label: t('view.list') },
            ]}
          />
        </Group>
        {view === 'list' ? (
          <CourseList courses={courses} />
        ) : (
          <WeekGrid
            label={t('title')}
            blocks={period === 'current' ? blocksOfThisWeek(schedule, pick) : weekBlocks(courses, pick)}
            {...(period === 'current' && inClasses && { today: toWeekday(schedule.now), now: toMinute(schedule.now) })}
          />
        )}
        <section className={`sis-spaced ${classes.figures}`} aria-label={t('totals.label')}>
          <StatCard label={t('totals.courses')} value={totals.courses} />
          <StatCard label={t('totals.creditHours')} value={totals.creditHours} />
          <StatCard label={t('totals.days')} value={totals.days} />
          <StatCard label={t('totals.hours')} value={toHours(totals.weeklyMinutes)} />
        </section>
      </Stack>
      {days.length > 0 && exams}
      {withdrawn.length > 0 && <WithdrawnSection courses={withdrawn} />}
      <HolidaySection schedule={schedule} />
    </div>
  );
}
