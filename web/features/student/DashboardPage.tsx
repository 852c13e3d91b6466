import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRecord } from '../../api/useRecord.ts';
import { useApi } from '../../api/useApi.ts';
import { formatInstant } from '../../../locales/i18n.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageLayout } from '../../ui/PageLayout.tsx';
import { RefusalList } from '../../ui/RefusalList.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './DashboardPage.module.css';
import { KeyFigures } from './KeyFigures.tsx';
import { ServiceList } from './ServiceList.tsx';
import { TodayClasses } from './TodayClasses.tsx';
import { greetingAt } from './greeting.ts';

/** What the student can do today, what stands open in the registration, how the studies stand. */
export default function DashboardPage() {
  const { t } = useTranslation(['student', 'common']);
  const { language, pick } = useLanguage();
  const { record } = useRecord();
  const student = useApi('getStudentInformation', {});
  const services = useApi('getServices', {});
  const registered = useApi('registeredCourses', { Period: 'current' }, { quiet: true });

  const now = services.data?.now;
  const firstName = student.data ? pick(student.data.name).split(' ')[0] : '';
  const title = now && firstName ? t(`greeting.${greetingAt(now)}`, { name: firstName }) : t('title');

  if (!record) return <PageLayout title={t('title')}>{null}</PageLayout>;
  return (
    <PageLayout title={title} description={now && formatInstant(now, language, 'date')}>
      <div className={classes.page}>
        {student.error ? <ErrorState error={student.error} retry={student.refresh} /> : <KeyFigures student={student.data} now={now} />}
        {registered.data && registered.data.notices.length > 0 && <RefusalList refusals={registered.data.notices} tone="warn" />}
        <div className={classes.columns}>
          <section aria-labelledby="services-title" className={classes.section}>
            <h2 id="services-title" className={classes.heading}>
              {t('services.title')}
            </h2>
            {services.error ? (
              <ErrorState error={services.error} retry={services.refresh} />
            ) : services.data ? (
              <ServiceList services={services.data} />
            ) : (
              <Skeleton height={260} radius="lg" />
            )}
          </section>
          <section aria-labelledby="today-title" className={classes.section}>
            <h2 id="today-title" className={classes.heading}>
              {t('today.title')}
            </h2>
            {registered.error ? (
              <ErrorState error={registered.error} retry={registered.refresh} />
            ) : registered.data && now ? (
              <TodayClasses courses={registered.data.courses} semester={registered.data.semester} now={now} />
            ) : (
              <Skeleton height={180} radius="lg" />
            )}
          </section>
        </div>
      </div>
    </PageLayout>
  );
}
