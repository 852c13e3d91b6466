import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Meter } from '../../ui/Meter.tsx';
import { relativeTime } from '../../ui/RelativeTime.tsx';
import { StatCard } from '../../ui/StatCard.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import classes from './KeyFigures.module.css';

type Props = { student: Schema<'StudentInformation'> | undefined; now: string | undefined };

/** How the studies stand, in four figures. */
export function KeyFigures({ student, now }: Props) {
  const { t } = useTranslation(['student', 'common']);
  const { language, pick } = useLanguage();
  if (!student) return <Skeleton height={132} radius="lg" />;
  const { semester, registeredCreditHours: hours, minimumStudyLoad: minimum, maximumStudyLoad: maximum } = student;
  const { earnedCreditHours: earned, requiredCreditHours: required, remainingCreditHours: remaining } = student;
  const ahead = now !== undefined && semester.week === null && Date.parse(semester.startsOn) > Date.parse(now);
  const semesterState = semester.week !== null ? t('figures.week', { week: semester.week }) : ahead ? relativeTime(semester.startsOn, now, language) : t('figures.between');
  return (
    <div className={classes.figures}>
      <StatCard
        label={t('figures.cgpa')}
        value={student.cgpa === null ? t('figures.notYet') : <CodeText>{student.cgpa.toFixed(2)}</CodeText>}
        note={student.majorCgpa !== null && t('figures.majorCgpa', { value: student.majorCgpa.toFixed(2) })}
      />
      <StatCard label={t('figures.registered')} value={t('figures.of', { part: hours, whole: maximum })} note={t('figures.minimum', { minimum })}>
        <Meter label={t('figures.registered')} value={hours} maximum={maximum} minimum={minimum} text={t('figures.of', { part: hours, whole: maximum })} />
      </StatCard>
      <StatCard label={t('figures.plan')} value={t('figures.of', { part: earned, whole: required })} note={t('figures.remaining', { remaining })}>
        <Meter label={t('figures.plan')} value={earned} maximum={required} text={t('figures.of', { part: earned, whole: required })} />
      </StatCard>
      <StatCard
        label={pick(semester.name)}
        value={<span className={classes.state}>{semesterState}</span>}
        note={
          <>
            <DateText at={semester.startsOn} /> – <DateText at={semester.endsOn} />
          </>
        }
      />
    </div>
  );
}
