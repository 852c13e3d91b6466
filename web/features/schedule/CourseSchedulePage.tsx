import { Button, SegmentedControl, Skeleton } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { minute } from '../../../locales/durations.ts';
import { useApi } from '../../api/useApi.ts';
import { useSession } from '../../api/useRecord.ts';
import { paths } from '../../app/paths.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageLayout } from '../../ui/PageLayout.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import { WeekGrid } from '../../ui/WeekGrid.tsx';
import { CalendarSubscription } from './CalendarSubscription.tsx';
import { CourseList } from './CourseList.tsx';
import classes from './CourseSchedulePage.module.css';
import { DownloadMenu } from './DownloadMenu.tsx';
import { ExamSection } from './ExamSection.tsx';
import { HolidaySection, WithdrawnSection } from './QuietSections.tsx';
import { attendedOf, hoursOf, weekBlocks, weekdayOf, withdrawnOf, type Period, type Schedule } from './schedule-view.ts';
import { TodayPanel } from './TodayPanel.tsx';

/** Today's classes go on while the page is open. */
const refreshEvery = minute;

/** Where the student must be: today, the week, the examinations; to keep, to print, or in a calendar of one's own. */
export default function CourseSchedulePage() {
  const { t } = useTranslation(['schedule', 'common']);
  const { pick } = useLanguage();
  const [params, setParams] = useSearchParams();
  const period: Period = params.get('period') === 'next' ? 'early' : 'current';
  const { data, error, refresh } = useApi('getSchedule', { Period: period }, { refreshEvery });
  const courses = data ? attendedOf(data) : [];

  return (
    <PageLayout
      title={t('title')}
      description={data && [pick(data.semester.name), data.semester.week !== null && t('week', { week: data.semester.week })].filter(Boolean).join(' · ')}
      actions={
        <>
          <SegmentedControl
            className={classes.screen}
            aria-label={t('period.label')}
            value={period}
            onChange={(next) => setParams(next === 'early' ? { period: 'next' } : {}, { replace: true })}
            data={[{ value: 'current', label: t('period.current') }, { value: 'early', label: t('period.early') }]}
          />
          {data && courses.length > 0 && <DownloadMenu schedule={data} period={period} />}
        </>
      }
    >
      {error && !data ? <ErrorState error={error} retry={refresh} /> : !data ? <Skeleton height={360} radius="lg" aria-busy aria-label={t('common:page.loading')} /> : <Content schedule={data} period={period} />}
    </PageLayout>
  );
}

function Content({ schedule, period }: { schedule: Schedule; period: Period }) {
  const { t } = useTranslation(['schedule', 'common']);
  const { pick } = useLanguage();
  const [view, setView] = useState<'week' | 'list'>('week');
  const courses = attendedOf(schedule);
  const withdrawn = withdrawnOf(schedule);
  const { totals } = schedule;
  const session = useSession();

  if (courses.length === 0)
    return (
      <>
        <EmptyState icon={IconCalendarOff} title={t('empty.title')} text={withdrawn.length > 0 ? t('empty.withdrawnOnly') : t('empty.text')}>
          <Button component={Link} to={period === 'early' ? paths.earlyRegisteredCourses : paths.registeredCourses}>
            {t('empty.action')}
          </Button>
        </EmptyState>
        {withdrawn.length > 0 && <WithdrawnSection courses={withdrawn} />}
      </>
    );

  return (
    <div className={classes.content}>
      {session && (
        <p className={classes.owner}>
          {pick(session.user.name)} · <CodeText>{session.record?.studentCode}</CodeText>
        </p>
      )}
      {period === 'current' && <TodayPanel schedule={schedule} />}
      <section className={classes.figures} aria-label={t('totals.label')}>
        <StatCard label={t('totals.courses')} value={totals.courses} />
        <StatCard label={t('totals.creditHours')} value={totals.creditHours} />
        <StatCard label={t('totals.days')} value={totals.days} />
        <StatCard label={t('totals.hours')} value={hoursOf(totals.weeklyMinutes)} />
      </section>
      <section aria-labelledby="week-title">
        <div className={classes.head}>
          <h2 id="week-title" className={classes.title}>
            {view === 'week' ? t('view.title') : t('courses.title')}
          </h2>
          <SegmentedControl
            className={classes.screen}
            size="sm"
            aria-label={t('view.label')}
            value={view}
            onChange={(next) => setView(next === 'list' ? 'list' : 'week')}
            data={[{ value: 'week', label: t('view.week') }, { value: 'list', label: t('view.list') }]}
          />
        </div>
        {view === 'week' ? <WeekGrid label={t('title')} blocks={weekBlocks(courses, pick)} today={period === 'current' ? weekdayOf(schedule.now) : undefined} /> : <CourseList courses={courses} />}
      </section>
      <ExamSection courses={courses} now={schedule.now} />
      {withdrawn.length > 0 && <WithdrawnSection courses={withdrawn} />}
      <div className={classes.pair}>
        <HolidaySection schedule={schedule} />
        <CalendarSubscription />
      </div>
    </div>
  );
}
