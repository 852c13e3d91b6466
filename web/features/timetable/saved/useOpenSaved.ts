import { useEffect, useState } from 'react';
import type { Asked } from '../asked.ts';
import { textOfChosen } from '../chosen.ts';
import type { Timetable } from '../solver/problem.ts';
import type { Builder } from '../useBuilder.ts';
import type { Found } from './useTimetables.ts';

/**
 * Opens a saved timetable: with its own sections, as far as they are still offered and possible together; otherwise
 * with the best timetable for its courses and wishes.
 */
export function useOpenSaved(
  { problem, chosen, isCurrent, ask }: Builder,
  { ofSections }: Found,
  show: (timetable: Timetable) => void,
): (question: Asked, sectionIds: number[]) => void {
  const [opening, setOpening] = useState<{ courses: string; sectionIds: readonly number[] } | null>(null);
  const isReady = opening?.courses === textOfChosen(chosen) && problem !== null && isCurrent;
  useEffect(() => {
    if (!isReady || !opening) return;
    let current = true;
    ofSections(opening.sectionIds).then(
      (timetable) => {
        if (!current) return;
        setOpening(null);
        if (timetable) show(timetable);
      },
      () => setOpening(null),
    );
    return () => {
      current = false;
    };
  }, [isReady, opening, ofSections, show]);
  return (question, sectionIds) => {
    ask(question);
    setOpening({ courses: textOfChosen(question.chosen), sectionIds });
  };
}
