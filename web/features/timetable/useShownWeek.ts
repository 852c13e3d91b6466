import { useCallback, useEffect, useMemo, useState } from 'react';
import { isBetter, toQuestionKey, sameSections, seatsGone } from './shown-week.ts';
import type { Problem, Taken, Timetable } from './solver/problem.ts';
import type { Found } from './useTimetables.ts';

type Looked = {
  question: string;
  /** The problem it was found for, seats included. */
  key: string;
  /** Null where nothing is possible around the rest any longer. */
  timetable: Timetable | null;
  picked: boolean;
  /** Whose seats went while it was looked at. */
  gone: readonly Taken[];
};

export type ShownWeek = {
  shown: Timetable | null;
  gone: readonly Taken[];
  /** The best of all, where seats that went or came free have made it better than what is shown. */
  better: Timetable | null;
  show: (timetable: Timetable) => void;
};

/**
 * The week that is looked at: the best one, or what was picked. It stays when seats go or come free; of what goes, only
 * that is found anew.
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

  const show = useCallback(
    (timetable: Timetable) => setLooked({ question, key, timetable, picked: true, gone: [] }),
    [question, key],
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
