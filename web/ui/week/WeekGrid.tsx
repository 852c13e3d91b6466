import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../../locales/i18n.ts';
import { ClassBlock } from './ClassBlock.tsx';
import { useLanguage } from '../text/useLanguage.ts';
import classes from './WeekGrid.module.css';
import { layoutWeek, type WeekBlock } from './WeekGridLayout.ts';

type Props = {
  /** Label of the list for screen readers. */
  label: string;
  blocks: WeekBlock[];
  /** Day of the week to mark as today; 0 is Sunday. */
  today?: number | undefined;
  /** The current time in minutes from midnight; a line marks it in the column of today. */
  now?: number | undefined;
};

/** The working week, Sunday to Thursday: a grid on wide screens, a list by day on narrow ones. */
export function WeekGrid({ label, blocks, today, now }: Props) {
  const { language } = useLanguage();
  const { t } = useTranslation('common');
  const { fromHour, toHour, days } = layoutWeek(blocks);
  const line =
    now !== undefined && now > fromHour * 60 && now < toHour * 60
      ? ({ '--now': now / 60 - fromHour } as CSSProperties)
      : undefined;
  const hours = Array.from({ length: toHour - fromHour }, (_, index) => fromHour + index);

  return (
    <div className={classes.frame}>
      <div className={classes.grid} style={{ '--week-hours': toHour - fromHour } as CSSProperties}>
        <div className={classes.axis} aria-hidden>
          {hours.map((hour) => (
            <bdi key={hour} dir="ltr" className={classes.hour}>{`${String(hour).padStart(2, '0')}:00`}</bdi>
          ))}
        </div>
        <ol className={classes.days} aria-label={label}>
          {days.map((placed, day) => (
            <li
              key={day}
              className={classes.day}
              data-today={day === today || undefined}
              data-empty={placed.length === 0 || undefined}
            >
              <div className={`sis-row ${classes.dayName}`}>
                <span>{formatWeekday(day, language)}</span>
                {day === today && (
                  <span className={`sis-tinted ${classes.today}`} data-pill>
                    {t('week.today')}
                  </span>
                )}
              </div>
              <ul className={classes.column} aria-label={formatWeekday(day, language)}>
                {placed.map((one) => (
                  <ClassBlock key={one.block.key} placed={one} fromHour={fromHour} />
                ))}
                {day === today && line && <li className={classes.now} style={line} aria-hidden />}
              </ul>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
