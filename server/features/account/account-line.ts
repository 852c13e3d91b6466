import { refuse, Refused, retryAfter } from '../../refusal.ts';
import { PasswordLine, type Comer } from './account-line-rules.ts';
import { comparedAtOnce, passwordMilliseconds } from './account-password.ts';

/**
 * The line in front of comparing passwords, one for the whole server, because its processor is. It is as long as
 * somebody waits in front of a page; whoever finds it longer is told when to come back.
 */
const line = new PasswordLine<() => void>(10_000);

/** Tests do not wait so long. */
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
 * `before` runs while the place is kept and others have their turn. `sentAway` runs for a comer who is told to come
 * back.
 */
export type InLine = Comer & { before?: () => Promise<void>; sentAway?: () => void };

/** Does the work in its turn, or refuses with 429 and how long to wait. */
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
