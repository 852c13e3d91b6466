import type { Db } from '../../../db/db.ts';
import { toIso } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import { refuse, Refused, retryAfter } from '../../refusal.ts';
import type { Tenant } from '../../tenant.ts';
import { RegistrationQueue, toReturn, type HeldCall, type PlaceInQueue } from './registration-queue-rules.ts';

const queues = new WeakMap<Db, RegistrationQueue>();

/** The queue of a university's registration calls. It is kept in memory, so it is empty after a restart. */
export function registrationQueueOf(db: Db): RegistrationQueue {
  let queue = queues.get(db);
  if (!queue) queues.set(db, (queue = new RegistrationQueue()));
  return queue;
}

/**
 * Runs `work` when it is the account's turn. Throws 503 with the place and `Retry-After` if the wait is too long to
 * hold the call.
 */
export async function inRegistrationQueue<Result>(
  { db, clock }: Tenant,
  accountId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const queue = registrationQueueOf(db);
  const queued = ({ ahead, wait }: PlaceInQueue): Refused =>
    new Refused(
      refuse('registration.queued', {
        place: ahead + 1,
        expectedAt: toIso(clock.now() + wait),
      }),
      { headers: retryAfter(toReturn(wait)) },
    );
  const entered = queue.enter(accountId, performance.now());
  if (!('held' in entered)) throw queued(entered);
  const { held } = entered;
  const call = await new Promise<HeldCall>((resolve, reject) =>
    queue.wait(held, performance.now(), resolve, (place) => reject(queued(place))),
  );
  try {
    return await work();
  } finally {
    queue.leave(call, performance.now());
  }
}

/**
 * The account's place in the queue; `place` is null if there is none. The look-up counts as a call of the account, so
 * the account keeps its place.
 */
export function queuePlaceAnswer(db: Db, accountId: number, now: number): Schema<'QueuePlace'> {
  const place = registrationQueueOf(db).find(accountId, performance.now());
  return place
    ? {
        place: place.ahead + 1,
        expectedAt: toIso(now + place.wait),
        retryAfter: Math.ceil(toReturn(place.wait) / 1000),
      }
    : { place: null, expectedAt: null, retryAfter: 0 };
}
