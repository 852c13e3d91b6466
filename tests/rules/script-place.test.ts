import { expect, it } from 'vitest';
import { placeAfter, stepsHeard } from '../../web/simulator/script-place.ts';

const [looks, acts] = [{ looks: true }, { looks: false }];
const steps = [looks, acts, acts, looks, acts];
const after = (place: number, before: number[], ...done: number[]): number =>
  placeAfter(place, steps, new Set([...before, ...done]), new Set(before));

it.each<[why: string, at: number, to: number]>([
  ['a step done is left for the next', after(1, [0], 1), 2],
  ['what is only looked at stays until it is left', after(0, [], 0), 0],
  ['and is stopped at, though the page has read it already', after(2, [0, 1], 2, 3), 3],
  ['what was done earlier is passed', after(1, [0, 2], 1), 3],
  ['it catches up with a page that is ahead', after(0, [0], 1, 2), 3],
  ['a step passed over is not left behind', after(1, [0], 2), 1],
  ['whoever went back stays', after(1, [0, 1, 2], 3), 1],
  ['and goes on from there once it is done', after(1, [0, 2], 1), 3],
  ['whoever went ahead is not fetched back', after(4, [0], 1), 4],
  ['the last one ends it', after(4, [0, 1, 2, 3], 4), 5],
])('%s', (_, at, to) => expect(at).toBe(to));

const [monday, tuesday] = ['2026-09-07T10:00:00.001+03:00', '2026-09-08T10:00:00.001+03:00'];

it.each([
  ['the first answer tells all', undefined, monday, [0, 1], [[0, 1], []]],
  ['a later one what has been done since', { of: monday, steps: [0] }, monday, [0, 1], [[0, 1], [0]]],
  [
    'one that was read before another tab’s tells nothing, and takes nothing back',
    { of: monday, steps: [0, 1] },
    monday,
    [0],
    null,
  ],
  ['a new beginning takes everything back', { of: monday, steps: [0, 1] }, tuesday, [], [[], []]],
  ['and may begin further on', { of: monday, steps: [0, 1] }, tuesday, [0], [[0], []]],
  ['an answer of an earlier beginning tells nothing', { of: tuesday, steps: [] }, monday, [0, 1], null],
])('%s', (_, known, begunAt, done, expected) => {
  const heard = stepsHeard(known, { begunAt, done });
  expect(heard && [heard.now.steps, [...heard.before]]).toEqual(expected);
  if (heard) expect(heard.now.of).toBe(begunAt);
});
