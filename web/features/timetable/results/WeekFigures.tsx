import { Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatList } from '../../../../locales/i18n.ts';
import type { Timetable, WishMeasure } from '../solver/problem.ts';
import { useWords } from '../useWords.ts';
import { figureOfWish, linesByWish } from './compared.ts';
import classes from './ShownWeek.module.css';

/** The number of properties of a timetable, such as its gaps, that are shown at first. */
const atAGlance = 3;

/** The figures that matter for the wishes in one line, and every unmet wish. The other figures are shown on request. */
export function WeekFigures({ timetable, unmet }: { timetable: Timetable; unmet: readonly WishMeasure[] }) {
  const { t, figures, wish, missed, language } = useWords();
  const order = linesByWish(timetable.wishes);
  const all = figures(timetable.figures, unmet)
    .filter(({ line }) => line !== 'creditHours')
    .sort((one, other) => order.indexOf(one.line) - order.indexOf(other.line));
  const first = all.filter(({ asks }, place) => asks || place < atAGlance);
  const rest = all.filter((one) => !first.includes(one));
  const other = unmet.filter((one) => !figureOfWish[one.wish.kind]);
  return (
    <Stack gap="0.25rem" fz="sm">
      <Group component="ul" gap="0.125rem 1rem" className="sis-list">
        {first.map(({ line, text, asks }) => (
          <Figure key={line} text={text} asks={asks} />
        ))}
        {other.map((one) => (
          <Figure key={one.wish.kind} text={t('figure.unmet', { wish: wish(one.wish) })} asks />
        ))}
      </Group>
      {rest.length + unmet.length > 0 && (
        <details className="sis-note">
          <summary>{t('week.more')}</summary>
          <Group component="ul" gap="0.125rem 1rem" className="sis-list">
            {rest.map(({ line, text }) => (
              <li key={line}>{text}</li>
            ))}
          </Group>
          {unmet.length > 0 && (
            <p className="sis-ask">
              {t('week.unmet', {
                wishes: formatList(
                  unmet.map((one) => t('week.missed', { wish: wish(one.wish), missed: missed(one.wish, one.missed) })),
                  language,
                ),
              })}
            </p>
          )}
        </details>
      )}
    </Stack>
  );
}

function Figure({ text, asks }: { text: string; asks: boolean }) {
  return (
    <li className={asks ? 'sis-ask sis-strong' : undefined}>
      {asks && <IconAlertTriangle size={16} className={classes.asks} aria-hidden />} {text}
    </li>
  );
}
