import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  maximumWait,
  PasswordQueue,
  type QueueRequest,
  type Place,
} from '../../server/features/account/account-queue-rules.ts';
import { rather } from '../support/long.ts';

/** One password takes 100 ms; whoever waits longer than 10 s is sent away. */
const each = 100;
const longest = 10_000;
const runs = rather(10, 300);

type Turn = { request: QueueRequest; place: Place<Turn>; before: number };

/** A queue whose passwords are compared one after the other, and what has come of everybody. */
class Machine {
  readonly queue = new PasswordQueue<Turn>(longest);
  now = 0;
  turns = 0;
  readonly done: { request: QueueRequest; at: number; turns: number }[] = [];
  readonly refused: { request: QueueRequest; wait: number }[] = [];

  enter(request: QueueRequest): number {
    const told = this.queue.enter(request, this.now, each);
    if ('wait' in told) {
      this.refused.push({ request, wait: told.wait });
      return told.wait;
    }
    this.queue.wait(told.place, { request, place: told.place, before: this.turns });
    return 0;
  }

  /** Compares passwords until nobody waits. */
  finish(): void {
    while (this.step());
  }

  /** Compares one password, and says whether there was one. */
  step(): boolean {
    this.now += each;
    const turn = this.queue.next();
    if (!turn) return false;
    this.done.push({ request: turn.request, at: this.now, turns: this.turns - turn.before });
    this.turns += 1;
    this.queue.leave(turn.place, this.now);
    return true;
  }
}

const requests = (network: string, count: number, known = true): QueueRequest[] =>
  Array.from({ length: count }, (_, index) => ({ network, name: `${network}-${index}`, known }));

/** Comes, and comes back as told, until there is a place. */
function keepComing(
  machine: Machine,
  crowd: QueueRequest[],
): { lastAt: number; most: number; idle: number; tries: number } {
  const due = crowd.map((request) => ({ request, at: machine.now }));
  let [idle, tries, most] = [0, 0, 0];
  const began = machine.done.length;
  while (machine.done.length - began < crowd.length && machine.now < 3_600_000) {
    for (const one of due.filter(({ at }) => at <= machine.now)) {
      tries += 1;
      const wait = machine.enter(one.request);
      most = Math.max(most, wait);
      one.at = wait === 0 ? Infinity : machine.now + Math.ceil(wait / 1000) * 1000;
    }
    if (!machine.step()) idle += 1;
  }
  return { lastAt: machine.now, most, idle, tries };
}

describe('a network', () => {
  const loads = fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 12 });

  it('waits for as many of each other one as of its own, however many those send', () => {
    fc.assert(
      fc.property(loads, fc.integer({ min: 1, max: 20 }), fc.boolean(), (others, own, after) => {
        const machine = new Machine();
        const flood = (): void =>
          others.forEach((count, index) =>
            requests(`other${index}`, count).forEach((request) => machine.enter(request)),
          );
        if (!after) flood();
        requests('own', own).forEach((request) => machine.enter(request));
        if (after) flood();
        if (own * (others.length + 1) * each <= longest)
          expect(machine.refused.filter(({ request }) => request.network === 'own')).toEqual([]);
        machine.finish();
        const ownDone = machine.done.filter(({ request }) => request.network === 'own');
        ownDone.forEach(({ turns }, ahead) => expect(turns).toBeLessThanOrEqual((ahead + 1) * (others.length + 1) - 1));
      }),
      { numRuns: runs },
    );
  });

  it('that is alone has the whole line, and nobody is sent away who would wait no longer than is bearable', () => {
    const machine = new Machine();
    requests('campus', 150).forEach((request) => machine.enter(request));
    expect(machine.refused.length).toBe(150 - longest / each - 1);
  });

  it('waits its turn where names that nobody has keep coming, and they wait for no more than three each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }), (known, nobodys) => {
        const machine = new Machine();
        requests('attack', nobodys, false).forEach((request) => machine.enter(request));
        requests('campus', known).forEach((request) => machine.enter(request));
        machine.finish();
        machine.done
          .filter(({ request }) => request.known)
          .forEach(({ turns }, ahead) => expect(turns).toBeLessThanOrEqual(ahead + Math.ceil((ahead + 1) / 3)));
        machine.done
          .filter(({ request }) => !request.known)
          .forEach(({ turns }, ahead) => expect(turns).toBeLessThanOrEqual((ahead + 1) * 4));
      }),
      { numRuns: runs },
    );
  });
});

