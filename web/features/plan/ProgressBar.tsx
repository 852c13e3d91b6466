import { useTranslation } from 'react-i18next';
import { formatList } from '../../../locales/i18n.ts';
import type { Schema } from '../../api/operations.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './ProgressBar.module.css';

type Progress = Schema<'PlanProgress'>;

const share = (part: number, { required }: Progress): string => `${required > 0 ? (100 * part) / required : 0}%`;

/** A bar of the credit hours of a part of the plan: passed, in progress, left. Screen readers get the hours as text. */
export function ProgressBar({ label, progress, thin = false }: { label: string; progress: Progress; thin?: boolean }) {
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
  return (
    <div
      className={classes.bar}
      data-drawn
      data-thin={thin || undefined}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={required}
      aria-valuenow={earned}
      aria-valuetext={text}
    >
      {earned > 0 && <span className={classes.earned} style={{ inlineSize: share(earned, progress) }} />}
      {running > 0 && <span className={classes.running} style={{ inlineSize: share(running, progress) }} />}
    </div>
  );
}
