import type { ReactNode } from 'react';
import { SmallWeek } from './SmallWeek.tsx';
import type { Timetable } from '../solver/problem.ts';
import { useWords } from '../useWords.ts';
import classes from './WeekChoice.module.css';

/** `index`: the rank among the best timetables, from 0. `marked`: the ids of the highlighted courses. */
type Props = {
  index: number;
  timetable: Timetable;
  isShown: boolean;
  colours: ReadonlyMap<string, number>;
  hours: readonly [number, number];
  marked: ReadonlySet<number>;
  onShow: (timetable: Timetable) => void;
  children?: ReactNode;
};

/** One of the best timetables as a small button that shows it large. */
export function WeekChoice({ index, timetable, isShown, colours, hours, marked, onShow, children }: Props) {
  const { t } = useWords();
  return (
    <button
      type="button"
      className={`sis-box sis-plain sis-top ${classes.choice}`}
      aria-pressed={isShown}
      onClick={() => onShow(timetable)}
    >
      <span className="sis-strong">{index === 0 ? t('results.best') : t('results.nth', { number: index + 1 })}</span>
      <SmallWeek taken={timetable.taken} colours={colours} hours={hours} marked={marked} />
      {children}
    </button>
  );
}
