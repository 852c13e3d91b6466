import { Button, Group } from '@mantine/core';
import { IconBookOff, IconCalendarPause, IconDoorExit, IconSchool } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import classes from './StayOrLeavePage.module.css';

type Option = Schema<'StayOption'>;
type All = Schema<'StayOrLeave'>;

const icons = { stay: IconSchool, course: IconBookOff, semester: IconCalendarPause, university: IconDoorExit };

/**
 * One of the four ways to stay or leave. All cards have the same lines in the same order, so that they can be compared.
 */
export function StayCard({ option, of, children }: { option: Option; of: All; children?: ReactNode }) {
  const { t } = useTranslation('withdrawal');
  const { option: name, start, path, hours, graduation, money } = option;
  const { pick } = useLanguage();
  const Icon = icons[name];
  const id = `way-${name}`;
  return (
    <li className={`sis-rows ${classes.way} sis-frame`} aria-labelledby={id}>
      <Group gap="0.5rem" wrap="nowrap">
        <Icon size={24} stroke={1.75} aria-hidden className="sis-icon" />
        <h2 id={id} className="sis-title">
          {t(`stay.ways.${name}`)}
        </h2>
      </Group>
      <div className={classes.choice}>{children || <p className="sis-note">{t(`stay.means.${name}`)}</p>}</div>
      <Line
        name={t('stay.hours')}
        value={hours}
        note={
          hours < of.minimum && name !== 'university' && name !== 'semester'
            ? t('stay.below', { minimum: of.minimum })
            : null
        }
        warns
      />
      <Line
        name={t('stay.cgpa')}
        value={<Range outlook={option.outlook} />}
        note={formatEvent(option, t)}
        warns={option.outlook.worst.event !== null}
      />
      <Line
        name={t('stay.counters')}
        value={t('stay.of', { number: option.postponed, total: of.maximumPostponed })}
        note={formatCounters(option, of, t)}
      />
      <Line
        name={t('stay.money')}
        value={
          money === null ? t('stay.nothing') : money.back > 0 ? <Money fils={money.back} strong /> : t('stay.noMoney')
        }
        note={
          money !== null && money.owed > 0
            ? t('stay.owed', { fils: money.owed })
            : money !== null && money.back > 0
              ? t('stay.intoBalance')
              : null
        }
      />
      <Line
        name={t('stay.graduation')}
        value={
          name === 'university' ? t('stay.never') : graduation?.semester ? pick(graduation.semester) : t('stay.unknown')
        }
        note={graduation && graduation.later > 0 ? t('stay.later', { count: graduation.later }) : null}
        warns
        small
      />
      <div className={classes.start}>
        <Button component={Link} to={path} fullWidth variant="default">
          {t(`stay.start.${start}`)}
        </Button>
      </div>
    </li>
  );
}

function Line({
  name,
  value,
  note,
  small = false,
  warns = false,
}: {
  name: string;
  value: ReactNode;
  note: ReactNode;
  small?: boolean;
  warns?: boolean;
}) {
  return (
    <div className={`sis-snug ${classes.line}`}>
      <span className="sis-note">{name}</span>
      <span className={`${classes.value} sis-heading sis-figures`} data-small={small || undefined}>
        {value}
      </span>
      {note && (
        <span className={`${classes.noteOf} sis-note`} data-warns={warns || undefined}>
          {note}
        </span>
      )}
    </div>
  );
}

function Range({ outlook: { worst, best } }: Pick<Option, 'outlook'>) {
  const { t } = useTranslation('withdrawal');
  if (worst.cgpa === null || best.cgpa === null) return t('stay.noCgpa');
  if (worst.cgpa === best.cgpa) return <CodeText strong>{best.cgpa.toFixed(2)}</CodeText>;
  return <CodeText strong>{`${worst.cgpa.toFixed(2)} – ${best.cgpa.toFixed(2)}`}</CodeText>;
}

type T = ReturnType<typeof useTranslation<'withdrawal'>>['t'];

/**
 * Formats a possible effect of the semester on the student's standing, the most serious first: a dismissal, a warning,
 * cleared warnings, or an unchanged CGPA. Null for any other effect.
 */
function formatEvent({ outlook: { worst, best } }: Option, t: T): string | null {
  if (worst.event === 'dismissed') return t('stay.events.dismissed');
  if (worst.event === 'warned') return t('stay.events.warned', { count: worst.warnings });
  return best.event === 'cleared'
    ? t('stay.events.cleared')
    : worst.cgpa === best.cgpa && worst.cgpa !== null
      ? t('stay.events.same')
      : null;
}

function formatCounters({ outlook: { worst } }: Option, { warnings, chances }: All, t: T): string {
  const most = Math.max(worst.warnings, warnings);
  return [
    t('stay.warnings', { count: warnings }),
    ...(most > warnings ? [t('stay.warningsUpTo', { count: most })] : []),
    ...(chances.left > 0
      ? [t('stay.chance', { count: chances.left })]
      : chances.given > 0
        ? [t('stay.chances', { count: chances.given, total: chances.maximum })]
        : []),
  ].join(' · ');
}
