import { describe, expect, it } from 'vitest';
import { valueAt } from '../../server/simulator/scenario/scenario-names.ts';
import { differences } from '../../server/conformance/compare.ts';

const matches = (expected: unknown, actual: unknown): boolean => differences(expected, actual, 'body').length === 0;

describe('a list that is expected', () => {
  const history = [
    { office: 'student', decision: 'sent' },
    { office: 'advising', decision: 'approved' },
    { office: 'registration', decision: 'approved' },
  ];

  it('is matched in its order, others between', () => {
    expect(matches([{ office: 'student' }, { office: 'registration' }], history)).toBe(true);
    expect(matches([{ office: 'registration' }, { office: 'advising' }], history)).toBe(false);
    expect(differences([{ office: 'registration' }, { office: 'advising' }], history, 'body')).toEqual([
      expect.stringMatching(/^body: no item after the previous match matches \{"office":"advising"\}/),
    ]);
  });

  it('takes an item for each of its own', () => {
    expect(matches([{ decision: 'approved' }, { decision: 'approved' }], history)).toBe(true);
    expect(matches([{ decision: 'sent' }, { decision: 'sent' }], history)).toBe(false);
  });

  it('may be in any order where it says so, an item for each all the same', () => {
    expect(matches({ anyOrder: [{ office: 'registration' }, { office: 'student' }] }, history)).toBe(true);
    expect(matches({ anyOrder: [{ decision: 'approved' }, { office: 'advising' }] }, history)).toBe(true);
    expect(
      matches({ anyOrder: [{ decision: 'approved' }, { office: 'advising' }, { office: 'registration' }] }, history),
    ).toBe(false);
    expect(matches({ anyOrder: [] }, history)).toBe(false);
  });

  it('is empty where it is empty, and a list', () => {
    expect(matches([], [])).toBe(true);
    expect(matches([], history)).toBe(false);
    expect(matches([{ office: 'student' }], { office: 'student' })).toBe(false);
  });
});

it('the value at a path is found by place or by what an item says', () => {
  const answer = {
    items: [
      { type: 'course', id: 1 },
      { type: 'services', id: 7, parts: [{ id: 9 }] },
    ],
  };
  expect(valueAt(answer, 'items.0.id')).toBe(1);
  expect(valueAt(answer, 'items.type=services.id')).toBe(7);
  expect(valueAt(answer, 'items.type=services.parts.0.id')).toBe(9);
  expect(valueAt(answer, 'items.type=tuition.id')).toBeUndefined();
});
