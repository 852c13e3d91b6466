import type { Db } from '../../../db/db.ts';
import { refuse, Refused, retryAfter, waitParams, type MessageCode } from '../../refusal.ts';
import { getLimit } from '../../limits.ts';
import { countFailure, getFailures, forgetFailures } from './account-failure-queries.ts';
import { inPasswordQueue, type QueuedRequest } from './account-queue.ts';
import { isOutdated, createPasswordHash, passwordMatches } from './account-password.ts';
import { findStandInHash, renewHash } from './account-password-queries.ts';
import { countWithOneMore, pauseLeft } from './account-password-rules.ts';
import { accountById, findAccount, normalizeUserName, setFailures, type AccountRow } from './account-queries.ts';

export const wrongCredentials = (): Refused => new Refused(refuse('MSG-000017'));

const turns = new WeakMap<Db, Map<string, Promise<void>>>();

/**
 * Runs the attempts for one `subject`, such as a user name, one after another, so that simultaneous attempts cannot
 * exceed the limit.
 */
export function inTurn<Result>(db: Db, subject: string, work: () => Promise<Result>): Promise<Result> {
  const waiting = turns.get(db) ?? new Map<string, Promise<void>>();
  turns.set(db, waiting);
  const answer = (waiting.get(subject) ?? Promise.resolve()).then(work);
  const turn = answer
    .then(
      () => undefined,
      () => undefined,
    )
    .then(() => {
      if (waiting.get(subject) === turn) waiting.delete(subject);
    });
  waiting.set(subject, turn);
  return answer;
}

const paused = (
  code: Extract<MessageCode, 'account.tooManyAttempts' | 'account.tooManyResets'>,
  left: number,
): Refused => new Refused(refuse(code, waitParams(left)), { headers: retryAfter(left) });

export type PasswordTry = { userName: string; password: string; network: string };

const fromNetwork = (network: string): string => `address:${network}`;

const networkPause = (db: Db, network: string, now: number): number =>
  pauseLeft(
    getFailures(db, 'signIn', fromNetwork(network)),
    now,
    getLimit(db, 'loginAddressTries'),
    getLimit(db, 'loginLockMinutes'),
  );

const countWrong = (db: Db, network: string, now: number): void =>
  countFailure(db, 'signIn', fromNetwork(network), now, getLimit(db, 'loginLockMinutes'));

/**
 * Runs `work`, which compares a password, when its turn in the queue comes (see account-queue.ts). Throws 429 if the
 * network is paused or the queue is too long. An attempt with an unknown name counts as wrong even if it is refused
 * because of the queue.
 */
export function inLineToTry<Result>(
  db: Db,
  { userName, network, before }: Omit<PasswordTry, 'password'> & Pick<QueuedRequest, 'before'>,
  now: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const left = networkPause(db, network, now);
  if (left > 0) throw paused('account.tooManyAttempts', left);
  const known = findAccount(db, userName) !== undefined;
  const onRefused = (): void => {
    if (!known) countWrong(db, network, now);
  };
  return inPasswordQueue(
    { network, name: normalizeUserName(userName), known, onRefused, ...(before && { before }) },
    work,
  );
}

/**
 * Returns the account of this name if the password is correct and neither the name nor the network is paused. Unknown
 * names are locked like others. Only wrong passwords count against a network, because a campus has one address for all
 * its students.
 */
export const tryPassword = (db: Db, { userName, password, network }: PasswordTry, now: number): Promise<AccountRow> =>
  inTurn(db, normalizeUserName(userName), async () => {
    const id = findAccount(db, userName)?.id;
    const account = id === undefined ? undefined : accountById(db, id);
    const tries = getLimit(db, 'loginTries');
    const lockMinutes = getLimit(db, 'loginLockMinutes');
    const subject = normalizeUserName(userName);
    const failures = account
      ? { count: account.failures, lastAt: account.lastFailureAt ?? 0 }
      : getFailures(db, 'signIn', subject);
    const left = Math.max(pauseLeft(failures, now, tries, lockMinutes), networkPause(db, network, now));
    if (left > 0) throw paused('account.tooManyAttempts', left);
    const hash = account?.passwordHash ?? findStandInHash(db, subject);
    const matches = hash !== undefined && (await passwordMatches(password, hash));
    if (!account) countFailure(db, 'signIn', subject, now, lockMinutes);
    else if (matches) setFailures(db, account.id, 0, null);
    else setFailures(db, account.id, countWithOneMore(failures, now, lockMinutes), now);
    if (account && matches) {
      if (isOutdated(account.passwordHash)) renewHash(db, account, await createPasswordHash(password));
      return account;
    }
    countWrong(db, network, now);
    throw wrongCredentials();
  });

/** The client whose attempts are counted, by user name or student number, and by network. */
export type Trier = { purpose: 'reset' | 'activation'; subject: string; network: string };

const counters = ({ subject, network }: Trier): { subject: string; limit: 'resetTries' | 'resetAddressTries' }[] => [
  { subject: `name:${subject}`, limit: 'resetTries' },
  { subject: fromNetwork(network), limit: 'resetAddressTries' },
];

/** Throws 429 if too many codes were requested or entered wrongly, for this name or from this network. */
export function throwIfPaused(db: Db, trier: Trier, now: number): void {
  const pause = getLimit(db, 'resetPauseMinutes');
  const left = Math.max(
    ...counters(trier).map(({ subject, limit }) =>
      pauseLeft(getFailures(db, trier.purpose, subject), now, getLimit(db, limit), pause),
    ),
  );
  if (left > 0) throw paused('account.tooManyResets', left);
}

/** Counts a requested or wrongly entered code against the name and the network. */
export function countTry(db: Db, trier: Trier, now: number): void {
  for (const { subject } of counters(trier))
    countFailure(db, trier.purpose, subject, now, getLimit(db, 'resetPauseMinutes'));
}

/**
 * Runs `work`, which sets a password with a code, when its turn in the queue comes. `known` is true if the user name or
 * student number exists. Throws 429 if too many codes were tried or the queue is too long.
 */
export function inLineWithCode<Result>(
  db: Db,
  trier: Trier,
  known: boolean,
  now: number,
  work: () => Promise<Result>,
): Promise<Result> {
  throwIfPaused(db, trier, now);
  const onRefused = (): void => {
    if (!known) countTry(db, trier, now);
  };
  return inPasswordQueue({ network: trier.network, name: trier.subject, known, onRefused }, work);
}

/** Resets the failed attempts of the name after a correct code. The attempts counted against the network stay. */
export const forgetTries = (db: Db, { purpose, subject }: Trier): void =>
  forgetFailures(db, purpose, `name:${subject}`);

/**
 * Runs the work. If it is refused with 422, counts a failed attempt, which is kept when the transaction is rolled back.
 */
export function counted<Result>(db: Db, trier: Trier, now: number, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused && error.status === 422) error.afterRollback(() => countTry(db, trier, now));
    throw error;
  }
}
