import { useCallback, useEffect, useMemo, useState } from 'react';
import { isBetter, toQuestionKey, sameSections, seatsGone } from './shown-week.ts';
import type { Problem, Taken, Timetable } from '../solver/problem.ts';
import type { Found } from '../saved/useTimetables.ts';

type Looked = {
  question: string;
  /** The key of the problem for which `timetable` was found, including the seats. */
  key: string;
  /** The timetable on screen; null if none is possible any longer. */
  timetable: Timetable | null;
  picked: boolean;
  /** The sections that became full, or are no longer offered, while the student looked at the timetable. */
  gone: readonly Taken[];
};

export type ShownWeek = {
  shown: Timetable | null;
  gone: readonly Taken[];
  /** The best timetable, if changed seat numbers made it better than the one shown; otherwise null. */
  better: Timetable | null;
  show: (timetable: Timetable) => void;
};

/**
 * The timetable on screen: the best one, or the one the student picked. It is kept when seat numbers change; only
 * sections that became full, or are no longer offered, are replaced.
 */
export function useShownWeek(problem: Problem | null, { solution, searching, again }: Found): ShownWeek {
  const [question, key] = useMemo(
    () => (problem ? [toQuestionKey(problem), JSON.stringify(problem)] : ['', '']),
    [problem],
  );
  const [looked, setLooked] = useState<Looked | null>(null);
  const own = looked?.question === question && (looked.timetable !== null || looked.key === key) ? looked : null;
  const [best = null] = solution?.timetables ?? [];
  const isAsked = problem !== null && problem.choices.length > 0;
  if (isAsked && !searching && best && !own?.timetable)
    setLooked({ question, key, timetable: best, picked: false, gone: [] });

  useEffect(() => {
    if (!problem || !own?.timetable || own.key === key) return;
    const lost = seatsGone(problem, own.timetable.taken);
    let current = true;
    again(
      own.timetable,
      lost.map(({ section }) => section.sectionId),
    ).then(
      ({ timetables: [timetable = null] }) =>
        current && setLooked({ ...own, key, timetable, gone: lost.length > 0 ? lost : seatsGone(problem, own.gone) }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [problem, key, own, again]);

  // A timetable that is picked during a search may be of earlier seats. Without a key its seats are checked.
  const shownKey = searching ? '' : key;
  const show = useCallback(
    (timetable: Timetable) => setLooked({ question, key: shownKey, timetable, picked: true, gone: [] }),
    [question, shownKey],
  );
  const mine = own?.timetable ?? null;
  const gone = own?.gone ?? [];
  const shown = !isAsked ? null : mine ? (solution?.timetables.find((one) => sameSections(one, mine)) ?? mine) : best;
  const settled = own?.key === key && !searching && !own.picked;
  return {
    shown,
    gone,
    better: settled && shown && best && isBetter(best, shown) ? best : null,
    show,
  };
}
