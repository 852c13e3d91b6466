import { Button } from '@mantine/core';
import { IconBulb, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isLiftedBy } from '../../api/code-traits.ts';
import { useApi } from '../../api/useApi.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { requestPath } from '../../ui/request/request-scope.ts';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { RecordedTopic } from './RecordedTopic.tsx';

/** Page to submit the research plan for the approved topic: two files, and the plan's title in both languages. */
export default function ResearchPlanPage() {
  const { t } = useTranslation('thesis');
  const plans = useApi('getResearchPlans');
  const topic = plans.data?.topic;
  const plan = plans.data?.plan ?? null;
  const services = useApi('getServices').data?.services;
  // True if no research plan can be sent because the student has no approved topic. Students who write no thesis are
  // refused for another reason and see no link to propose a topic.
  const lacksTopic =
    services?.some(({ kind, reasons }) => kind === 'researchPlan' && reasons.some(isLiftedBy('thesisTopic'))) ?? false;
  return (
    <RequestPage
      kind="researchPlan"
      service="thesis"
      title={t('plan.title')}
      description={t('plan.description')}
      settled={plan !== null}
      reads={[plans]}
      top={
        <>
          {plan !== null && (
            <EmptyState icon={IconCircleCheck} title={t('plan.record')}>
              <Button component={Link} to={requestPath(plan)}>
                {t('plan.open')}
              </Button>
            </EmptyState>
          )}
          {topic && <RecordedTopic topic={topic} title={t('plan.topic')} />}
          {lacksTopic && (
            <EmptyState icon={IconBulb} title={t('plan.none')}>
              <Button component={Link} to={paths.thesisTopic}>
                {t('plan.propose')}
              </Button>
            </EmptyState>
          )}
        </>
      }
      {...(plans.data?.plans.length === 0 && { list: false })}
    />
  );
}