describe('whoever is sent away', () => {
  it('is told a minute at most, and gets in when back as told: 2,000 of one campus, with no turn unused', () => {
    const machine = new Machine();
    const { lastAt, most, idle, tries } = keepComing(machine, requests('campus', 2_000));
    expect(most).toBeLessThanOrEqual(maximumWait);
    expect(lastAt).toBeLessThanOrEqual(2_000 * each + 20 * each);
    expect(idle).toBeLessThanOrEqual(20);
    expect(tries).toBeLessThan(2_000 * 4);
  });

  it('has a place for the time that was told, whoever comes meanwhile', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 102, max: 600 }),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 0, max: 10 }),
        (first, newcomers, late) => {
          const machine = new Machine();
          const waits = requests('campus', first)
            .map((request) => ({ request, at: machine.enter(request) }))
            .filter(({ at }) => at > 0 && at < maximumWait);
          while (machine.now < maximumWait) {
            machine.step();
            for (let i = 0; i < newcomers / 100; i += 1)
              machine.enter({ network: 'campus', name: `late-${machine.now}-${i}`, known: true });
            for (const { request } of waits.filter(
              ({ at }) => at + late * 1000 <= machine.now && at + late * 1000 > machine.now - each,
            ))
              expect(machine.enter(request)).toBe(0);
          }
        },
      ),
      { numRuns: runs },
    );
  });

  it('and does not come back is forgotten: a newcomer gets in as soon as the queue is empty', () => {
    const machine = new Machine();
    requests('attack', 2_400).forEach((request) => machine.enter(request));
    expect(machine.enter({ network: 'home', name: 'student', known: true })).toBe(0);
    while (machine.done.length < 102) machine.step();
    expect(machine.enter({ network: 'attack', name: 'student', known: true })).toBe(0);
    machine.finish();
    machine.now += maximumWait + 30_000;
    machine.enter({ network: 'home', name: 'another', known: true });
    machine.finish();
    expect(machine.queue.size).toBe(0);
  });
});

