import { describe, expect, it } from 'vitest';
import { linkRefusals } from '../../server/features/link/link-rules.ts';

const offered = new Set([1, 2, 3, 4]);
const codes = (chosen: number[], maximum = 3) => linkRefusals({ chosen, offered, maximum }).map(({ Code }) => Code);

describe('top links', () => {
  it.each<[string, number[], string[]]>([
    ['none', [], []],
    ['as many as allowed', [3, 1, 2], []],
    ['one too many', [1, 2, 3, 4], ['link.tooMany']],
    ['one that is not in the menu', [9], ['link.unknownForm']],
    ['one twice', [1, 1], ['link.repeated']],
    ['everything at once', [1, 1, 2, 9], ['link.tooMany', 'link.unknownForm', 'link.repeated']],
  ])('%s', (_, chosen, expected) => expect(codes(chosen)).toEqual(expected));

  it('one too many says how many there may be', () =>
    expect(linkRefusals({ chosen: [1, 2, 3, 4], offered, maximum: 3 })).toEqual([
      { Code: 'link.tooMany', Params: { maximum: 3 } },
    ]));
});
