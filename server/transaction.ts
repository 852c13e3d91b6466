import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTransaction, type Db } from '../db/db.ts';
import { Refused } from './refusal.ts';

/**
 * Runs a change in one immediate transaction. A refusal rolls it back; then its `afterRollback` function runs in a
 * separate transaction. Within another transaction, the change becomes part of that one.
 */
export function transact<Result>(db: Db, change: () => Result): Result {
  if (db.$client.inTransaction) return inTransaction(db, change);
  try {
    return inTransaction(db, change);
  } catch (error) {
    if (error instanceof Refused) inTransaction(db, () => error.runAfterRollback());
    throw error;
  }
}

type Waiting = { change: () => unknown; done: (answer: unknown) => void; failed: (error: unknown) => void };
const queues = new WeakMap<Db, Waiting[]>();
/** Limits of one group commit, so that other requests wait at most about this long. */
const groupCommitLimits = { changes: 32, milliseconds: 15 };

/**
 * Runs a change like `transact`, in one commit with other waiting changes. They run in order, and each is applied or
 * undone alone. The promise settles only after the commit.
 */
export function groupCommit<Result>(db: Db, change: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    const waiting: Waiting = { change, done: resolve as (answer: unknown) => void, failed: reject };
    const queue = queues.get(db);
    if (queue) return void queue.push(waiting);
    queues.set(db, [waiting]);
    setImmediate(commitNext, db);
  });
}

/** Resolves when no change waits for its commit. */
export async function changesCommitted(db: Db): Promise<void> {
  while (queues.has(db)) await nextTurn();
}

function commitNext(db: Db): void {
  const queue = queues.get(db) ?? [];
  const settled = commitGroup(db, queue);
  queue.splice(0, settled.length);
  if (queue.length) setImmediate(commitNext, db);
  else queues.delete(db);
  for (const settle of settled) settle();
}

/** Commits the first changes of the queue. Returns functions that settle their promises. */
function commitGroup(db: Db, queue: Waiting[]): (() => void)[] {
  const [first, ...others] = queue.slice(0, groupCommitLimits.changes);
  if (!first) return [];
  const settled: (() => void)[] = [];
  const attempt = ({ change, done, failed }: Waiting, inside: typeof transact): void => {
    try {
      const answer = inside(db, change);
      settled.push(() => done(answer));
    } catch (error) {
      // A full disk rolls back the whole transaction, so the error concerns every change of the group.
      if (others.length && !db.$client.inTransaction) throw error;
      if (error instanceof Refused && others.length) inTransaction(db, () => error.runAfterRollback());
      settled.push(() => failed(error));
    }
  };
  if (!others.length) {
    attempt(first, transact);
    return settled;
  }
  const until = performance.now() + groupCommitLimits.milliseconds;
  let tried = 0;
  try {
    inTransaction(db, () => {
      for (const waiting of [first, ...others]) {
        tried += 1;
        attempt(waiting, inTransaction);
        if (performance.now() > until) return;
      }
    });
    return settled;
  } catch (error) {
    return queue.slice(0, tried).map(
      ({ failed }) =>
        () =>
          failed(error),
    );
  }
}
