import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { heldTo, type PlanB } from '../solver/around.ts';
import type { LeftOut } from '../solver/left-out.ts';
import type { Problem, Solution, Timetable } from '../solver/problem.ts';
import { openSolver, type Solver } from '../solver/solver-client.ts';
import type { WhyNot } from '../solver/why-not.ts';
import type { Elsewhere } from '../useElsewhere.ts';

export type Found = {
  solution: Solution | null;
  /** True if the solver has proven that no timetable exists. */
  isImpossible: boolean;
  searching: boolean;
  failed: boolean;
  swaps: (timetable: Timetable, courseId: number) => Promise<Solution>;
  planB: (timetable: Timetable) => Promise<PlanB>;
  whyNot: (elsewhere: Elsewhere) => Promise<WhyNot>;
  leftOut: (timetable: Timetable) => Promise<readonly LeftOut[]>;
  /**
   * The best timetable with these sections; null if there is none. A required course without one of them gets any
   * section.
   */
  ofSections: (sectionIds: readonly number[]) => Promise<Timetable | null>;
  /** Solves again without the sections in `gone` and keeps the rest of the timetable where possible. */
  again: (timetable: Timetable, gone: readonly number[]) => Promise<Solution>;
};

/** Delay in milliseconds before a changed problem is solved again, so that typing or dragging asks only once. */
const pause = 120;

type Kept = { key: string; solution: Solution | null; done: boolean; failed: boolean };

/** Further requests to the solver about a problem. Each throws an error if there is no problem. */
function questionsAbout(asked: Problem | null, opened: () => Solver) {
  const of = (): Problem => {
    if (!asked) throw new Error('nothing is asked');
    return asked;
  };
  return {
    swaps: (timetable: Timetable, courseId: number) =>
      opened().ask({ kind: 'swap', problem: of(), timetable, courseId }).answer,
    again: (timetable: Timetable, gone: readonly number[]) =>
      opened().ask({ kind: 'solveAgain', problem: of(), timetable, gone }).answer,
    planB: (timetable: Timetable) => opened().ask({ kind: 'planB', problem: of(), timetable }).answer,
    leftOut: (timetable: Timetable) => opened().ask({ kind: 'leftOut', problem: of(), timetable }).answer,
    whyNot: ({ movable, addable }: Elsewhere) => {
      const problem = of();
      const held = problem.held.map((one) => {
        const course = movable.get(one.course.courseId);
        return course ? { ...one, elsewhere: course } : one;
      });
      return opened().ask({ kind: 'whyNot', problem: { ...problem, held, addable } }).answer;
    },
    ofSections: async (sectionIds: readonly number[]) => {
      const { timetables } = await opened().ask({ kind: 'solve', problem: heldTo(of(), sectionIds), timetables: 1 })
        .answer;
      return timetables[0] ?? null;
    },
  };
}

/**
 * The best timetables of a problem and further questions about it. The previous answer stays until the next one
 * arrives.
 */
export function useTimetables(problem: Problem | null): Found {
  const solver = useRef<Solver | null>(null);
  const opened = useCallback((): Solver => (solver.current ??= openSolver()), []);
  // An equal problem in a new object must not start the solver again.
  const key = problem === null ? '' : JSON.stringify(problem);
  const asked = useMemo(() => (key === '' ? null : (JSON.parse(key) as Problem)), [key]);
  const [kept, setKept] = useState<Kept>({ key: '', solution: null, done: false, failed: false });

  useEffect(
    () => () => {
      solver.current?.close();
      solver.current = null;
    },
    [],
  );

  useEffect(() => {
    if (!asked || asked.choices.length === 0) return;
    let current = true;
    let stop: () => void = () => undefined;
    const tell = (told: Partial<Kept>): void => {
      if (current) setKept({ key, solution: null, done: false, failed: false, ...told });
    };
    const ask = async (): Promise<void> => {
      try {
        const question = opened().ask({ kind: 'solve', problem: asked }, (progress) => tell({ solution: progress }));
        stop = () => question.stop();
        const solution = await question.answer;
        tell({ solution, done: true });
      } catch {
        tell({ failed: true, done: true });
      }
    };
    const timer = window.setTimeout(() => void ask(), pause);
    return () => {
      current = false;
      window.clearTimeout(timer);
      stop();
    };
  }, [asked, key, opened]);

  const isAsked = asked !== null && asked.choices.length > 0;
  const around = useMemo(() => questionsAbout(asked, opened), [asked, opened]);
  return {
    solution: isAsked ? kept.solution : null,
    isImpossible:
      isAsked &&
      kept.key === key &&
      kept.done &&
      kept.solution?.proof.proven === true &&
      kept.solution.timetables.length === 0,
    searching: isAsked && !(kept.key === key && kept.done),
    failed: isAsked && kept.key === key && kept.failed,
    ...around,
  };
}

const nothingFound: WhyNot = { conflict: [], smallest: false, waysOut: [] };

/**
 * Explains why no timetable exists and lists the changes that would allow one. The list appears all at once, so that no
 * entry moves while the user taps it. Null until it is proven that no timetable exists and the list is complete.
 */
export function useWhyNot({ isImpossible, whyNot }: Found, elsewhere: Elsewhere | null): WhyNot | null {
  const [told, setTold] = useState<{ of: Found['whyNot']; said: WhyNot } | null>(null);
  useEffect(() => {
    if (!isImpossible || !elsewhere) return;
    let current = true;
    const tell = (said: WhyNot): void => {
      if (current) setTold({ of: whyNot, said });
    };
    whyNot(elsewhere).then(tell, () => tell(nothingFound));
    return () => {
      current = false;
    };
  }, [isImpossible, whyNot, elsewhere]);
  return isImpossible && told?.of === whyNot ? told.said : null;
}
