import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PlanB } from './solver/around.ts';
import type { Problem, Solution, Timetable } from './solver/problem.ts';
import { openSolver, type Solver } from './solver/solver-client.ts';
import type { WhyNot } from './solver/why-not.ts';

export type Found = {
  solution: Solution | null;
  whyNot: WhyNot | null;
  searching: boolean;
  failed: boolean;
  swaps: (timetable: Timetable, courseId: number) => Promise<Solution>;
  planB: (timetable: Timetable) => Promise<PlanB>;
  /** Anew without these sections, all else as it is where it can be. */
  again: (timetable: Timetable, gone: readonly number[]) => Promise<Solution>;
};

/** Until the answer to a question that was changed is asked for again, in milliseconds: typing and dragging ask once. */
const pause = 120;

type Kept = { key: string; solution: Solution | null; whyNot: WhyNot | null; done: boolean; failed: boolean };

/** The best timetables of a problem, and where there is none the reasons; the answer before stays until the new one comes. */
export function useTimetables(problem: Problem | null): Found {
  const solver = useRef<Solver | null>(null);
  const opened = useCallback((): Solver => (solver.current ??= openSolver()), []);
  // The same problem in a new object is no new question.
  const key = problem === null ? '' : JSON.stringify(problem);
  const asked = useMemo(() => (key === '' ? null : (JSON.parse(key) as Problem)), [key]);
  const [kept, setKept] = useState<Kept>({ key: '', solution: null, whyNot: null, done: false, failed: false });

  useEffect(() => () => {
    solver.current?.close();
    solver.current = null;
  }, []);

  useEffect(() => {
    if (!asked || asked.choices.length === 0) return;
    let current = true;
    let stop: () => void = () => undefined;
    const tell = (told: Partial<Kept>): void => {
      if (current) setKept({ key, solution: null, whyNot: null, done: false, failed: false, ...told });
    };
    const ask = async (): Promise<void> => {
      try {
        const question = opened().ask({ kind: 'solve', problem: asked }, (progress) => tell({ solution: progress }));
        stop = () => question.stop();
        const solution = await question.answer;
        if (!current || solution.timetables.length > 0 || !solution.proof.proven) return tell({ solution, done: true });
        tell({ solution, whyNot: await opened().ask({ kind: 'whyNot', problem: asked }).answer, done: true });
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
  const around = useMemo(() => {
    const of = (): Problem => {
      if (!asked) throw new Error('nothing is asked');
      return asked;
    };
    return {
      swaps: (timetable: Timetable, courseId: number) => opened().ask({ kind: 'swap', problem: of(), timetable, courseId }).answer,
      again: (timetable: Timetable, gone: readonly number[]) => opened().ask({ kind: 'solveAgain', problem: of(), timetable, gone }).answer,
      planB: (timetable: Timetable) => opened().ask({ kind: 'planB', problem: of(), timetable }).answer,
    };
  }, [asked, opened]);
  return {
    solution: isAsked ? kept.solution : null,
    whyNot: isAsked && kept.key === key ? kept.whyNot : null,
    searching: isAsked && !(kept.key === key && kept.done),
    failed: isAsked && kept.key === key && kept.failed,
    ...around,
  };
}
