import { refuse, Refused, retryAfter } from '../../refusal.ts';
import { PasswordLine, type Comer } from './account-line-rules.ts';
import { comparedAtOnce, passwordMilliseconds } from './account-password.ts';

/**
 * The one waiting line of the whole server, because all tenants share its processor. The limit is the time a person
 * waits for a page. Requests beyond it are told when to try again.
 */
const line = new PasswordLine<() => void>(10_000);

/** Lets tests shorten the longest wait. */
export const setLongestWait = (milliseconds: number): void => {
  line.longestWait = milliseconds;
};

let running = 0;

function startNext(): void {
  while (running < comparedAtOnce) {
    const start = line.next();
    if (!start) return;
    running += 1;
    start();
  }
}

/**
 * `before` runs once the place is held and before the turn. `sentAway` runs if the request is told to try again later.
 */
export type InLine = Comer & { before?: () => Promise<void>; sentAway?: () => void };

/** Does the work in its turn. Throws 429 with `Retry-After` if the line is too long. */
export async function inPasswordLine<Result>(
  { before, sentAway, ...comer }: InLine,
  work: () => Promise<Result>,
): Promise<Result> {
  const told = line.arrive(comer, Date.now(), passwordMilliseconds());
  if ('wait' in told) {
    sentAway?.();
    throw new Refused(refuse('http.tooManyRequests', { seconds: Math.ceil(told.wait / 1000) }), {
      headers: retryAfter(told.wait),
    });
  }
  let hasTurn = false;
  try {
    await before?.();
    await new Promise<void>((resolve) => {
      line.ask(told.place, resolve);
      startNext();
    });
    hasTurn = true;
    return await work();
  } finally {
    line.leave(told.place, Date.now());
    if (hasTurn) running -= 1;
    startNext();
  }
}
