import { refuse, Refused, retryAfter } from '../../refusal.ts';
import { passwordMilliseconds } from './account-password.ts';

/**
 * The line in front of comparing passwords. It is as long as somebody waits in front of a page; whoever finds it longer is told when to come
 * back, and then let in before those who come for the first time. Machine time.
 */
let longestWait = 10_000;

/** Tests do not wait so long. */
export const setLongestWait = (milliseconds: number): void => {
  longestWait = milliseconds;
};

let inLine = 0;
/** When each name that was sent away may come back; the earliest first. */
const told = new Map<string, number>();
/** Room for those who come back as they were told, in lines: newcomers cannot fill it. */
const heldBack = 3;
/** Whoever does not come back has given up. */
const keptMilliseconds = 30_000;
const most = 20_000;
/** The last instant that anybody was told. */
let last = 0;

const forgetOld = (now: number): void => {
  for (const [name, at] of told) {
    if (at + keptMilliseconds > now) return;
    told.delete(name);
  }
};

/** Milliseconds after which this name is let in, 0 for at once. Those sent away are told instants one after the other, as fast as passwords are compared. */
function waitOf(name: string, now: number): number {
  forgetOld(now);
  const each = passwordMilliseconds();
  const ahead = inLine * each;
  const at = told.get(name);
  if (ahead <= longestWait || (at !== undefined && at <= now && ahead <= heldBack * longestWait)) return 0;
  if (at !== undefined && at > now) return at - now;
  last = Math.max(now + ahead, last) + each;
  told.delete(name);
  if (told.size < most) told.set(name, last);
  return last - now;
}

/** Does the work in its turn, or refuses with 429 and how long to wait. */
export async function inPasswordLine<Answer>(name: string, work: () => Promise<Answer>): Promise<Answer> {
  const wait = waitOf(name, Date.now());
  if (wait > 0) throw new Refused(refuse('http.tooManyRequests', { seconds: Math.max(1, Math.ceil(wait / 1000)) }), { headers: retryAfter(wait) });
  told.delete(name);
  inLine += 1;
  try {
    return await work();
  } finally {
    inLine -= 1;
  }
}
