import { Skeleton, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../locales/i18n.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { useRecord } from '../../api/useRecord.ts';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { mayPrepare } from '../../ui/refusals/service-state.ts';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { useWholePage } from '../../ui/layout/useWholePage.ts';
import { AttendanceCard } from './AttendanceCard.tsx';
import { BlockedPanel } from './BlockedPanel.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import classes from './Dashboard.module.css';
import { DuePanel } from './DuePanel.tsx';
import { dueShown } from './due-shown.ts';
import { FinanceCard } from './FinanceCard.tsx';
import { greetingAt } from './greeting.ts';
import { InboxCard } from './InboxCard.tsx';
import { LeftPanel } from './LeftPanel.tsx';
import { hasLessonToday } from './lessons.ts';
import { MenuPanel } from './MenuPanel.tsx';
import { OpenRequests } from './OpenRequests.tsx';
import { PlanCard } from './PlanCard.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';
import { ServiceList } from './ServiceList.tsx';
import { TopLinks } from './TopLinks.tsx';

/** The home page. One request loads everything. */
export default function DashboardPage() {
  const { t } = useTranslation('student');
  const { language, pick } = useLanguage();
  const { record } = useRecord();
  const { data, error, refresh } = useApi('getDashboard', {}, { quiet: true });
  const offered = useIsAvailable('getDashboard');

  const name = data && pick(data.name).split(' ')[0];
  if (!record) return <PageLayout title={t('title')}>{null}</PageLayout>;
  if (!offered)
    return (
      <PageLayout title={t('title')}>
        <MenuPanel />
      </PageLayout>
    );
  return (
    <PageLayout
      title={t('title')}
      description={
        data ? (
          [name ? t(`greeting.${greetingAt(data.now)}`, { name }) : '', formatInstant(data.now, language, 'dayMonth')]
            .filter(Boolean)
            .join(' · ')
        ) : (
          <Skeleton component="span" display="inline-block" width="12rem" height="1em" />
        )
      }
    >
      {error && !data && <ErrorState error={error} retry={refresh} />}
      {!error && !data && <Waiting />}
      {data && <Dashboard data={data} />}
    </PageLayout>
  );
}

const registrationServices = ['registration', 'addDrop'];

/**
 * The favourite pages and the notice for a blocked or former student, then on a wide screen two columns: due items,
 * services, requests, changes and messages, and the cards of the studies and fees. On a narrow screen the schedule
 * comes first if a class or an examination is left today.
 */
function Dashboard({ data }: { data: Schema<'Dashboard'> }) {
  const whole = useWholePage();
  const wide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false });
  const { now, ended, blocked, schedule, attendance, changes, requests, services } = data;
  const due = dueShown(data.due);
  const scheduleCard = !ended && (
    <ScheduleCard
      schedule={schedule}
      now={now}
      registers={!blocked && services.some((one) => registrationServices.includes(one.service) && mayPrepare(one))}
      codes={attendance.courses.map(({ course }) => course.code)}
    />
  );
  const scheduleFirst = !wide && hasLessonToday(schedule, Date.parse(now));
  return (
    <Stack gap="md">
      <TopLinks links={data.links} />
      {ended && <LeftPanel ended={ended} />}
      {blocked && <BlockedPanel blocked={blocked} semester={schedule.semester.name} />}
      <div className={`sis-rows ${classes.columns}`}>
        <Stack gap="md">
          {scheduleFirst && scheduleCard}
          {/* A student who has left or is blocked sees this card only if there are due items. */}
          {((!ended && !blocked) || due.length > 0) && <DuePanel due={due} now={now} />}
          <ServiceList services={data} blocked={blocked !== null} requestsLink={requests.length === 0} />
          {requests.length > 0 && <OpenRequests requests={requests} />}
          {changes.entries.length > 0 && <ChangesPanel changes={changes} />}
          <InboxCard inbox={data.inbox} now={now} />
        </Stack>
        {(whole || wide) && (
          <Stack gap="md">
            {!scheduleFirst && scheduleCard}
            {!ended && <AttendanceCard attendance={attendance} />}
            {!ended && <PlanCard plan={data.plan} />}
            <FinanceCard finance={data.finance} />
          </Stack>
        )}
      </div>
    </Stack>
  );
}

/**
 * The placeholder while the page loads. It is as high as the first screen, so that the loaded data move nothing that
 * was visible.
 */
function Waiting() {
  const { t } = useTranslation('common');
  return <Skeleton className={classes.waiting} aria-busy aria-label={t('page.loading')} />;
}
