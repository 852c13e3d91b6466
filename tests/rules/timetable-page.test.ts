import { describe, expect, it } from 'vitest';
import { isBreak, withBreak, withoutBreak } from '../../web/features/timetable/breaks.ts';
import { chosenIn, fragmentOf, sectionsIn, textOfChosen } from '../../web/features/timetable/chosen.ts';
import { newWish, offeredWishes, timeOf, wishesFrom } from '../../web/features/timetable/wishes.ts';

describe('the courses in the address', () => {
  it('are read as they were written', () => {
    const chosen = [{ courseIds: [7], optional: false }, { courseIds: [12, 15], optional: false }, { courseIds: [31], optional: true }];
    expect(textOfChosen(chosen)).toBe('7,12.15,31o');
    expect(chosenIn('7,12.15,31o')).toEqual(chosen);
  });

  it.each([null, '', 'x', '0', '-1', '1e3', '<b>', '9999999'])('are none in %j', (text) => expect(chosenIn(text)).toEqual([]));

  it('are each asked for once, and no more than the server answers', () => {
    expect(chosenIn('7,7.8,8o')).toEqual([{ courseIds: [7], optional: false }, { courseIds: [8], optional: false }]);
    expect(chosenIn(Array.from({ length: 40 }, (_, index) => index + 1).join()).length).toBe(20);
  });
});

it('a shared link holds section ids and nothing else', () => {
  expect(fragmentOf([4, 11])).toBe('#sections=4,11');
  expect(sectionsIn('#sections=4,11,4')).toEqual([4, 11]);
  for (const other of ['', '#content', '#sections=', '#sections=4,x', '#sections=0']) expect(sectionsIn(other)).toEqual([]);
});

describe('breaks', () => {
  const noon = { day: 1, from: 720, to: 780 };
  it('that touch become one, on their day alone', () => {
    expect(withBreak([noon], { day: 1, from: 780, to: 840 })).toEqual([{ day: 1, from: 720, to: 840 }]);
    expect(withBreak([noon], { day: 0, from: 780, to: 840 })).toEqual([{ day: 0, from: 780, to: 840 }, noon]);
  });

  it('are cut where an hour is taken back', () => {
    const left = withoutBreak([{ day: 1, from: 660, to: 840 }], noon);
    expect(left).toEqual([{ day: 1, from: 660, to: 720 }, { day: 1, from: 780, to: 840 }]);
    expect([isBreak(left, 1, 660), isBreak(left, 1, 720), isBreak(left, 0, 660)]).toEqual([true, false, false]);
  });
});

describe('wishes', () => {
  it('that were kept are the same again', () => {
    const wishes = offeredWishes.map(newWish);
    expect(wishesFrom(JSON.parse(JSON.stringify(wishes)) as Parameters<typeof wishesFrom>[0])).toEqual(wishes);
  });
  it('that the page does not offer are left out', () => expect(wishesFrom([{ kind: 'travel', level: 'required', atMost: 30 }])).toEqual([]));
  it('speak of hours', () => expect([timeOf(545), timeOf(780)]).toEqual(['09:05', '13:00']));
});
