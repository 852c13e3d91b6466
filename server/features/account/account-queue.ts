import { refuse, Refused, retryAfter } from '../../refusal.ts';
import { PasswordQueue, type QueueRequest } from './account-queue-rules.ts';
import { comparedAtOnce, passwordMilliseconds } from './account-password.ts';

/**
 * The one queue of the whole server, because all tenants share its processor. The limit of 10 seconds is the time a
 * person waits for a page. Requests beyond it are refused with the seconds after which to try again.
 */
const queue = new PasswordQueue<() => void>(10_000);

/** Lets tests shorten the longest wait. */
export const setLongestWait = (milliseconds: number): void => {
  queue.longestWait = milliseconds;
};

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
  const told = queue.enter(request, Date.now(), passwordMilliseconds());
  if ('wait' in told) {
    onRefused?.();
    throw new Refused(refuse('http.tooManyRequests', { seconds: Math.ceil(told.wait / 1000) }), {
      headers: retryAfter(told.wait),
    });
  }
  let hasTurn = false;
  try {
    await before?.();
    await new Promise<void>((resolve) => {
      queue.wait(told.place, resolve);
      startNext();
    });
    hasTurn = true;
    return await work();
  } finally {
    queue.leave(told.place, Date.now());
    if (hasTurn) running -= 1;
    startNext();
  }
}
