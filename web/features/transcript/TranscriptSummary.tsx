import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Meter } from '../../ui/controls/Meter.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import type { Transcript } from './transcript.ts';
import classes from './TranscriptSummary.module.css';

/** Summary of the student's averages, credit hours and standing, with name and programme. */
export function TranscriptSummary({
  transcript: {
    cgpa,
    majorCgpa,
    hours: { earned, required, outside, passed },
    standing,
    programme,
    college,
    admission,
    degreeClass,
    academicStatus,
    name,
    studentCode,
  },
}: {
  transcript: Transcript;
}) {
  const { t } = useTranslation('transcript');
  const { pick } = useLanguage();
  const none = <span className={classes.calm}>{t('none')}</span>;
  const hours = t('summary.of', { earned, required });
  const ways = useIsAvailable('getStayOrLeave');
  return (
    <Panel label={t('summary.title')}>
      <div className={`sis-airy ${classes.stats}`}>
        <StatCard
          label={t('summary.cgpa')}
          value={cgpa === null ? none : <CodeText>{cgpa.toFixed(2)}</CodeText>}
          note={majorCgpa !== null && t('summary.major', { value: majorCgpa.toFixed(2) })}
        />
        <StatCard
          label={t('summary.standing')}
          value={
            standing ? (
              <span className={classes.standing} data-standing={standing}>
                {t(`standing.${standing}`)}
              </span>
            ) : (
              none
            )
          }
          note={standing === 'warning' && ways && <Link to={paths.stayOrLeave}>{t('summary.ways')}</Link>}
        />
        <StatCard
          label={t('summary.hours')}
          value={hours}
          note={t(outside > 0 ? 'summary.passedOutside' : 'summary.passed', { passed, outside })}
        >
          <Meter label={t('summary.hours')} value={earned} maximum={required} text={hours} />
        </StatCard>
      </div>
      <dl className={classes.facts}>
        <Fact name={t('summary.name')} className={classes.paper}>
          {pick(name)}
        </Fact>
        <Fact name={t('summary.programme')}>{pick(programme)}</Fact>
        <Fact name={t('summary.college')}>{pick(college)}</Fact>
        <Fact name={t('summary.degree')}>{t(`degree.${degreeClass}`)}</Fact>
        <Fact name={t('summary.admission')}>{pick(admission)}</Fact>
        <Fact name={t('summary.status')}>{pick(academicStatus)}</Fact>
        <Fact name={t('summary.number')}>
          <CodeText>{studentCode}</CodeText>
        </Fact>
      </dl>
    </Panel>
  );
}

function Fact({
  name,
  className,
  children,
}: {
  name: string;
  className?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
