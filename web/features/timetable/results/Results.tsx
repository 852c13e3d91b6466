import { Button, Stack } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { formatList, isolate } from '../../../../locales/i18n.ts';
import type { Schema } from '../../../api/operations.ts';
import { useNarrow } from '../../../ui/layout/useNarrow.ts';
import { Comparison } from './Comparison.tsx';
import { listLeaving } from './moves.ts';
import classes from './Results.module.css';
import { differencesBetween, isSame } from '../solver/differences.ts';
import type { Solution, Timetable } from '../solver/problem.ts';
import { useChangeWords } from './useChangeWords.ts';
import { useWords } from '../useWords.ts';
import { WeekChoice } from './WeekChoice.tsx';

type Props = {
  registered: readonly Schema<'RegisteredCourse'>[];
  solution: Solution | null;
  /** True while a search or new data may change the solution. */
  isMoving: boolean;
  shown: Timetable;
  colours: ReadonlyMap<string, number>;
  onShow: (timetable: Timetable) => void;
};

const hoursOf = (timetables: readonly Timetable[]): [number, number] => {
  const meetings = timetables.flatMap(({ taken }) => taken.flatMap(({ section }) => section.meetings));
  return [
    Math.min(8, ...meetings.map(({ start }) => Math.floor(start / 60))),
    Math.max(14, ...meetings.map(({ end }) => Math.ceil(end / 60))),
  ];
};

/** The number of timetables shown at first. */
const atFirst = 3;

/**
 * The best timetables side by side, each with its differences from the one shown large. The list is of the last
 * finished search, so that no entry moves while the student presses it.
 */
export function Results({ registered, solution, isMoving, shown, colours, onShow }: Props) {
  const { t } = useWords();
  const id = useId();
  const [all, setAll] = useState(false);
  const [comparing, setComparing] = useState(false);
  const narrow = useNarrow();
  const [settled, setSettled] = useState<Solution | null>(null);
  if (!isMoving && solution !== settled) setSettled(solution);
  const timetables = settled?.timetables ?? [];
  // If the only timetable is the one shown large, the list is not shown.
  if (timetables.every((one) => isSame(one, shown))) return null;
  const listed = timetables.slice(0, all ? undefined : atFirst);
  const beside = comparing && !narrow;
  const shared = { colours, hours: hoursOf(timetables), onShow };
  return (
    <Stack component="section" gap="0.5rem" miw={0} aria-labelledby={id}>
      <h2 id={id} className="sis-title">
        {t('results.title')}
      </h2>
      {!narrow && (
        <Button
          variant="default"
          size="sm"
          className="sis-start"
          aria-pressed={comparing}
          leftSection={<IconColumns3 size={18} stroke={1.75} aria-hidden />}
          onClick={() => setComparing(!comparing)}
        >
          {t(comparing ? 'compare.end' : 'compare.begin')}
        </Button>
      )}
      {beside && <Comparison timetables={listed} shown={shown} {...shared} />}
      {!beside && (
        <ol className={`sis-list sis-spaced ${classes.list}`}>
          {listed.map((timetable, index) => (
            <li key={timetable.taken.map(({ section }) => section.sectionId).join()}>
              <Option index={index} timetable={timetable} shown={shown} registered={registered} {...shared} />
            </li>
          ))}
        </ol>
      )}
      {!all && timetables.length > atFirst && (
        <Button variant="subtle" className="sis-start" onClick={() => setAll(true)}>
          {t('results.more', { count: timetables.length - atFirst })}
        </Button>
      )}
    </Stack>
  );
}

type OptionProps = Pick<Props, 'registered' | 'shown' | 'colours' | 'onShow'> & {
  index: number;
  timetable: Timetable;
  hours: readonly [number, number];
};

/** One of the best timetables. It names only the sections and the figure that differ from the timetable shown large. */
function Option({ timetable, shown, registered, ...rest }: OptionProps) {
  const { t, language } = useWords();
  const changeOf = useChangeWords();
  const isShown = isSame(timetable, shown);
  const { courses } = differencesBetween(shown, timetable);
  const sections = formatList(
    courses.map(({ from, to }) =>
      to
        ? t('results.inSection', { course: to.course.code, section: to.section.number })
        : t('results.notIn', { course: from?.course.code ?? '' }),
    ),
    language,
  );
  const change = changeOf(shown, timetable);
  const leaving = listLeaving(timetable.taken, registered).map(({ code }) => isolate(code));
  return (
    <WeekChoice
      timetable={timetable}
      isShown={isShown}
      marked={new Set(isShown ? [] : courses.map(({ courseId }) => courseId))}
      {...rest}
    >
      <span className={`sis-snug ${classes.figures}`}>
        {isShown ? t('results.shown') : <strong>{t('results.only', { sections })}</strong>}
        {change && <span className={change.isWorse ? 'sis-ask' : 'sis-done'}>{change.text}</span>}
        {leaving.length > 0 && (
          <span className="sis-ask">{t('results.leaves', { courses: formatList(leaving, language) })}</span>
        )}
      </span>
    </WeekChoice>
  );
}
