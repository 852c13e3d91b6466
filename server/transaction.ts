import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTransaction, type Db } from '../db/db.ts';
import { Refused } from './refusal.ts';

/**
 * One immediate transaction for a whole change: everything or nothing. Of a refused change only what the refusal asks
 * for after the rollback is written. Within another transaction it is a part of that one, which then writes it.
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
/** Whoever only reads waits no longer than this for those who write. */
const groupCommitLimits = { changes: 32, milliseconds: 15 };

/**
 * The same for a change that others may wait beside: those that are there at once share one commit, in the order they
 * came, each of them whole or undone alone. Nobody hears of a change before the commit.
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

/** Ends when no change that was begun waits for its commit any longer. */
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

/** Makes the first of these changes; how each of them is told. */
function commitGroup(db: Db, queue: Waiting[]): (() => void)[] {
  const [first, ...others] = queue.slice(0, groupCommitLimits.changes);
  if (!first) return [];
  const settled: (() => void)[] = [];
  const attempt = ({ change, done, failed }: Waiting, inside: typeof transact): void => {
    try {
      const answer = inside(db, change);
      settled.push(() => done(answer));
    } catch (error) {
      // A full disk undoes all of them.
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
