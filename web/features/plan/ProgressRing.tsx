import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import classes from './ProgressRing.module.css';

const radius = 52;
const around = 2 * Math.PI * radius;

/**
 * The progress of the whole plan. The ring shows the credit hours passed and in progress; the figures in it are the
 * passed percentage and the passed and required hours.
 */
export function ProgressRing({ progress }: { progress: Schema<'PlanProgress'> }) {
  const { t } = useTranslation('plan');
  const { earned, running, required, percent } = progress;
  const part = (hours: number): number => (required > 0 ? (hours / required) * around : 0);
  return (
    <div
      className={classes.ring}
      role="meter"
      aria-label={t('figures.progress')}
      aria-valuemin={0}
      aria-valuemax={required}
      aria-valuenow={earned}
      aria-valuetext={t('figures.ofHours', { part: earned, count: required })}
    >
      <svg viewBox="0 0 120 120" aria-hidden className={classes.drawing}>
        <circle cx="60" cy="60" r={radius} className={classes.track} />
        {running > 0 && (
          <circle
            cx="60"
            cy="60"
            r={radius}
            className={classes.running}
            strokeDasharray={`${part(earned + running)} ${around}`}
          />
        )}
        {earned > 0 && (
          <circle cx="60" cy="60" r={radius} className={classes.earned} strokeDasharray={`${part(earned)} ${around}`} />
        )}
      </svg>
      <span className={classes.words} aria-hidden>
        <span className={classes.percent}>{t('figures.percent', { percent })}</span>
        <span className="sis-figures sis-note">{t('figures.of', { part: earned, whole: required })}</span>
      </span>
    </div>
  );
}
