import { Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type requestTexts from '../../../locales/en/request.json';
import type { Schema } from '../../api/operations.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { Reasons } from '../../ui/refusals/Reasons.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import type { DeskRequest } from './desk-request.ts';
import classes from './OfficeRequest.module.css';
import { TaskDecision } from './TaskDecision.tsx';

type FactName = keyof (typeof requestTexts)['facts'];

/** The task of one office for a request: start, due date and decision. */
export function DeskTask({
  request,
  task,
  onDecided,
}: {
  request: DeskRequest;
  task: Schema<'DeskTask'>;
  onDecided: (request: DeskRequest) => void;
}) {
  const { t } = useTranslation(['classroom', 'request', 'common']);
  const { pick } = useLanguage();
  const { item, office, holder, since, dueAt, overdue } = task;
  return (
    <Stack gap="sm" className={classes.task}>
      <Group component="p" gap="0.25rem 1.25rem" align="stretch" className="sis-note">
        <span className={classes.office}>
          {item !== null && `${t(`request:facts.${item as FactName}`)} · `}
          {t(`common:offices.${office}`)}
          {holder && ` · ${pick(holder)}`}
        </span>
        <span>
          {t('offices.since')} <DateText at={since} format="shortDateTime" />
        </span>
        <span className={overdue ? 'sis-refuse sis-strong' : undefined}>
          {t(overdue ? 'offices.overdue' : 'offices.due')} <DateText at={dueAt} />
        </span>
      </Group>
      <Reasons reasons={task.reasons} />
      <TaskDecision request={request} task={task} onDecided={onDecided} />
    </Stack>
  );
}
