import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { DeadlineText } from '../../ui/text/DeadlineText.tsx';
import type { ServiceState } from '../../ui/refusals/service-state.ts';
import { absenceWords } from '../../ui/text/absence-words.ts';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { AbsenceMeter } from './AbsenceMeter.tsx';
import classes from './AttendedCourse.module.css';
import { toLimitName } from './attendance-limit.ts';

const tones = { calm: 'done', warned: 'ask', barred: 'refuse' } as const;

type Attended = Schema<'AttendedCourse'>;
type Phase = Schema<'Attendance'>['phase'];

/**
 * The main line: the number of classes that may still be missed before the student is barred from the examination.
 * Other texts tell that the student is barred or can no longer be barred, or that the classes are over.
 */
function formatHeadline({ barred, mayMiss, warning }: Attended, phase: Phase, t: TFunction<'attendance'>): string {
  if (barred) return t('barred');
  if (phase === 'over') return t(warning > 0 ? 'over.warned' : 'over.calm');
  if (mayMiss === null) return t('safe');
  return mayMiss === 0 ? t('nextBars') : t('canMiss', { count: mayMiss });
}

/**
 * Formats the number of absences left before the next warning, which may be given even if no absence can bar the
 * student. Null for a barred student, whose headline is enough, or if no warning is next.
 */
function formatNextWarning({ barred, next }: Attended, t: TFunction<'attendance'>): string | null {
  if (barred || next?.kind !== 'warning') return null;
  const which = t(`which.${toLimitName(next)}`);
  return t(next.mayMiss === 0 ? 'nextReaches' : 'warnBefore', { count: next.mayMiss, which });
}

type Props = {
  attended: Attended;
  phase: Phase;
  /** The state of the course withdrawal service; undefined unless it is open. */
  withdrawal: ServiceState | undefined;
  now: string;
};

/** One course with its absences: a sentence, a bar, then the numbers and dates. */
export function AttendedCourse({ attended, phase, withdrawal, now }: Props) {
  const { t } = useTranslation('attendance');
  const { pick } = useLanguage();
  const {
    course,
    instructor,
    classes: all,
    held,
    absences,
    absencePercent,
    excused,
    excusedPercent,
    warning,
    barred,
    limits,
    missed,
  } = attended;
  const last = limits.at(-1);
  const headline = formatHeadline(attended, phase, t);
  const beforeWarning = formatNextWarning(attended, t);
  const badge = barred
    ? t('badge.barred')
    : warning > 0
      ? t(`badge.${toLimitName({ warning })}`)
      : t(absences + excused === 0 ? 'badge.nothing' : 'badge.calm');
  const level = barred ? 'barred' : warning > 0 ? 'warned' : 'calm';
  const id = `attendance-${course.code}`;
  return (
    <li className={`sis-frame sis-rows ${classes.card}`} data-level={level} aria-labelledby={id}>
      <header className={classes.header}>
        <h2 id={id} className={classes.name}>
          <CodeText strong>{course.code}</CodeText> {pick(course.name)}
        </h2>
        <Tag tone={tones[level]}>{badge}</Tag>
        <p className={`sis-note ${classes.quiet}`}>
          {t('section', { number: course.number })} · {pick(instructor)}
        </p>
      </header>
      <div>
        <p className={classes.headline}>{headline}</p>
        {barred && last && <p className={`sis-note ${classes.quiet}`}>{t('barredText', { percent: last.percent })}</p>}
        {beforeWarning && <p className={`sis-note ${classes.quiet}`}>{beforeWarning}</p>}
        {withdrawal?.closesAt && (barred || warning > 0) && (
          <p className={`sis-row ${classes.way}`}>
            <Link to={withdrawal.path}>{t('withdraw')}</Link>{' '}
            <span className={`sis-note ${classes.quiet}`}>
              {t('withdrawUntil')} <DeadlineText at={withdrawal.closesAt} now={now} />
            </span>
          </p>
        )}
      </div>
      <AbsenceMeter
        code={course.code}
        percent={absencePercent}
        limits={limits}
        level={level}
        text={`${t('missedOf', { part: absences, count: all })} (${t('percent', { percent: absencePercent })}). ${headline}`}
      />
      <dl className={`sis-tight sis-small sis-figures ${classes.figures}`}>
        <Figure label={t('missed')} part={absences} whole={all} percent={absencePercent} />
        <Figure label={t('excused')} part={excused} whole={all} percent={excusedPercent} />
        <Figure label={t('held')} part={held} whole={all} />
      </dl>
      <Limits limits={limits} />
      {missed.length > 0 && <Missed attended={attended} />}
    </li>
  );
}

/** The limits of missed classes that warn or bar a student, as collapsed details. */
function Limits({ limits }: Pick<Attended, 'limits'>) {
  const { t } = useTranslation('attendance');
  const { t: common } = useTranslation('common');
  return (
    <details className={classes.more}>
      <summary>{t('limits')}</summary>
      <ul className={`sis-list ${classes.lines}`}>
        {limits.map((limit) => (
          <li key={toLimitName(limit)} className={`sis-wrap ${classes.line}`}>
            <span>{t(`limit.${toLimitName(limit)}`)}</span>
            <span className={`sis-quiet sis-figures ${classes.end}`} data-reached={limit.left === 0 || undefined}>
              {absenceWords(common, { absences: limit.absences, excused: 0 })} ·{' '}
              <CodeText>{t('percent', { percent: limit.percent })}</CodeText>
              {limit.left === 0 && ` · ${t('reached')}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The dates of the missed classes. */
function Missed({ attended }: { attended: Attended }) {
  const { t } = useTranslation('attendance');
  const { t: common } = useTranslation('common');
  return (
    <details className={classes.more}>
      <summary>{absenceWords(common, attended)}</summary>
      <ul className={`sis-list ${classes.lines}`}>
        {attended.missed.map(({ on, excused: withExcuse }, index) => (
          <li key={`${on} ${index}`} className={`sis-wrap ${classes.line}`}>
            <DateText at={on} format="date" />
            <span className={`sis-quiet sis-figures ${classes.end}`} data-excused={withExcuse || undefined}>
              {t(withExcuse ? 'withExcuse' : 'noExcuse')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Figure({ label, part, whole, percent }: { label: string; part: number; whole: number; percent?: number }) {
  const { t } = useTranslation('attendance');
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {t('missedOf', { part, count: whole })}
        {percent !== undefined && (
          <>
            {' · '}
            <CodeText>{t('percent', { percent })}</CodeText>
          </>
        )}
      </dd>
    </div>
  );
}
