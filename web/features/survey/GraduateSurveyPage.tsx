import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useAction } from '../../api/useAction.ts';
import { useApi } from '../../api/useApi.ts';
import { useRecord } from '../../api/useRecord.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { RefusalList } from '../../ui/refusals/RefusalList.tsx';
import { SurveySteps } from './SurveySteps.tsx';

/**
 * The draft key of the graduate survey. Drafts of course evaluations have registration ids as keys, which start at 1.
 */
const graduateDraft = 0;

/** The graduate survey, which clearance requires. */
export default function GraduateSurveyPage() {
  const { t } = useTranslation(['survey', 'common']);
  const { record } = useRecord();
  const { data, error, refresh } = useApi('getGraduateSurvey');
  const { run, running } = useAction('submitGraduateSurvey', { inPlace: true });
  const back = (
    <Button
      component={Link}
      to={`${paths.clearance}#clearance`}
      variant="light"
      leftSection={<IconArrowLeft size={18} aria-hidden className="sis-directional" />}
    >
      {t('graduate.back')}
    </Button>
  );
  const content = () => {
    if (error && !data) return <ErrorState error={error} retry={refresh} />;
    if (!data) return <Skeleton height={320} radius="lg" aria-busy aria-label={t('common:page.loading')} />;
    if (data.doneOn !== null)
      return (
        <EmptyState
          icon={IconCircleCheck}
          title={t('graduate.done', { on: data.doneOn })}
          text={t('graduate.doneText')}
        />
      );
    if (data.reasons.length > 0)
      return <RefusalList refusals={data.reasons} tone="warn" title={t('graduate.notNow')} />;
    return (
      <SurveySteps
        key={record?.studFacultyCode ?? ''}
        survey={graduateDraft}
        parts={data.parts}
        record={record?.studFacultyCode ?? ''}
        sendable
        running={running}
        send={(body) => run({ body })}
        leadsTo={`${paths.clearance}#clearance`}
        privacy={[t('graduate.apart'), t('graduate.seen'), t('privacy.words'), t('privacy.draft')]}
        words={{ title: t('graduate.confirmTitle'), send: t('graduate.send') }}
      />
    );
  };
  return (
    <PageLayout
      title={t('graduate.title')}
      description={
        data
          ? `${t('graduate.description')} ${t('graduate.minutes', { duration: t('common:minutes', { count: data.minutes }) })}`
          : t('graduate.description')
      }
      actions={back}
    >
      {content()}
    </PageLayout>
  );
}
