import type { PlanB } from './around.ts';
import type { LeftOut } from './left-out.ts';
import type { Problem, Solution, Timetable } from './problem.ts';
import type { WhyNot } from './why-not.ts';

/** The types of the messages to and from the solver's worker. */

export type Question =
  | { kind: 'solve'; problem: Problem; timetables?: number; limit?: number }
  | { kind: 'whyNot'; problem: Problem; limit?: number }
  | { kind: 'swap'; problem: Problem; timetable: Timetable; courseId: number; limit?: number }
  | { kind: 'solveAgain'; problem: Problem; timetable: Timetable; gone: readonly number[]; limit?: number }
  | { kind: 'planB'; problem: Problem; timetable: Timetable; limit?: number }
  | { kind: 'leftOut'; problem: Problem; timetable: Timetable; limit?: number };

type Answers = {
  solve: Solution;
  whyNot: WhyNot;
  swap: Solution;
  solveAgain: Solution;
  planB: PlanB;
  leftOut: readonly LeftOut[];
};
export type AnswerTo<Asked extends Question> = Answers[Asked['kind']];
export type Answer = AnswerTo<Question>;

export type ToWorker = { id: number; question: Question } | { id: number; stop: true };
export type FromWorker =
  | { id: number; progress: Solution }
  | { id: number; answer: Answer }
  | { id: number; failed: string };

/** One end of the channel to a worker: the `Worker` in the page, the worker's global scope, or a `MessagePort`. */
export type Port = {
  postMessage(message: ToWorker | FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
};
