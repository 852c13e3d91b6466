import { Button } from '@mantine/core';
import { IconCalendarWeek } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../../api/operations.ts';
import { formatWeekday } from '../../../../locales/i18n.ts';
import { courseColour } from '../../../ui/week/course-colour.ts';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { useLanguage } from '../../../ui/text/useLanguage.ts';
import { WeekGrid } from '../../../ui/week/WeekGrid.tsx';
import type { WeekBlock } from '../../../ui/week/WeekGridLayout.ts';
import { layoutWeek } from '../../../ui/week/WeekGridLayout.ts';
import { useBasket } from '../basket/useBasket.ts';
import { drawnFromCourses, drawnFromPreview, weekBlocks } from './week-blocks.ts';
import classes from './WeekBeside.module.css';
import { WeekLegend } from './WeekLegend.tsx';

/**
 * The registered week with the effects of the basket. It is shown beside the courses on a wide screen, otherwise in a
 * sheet.
 */
export function WeekBeside({ courses, wide }: { courses: Schema<'RegisteredCourse'>[]; wide: boolean }) {
  const { t } = useTranslation('registration');
  const { pick } = useLanguage();
  const { items, preview } = useBasket();
  const [opened, setOpened] = useState(false);
  const withBasket = items.length > 0 && preview !== undefined;
  const blocks = weekBlocks(withBasket ? drawnFromPreview(preview.schedule) : drawnFromCourses(courses), pick);
  const title = t(withBasket ? 'offered.weekWith' : 'offered.week');
  const shown = blocks.length === 0 ? <p className="sis-note">{t('offered.weekEmpty')}</p> : undefined;
  if (wide)
    return (
      <div role="group" className={`sis-close ${classes.aside} sis-frame`} aria-label={title}>
        <p className="sis-strong">{title}</p>
        {shown ?? (
          <>
            <WeekLegend blocks={blocks} />
            <SmallWeek label={title} blocks={blocks} />
          </>
        )}
      </div>
    );
  return (
    <>
      <Button
        variant="default"
        className={classes.button}
        leftSection={<IconCalendarWeek size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('offered.week')}
      </Button>
      <Sheet opened={opened} onClose={() => setOpened(false)} title={title}>
        {shown ?? (
          <>
            <WeekLegend blocks={blocks} />
            <WeekGrid label={title} blocks={blocks} />
          </>
        )}
      </Sheet>
    </>
  );
}

/** The letters of a code; a line can break after them, before the number. */
const toLetters = (code: string): string => /^\D*/.exec(code)?.[0] ?? '';

/** A timetable as narrow as a column. It shows codes only; the list beside it has the details. */
function SmallWeek({ label, blocks }: { label: string; blocks: WeekBlock[] }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  const { fromHour, toHour, days } = layoutWeek(blocks);
  const hours = Array.from({ length: toHour - fromHour }, (_, index) => fromHour + index);
  return (
    <div className={classes.week} style={{ '--hours': toHour - fromHour } as CSSProperties}>
      <div className={classes.axis} aria-hidden>
        {hours.map((hour) => (
          <bdi key={hour} dir="ltr">
            {String(hour).padStart(2, '0')}
          </bdi>
        ))}
      </div>
      <ol className={`sis-list ${classes.days}`} aria-label={label}>
        {days.map((placed, day) => (
          <li key={formatWeekday(day, 'en')}>
            <span className={classes.day} aria-hidden>
              {formatWeekday(day, language, 'short')}
            </span>
            <ul className={`sis-list ${classes.column}`} aria-label={formatWeekday(day, language)}>
              {placed.map(({ block, start, end, lane, lanes }) => (
                <li
                  key={block.key}
                  className={classes.block}
                  style={
                    {
                      '--start': start / 60 - fromHour,
                      '--span': (end - start) / 60,
                      '--lane': lane,
                      '--lanes': lanes,
                      ...courseColour(block.colour),
                    } as CSSProperties
                  }
                  data-tone={block.tone}
                  data-conflict={block.conflict || undefined}
                  title={`${block.code} ${block.name} ⁦${block.startsAt}–${block.endsAt}⁩`}
                >
                  <bdi dir="ltr">
                    {toLetters(block.code)}
                    <wbr />
                    {block.code.slice(toLetters(block.code).length)}
                  </bdi>
                  <span className="sis-hidden sis-unbroken">
                    <bdi dir="ltr">{`${block.startsAt}–${block.endsAt}`}</bdi> {block.conflict && t('week.conflict')}{' '}
                    {block.tone !== 'plain' && t(`week.tone.${block.tone}`)}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
}
