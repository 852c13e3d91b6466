import { Button, Stack } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatList, formatPercent } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { AttendedCourse } from './AttendedCourse.tsx';
import classes from './CourseAttendancePage.module.css';

/** The absences in each course, and the number of classes that may still be missed. */
export default function CourseAttendancePage() {
  const { t } = useTranslation(['attendance', 'common']);
  const { pick } = useLanguage();
  const { data, error, refresh } = useApi('getAttendance', {});
  const services = useApi('getServices', {}, { quiet: true });
  return (
    <PageLayout
      title={t('title')}
      description={data && pick(data.semester.name)}
      reading={(!data && !error) || services.isLoading}
    >
      {error && !data ? (
        <ErrorState error={error} retry={refresh} />
      ) : (
        data && <Courses of={data} services={services.data} />
      )}
    </PageLayout>
  );
}

function Courses({
  of: { now, semester, phase, classesEndOn, warnings, barredAt, courses },
  services,
}: {
  of: Schema<'Attendance'>;
  services: Schema<'Services'> | undefined;
}) {
  const { t } = useTranslation('attendance');
  const { language } = useLanguage();
  const withdrawal = services?.services.find(({ service, open }) => service === 'courseWithdrawal' && open);
  if (courses.length === 0)
    return (
      <EmptyState icon={IconUserCheck} title={t('none')} text={t('noneText')}>
        <Button component={Link} to={paths.registeredCourses} variant="light">
          {t('register')}
        </Button>
      </EmptyState>
    );
  const listed = formatList(warnings.map(formatPercent), language);
  return (
    <Stack gap="lg">
      {phase !== 'running' && (
        <p className={classes.phase} role="status">
          {phase === 'before' ? t('before', { startsOn: semester.startsOn }) : t('after', { classesEndOn })}
        </p>
      )}
      <ul className={`sis-list sis-loose ${classes.courses}`} aria-label={t('list')}>
        {courses.map((course) => (
          <AttendedCourse key={course.course.code} attended={course} phase={phase} withdrawal={withdrawal} now={now} />
        ))}
      </ul>
      <p className={`sis-note ${classes.policy}`}>{t('policy', { warnings: listed, barredAt })}</p>
    </Stack>
  );
}
