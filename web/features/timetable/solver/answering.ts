import { planB, solveAgain, swap } from './around.ts';
import { whyLeftOut } from './left-out.ts';
import type { Answer, FromWorker, Port, Question, ToWorker } from './questions.ts';
import type { Solution } from './problem.ts';
import { startSolving } from './solve.ts';
import { whyNot } from './why-not.ts';

/**
 * The milliseconds of work between two checks for messages. Until the first timetable is reported, it is one
 * millisecond.
 */
const slice = 25;

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

async function answerTo(
  question: Question,
  isStopped: () => boolean,
  tell: (progress: Solution) => void,
): Promise<Answer> {
  const { problem, limit } = question;
  const options = { limit };
  switch (question.kind) {
    case 'whyNot':
      return whyNot(problem, options);
    case 'swap':
      return swap(problem, question.timetable, question.courseId, options);
    case 'solveAgain':
      return solveAgain(problem, question.timetable, question.gone, options);
    case 'planB':
      return planB(problem, question.timetable, options);
    case 'leftOut':
      return whyLeftOut(problem, question.timetable, options);
    case 'solve': {
      const solving = startSolving(problem, { limit, timetables: question.timetables });
      let told = 0;
      while (!solving.advance(told === 0 ? 1 : slice) && !isStopped()) {
        if (solving.version() > told) tell(solving.solution());
        told = solving.version();
        await breath();
      }
      return solving.solution();
    }
  }
}

/**
 * Answers all questions from a port of the worker. A stopped `solve` question gets the best result so far; a question
 * of another kind is answered completely.
 */
export function answerAll(port: Port): void {
  const stopped = new Set<number>();
  const say = (message: FromWorker): void => port.postMessage(message);
  port.addEventListener('message', ({ data }) => {
    const message = data as ToWorker;
    if ('stop' in message) return void stopped.add(message.id);
    const { id, question } = message;
    answerTo(
      question,
      () => stopped.has(id),
      (progress) => say({ id, progress }),
    ).then(
      (answer) => say({ id, answer }),
      (error: unknown) => say({ id, failed: String(error) }),
    );
  });
}
