import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, openDatabase, type Db } from '../../db/db.ts';
import { openClock, type ScheduledJob } from '../../server/clock/business-clock.ts';
import { bahrainOffset } from '../../locales/durations.ts';
import {
  toDate,
  isWorkingDay,
  nextWorkingDay,
  toStartOfDay,
  toIso,
  toIsoOrNull,
  toWeekday,
} from '../../server/clock/clock.ts';

const at = (iso: string): number => Date.parse(iso);

describe('Bahrain', () => {
  it('any instant is written as its date writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 4e12 }), (instant) => {
        const text = new Date(instant + bahrainOffset).toISOString();
        expect(toIso(instant)).toBe(`${text.slice(0, 19)}+03:00`);
        expect(toDate(instant)).toBe(text.slice(0, 10));
      }),
    );
  });

  it.each([
    ['2026-09-06T20:59:59Z', '2026-09-06', 0],
    ['2026-09-06T21:00:00Z', '2026-09-07', 1],
    ['2026-12-31T20:59:59.999Z', '2026-12-31', 4],
    ['2026-12-31T21:00:00Z', '2027-01-01', 5],
    ['2028-02-28T21:00:00Z', '2028-02-29', 2],
  ])('%s is on %s, weekday %i', (instant, date, weekday) => {
    expect(toDate(at(instant))).toBe(date);
    expect(toWeekday(at(instant))).toBe(weekday);
  });

  it('starts its days three hours before Greenwich', () => {
    expect(toStartOfDay('2026-09-07')).toBe(at('2026-09-06T21:00:00Z'));
    expect(toDate(toStartOfDay('2026-09-07'))).toBe('2026-09-07');
    expect(toDate(toStartOfDay('2026-09-07') - 1)).toBe('2026-09-06');
  });

  it('writes instants with its offset, to the second', () => {
    expect(toIso(at('2026-09-06T21:00:00.999Z'))).toBe('2026-09-07T00:00:00+03:00');
    expect(at(toIso(at('2026-07-01T12:34:56Z')))).toBe(at('2026-07-01T12:34:56Z'));
    expect(toIsoOrNull(null)).toBeNull();
  });

  it('works from Sunday to Thursday', () => {
    const week = ['06', '07', '08', '09', '10', '11', '12'].map((day) =>
      isWorkingDay(at(`2026-09-${day}T12:00:00+03:00`)),
    );
    expect(week).toEqual([true, true, true, true, true, false, false]);
    expect(isWorkingDay(at('2026-09-10T23:59:59.999+03:00'))).toBe(true);
    expect(isWorkingDay(at('2026-09-11T00:00:00+03:00'))).toBe(false);
    expect(isWorkingDay(at('2026-09-12T23:59:59.999+03:00'))).toBe(false);
    expect(isWorkingDay(at('2026-09-13T00:00:00+03:00'))).toBe(true);
  });

  it.each([
    ['2026-09-09T10:00:00+03:00', '2026-09-10'],
    ['2026-09-10T10:00:00+03:00', '2026-09-13'],
    ['2026-09-11T00:00:00+03:00', '2026-09-13'],
    ['2026-09-12T23:59:59+03:00', '2026-09-13'],
    ['2026-09-13T00:00:00+03:00', '2026-09-14'],
  ])('after %s works next on %s', (instant, date) => expect(nextWorkingDay(at(instant))).toBe(toStartOfDay(date)));
});

