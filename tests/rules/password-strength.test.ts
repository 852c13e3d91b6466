import { describe, expect, it } from 'vitest';
import { passwordChecks, passwordStrength } from '../../locales/password-strength.ts';

describe('the strength of a password', () => {
  it.each<[string, number, string[]]>([
    ['', 0, [...passwordChecks]],
    ['abc', 20, ['length', 'uppercase', 'digit', 'special']],
    ['abcdefgh', 40, ['uppercase', 'digit', 'special']],
    ['Abcdefgh', 60, ['digit', 'special']],
    ['Abcdefg1', 80, ['special']],
    ['Abcdef1!', 100, []],
    ['Abcde1!', 80, ['length']],
    ['ABCDEF1!', 80, ['lowercase']],
    ['abcdef1!', 80, ['uppercase']],
    ['Abcdefg!', 80, ['digit']],
    ['Bahrain-2026', 100, []],
    ['Abcdef 12', 80, ['special']],
    ['كلمةسرطويلة', 20, ['lowercase', 'uppercase', 'digit', 'special']],
    ['Aa1-😀😀😀', 80, ['length']],
  ])('%s scores %i', (password, score, missing) =>
    expect(passwordStrength(password)).toMatchObject({ score, missing }),
  );

  it('asks for as many characters as it is told', () =>
    expect(passwordStrength('Abcdef1!', 9).missing).toEqual(['length']));
});
