import type { Db } from '../../../db/db.ts';
import { refuse, Refused, retryAfter, waitParams, type MessageCode } from '../../refusal.ts';
import { limitOf } from '../../limits.ts';
import { countFailure, failuresOf, forgetFailures } from './account-failure-queries.ts';
import { isOutdated, nobodysHash, passwordHashOf, passwordMatches } from './account-password.ts';
import { renewHash } from './account-password-queries.ts';
import { countWithOneMore, pauseLeft } from './account-password-rules.ts';
import { accountById, findAccount, nameOf, setFailures, type AccountRow } from './account-queries.ts';

export const wrongCredentials = (): Refused => new Refused(refuse('MSG-000017'));

const turns = new WeakMap<Db, Map<string, Promise<void>>>();

/** One try at a time for each user name: tries sent at once must not outrun the limit. */
export function inTurn<Answer>(db: Db, subject: string, work: () => Promise<Answer>): Promise<Answer> {
  const waiting = turns.get(db) ?? new Map<string, Promise<void>>();
  turns.set(db, waiting);
  const answer = (waiting.get(subject) ?? Promise.resolve()).then(work);
  const turn = answer.then(() => undefined, () => undefined).then(() => {
    if (waiting.get(subject) === turn) waiting.delete(subject);
  });
  waiting.set(subject, turn);
  return answer;
}

const paused = (code: Extract<MessageCode, 'account.tooManyAttempts' | 'account.tooManyResets'>, left: number): Refused =>
  new Refused(refuse(code, waitParams(left)), { headers: retryAfter(left) });

/** Tries from one address go side by side, as many as passwords are compared at once; each finds those counted that came before. */
const lanes = 4;
let nextLane = 0;

export type PasswordTry = { userName: string; password: string; address: string };

/**
 * The account of this name, where the password is its own and neither it nor the address it is tried from is paused. A name that nobody has is
 * locked like any other. Only wrong passwords count against an address: a campus has one for all its students.
 */
export const tryPassword = (db: Db, { userName, password, address }: PasswordTry, now: number): Promise<AccountRow> =>
  inTurn(db, nameOf(userName), () => inTurn(db, `address ${address} ${(nextLane = (nextLane + 1) % lanes)}`, async () => {
    const id = findAccount(db, userName)?.id;
    const account = id === undefined ? undefined : accountById(db, id);
    const tries = limitOf(db, 'loginTries');
    const lockMinutes = limitOf(db, 'loginLockMinutes');
    const subject = nameOf(userName);
    const failures = account ? { count: account.failures, lastAt: account.lastFailureAt ?? 0 } : failuresOf(db, 'signIn', subject);
    const fromHere = `address:${address}`;
    const left = Math.max(pauseLeft(failures, now, tries, lockMinutes), pauseLeft(failuresOf(db, 'signIn', fromHere), now, limitOf(db, 'loginAddressTries'), lockMinutes));
    if (left > 0) throw paused('account.tooManyAttempts', left);
    const matches = await passwordMatches(password, account?.passwordHash ?? nobodysHash());
    if (!account) countFailure(db, 'signIn', subject, now, lockMinutes);
    else if (matches) setFailures(db, account.id, 0, null);
    else setFailures(db, account.id, countWithOneMore(failures, now, lockMinutes), now);
    if (account && matches) {
      if (isOutdated(account.passwordHash)) renewHash(db, account, await passwordHashOf(password));
      return account;
    }
    countFailure(db, 'signIn', fromHere, now, lockMinutes);
    throw wrongCredentials();
  }));

/** Who tries what: the user name or student number it is about, and the address it comes from. */
export type Trier = { purpose: 'reset' | 'activation'; subject: string; address: string };

const counters = ({ subject, address }: Trier): { subject: string; limit: 'resetTries' | 'resetAddressTries' }[] => [
  { subject: `name:${subject}`, limit: 'resetTries' },
  { subject: `address:${address}`, limit: 'resetAddressTries' },
];

/** 429 where too many codes were asked for or entered wrongly, for this name or from this address. */
export function throwIfPaused(db: Db, trier: Trier, now: number): void {
  const pause = limitOf(db, 'resetPauseMinutes');
  const left = Math.max(...counters(trier).map(({ subject, limit }) => pauseLeft(failuresOf(db, trier.purpose, subject), now, limitOf(db, limit), pause)));
  if (left > 0) throw paused('account.tooManyResets', left);
}

/** One more code asked for, or entered wrongly. */
export function countTry(db: Db, trier: Trier, now: number): void {
  for (const { subject } of counters(trier)) countFailure(db, trier.purpose, subject, now, limitOf(db, 'resetPauseMinutes'));
}

/** Who has shown that the account is theirs starts afresh; their address does not. */
export const forgetTries = (db: Db, { purpose, subject }: Trier): void => forgetFailures(db, purpose, `name:${subject}`);

/** Counts what is refused with 422 as a failed try, whichever way it is refused; the count is kept when the rest is undone. */
export function counted<Answer>(db: Db, trier: Trier, now: number, work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused && error.status === 422) error.alsoKeep(() => countTry(db, trier, now));
    throw error;
  }
}
