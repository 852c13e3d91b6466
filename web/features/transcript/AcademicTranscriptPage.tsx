import { Button, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { Panel, QuietText } from '../../ui/layout/Panel.tsx';
import { CoursesInProgress } from './CoursesInProgress.tsx';
import { GpaFigures } from './GpaFigures.tsx';
import classes from './AcademicTranscriptPage.module.css';
import { AwaySemester, SemesterPanel } from './SemesterPanel.tsx';
import { TranscriptPdf } from './TranscriptPdf.tsx';
import { TranscriptSummary } from './TranscriptSummary.tsx';

/** The chart is loaded lazily, because no other page uses it and the grades can be read without it. */
const GpaChart = lazy(() => import('./GpaChart.tsx'));

/** The least number of points for the chart; a single one makes no line. */
const leastToDraw = 2;

/** Page of the academic transcript: every semester with its grades and averages, a chart, and a PDF to download. */
export default function AcademicTranscriptPage() {
  const { t } = useTranslation(['transcript', 'common']);
  const { data, error, refresh } = useApi('getAcademicTranscript');
  const content = (): React.ReactNode => {
    if (error && !data) return <ErrorState error={error} retry={refresh} />;
    if (!data) return null;
    if (data.semesters.length === 0 && data.inProgress.length === 0 && data.away.length === 0)
      return (
        <EmptyState title={t('empty.title')} text={t('empty.text')}>
          <Button component={Link} to={paths.registeredCourses} variant="light">
            {t('empty.action')}
          </Button>
        </EmptyState>
      );
    return (
      <>
        <TranscriptSummary transcript={data} />
        {data.semesters.length >= leastToDraw && (
          <Panel title={t('chart.title')} className={classes.screen}>
            <Suspense fallback={<div className={classes.chart} />}>
              <GpaChart transcript={data} />
            </Suspense>
            <GpaFigures semesters={data.semesters} />
          </Panel>
        )}
        {data.semesters.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
        {data.inProgress.map((semester) => (
          <CoursesInProgress key={semester.semesterId} semester={semester} />
        ))}
        {[...data.semesters, ...data.away]
          .sort((a, b) => b.semesterId - a.semesterId)
          .map((semester) =>
            'reason' in semester ? (
              <AwaySemester key={semester.semesterId} semester={semester} />
            ) : (
              <SemesterPanel key={semester.semesterId} semester={semester} />
            ),
          )}
        {data.semesters.length > 0 && <QuietText>{t('legend')}</QuietText>}
      </>
    );
  };
  return (
    <PageLayout
      title={t('title')}
      description={t('description')}
      reading={!data && !error}
      actions={data && data.semesters.length > 0 && <TranscriptPdf transcript={data} />}
    >
      <Stack gap="lg">{content()}</Stack>
    </PageLayout>
  );
}
