import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { toLastMinute } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { DateText } from '../text/DateText.tsx';
import { useRequestWords } from './request-words.ts';

/**
 * The student or office that acts next, with the start and due date of the step. A text marks an overdue step. For an
 * ended request, the date of its end.
 */
export function RequestTurn({ request }: { request: Schema<'MyRequest'> }) {
  const { t } = useTranslation('request');
  const { turnOf } = useRequestWords();
  const { status, since, dueAt, overdue, decidedAt, executeAt, expiresAt } = request;
  const turn = turnOf(request);
  if (turn === null)
    return (
      <Group component="span" gap="0 0.75rem" align="stretch">
        {t(status === 'canceled' || status === 'expired' ? 'mine.closed' : 'mine.ended')}{' '}
        {decidedAt && <DateText at={decidedAt} />}
      </Group>
    );
  return (
    <Group component="span" gap="0 0.75rem" align="stretch">
      <span className="sis-medium">{turn}</span>
      {since && (
        <span>
          {t('mine.since')} <DateText at={since} />
        </span>
      )}
      {dueAt && (
        <span className={overdue ? 'sis-refuse sis-strong' : undefined}>
          {t(overdue ? 'mine.overdue' : 'mine.due')} <DateText at={dueAt} />
        </span>
      )}
      {executeAt && (
        <span>
          {t(status === 'sent' ? 'mine.round' : 'mine.executes')} <DateText at={executeAt} format="shortDateTime" />
        </span>
      )}
      {expiresAt && (
        <span>
          {t(status === 'sent' ? 'mine.answer' : 'mine.expires')} <DateText at={toLastMinute(expiresAt)} />
        </span>
      )}
    </Group>
  );
}
