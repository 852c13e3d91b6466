import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './KeyFigures.module.css';

/** How the studies stand, in four figures. */
export function KeyFigures({ student }: { student: Schema<'StudentInformation'> | undefined }) {
  const { t } = useTranslation(['student', 'common']);
  const { pick } = useLanguage();
  if (!student) return <Skeleton height={132} radius="lg" />;
  const { semester, registeredCreditHours: hours, minimumStudyLoad: minimum, maximumStudyLoad: maximum } = student;
  const { earnedCreditHours: earned, requiredCreditHours: required, remainingCreditHours: remaining } = student;
  const loadText = t('figures.loadLimits', { minimum, maximum });
  const planText = t('figures.remaining', { hours: t('common:creditHours', { count: remaining }) });
  return (
    <div className={classes.figures}>
      <StatCard
        label={t('figures.cgpa')}
        value={student.cgpa === null ? t('figures.notYet') : <CodeText>{student.cgpa.toFixed(2)}</CodeText>}
        note={student.majorCgpa !== null && t('figures.majorCgpa', { value: student.majorCgpa.toFixed(2) })}
      />
      <StatCard label={t('figures.registered')} value={t('common:creditHours', { count: hours })} note={loadText}>
        <Meter label={t('figures.registered')} value={hours} maximum={maximum} minimum={minimum} text={loadText} />
      </StatCard>
      <StatCard label={t('figures.plan')} value={<CodeText>{`${earned} / ${required}`}</CodeText>} note={planText}>
        <Meter label={t('figures.plan')} value={earned} maximum={required} text={planText} />
      </StatCard>
      <StatCard
        label={pick(semester.name)}
        value={semester.week === null ? t('figures.between') : t('figures.week', { week: semester.week })}
        note={
          <>
            <DateText at={semester.startsOn} /> – <DateText at={semester.endsOn} />
          </>
        }
      />
    </div>
  );
}
