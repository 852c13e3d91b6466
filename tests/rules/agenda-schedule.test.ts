import { describe, expect, it } from 'vitest';
import type { Agenda } from '../../web/api/agenda.ts';
import {
  firstReads,
  firstSpread,
  nextEdge,
  otherReads,
  otherSpread,
  waitBeforeReading,
} from '../../web/app/agenda-schedule.ts';
import { betweenSeats } from '../../web/features/registration/between-seats.ts';

const at = (time: string): number => Date.parse(`2026-08-30T${time}+03:00`);
const opensAt = '2026-08-30T08:00:00+03:00';
const closesAt = '2026-09-10T00:00:00+03:00';
const upcoming = (more: Partial<Agenda['services'][number]> = {}): Agenda => ({
  services: [
    {
      service: 'registration',
      path: '/registeredCourses',
      open: false,
      reasons: [{ Code: 'MSG-000003', Params: { context: 'upcoming', opensAt, closesAt } }],
      opensAt,
      closesAt,
      ...more,
    },
  ],
});
const open = upcoming({ open: true, reasons: [] });

describe('the next edge of the agenda', () => {
  it.each([
    ['an opening', upcoming(), at('07:59:59'), at('08:00:00')],
    ['midnight in Bahrain, where nothing comes before it', upcoming(), at('08:00:00'), at('00:00:00') + 86_400_000],
    ['a closing', open, Date.parse('2026-09-09T23:00:00+03:00'), Date.parse(closesAt)],
    [
      'midnight, where the agenda has no instants',
      upcoming({ opensAt: null, closesAt: null, reasons: [] }),
      at('23:59:59'),
      at('00:00:00') + 86_400_000,
    ],
  ])('is %s', (_, agenda, now, edge) => expect(nextEdge(agenda, now)).toBe(edge));
});

describe('the wait before the services are read again', () => {
  const wait = (agenda: Agenda, time: string, random = 0, tries = 0): number =>
    waitBeforeReading(agenda, { now: at(time), random, tries });

  it('ends at the edge, or up to a bounded while after it', () => {
    expect(wait(upcoming(), '07:59:50')).toBe(10_000);
    expect(wait(upcoming(), '07:59:50', 0.999_999)).toBeLessThan(10_000 + firstSpread);
  });

  it('grows while the server does not know of the edge yet, and has an end', () => {
    const waits = [0, 1, 2, 3, 20].map((tries) => wait(upcoming(), '08:00:01', 0, tries));
    expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 300_000]);
  });

  it('is never behind an edge that the answer knows', () => expect(wait(open, '08:00:01')).toBeGreaterThan(3_600_000));
});

/**
 * The number of calls in each second after a period opens. Each of the `pages` sends `reads` requests at a random
 * instant within `spread` milliseconds.
 */
const callsBySecond = (pages: number, reads: number, spread: number): number[] => {
  const seconds = new Array<number>(Math.ceil(spread / 1000)).fill(0);
  let seed = 1;
  const random = (): number => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  for (let page = 0; page < pages; page += 1) {
    const second = Math.floor((random() * spread) / 1000);
    seconds[second] = (seconds[second] ?? 0) + reads;
  }
  return seconds;
};

describe('2,000 pages at one opening', () => {
  // A registration page first requests services and preview; then its list, the registered courses, the waiting list
  // and the student information.
  const first = callsBySecond(2_000, 2, firstSpread);
  const others = callsBySecond(2_000, 4, otherSpread);

  it('are no rush: nowhere near what the server answers in a second', () => {
    const together = others.map((calls, second) => calls + (first[second] ?? 0));
    expect(Math.max(...together)).toBeLessThan(450);
    expect(together.reduce((a, b) => a + b)).toBe(12_000);
  });

  it('ask each thing once', () =>
    expect(new Set([...firstReads, ...otherReads]).size).toBe(firstReads.length + otherReads.length));
});

it('seats that are looked at are read every 30 to 60 seconds', () => {
  expect([betweenSeats(() => 0), betweenSeats(() => 0.5), betweenSeats(() => 0.999_999)].map(Math.round)).toEqual([
    30_000, 45_000, 60_000,
  ]);
});
