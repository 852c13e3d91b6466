import { useOpenSaved } from '../saved/useOpenSaved.ts';
import { useTimetables, useWhyNot } from '../saved/useTimetables.ts';
import type { Builder } from '../useBuilder.ts';
import { useElsewhere } from '../useElsewhere.ts';
import { useShownWeek } from './useShownWeek.ts';

export type Answer = ReturnType<typeof useAnswer>;

/** The timetables found, the one on screen, and the reason if none is possible. */
export function useAnswer(builder: Builder) {
  const { problem } = builder;
  const found = useTimetables(problem);
  const whyNot = useWhyNot(found, useElsewhere(builder, found.isImpossible));
  const week = useShownWeek(problem, found);
  const open = useOpenSaved(builder, found, week.show);
  const isSettled =
    week.shown !== null || whyNot !== null || found.failed || (problem !== null && problem.choices.length === 0);
  return { found, whyNot, ...week, open, isSettled };
}
