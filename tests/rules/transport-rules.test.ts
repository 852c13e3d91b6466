import { describe, expect, it } from 'vitest';
import { busLines, stopTimes } from '../../seed/university/transport.ts';
import {
  freeNumber,
  transportRules,
  transportEligibilityRules,
  type TransportFacts,
} from '../../server/features/transport/transport-rules.ts';
import { collectRefusals } from '../../server/refusal.ts';

const facts: TransportFacts = {
  status: 'active',
  enrolled: true,
  semester: { en: 'First Semester', ar: 'الفصل الأول' },
  line: { code: 'S1', free: 1 },
  stops: true,
};
const told = (change: Partial<TransportFacts>): string[] =>
  [
    ...collectRefusals(transportEligibilityRules, { ...facts, ...change }),
    ...collectRefusals(transportRules, { ...facts, ...change }),
  ].map(({ Code }) => Code);

describe('a seat on a bus', () => {
  it.each<[string, Partial<TransportFacts>, string[]]>([
    ['the last one', {}, []],
    ['none left', { line: { code: 'S1', free: 0 } }, ['transport.noSeats']],
    ['a line that does not stop there', { stops: false }, ['transport.notServed']],
    [
      'full and not stopping there: only the latter',
      { line: { code: 'S1', free: 0 }, stops: false },
      ['transport.notServed'],
    ],
    ['no such line', { line: null, stops: false }, ['transport.notServed']],
    ['not enrolled', { enrolled: false }, ['transport.notEnrolled']],
    ['frozen, and so not enrolled either: only the former', { status: 'frozen', enrolled: false }, ['MSG-000076']],
    ['graduated', { status: 'graduated', enrolled: false }, ['student.recordClosed']],
  ])('%s', (_, change, codes) => expect(told(change)).toEqual(codes));

  it('has the lowest number nobody has', () =>
    expect([
      freeNumber(new Set()),
      freeNumber(new Set([1, 2])),
      freeNumber(new Set([2, 1, 4])),
      freeNumber(new Set([2])),
    ]).toEqual([1, 3, 3, 1]));
});

it('every line picks up before it arrives, in order, and brings back in the other', () => {
  for (const line of busLines) {
    const times = stopTimes(line);
    const pickUps = times.map(({ pickUp }) => pickUp);
    expect(pickUps).toEqual([...pickUps].sort((a, b) => a - b));
    expect(Math.max(...pickUps)).toBeLessThan(line[3]);
    const dropOffs = times.map(({ dropOff }) => dropOff);
    expect(dropOffs).toEqual([...dropOffs].sort((a, b) => b - a));
    expect(Math.min(...dropOffs)).toBeGreaterThan(line[4]);
  }
});
