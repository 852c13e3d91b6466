import { Skeleton, Stack } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatInstant } from '../../../locales/i18n.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { useApi } from '../../api/useApi.ts';
import { useRecord } from '../../api/useRecord.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { useWholePage } from '../../ui/layout/useWholePage.ts';
import { AttendanceCard } from './AttendanceCard.tsx';
import { BlockedPanel } from './BlockedPanel.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import classes from './DashboardPage.module.css';
import { DuePanel } from './DuePanel.tsx';
import { FinanceCard } from './FinanceCard.tsx';
import { greetingAt } from './greeting.ts';
import { InboxCard } from './InboxCard.tsx';
import { LeadPanel } from './LeadPanel.tsx';
import { LeftPanel } from './LeftPanel.tsx';
import { LinksCard } from './LinksCard.tsx';
import { MenuPanel } from './MenuPanel.tsx';
import { OpenRequests } from './OpenRequests.tsx';
import { PlanCard } from './PlanCard.tsx';
import { ScheduleCard } from './ScheduleCard.tsx';
import { ServiceList } from './ServiceList.tsx';

/**
 * The home page. It shows a notice for a blocked or former student, the next class, due items, services, changes,
 * requests, and six cards. One request loads everything.
 */
export default function DashboardPage() {
  const { t } = useTranslation(['student', 'common', 'menu']);
  const { language, pick } = useLanguage();
  const { record } = useRecord();
  const { data, error, refresh } = useApi('getDashboard', {}, { quiet: true });
  const offered = useIsAvailable('getDashboard');
  const whole = useWholePage();

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
      {data && (
        <Stack gap="xl">
          {data.ended && <LeftPanel ended={data.ended} />}
          {data.blocked && <BlockedPanel blocked={data.blocked} semester={data.schedule.semester.name} />}
          {!data.ended && (
            <LeadPanel
              schedule={data.schedule}
              now={data.now}
              codes={data.attendance.courses.map(({ course }) => course.code)}
            />
          )}
          <div className={classes.questions}>
            {/* A student who has left or is blocked sees this section only if there are due items. */}
            {((!data.ended && !data.blocked) || data.due.length > 0) && (
              <Question title={t('due.title')}>
                <DuePanel due={data.due} now={data.now} />
              </Question>
            )}
            <Question title={t('services.title')}>
              <ServiceList services={data} blocked={data.blocked !== null} />
              {data.requests.length === 0 && (
                <Link to={paths.requests} className={classes.requests}>
                  {t('menu:forms.requests')}{' '}
                  <IconChevronRight size={18} stroke={1.75} aria-hidden className="sis-directional" />
                </Link>
              )}
            </Question>
            <Question title={t('changes.title')}>
              <ChangesPanel changes={data.changes} inboxPath={data.inbox.path} />
            </Question>
          </div>
          {data.requests.length > 0 && <OpenRequests requests={data.requests} />}
          {whole && (
            <Stack aria-labelledby="cards-title" component="section" gap="sm" justify="flex-start">
              <h2 id="cards-title" className="sis-title">
                {t('cards.title')}
              </h2>
              <div className={classes.cards}>
                {!data.ended && (
                  <ScheduleCard
                    schedule={data.schedule}
                    now={data.now}
                    blocked={data.blocked !== null}
                    codes={data.attendance.courses.map(({ course }) => course.code)}
                  />
                )}
                <InboxCard inbox={data.inbox} now={data.now} />
                {!data.ended && <AttendanceCard attendance={data.attendance} />}
                {!data.ended && <PlanCard plan={data.plan} />}
                <FinanceCard finance={data.finance} now={data.now} />
                <LinksCard links={data.links} />
              </div>
            </Stack>
          )}
        </Stack>
      )}
    </PageLayout>
  );
}

const questions = ['due.title', 'services.title', 'changes.title'] as const;

/** The loading state of the first screen only. The parts below appear with the data, so nothing shown moves. */
function Waiting() {
  const { t } = useTranslation(['student', 'common']);
  return (
    <div className={classes.questions} data-waiting aria-busy aria-label={t('common:page.loading')}>
      {questions.map((title) => (
        <Question key={title} title={t(title)}>
          <Skeleton className={classes.waiting} />
        </Question>
      ))}
    </div>
  );
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap="sm" justify="flex-start" aria-labelledby={id}>
      <h2 id={id} className="sis-title">
        {title}
      </h2>
      {children}
    </Stack>
  );
}
