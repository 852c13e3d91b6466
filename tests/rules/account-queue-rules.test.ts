import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PasswordQueue,
  withTurn,
  type QueueRequest,
  type Place,
} from '../../server/features/account/account-queue-rules.ts';
import { rather } from '../support/long.ts';

/** Milliseconds of one comparison, and the longest wait before a request is refused. */
const each = 100;
const longest = 10_000;
const runs = rather(10, 300);

type Turn = { request: QueueRequest; place: Place<Turn>; before: number };

/** A queue with one comparison at a time, and the result of each request. */
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

  /** Compares passwords until no request waits. */
  finish(): void {
    while (this.step());
  }

  /** Compares one password. Returns false if no request waits. */
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

/** Lets each user of a crowd send a request, and repeat it after the given wait, until it gets a place. */
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
  it('gets in at the first return, and is told no more than the rest takes: 2,000 of one campus, with no turn unused', () => {
    const machine = new Machine();
    const { lastAt, most, idle, tries } = keepComing(machine, requests('campus', 2_000));
    expect(most).toBeLessThanOrEqual(2_000 * each - longest / 2);
    expect(lastAt).toBeLessThanOrEqual(2_000 * each + 20 * each);
    expect(idle).toBeLessThanOrEqual(20);
    expect(tries).toBe(2_000 + machine.refused.length);
    expect(new Set(machine.refused.map(({ request }) => request.name)).size).toBe(machine.refused.length);
  });

  it('is told the time of all before it, also where each student has a network: 2,000 at home', () => {
    const machine = new Machine();
    const crowd = Array.from({ length: 2_000 }, (_, index) => requests(`home${index}`, 1)).flat();
    const { lastAt, most } = keepComing(machine, crowd);
    expect(machine.refused.length).toBeLessThan(2_000);
    expect(most).toBeGreaterThan(2_000 * each - longest);
    expect(lastAt).toBeLessThanOrEqual(2_000 * each + 20 * each);
    // A request with a place, given at once or on its return, waits in the queue for at most `longest`.
    expect(Math.max(...machine.done.map(({ turns }) => turns * each))).toBeLessThanOrEqual(longest);
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
            .filter(({ at }) => at > 0);
          while (machine.now < 60_000) {
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
    machine.now += 2_400 * each + 30_000;
    machine.enter({ network: 'home', name: 'another', known: true });
    machine.finish();
    expect(machine.queue.size).toBe(0);
  });
});

describe('the wait that a refused request is told', () => {
  /** A queue with a limit of one second: ten comparisons of 100 ms. */
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
    // 11 comparisons take 1,100 ms. Minus half of the queue (500 ms), this is below the shortest wait.
    expect(waitOf(queue, 'first')).toBe(1000);
    // The refused requests count too: 16 comparisons take 1,600 ms, minus 500 ms.
    for (const name of ['2', '3', '4', '5']) waitOf(queue, name);
    expect(waitOf(queue, 'sixth')).toBe(1100);
    // A request that returns too early keeps its place among the refused ones.
    expect(waitOf(queue, 'sixth')).toBe(1100);
    expect(waitOf(queue, 'seventh')).toBe(1200);
  });
  it('counts every other network with no more than one turn above its own', () => {
    const queue = newQueue();
    fill(queue, 'b', 8);
    fill(queue, 'c', 2);
    fill(queue, 'a', 3);
    for (let place = 3; waitOf(queue, `${place}`) === 0; place += 1) expect(place).toBeLessThan(8);
    // Networks b and c have 8 and 2 places, network a has 4 and one refused request. Before `next` come these 5 of its
    // own network a, 6 of b and 2 of c: 13 comparisons.
    expect(waitOf(queue, 'next')).toBe(1000);
    for (const name of ['w', 'x', 'y', 'z']) waitOf(queue, name);
    // Network a now has 4 places and six refused requests. Before `last` come these 10, 8 of b and 2 of c: 20
    // comparisons.
    expect(waitOf(queue, 'last')).toBe(1500);
  });
  it('counts one unknown name for three known ones, and three known ones for each unknown', () => {
    const queue = newQueue();
    fill(queue, 'u', 5, false);
    fill(queue, 'a', 8);
    // 8 known and 2 unknown names are ten comparisons, just within the limit.
    expect(waitOf(queue, 'in')).toBe(0);
    // 9 known and 3 unknown names are twelve comparisons, above the limit.
    expect(waitOf(queue, 'out')).toBe(1000);
    // A request with an unknown name waits for the five earlier ones of its own network and for all nine requests with
    // known names.
    expect(waitOf(queue, 'nobody', 0, 'u', false)).toBe(1000);
    for (const name of ['n1', 'n2']) waitOf(queue, name, 0, 'u', false);
    expect(waitOf(queue, 'n3', 0, 'u', false)).toBe(1200);
  });
  it('lets it in at that time, also past new requests, which leave it half of the queue', () => {
    const queue = newQueue();
    const places = fill(queue, 'a', 11);
    expect(waitOf(queue, 'refused')).toBe(1000);
    expect(waitOf(queue, 'refused', 999)).toBe(1000);
    queue.leave(places[0]!, 1000);
    // Ten comparisons and the refused request come before a new one: 1,100 ms, more than the limit of one second.
    expect(waitOf(queue, 'new', 1000)).toBeGreaterThan(0);
    for (const place of places.slice(1, 5)) queue.leave(place, 1000);
    // Six comparisons and the two refused requests come before a new one: there is room for all.
    expect(waitOf(queue, 'newer', 1000)).toBe(0);
    expect(waitOf(queue, 'refused', 1999)).toBe(0);
  });
  it('is the whole time, however long, and kept', () => {
    const queue = new PasswordQueue<string>(1000);
    const slow = 10_000;
    const enter = (name: string, now: number): number => {
      const answer = queue.enter({ network: 'a', name, known: true }, now, slow);
      return 'wait' in answer ? answer.wait : 0;
    };
    expect(enter('first', 0)).toBe(0);
    // The wait is 10 s minus half a second.
    expect(enter('second', 0)).toBe(9500);
    for (const name of ['3', '4', '5', '6', '7']) enter(name, 0);
    // 7 comparisons come before `late`: 70 s, minus half a second.
    expect(enter('late', 0)).toBe(69_500);
    expect(enter('7', 59_500)).toBe(0);
    expect(enter('late', 69_500)).toBe(0);
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

describe('the measured time of a turn', () => {
  const after = (average: number, turns: number[]): number => turns.reduce(withTurn, average);
  const repeated = (milliseconds: number, times = 400): number[] => Array.from({ length: times }, () => milliseconds);
  it('becomes that of the last turns, quicker or slower', () => {
    expect(withTurn(40, 56)).toBe(40.5);
    expect(after(40, repeated(250))).toBeCloseTo(250, 0);
    expect(after(250, repeated(20))).toBeCloseTo(20, 0);
  });
  it('rises little while the server is busy with the arrival of a crowd', () => {
    expect(after(40, repeated(1_000, 15))).toBeLessThan(52);
  });
  it('is never that of turns without a comparison', () => {
    expect(after(40, repeated(0.1))).toBeCloseTo(10, 0);
  });
});
