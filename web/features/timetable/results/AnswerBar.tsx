import type { ReactNode } from 'react';
import { BottomBar } from '../../../ui/layout/BottomBar.tsx';
import { isSame } from '../solver/differences.ts';
import type { Solution, Timetable } from '../solver/problem.ts';
import { useWords } from '../useWords.ts';

type Props = { solution: Solution | null; shown: Timetable | null; searching: boolean; action: ReactNode };

/** The bar at the bottom of a phone's screen: the best timetables found so far and the next action. */
export function AnswerBar({ solution, shown, searching, action }: Props) {
  const { t, number } = useWords();
  const { timetables = [], proof } = solution ?? {};
  const place = shown ? timetables.findIndex((one) => isSame(one, shown)) : -1;
  const best = (): string => {
    if (!shown) return t('whyNot.title');
    if (searching && !proof?.proven) return t('results.searching');
    if (place !== 0) return place > 0 ? t('results.nth', { number: place + 1 }) : t('bar.other');
    if (!proof?.proven) return t('bar.soFar');
    const { count, exact } = proof.possible;
    return t(exact ? 'bar.best' : 'bar.bestMore', { count, number: number(count) });
  };
  return (
    <BottomBar label={t('bar.title')} actions={action}>
      <strong>{best()}</strong>
      {shown && <span className="sis-quiet">{t('figure.creditHours', { count: shown.figures.creditHours })}</span>}
    </BottomBar>
  );
}
