import { describe, expect, it } from 'vitest';
import {
  RegistrationQueue,
  toReturn,
  type HeldCall,
  type PlaceInQueue,
} from '../../server/features/registration/registration-queue-rules.ts';

const second = 1_000;
const ignore = (): void => undefined;

/** Fills a queue with held calls that do not end. */
function full(count: number): RegistrationQueue {
  const queue = new RegistrationQueue();
  for (let account = 0; account < count; account += 1) {
    const entered = queue.enter(account, 0);
    if ('held' in entered) queue.wait(entered.held, 0, ignore, ignore);
  }
  return queue;
}

const placeOf = (entered: ReturnType<RegistrationQueue['enter']>): PlaceInQueue => {
  if ('held' in entered) throw new Error('the call is held');
  return entered;
};

/**
 * Students who call at the instants `arrivals` and return when told. They are decided one after another, `each`
 * milliseconds apart.
 */
function simulate(arrivals: readonly number[], each: number | ((now: number) => number)) {
  const queue = new RegistrationQueue();
  const decided: number[] = [];
  const decidedAt = new Map<number, number>();
  const told: { account: number; at: number; wait: number }[] = [];
  const events: { at: number; run: (now: number) => void }[] = [];
  const at = (instant: number, run: (now: number) => void): void => {
    let [low, high] = [0, events.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (events[middle]!.at > instant) low = middle + 1;
      else high = middle;
    }
    events.splice(low, 0, { at: instant, run });
  };
  let now = 0;
  let free = 0;
  const arrive = (account: number): void => {
    const entered = queue.enter(account, now);
    if (!('held' in entered)) {
      told.push({ account, at: now, wait: entered.wait });
      // A client gets the wait in whole seconds, so it returns up to a second later.
      at(now + Math.ceil(toReturn(entered.wait) / second) * second, () => arrive(account));
      return;
    }
    queue.wait(
      entered.held,
      now,
      (call) => {
        free = Math.max(free, now) + (typeof each === 'number' ? each : each(now));
        at(free, () => {
          decided.push(account);
          decidedAt.set(account, now);
          queue.leave(call, now);
        });
      },
      ({ wait }) => at(now + Math.ceil(toReturn(wait) / second) * second, () => arrive(account)),
    );
  };
  arrivals.forEach((instant, account) => at(instant, () => arrive(account)));
  for (let event = events.pop(); event; event = events.pop()) {
    now = event.at;
    event.run(now);
  }
  return { decided, decidedAt, told };
}

