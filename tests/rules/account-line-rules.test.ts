import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { longestTold, PasswordLine, type Comer, type Place } from '../../server/features/account/account-line-rules.ts';
import { rather } from '../support/long.ts';

/** One password takes 100 ms; whoever waits longer than 10 s is sent away. */
const each = 100;
const longest = 10_000;
const runs = rather(10, 300);

type Turn = { comer: Comer; place: Place<Turn>; before: number };

/** A line whose passwords are compared one after the other, and what has come of everybody. */
class Machine {
  readonly line = new PasswordLine<Turn>(longest);
  now = 0;
  turns = 0;
  readonly done: { comer: Comer; at: number; turns: number }[] = [];
  readonly sentAway: { comer: Comer; wait: number }[] = [];

  arrive(comer: Comer): number {
    const told = this.line.arrive(comer, this.now, each);
    if ('wait' in told) {
      this.sentAway.push({ comer, wait: told.wait });
      return told.wait;
    }
    this.line.ask(told.place, { comer, place: told.place, before: this.turns });
    return 0;
  }

  /** Compares passwords until nobody waits. */
  finish(): void {
    while (this.step());
  }

  /** Compares one password, and says whether there was one. */
  step(): boolean {
    this.now += each;
    const turn = this.line.next();
    if (!turn) return false;
    this.done.push({ comer: turn.comer, at: this.now, turns: this.turns - turn.before });
    this.turns += 1;
    this.line.leave(turn.place, this.now);
    return true;
  }
}

const comers = (network: string, count: number, known = true): Comer[] =>
  Array.from({ length: count }, (_, index) => ({ network, name: `${network}-${index}`, known }));

/** Comes, and comes back as told, until there is a place. */
function keepComing(machine: Machine, crowd: Comer[]): { lastAt: number; most: number; idle: number; tries: number } {
  const due = crowd.map((comer) => ({ comer, at: machine.now }));
  let [idle, tries, most] = [0, 0, 0];
  const began = machine.done.length;
  while (machine.done.length - began < crowd.length && machine.now < 3_600_000) {
    for (const one of due.filter(({ at }) => at <= machine.now)) {
      tries += 1;
      const wait = machine.arrive(one.comer);
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
          others.forEach((count, index) => comers(`other${index}`, count).forEach((comer) => machine.arrive(comer)));
        if (!after) flood();
        comers('own', own).forEach((comer) => machine.arrive(comer));
        if (after) flood();
        if (own * (others.length + 1) * each <= longest)
          expect(machine.sentAway.filter(({ comer }) => comer.network === 'own')).toEqual([]);
        machine.finish();
        const ownDone = machine.done.filter(({ comer }) => comer.network === 'own');
        ownDone.forEach(({ turns }, ahead) => expect(turns).toBeLessThanOrEqual((ahead + 1) * (others.length + 1) - 1));
      }),
      { numRuns: runs },
    );
  });

  it('that is alone has the whole line, and nobody is sent away who would wait no longer than is bearable', () => {
    const machine = new Machine();
    comers('campus', 150).forEach((comer) => machine.arrive(comer));
    expect(machine.sentAway.length).toBe(150 - longest / each - 1);
  });

  it('waits its turn where names that nobody has keep coming, and they wait for no more than three each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 1, max: 90 }), (known, nobodys) => {
        const machine = new Machine();
        comers('attack', nobodys, false).forEach((comer) => machine.arrive(comer));
        comers('campus', known).forEach((comer) => machine.arrive(comer));
        machine.finish();
        machine.done
          .filter(({ comer }) => comer.known)
          .forEach(({ turns }, ahead) => expect(turns).toBeLessThanOrEqual(ahead + Math.ceil((ahead + 1) / 3)));
        machine.done
          .filter(({ comer }) => !comer.known)
          .forEach(({ turns }, ahead) => expect(turns).toBeLessThanOrEqual((ahead + 1) * 4));
      }),
      { numRuns: runs },
    );
  });
});

describe('whoever is sent away', () => {
  it('is told a minute at most, and gets in when back as told: 2,000 of one campus, with no turn unused', () => {
    const machine = new Machine();
    const { lastAt, most, idle, tries } = keepComing(machine, comers('campus', 2_000));
    expect(most).toBeLessThanOrEqual(longestTold);
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
          const waits = comers('campus', first)
            .map((comer) => ({ comer, at: machine.arrive(comer) }))
            .filter(({ at }) => at > 0 && at < longestTold);
          while (machine.now < longestTold) {
            machine.step();
            for (let i = 0; i < newcomers / 100; i += 1)
              machine.arrive({ network: 'campus', name: `late-${machine.now}-${i}`, known: true });
            for (const { comer } of waits.filter(
              ({ at }) => at + late * 1000 <= machine.now && at + late * 1000 > machine.now - each,
            ))
              expect(machine.arrive(comer)).toBe(0);
          }
        },
      ),
      { numRuns: runs },
    );
  });

  it('and does not come back is forgotten: a newcomer gets in as soon as the line is empty', () => {
    const machine = new Machine();
    comers('attack', 2_400).forEach((comer) => machine.arrive(comer));
    expect(machine.arrive({ network: 'home', name: 'student', known: true })).toBe(0);
    while (machine.done.length < 102) machine.step();
    expect(machine.arrive({ network: 'attack', name: 'student', known: true })).toBe(0);
    machine.finish();
    machine.now += longestTold + 30_000;
    machine.arrive({ network: 'home', name: 'another', known: true });
    machine.finish();
    expect(machine.line.size).toBe(0);
  });
});
