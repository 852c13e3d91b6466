import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { useRecord } from '../../api/useRecord.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { SurveySteps } from './SurveySteps.tsx';

const idIn = (value: string | null): number | null => (value && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null);

/** The questionnaire for one course. */
export default function CourseEvaluationFormPage() {
  const { t } = useTranslation(['survey', 'menu', 'common']);
  const { pick } = useLanguage();
  const { record } = useRecord();
  const [params] = useSearchParams();
  const id = idIn(params.get('id'));
  // The page itself reports a course without evaluation, so the request is quiet.
  const { data, error, refresh } = useApi('getSurveyForm', id === null ? null : { id }, { quiet: true });
  const { run, running } = useAction('submitSurvey', { inPlace: true });
  const services = useApi('getServices', {}, { quiet: true });
  const service = services.data?.services.find((one) => one.service === 'survey');
  const form = data?.survey.id === id ? data : undefined;

  const back = (
    <Button
      component={Link}
      to={paths.courseEvaluation}
      variant="light"
      leftSection={<IconArrowLeft size={18} aria-hidden className="sis-directional" />}
    >
      {t('form.back')}
    </Button>
  );
  if (id === null || (error && !form))
    return (
      <PageLayout title={t('menu:pages.courseEvaluationForm')} actions={back}>
        {error ? (
          <ErrorState error={error} {...(error.status !== 404 && { retry: refresh })} />
        ) : (
          <EmptyState title={t('form.missing')} text={t('form.missingText')} />
        )}
      </PageLayout>
    );
  if (!form)
    return (
      <PageLayout title={t('menu:pages.courseEvaluationForm')}>
        <Skeleton height={320} radius="lg" aria-busy aria-label={t('common:page.loading')} />
      </PageLayout>
    );
  const { course, instructor, doneOn } = form.survey;
  return (
    <PageLayout
      title={t('form.title', { code: course.code })}
      description={`${pick(course.name)} · ${t('section', { number: course.number })} · ${pick(instructor)}`}
      actions={back}
      service={doneOn === null ? service : undefined}
    >
      {doneOn !== null ? (
        <EmptyState icon={IconCircleCheck} title={t('form.done', { on: doneOn })} text={t('form.doneText')} />
      ) : (
        <SurveySteps
          key={`${record?.studFacultyCode ?? ''} ${id}`}
          survey={id}
          parts={form.parts}
          record={record?.studFacultyCode ?? ''}
          sendable={service?.open ?? form.period.open}
          running={running}
          send={(body) => run({ path: { id }, body })}
          leadsTo={paths.courseEvaluation}
          words={{ title: t('form.confirmTitle', { code: course.code }), send: t('form.send') }}
        />
      )}
    </PageLayout>
  );
}
