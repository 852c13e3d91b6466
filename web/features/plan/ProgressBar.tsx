import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import classes from './ProgressBar.module.css';

type Progress = Schema<'PlanProgress'>;

const share = (part: number, { required }: Progress): string => `${required > 0 ? (100 * part) / required : 0}%`;

/** Credit hours of a part of the plan: passed, in progress, left. The figures are said for those who do not see the bar. */
export function ProgressBar({ label, progress, thin = false }: { label: string; progress: Progress; thin?: boolean }) {
  const { t } = useTranslation('plan');
  const { earned, running, remaining, required } = progress;
  const text = [t('figures.ofHours', { part: earned, whole: required }), `${t('figures.running')} ${running}`, `${t('figures.remaining')} ${remaining}`].join(', ');
  return (
    <div className={classes.bar} data-drawn data-thin={thin || undefined} role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={required} aria-valuenow={earned} aria-valuetext={text}>
      {earned > 0 && <span className={classes.earned} style={{ inlineSize: share(earned, progress) }} />}
      {running > 0 && <span className={classes.running} style={{ inlineSize: share(running, progress) }} />}
    </div>
  );
}
