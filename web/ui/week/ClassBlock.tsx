import { VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { courseColour } from './course-colour.ts';
import classes from './ClassBlock.module.css';
import type { PlacedBlock } from './WeekGridLayout.ts';

/** Block of one class in the weekly timetable, with its times, room and state. */
export function ClassBlock({ placed, fromHour }: { placed: PlacedBlock; fromHour: number }) {
  const { t } = useTranslation('common');
  const { block, start, end, lane, lanes } = placed;
  const place = {
    '--start': (start - fromHour * 60) / 60,
    '--span': (end - start) / 60,
    '--lane': lane,
    '--lanes': lanes,
    ...courseColour(block.colour),
  } as CSSProperties;
  return (
    <li
      className={classes.block}
      style={place}
      data-tone={block.tone}
      data-conflict={block.conflict || undefined}
      data-shared={lanes > 1 || undefined}
      data-short={end - start < 70 || undefined}
      title={block.name}
    >
      <div className={`sis-row ${classes.head}`}>
        <bdi dir="ltr" className={`sis-strong sis-unbroken ${classes.code}`}>
          {block.code}
        </bdi>
        <span className={classes.section}>
          <VisuallyHidden>{t('week.section')}</VisuallyHidden> <bdi dir="ltr">{block.section}</bdi>
        </span>
      </div>
      <div className={classes.name}>{block.name}</div>
      <bdi dir="ltr" className={classes.time}>{`${block.startsAt}–${block.endsAt}`}</bdi>
      {block.place && (
        <bdi dir="ltr" className={classes.place}>
          {block.place}
        </bdi>
      )}
      {(block.conflict || block.tone !== 'plain') && (
        <span className={`sis-inline ${classes.words}`}>
          {block.conflict && (
            <>
              <IconAlertTriangle size={14} aria-hidden className={`sis-firm ${classes.mark}`} />
              <VisuallyHidden>{t('week.conflict')}</VisuallyHidden>
            </>
          )}
          {block.tone === 'plain'
            ? block.conflict && <span aria-hidden>{t('week.conflict')}</span>
            : t(`week.tone.${block.tone}`)}
        </span>
      )}
    </li>
  );
}