describe('the business clock', () => {
  const instant = at('2026-09-07T10:00:00+03:00');
  let db: Db;
  let machine: number;
  const open = (scheduledJobs: ScheduledJob[] = []) => openClock(db, scheduledJobs, () => machine);

  beforeEach(() => {
    db = openDatabase(':memory:');
    machine = at('2030-01-01T00:00:00Z');
  });

  it('lives by the machine until it is set', () => {
    expect([open().mode(), open().now()]).toEqual(['live', machine]);
  });

  it('stands still when frozen, goes on when ticking, follows the machine when live', () => {
    const clock = open();
    clock.set('frozen', instant);
    machine += 5000;
    expect([clock.mode(), clock.now()]).toEqual(['frozen', instant]);
    clock.set('ticking', instant);
    machine += 5000;
    expect([clock.mode(), clock.now()]).toEqual(['ticking', instant + 5000]);
    clock.set('frozen');
    machine += 5000;
    expect(clock.now()).toBe(instant + 5000);
    clock.set('live');
    expect(clock.now()).toBe(machine);
    clock.set('ticking', instant);
    clock.set('ticking', instant - 86_400_000);
    expect(clock.now()).toBe(instant - 86_400_000);
  });

  it('keeps its place over a restart', () => {
    const clock = open();
    clock.set('ticking', instant);
    machine += 60_000;
    clock.save();
    machine += 3_600_000;
    expect(open().now()).toBe(instant + 60_000);
    const frozen = open();
    frozen.set('frozen', instant);
    frozen.save();
    expect(open().now()).toBe(instant);
  });

  /** A job that is due at given instants and records the clock's time when it runs. */
  const work = (name: string, dues: number[], seen: [string, number, number][], now: () => number): ScheduledJob => ({
    name,
    waitsFor: [],
    next: () => dues[0] ?? null,
    run: (_, due) => {
      dues.shift();
      seen.push([name, due, now()]);
    },
  });

  it('does what falls due in order, each at its own instant, whatever its kind', () => {
    const seen: [string, number, number][] = [];
    const clock = open([
      work('a', [instant + 1000, instant + 4000], seen, () => clock.now()),
      work('b', [instant + 2000, instant + 3000, instant + 9000], seen, () => clock.now()),
    ]);
    clock.set('frozen', instant);
    expect(seen).toEqual([]);
    clock.set('frozen', instant + 4000);
    expect(seen).toEqual(
      [1000, 2000, 3000, 4000].map((offset, index) => [
        ['a', 'b', 'b', 'a'][index],
        instant + offset,
        instant + offset,
      ]),
    );
    expect(clock.now()).toBe(instant + 4000);
    clock.set('frozen', instant + 8999);
    expect(seen).toHaveLength(4);
    clock.set('frozen', instant + 9000);
    expect(seen).toHaveLength(5);
  });

  it('does what falls due while it ticks', async () => {
    const seen: [string, number, number][] = [];
    const clock = open([work('a', [instant + 1000], seen, () => clock.now())]);
    clock.set('ticking', instant);
    machine += 999;
    await clock.runDueJobs();
    expect(seen).toEqual([]);
    machine += 1;
    await clock.runDueJobs();
    await clock.runDueJobs();
    expect(seen).toEqual([['a', instant + 1000, instant + 1000]]);
  });

  it('undoes work that fails and keeps its time', () => {
    const clock = open([
      {
        name: 'fails',
        waitsFor: [],
        next: () => instant + 1,
        run: (tx) => {
          tx.$client.exec("insert into outbox (at, channel, recipient, subject, body) values (1, 'sms', '', '', '')");
          throw new Error('no');
        },
      },
    ]);
    clock.set('frozen', instant);
    expect(() => clock.set('frozen', instant + 1)).toThrow('no');
    expect(db.$client.prepare('select count(*) n from outbox').get()).toEqual({ n: 0 });
    expect(clock.now()).toBe(instant);
  });
});

describe('the clock of a file, whose process is killed', () => {
  const instant = at('2026-09-07T10:00:00+03:00');
  const folder = mkdtempSync(join(tmpdir(), 'sis-clock-'));
  const file = join(folder, 'clock.sqlite');
  const opened: Db[] = [];
  let machine = at('2030-01-01T00:00:00Z');
  /** Opens the file as a new process does. What the killed process had not written is lost. */
  const begin = (scheduledJobs: ScheduledJob[] = []) => {
    const db = openDatabase(file);
    opened.push(db);
    return { db, clock: openClock(db, scheduledJobs, () => machine) };
  };
  afterAll(() => {
    for (const db of opened) db.$client.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('never goes back, whatever it told and however long the process was busy, and goes ahead by seconds only', () => {
    begin().clock.set('ticking', instant);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 30 }), (pauses) => {
        const { clock } = begin();
        let told = clock.now();
        for (const pause of pauses) {
          machine += pause;
          const next = clock.now();
          expect(next).toBeGreaterThanOrEqual(told);
          told = next;
        }
        machine += 86_400_000;
        const after = begin().clock.now();
        expect(after).toBeGreaterThanOrEqual(told);
        expect(after - told).toBeLessThanOrEqual(10_000);
      }),
      { numRuns: 50 },
    );
  });

  it('tells no time in a transaction that the file does not hold already', () => {
    const { db, clock } = begin();
    clock.set('ticking', instant);
    let told = 0;
    expect(() =>
      inTransaction(db, () => {
        machine += 60_000;
        told = clock.now();
        throw new Error('undone');
      }),
    ).toThrow('undone');
    expect(begin().clock.now()).toBeGreaterThanOrEqual(told);
    machine += 1;
    expect(clock.now()).toBe(instant + 60_001);
  });

  it('goes on where its work had come to when it was killed on a long way', () => {
    const dues = [instant + 1000, instant + 86_400_000, instant + 172_800_000];
    const work: ScheduledJob = {
      name: 'work',
      waitsFor: [],
      next: () => dues[0] ?? null,
      run: (_, due) => {
        if (dues.length === 1) throw new Error('killed');
        dues.shift();
        expect(due).toBeLessThan(instant + 172_800_000);
      },
    };
    const { clock } = begin([work]);
    clock.set('frozen', instant);
    expect(() => clock.set('frozen', instant + 864_000_000)).toThrow('killed');
    expect(begin().clock.now()).toBe(instant + 86_400_000);
  });

  it('goes on exactly where it stood when the process ends as it should', () => {
    const { clock } = begin();
    clock.set('ticking', instant);
    machine += 5_000;
    clock.now();
    clock.save();
    machine += 86_400_000;
    expect(begin().clock.now()).toBe(instant + 5_000);
  });
});
