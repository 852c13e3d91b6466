import type { Solution } from './problem.ts';
import type { Answer, AnswerTo, FromWorker, Port, Question, ToWorker } from './questions.ts';

/** This module runs the solver in a worker, so that a long search does not block the page. */

export type Asked<Said> = {
  answer: Promise<Said>;
  /**
   * Ends a `solve` question early: its answer is the best result so far. Other questions are still answered completely.
   */
  stop(): void;
};

export type Solver = {
  /**
   * Sends a question. For a `solve` question, `onProgress` gets the best results so far whenever they have improved.
   */
  ask<One extends Question>(question: One, onProgress?: (solution: Solution) => void): Asked<AnswerTo<One>>;
  /** Terminates the worker and rejects all unanswered questions. */
  close(): void;
};

type SolverPort = Port & { onFailure?(listener: (reason: string) => void): void; terminate?(): void };

function startWorker(): SolverPort {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url), { type: 'module' });
  return {
    postMessage: (message) => worker.postMessage(message),
    addEventListener: (type, listener) => worker.addEventListener(type, listener),
    onFailure: (listener) => worker.addEventListener('error', ({ message }) => listener(message)),
    terminate: () => worker.terminate(),
  };
}

type Open = {
  resolve(answer: Answer): void;
  reject(error: Error): void;
  onProgress?: ((solution: Solution) => void) | undefined;
};

export function openSolver(port: SolverPort = startWorker()): Solver {
  const open = new Map<number, Open>();
  let last = 0;
  const say = (message: ToWorker): void => port.postMessage(message);
  const failAll = (reason: string): void => {
    for (const asked of open.values()) asked.reject(new Error(reason));
    open.clear();
  };
  port.addEventListener('message', ({ data }) => {
    const message = data as FromWorker;
    const asked = open.get(message.id);
    if (!asked) return;
    if ('progress' in message) return asked.onProgress?.(message.progress);
    open.delete(message.id);
    if ('answer' in message) asked.resolve(message.answer);
    else asked.reject(new Error(message.failed));
  });
  port.onFailure?.(failAll);
  return {
    ask<One extends Question>(question: One, onProgress?: (solution: Solution) => void): Asked<AnswerTo<One>> {
      const id = (last += 1);
      const answer = new Promise<Answer>((resolve, reject) => {
        open.set(id, { resolve, reject, onProgress });
        say({ id, question });
      });
      // The type of the answer follows from the kind of the question.
      return { answer: answer as Promise<AnswerTo<One>>, stop: () => say({ id, stop: true }) };
    },
    close: () => {
      port.terminate?.();
      failAll('closed');
    },
  };
}
