import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/useApi.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { RecordedTopic } from './RecordedTopic.tsx';
import { ThesisTopicForm } from './ThesisTopicForm.tsx';
import classes from './ThesisTopicPage.module.css';

/** Page of the thesis topic: the recorded topic, or the form to propose one. */
export default function ThesisTopicPage() {
  const { t } = useTranslation('thesis');
  const topics = useApi('getThesisTopics');
  const supervisors = useApi('getSupervisors');
  const topic = topics.data?.topic;
  return (
    <RequestPage
      kind="thesisTopic"
      service="thesis"
      title={t('title')}
      description={t('description')}
      settled={Boolean(topic)}
      reads={[topics, supervisors]}
      top={topic && <RecordedTopic topic={topic} title={t('record.title')} toPlan />}
      form={
        topics.data &&
        supervisors.data && (
          <ThesisTopicForm
            supervisors={supervisors.data.supervisors}
            asked={topics.data.asked}
            most={topics.data.most}
          />
        )
      }
      {...(topics.data?.topics.length === 0 && { list: false })}
    >
      {!topic && <ThesisSteps />}
    </RequestPage>
  );
}

/** The approval steps that are declared for this kind of request. */
const steps = ['supervisor', 'headOfDepartment', 'dean'] as const;
const daysOfEach = 5;

function ThesisSteps() {
  const { t } = useTranslation('thesis');
  return (
    <Panel title={t('steps.title')}>
      <Stack component="ol" ps="lg">
        {steps.map((step) => (
          <li key={step} className={classes.step}>
            <strong>{t(`steps.${step}`)}</strong>
            <span>{t(`steps.${step}Text`)}</span>
            <span className="sis-note sis-light sis-breaks">{t('steps.days', { count: daysOfEach })}</span>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
