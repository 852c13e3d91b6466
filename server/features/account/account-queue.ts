import { refuse, Refused, retryAfter, waitParams } from '../../refusal.ts';
import { PasswordQueue, withTurn, type QueueRequest } from './account-queue-rules.ts';
import { comparedAtOnce } from './account-password.ts';

/**
 * The single queue of the server, because all tenants share its processor. Ten seconds is about as long as a person
 * waits for a page. Requests that would wait longer are refused with the seconds after which to try again.
 */
const queue = new PasswordQueue<() => void>(10_000);

/** Lets tests change the longest wait. */
export const setLongestWait = (milliseconds: number): void => {
  queue.longestWait = milliseconds;
};

/**
 * The moving average of a turn's duration in milliseconds. A turn is longer than its comparison, because it contains
 * the whole sign-in and waits for other calls. The initial value was measured in a rush on a machine with two cores.
 */
let turnTakes = 30;

/** The average milliseconds between the ends of two turns while the queue is not empty. */
export const turnMilliseconds = (): number => turnTakes / comparedAtOnce;

let running = 0;

function startNext(): void {
  while (running < comparedAtOnce) {
    const start = queue.next();
    if (!start) return;
    running += 1;
    start();
  }
}

/**
 * A request for a comparison. `before` runs after the request has got its place and before its turn. `onRefused` runs
 * if it is refused because the queue is too long.
 */
export type QueuedRequest = QueueRequest & { before?: () => Promise<void>; onRefused?: () => void };

/** Runs `work` when it is the request's turn in the queue. Throws 429 with `Retry-After` if the queue is too long. */
export async function inPasswordQueue<Result>(
  { before, onRefused, ...request }: QueuedRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const told = queue.enter(request, Date.now(), turnMilliseconds());
  if ('wait' in told) {
    onRefused?.();
    throw new Refused(refuse('http.tooManyRequests', waitParams(told.wait)), { headers: retryAfter(told.wait) });
  }
  let turnAt: number | undefined;
  try {
    await before?.();
    await new Promise<void>((resolve) => {
      queue.wait(told.place, resolve);
      startNext();
    });
    turnAt = performance.now();
    return await work();
  } finally {
    queue.leave(told.place, Date.now());
    if (turnAt !== undefined) {
      running -= 1;
      turnTakes = withTurn(turnTakes, performance.now() - turnAt);
    }
    startNext();
  }
}
