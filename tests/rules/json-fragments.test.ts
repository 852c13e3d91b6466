import { describe, expect, test } from 'vitest';
import { cachedFragment, toPlainBody, joinFragments, SerializedResponse } from '../../server/http/json-fragments.ts';

const lastingCourse = cachedFragment(({ code, name }: { code: string; name: { en: string; ar: string } }) => ({
  code,
  name,
}));
const algebra = { code: 'MATH101', name: { en: 'Algebra “I”', ar: 'الجبر \\ "١"' }, of: 'nobody' };

const said = (answer: SerializedResponse<unknown>): unknown => JSON.parse(answer.content.toString());

describe('an answer that is written in pieces', () => {
  test('says what its parts say, in any script', () => {
    const section = joinFragments(
      cachedFragment((of: { number: string }) => ({ number: of.number, remarks: null }))({ number: '01' }),
      { seats: 3, refusals: [{ Code: 'MSG-000003', Params: { college: 'كلية 😀' } }] },
    );
    const answer = SerializedResponse.of(
      { page: 1, search: 'جبر' },
      {
        items: [joinFragments(lastingCourse(algebra), { standing: 'next' }, { sections: [section, section] })],
        others: [],
      },
    );
    const one = {
      number: '01',
      remarks: null,
      seats: 3,
      refusals: [{ Code: 'MSG-000003', Params: { college: 'كلية 😀' } }],
    };
    const whole = {
      page: 1,
      search: 'جبر',
      items: [{ code: algebra.code, name: algebra.name, standing: 'next', sections: [one, one] }],
      others: [],
    };
    expect(said(answer)).toEqual(whole);
    expect(toPlainBody(answer)).toEqual(whole);
    // The JSON that would be stored for a retry.
    expect(JSON.parse(JSON.stringify(answer))).toEqual(whole);
    expect(answer.head).toEqual({ page: 1, search: 'جبر' });
    expect(toPlainBody(whole)).toBe(whole);
  });

  test('may have nothing of now to say', () => {
    expect(
      said(
        SerializedResponse.of(
          { page: 1 },
          {
            items: [
              joinFragments(lastingCourse(algebra), {}),
              joinFragments(lastingCourse(algebra), { standing: undefined }, { sections: [] }),
            ],
          },
        ),
      ),
    ).toEqual({
      page: 1,
      items: [
        { code: algebra.code, name: algebra.name },
        { code: algebra.code, name: algebra.name, sections: [] },
      ],
    });
  });

  test('writes what lasts once for each fact, and anew for another that is called the same', () => {
    let made = 0;
    const counted = cachedFragment((fact: { seats: number }) => ({ seats: fact.seats, made: (made += 1) }));
    const [now, later] = [{ seats: 1 }, { seats: 0 }];
    const of = (fact: { seats: number }): unknown =>
      said(SerializedResponse.of({ page: 1 }, { items: [joinFragments(counted(fact), { full: fact.seats === 0 })] }));
    expect(of(now)).toEqual(of(now));
    expect(of(later)).toEqual({ page: 1, items: [{ seats: 0, made: 2, full: true }] });
    expect(made).toBe(2);
  });
});
