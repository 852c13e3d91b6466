import { useTranslation } from 'react-i18next';
import type { Schema } from '../../../api/operations.ts';
import { useLanguage } from '../../../ui/text/useLanguage.ts';

type Props = { history: Schema<'WaitingHistory'> | undefined; className?: string | undefined };

/** Sentence on the number of students who got a seat from the course's waiting lists in an earlier semester. */
export function WaitingHistory({ history, className }: Props) {
  const { t } = useTranslation('common');
  const { pick } = useLanguage();
  if (!history) return null;
  const { semester, seats, places, days } = history;
  const context = seats === 0 ? 'none' : seats === 1 ? 'single' : undefined;
  return (
    <p className={className}>
      {t('waitingHistory', { context, semester: pick(semester), seats, places, count: days })}
    </p>
  );
}
