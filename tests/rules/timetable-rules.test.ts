import { describe, expect, it } from 'vitest';
import { maximumTimetables, timetableRefusals, toSeat } from '../../server/features/timetable/timetable-rules.ts';

const sections = new Set([1, 2, 3]);
const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `Week ${String(at)}`);

describe('a timetable to save', () => {
  it.each([
    ['the first', 0, 'Mine', [1, 2], []],
    ['with a section of another semester', 0, 'Mine', [1, 4], [{ Code: 'MSG-000010', Params: {} }]],
    ['the sixth', 5, 'Mine', [1], []],
    ['the seventh', 6, 'Mine', [1], [{ Code: 'timetable.tooMany', Params: { maximum: maximumTimetables } }]],
    ['over one of six', 6, 'Week 3', [1], []],
  ])('%s', (_, kept, name, sectionIds, refusals) =>
    expect(timetableRefusals({ sections, names: names(kept) }, { name, sectionIds })).toEqual(refusals),
  );
});

describe('the seat in a section of a saved timetable', () => {
  it.each([
    ['own, though the section is full', { capacity: 20, seatsTaken: 20 }, true, 'mine'],
    ['free', { capacity: 20, seatsTaken: 19 }, false, 'free'],
    ['full', { capacity: 20, seatsTaken: 20 }, false, 'full'],
    ['of a section that is no longer offered', undefined, false, 'gone'],
  ] as const)('%s', (_, seats, isMine, seat) => expect(toSeat(seats, isMine)).toBe(seat));
});
