import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Meter } from '../../ui/controls/Meter.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './Dashboard.module.css';
import { DashboardCard } from './DashboardCard.tsx';

/** The progress of the studies. */
export function PlanCard({
  plan: {
    programme,
    hours: { earned, running, remaining, required },
    cgpa,
    path,
  },
}: {
  plan: Schema<'Dashboard'>['plan'];
}) {
  const { t } = useTranslation('student');
  const { pick } = useLanguage();
  const progress = t('figures.of', { part: earned, whole: required });
  return (
    <DashboardCard title={t('cards.plan')} path={path}>
      <p className="sis-note">{pick(programme)}</p>
      <div>
        <p className={`sis-wrap ${classes.words}`}>
          <span>
            <strong>{progress}</strong> <span className="sis-note">{t('plan.hours')}</span>
          </span>
          <span>
            <span className="sis-note">{t('figures.cgpa')}</span>{' '}
            <strong>{cgpa === null ? t('figures.notYet') : <CodeText>{cgpa.toFixed(2)}</CodeText>}</strong>
          </span>
        </p>
        <Meter label={t('figures.plan')} value={earned} maximum={required} text={progress} />
        <p className="sis-note">
          {t('plan.running', { count: running })} · {t('plan.remaining', { remaining })}
        </p>
      </div>
    </DashboardCard>
  );
}