describe('the wait that a refused request is told', () => {
  /** A queue of one second: ten comparisons of 100 ms. */
  const newQueue = () => new PasswordQueue<string>(1000);
  const fill = (queue: PasswordQueue<string>, network: string, count: number, known = true): Place<string>[] =>
    requests(network, count, known).map((request) => {
      const answer = queue.enter(request, 0, each);
      if ('wait' in answer) throw new Error(`${request.name} is refused`);
      return answer.place;
    });
  const waitOf = (queue: PasswordQueue<string>, name: string, now = 0, network = 'a', known = true): number => {
    const answer = queue.enter({ network, name, known }, now, each);
    return 'wait' in answer ? answer.wait : 0;
  };

  it('is what its own network has before it, less half of the queue, and a second at least', () => {
    const queue = newQueue();
    fill(queue, 'a', 11);
    // 11 turns are 1,100 ms; without 500 ms, it is below the least wait.
    expect(waitOf(queue, 'first')).toBe(1000);
    // With the refused ones before it: 16 turns are 1,600 ms, less 500.
    for (const name of ['2', '3', '4', '5']) waitOf(queue, name);
    expect(waitOf(queue, 'sixth')).toBe(1100);
    // Who comes again before that keeps the place among the refused.
    expect(waitOf(queue, 'sixth')).toBe(1100);
    expect(waitOf(queue, 'seventh')).toBe(1200);
  });
  it('counts every other network with no more than one turn above its own', () => {
    const queue = newQueue();
    fill(queue, 'b', 8);
    fill(queue, 'c', 2);
    fill(queue, 'a', 3);
    for (let place = 3; waitOf(queue, `${place}`) === 0; place += 1) expect(place).toBeLessThan(8);
    // Held: b 8, c 2, a 4, and one of a is refused: 5 of its own, 6 of b and 2 of c are 13 turns.
    expect(waitOf(queue, 'next')).toBe(1000);
    for (const name of ['w', 'x', 'y', 'z']) waitOf(queue, name);
    // Six refused ones before: 10 of a, 8 of b and 2 of c are 20 turns.
    expect(waitOf(queue, 'last')).toBe(1500);
  });
  it('counts one unknown name for three known ones, and three known ones for each unknown', () => {
    const queue = newQueue();
    fill(queue, 'u', 5, false);
    fill(queue, 'a', 8);
    // 8 known ones and two unknown ones before it are ten turns: just in time.
    expect(waitOf(queue, 'in')).toBe(0);
    // 9 and 3 are twelve: too many.
    expect(waitOf(queue, 'out')).toBe(1000);
    // An unknown name waits for its own five and all nine known ones.
    expect(waitOf(queue, 'nobody', 0, 'u', false)).toBe(1000);
    for (const name of ['n1', 'n2']) waitOf(queue, name, 0, 'u', false);
    expect(waitOf(queue, 'n3', 0, 'u', false)).toBe(1200);
  });
  it('lets it in at that time, also past new requests, which leave it half of the queue', () => {
    const queue = newQueue();
    const places = fill(queue, 'a', 11);
    expect(waitOf(queue, 'refused')).toBe(1000);
    expect(waitOf(queue, 'refused', 999)).toBe(1000);
    for (const place of places.slice(0, 5)) queue.leave(place, 1000);
    // Six turns are before a new one: more than half of the queue.
    expect(waitOf(queue, 'new', 1000)).toBeGreaterThan(0);
    expect(waitOf(queue, 'refused', 1999)).toBe(0);
  });
  it('is a minute at most, and then without a promise', () => {
    const queue = new PasswordQueue<string>(1000);
    const slow = 10_000;
    const enter = (name: string, now: number): number => {
      const answer = queue.enter({ network: 'a', name, known: true }, now, slow);
      return 'wait' in answer ? answer.wait : 0;
    };
    expect(enter('first', 0)).toBe(0);
    // 10 s less half a second.
    expect(enter('second', 0)).toBe(9500);
    for (const name of ['3', '4', '5', '6', '7']) enter(name, 0);
    // 7 turns before it: 69.5 s.
    expect(enter('late', 0)).toBe(60_000);
    expect(enter('7', 59_500)).toBe(0);
    // Nothing was promised: those that may still come are before it, the forgotten ones no longer.
    expect(enter('late', 60_000)).toBeGreaterThan(0);
  });
  it('is forgotten half a minute after that, and the network with it', () => {
    const queue = newQueue();
    const places = fill(queue, 'a', 11);
    expect(waitOf(queue, 'refused')).toBe(1000);
    for (const place of places) queue.leave(place, 30_999);
    expect(queue.size).toBe(1);
    const [place] = fill(queue, 'b', 1);
    queue.leave(place!, 31_000);
    expect(queue.size).toBe(0);
  });
});

describe('the next turn', () => {
  const ask = (queue: PasswordQueue<string>, network: string, name: string, known = true): void => {
    const answer = queue.enter({ network, name, known }, 0, 1);
    if ('place' in answer) queue.wait(answer.place, name);
  };
  const order = (queue: PasswordQueue<string>): string[] => {
    const turns: string[] = [];
    for (let turn = queue.next(); turn !== undefined; turn = queue.next()) turns.push(turn);
    return turns;
  };
  it('goes round the networks, and within one in the order of arrival', () => {
    const queue = new PasswordQueue<string>(10_000);
    for (const name of ['a1', 'a2', 'a3']) ask(queue, 'a', name);
    for (const name of ['b1', 'b2']) ask(queue, 'b', name);
    expect(order(queue)).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });
  it('is that of an unknown name after three known ones, or if no other waits', () => {
    const queue = new PasswordQueue<string>(10_000);
    for (const name of ['u1', 'u2', 'u3']) ask(queue, 'u', name, false);
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(queue, 'a', name);
    expect(order(queue)).toEqual(['a1', 'a2', 'a3', 'u1', 'a4', 'a5', 'u2', 'u3']);
    expect(queue.next()).toBeUndefined();
  });
});