describe('the queue of registration', () => {
  it('lets calls run at once while few come', () => {
    const queue = new RegistrationQueue();
    const started: number[] = [];
    for (const account of [1, 2, 3]) {
      const entered = queue.enter(account, 0);
      if ('held' in entered) queue.wait(entered.held, 0, () => started.push(account), ignore);
    }
    expect(started).toEqual([1, 2, 3]);
    expect(queue.find(4, 0)).toBeUndefined();
  });

  it('refuses a call that cannot be decided in two seconds with its place, which the account keeps', () => {
    const queue = full(2_001);
    expect(placeOf(queue.enter(5_000, 0))).toEqual({ ahead: 2_001, wait: 2_001 });
    expect(placeOf(queue.enter(5_001, 10))).toEqual({ ahead: 2_002, wait: 2_002 });
    expect(placeOf(queue.enter(5_000, 20))).toEqual({ ahead: 2_001, wait: 2_001 });
    expect(queue.find(5_001, 30)).toEqual({ ahead: 2_002, wait: 2_002 });
  });

  it('gives a place up after 60 seconds without a call, and each call keeps it', () => {
    const queue = full(2_001);
    for (const account of [5_000, 5_001]) queue.enter(account, 0);
    queue.find(5_001, 50 * second);
    expect(queue.find(5_001, 70 * second)).toEqual({ ahead: 2_001, wait: 2_001 });
    expect(queue.find(5_000, 71 * second)).toBeUndefined();
    expect(placeOf(queue.enter(5_000, 71 * second)).ahead).toBe(2_002);
  });

  it('starts held calls in the order of the first calls, not of their return', () => {
    const queue = new RegistrationQueue();
    queue.addCrowd(300, 100, 0);
    for (const account of [1, 2, 3]) expect(placeOf(queue.enter(account, account)).ahead).toBe(300 + account - 1);
    const running: HeldCall[] = [];
    for (let account = 100; account < 164; account += 1) {
      const entered = queue.enter(account, 2_500);
      if ('held' in entered) queue.wait(entered.held, 2_500, (call) => running.push(call), ignore);
    }
    const started: number[] = [];
    for (const account of [3, 1, 2]) {
      const entered = queue.enter(account, 2_600);
      if ('held' in entered) queue.wait(entered.held, 2_600, () => started.push(account), ignore);
    }
    for (const call of running.slice(0, 3)) queue.leave(call, 2_700);
    expect(started).toEqual([1, 2, 3]);
  });

  it('counts a trainer’s crowd in front of everybody, by its own pace', () => {
    const queue = new RegistrationQueue();
    queue.addCrowd(300, 20, 0);
    expect(placeOf(queue.enter(1, 0))).toEqual({ ahead: 300, wait: 15 * second });
    expect(queue.find(1, 10 * second)).toEqual({ ahead: 100, wait: 5 * second });
    expect(queue.enter(1, 13 * second)).toHaveProperty('held');
    queue.addCrowd(0, 20, 13 * second);
    expect(queue.find(1, 13 * second)).toEqual({ ahead: 0, wait: 0 });
  });

  it('sends the last calls away when decisions take longer than was thought, and they keep their places', () => {
    const queue = new RegistrationQueue();
    const sentAway: number[] = [];
    const started: HeldCall[] = [];
    for (let account = 0; account < 1_900; account += 1) {
      const entered = queue.enter(account, 0);
      if (!('held' in entered)) throw new Error('not held');
      queue.wait(
        entered.held,
        0,
        (call) => started.push(call),
        () => sentAway.push(account),
      );
    }
    for (let index = 0; index <= 4 * 256; index += 1) queue.leave(started[index]!, index * 19);
    // After four measurements a decision counts as 1.5⁴ = 5.06 ms. So 790 waiting calls reach the limit of four
    // seconds; 63 other calls are running.
    expect(sentAway).toHaveLength(1_900 - 1_025 - 63 - 790);
    expect(sentAway[0]).toBe(1_899);
    expect(queue.find(1_899, 20_000)?.ahead).toBe(1_900 - 1_025 - 1);
  });

  it('tells a return that leaves time to be put in order, and one sign of life in 30 seconds', () => {
    expect([500, 2_500, 7_000, 600_000].map(toReturn)).toEqual([1_000, 1_000, 5_500, 30_000]);
    expect(toReturn(20_000)).toBe(10_000);
  });
});

describe('20,000 students within ten seconds, two milliseconds each', () => {
  const count = 20_000;
  const arrivals = Array.from({ length: count }, (_, index) => (index * 10 * second) / count);
  const { decided, decidedAt, told } = simulate(arrivals, 2);

  it('are all decided, each once, without a pause', () => {
    expect(new Set(decided).size).toBe(count);
    expect(decided).toHaveLength(count);
    expect(Math.max(...decidedAt.values())).toBeLessThan(count * 2 + 3 * second);
  });

  it('are decided in the order in which they came, within 50 milliseconds', () => {
    let [latest, disorder] = [0, 0];
    for (const account of decided) {
      disorder = Math.max(disorder, latest - arrivals[account]!);
      latest = Math.max(latest, arrivals[account]!);
    }
    expect(disorder).toBeLessThanOrEqual(50);
  });

  it('are told their turn to the second', () => {
    const settled = told.filter(({ at }) => at > 2 * second);
    const errors = settled.map(({ account, at, wait }) => Math.abs(decidedAt.get(account)! - at - wait));
    expect(settled.length).toBeGreaterThan(count / 2);
    expect(errors.sort((a, b) => a - b)[Math.floor(errors.length * 0.99)]).toBeLessThan(second);
  });
});

describe('20,000 students when the server stands still for five seconds', () => {
  const count = 20_000;
  const arrivals = Array.from({ length: count }, (_, index) => (index * 10 * second) / count);
  let still = true;
  const { decided, decidedAt } = simulate(arrivals, (now) => {
    if (!still || now < 3 * second) return 1;
    still = false;
    return 5 * second;
  });

  it('are all decided, and the queue is as quick afterwards as before', () => {
    expect(new Set(decided).size).toBe(count);
    expect(Math.max(...decidedAt.values())).toBeLessThan(35 * second);
  });
});
