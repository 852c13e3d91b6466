import { IconSchool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Meter } from '../../ui/controls/Meter.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './cards.module.css';
import { DashboardCard } from './DashboardCard.tsx';

/** The progress of the studies and the next courses. */
export function PlanCard({
  plan: {
    programme,
    hours: { earned, running, remaining, required, outside },
    cgpa,
    majorCgpa,
    next,
    path,
  },
}: {
  plan: Schema<'Dashboard'>['plan'];
}) {
  const { t } = useTranslation(['student', 'common']);
  const { pick } = useLanguage();
  const progress = t('figures.of', { part: earned, whole: required });
  return (
    <DashboardCard title={t('cards.plan')} icon={IconSchool} path={path}>
      <p className={classes.quiet}>{pick(programme)}</p>
      <div className={classes.figures}>
        <div>
          <p className={classes.label}>{t('plan.hours')}</p>
          <p className={classes.figure}>{progress}</p>
        </div>
        <div>
          <p className={classes.label}>{t('figures.cgpa')}</p>
          <p className={classes.figure}>
            {cgpa === null ? (
              <span className={classes.calm}>{t('figures.notYet')}</span>
            ) : (
              <CodeText>{cgpa.toFixed(2)}</CodeText>
            )}
          </p>
        </div>
      </div>
      <div>
        <Meter label={t('figures.plan')} value={earned} maximum={required} text={progress} />
        <p className={classes.quiet}>
          {t('plan.running', { count: running })} · {t('plan.remaining', { remaining })}
          {majorCgpa !== null && ` · ${t('figures.majorCgpa', { value: majorCgpa.toFixed(2) })}`}
        </p>
        {outside > 0 && (
          <p className={classes.quiet}>{t('plan.outside', { hours: t('common:creditHours', { count: outside }) })}</p>
        )}
      </div>
      <div className={classes.foot}>
        <p className={classes.label}>{t('plan.next')}</p>
        {next.length === 0 ? (
          <p className={classes.quiet}>{t('plan.complete')}</p>
        ) : (
          <ul className={classes.lines} data-close>
            {next.map(({ code, name }) => (
              <li key={code} className={classes.name}>
                <CodeText>{code}</CodeText> <span className={classes.quiet}>{pick(name)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </DashboardCard>
  );
}
