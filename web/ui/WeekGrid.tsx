import { IconAlertTriangle } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@mantine/core';
import { formatWeekday } from '../../locales/i18n.ts';
import { courseColour } from './course-colour.ts';
import { useLanguage } from './useLanguage.ts';
import { layoutWeek, type PlacedBlock, type WeekBlock } from './WeekGridLayout.ts';
import classes from './WeekGrid.module.css';

type Props = {
  /** Names the list for screen readers. */
  label: string;
  blocks: WeekBlock[];
  /** Day of the week to mark as today, 0 Sunday. */
  today?: number | undefined;
  /** Minutes from midnight: a line across today. */
  now?: number | undefined;
};

/** The working week, Sunday to Thursday: a timetable where there is room, a list by day where there is not. */
export function WeekGrid({ label, blocks, today, now }: Props) {
  const { language } = useLanguage();
  const { t } = useTranslation('common');
  const { fromHour, toHour, days } = layoutWeek(blocks);
  const line = now !== undefined && now > fromHour * 60 && now < toHour * 60 ? ({ '--now': now / 60 - fromHour } as CSSProperties) : undefined;
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
            <li key={day} className={classes.day} data-today={day === today || undefined} data-empty={placed.length === 0 || undefined}>
              <div className={classes.dayName}>
                <span>{formatWeekday(day, language)}</span>
                {day === today && <span className={classes.today} data-pill>{t('week.today')}</span>}
              </div>
              <ul className={classes.column} aria-label={formatWeekday(day, language)}>
                {placed.map((one) => (
                  <Block key={one.block.key} placed={one} fromHour={fromHour} />
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

function Block({ placed, fromHour }: { placed: PlacedBlock; fromHour: number }) {
  const { t } = useTranslation('common');
  const { block, start, end, lane, lanes } = placed;
  const place = { '--start': (start - fromHour * 60) / 60, '--span': (end - start) / 60, '--lane': lane, '--lanes': lanes, ...courseColour(block.colour) } as CSSProperties;
  return (
    <li className={classes.block} style={place} data-tone={block.tone} data-conflict={block.conflict || undefined} data-shared={lanes > 1 || undefined} data-short={end - start < 70 || undefined} title={block.name}>
      <div className={classes.head}>
        <bdi dir="ltr" className={classes.code}>{block.code}</bdi>
        <span className={classes.section}>
          <VisuallyHidden>{t('week.section')}</VisuallyHidden> <bdi dir="ltr">{block.section}</bdi>
        </span>
      </div>
      <div className={classes.name}>{block.name}</div>
      <bdi dir="ltr" className={classes.time}>{`${block.startsAt}–${block.endsAt}`}</bdi>
      {block.place && <bdi dir="ltr" className={classes.place}>{block.place}</bdi>}
      {(block.conflict || block.tone !== 'plain') && (
        <span className={classes.words}>
          {block.conflict && (
            <>
              <IconAlertTriangle size={14} aria-hidden className={classes.mark} />
              <VisuallyHidden>{t('week.conflict')}</VisuallyHidden>
            </>
          )}
          {block.tone === 'plain' ? block.conflict && <span aria-hidden>{t('week.conflict')}</span> : t(`week.tone.${block.tone}`)}
        </span>
      )}
    </li>
  );
}
