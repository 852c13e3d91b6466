import { useTranslation } from 'react-i18next';
import { formatList } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { Meter } from '../../ui/controls/Meter.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';

/** A bar of the credit hours of a part of the plan: passed, in progress, left. Screen readers get the hours as text. */
export function ProgressBar({ label, progress }: { label: string; progress: Schema<'PlanProgress'> }) {
  const { t } = useTranslation('plan');
  const { language } = useLanguage();
  const { earned, running, remaining, required } = progress;
  const text = formatList(
    [
      t('figures.ofHours', { part: earned, count: required }),
      `${t('figures.running')} ${running}`,
      `${t('figures.remaining')} ${remaining}`,
    ],
    language,
    'comma',
  );
  return <Meter label={label} value={earned} further={{ value: running }} maximum={required} tone="done" text={text} />;
}
