import { describe, expect, it } from 'vitest';
import {
  countWithOneMore,
  emailRefusals,
  maskedEmail,
  maskedMobile,
  pauseLeft,
  repeatRefusals,
  sameEmailRefusals,
  strengthRefusals,
} from '../../server/features/account/account-password-rules.ts';

const now = Date.parse('2026-09-07T10:00:00+03:00');
const minute = 60_000;
const codes = (refusals: { Code: string }[]): string[] => refusals.map(({ Code }) => Code);

describe('a new password', () => {
  it('is strong', () =>
    expect([
      codes(strengthRefusals('Manama-2027', 8, [])),
      codes(strengthRefusals('manama', 8, [])),
      codes(strengthRefusals('Manama-2027', 12, [])),
    ]).toEqual([[], ['MSG-000013'], ['MSG-000013']]));
  it('is new', () => expect([repeatRefusals(false), codes(repeatRefusals(true))]).toEqual([[], ['MSG-000011']]));
});

describe('the address of a reset code', () => {
  it('has to be there', () => expect([emailRefusals('a@b'), codes(emailRefusals(null))]).toEqual([[], ['MSG-000015']]));
  it.each([
    ['a@b.c', ' A@B.C ', []],
    ['a@b.c', 'x@b.c', ['MSG-000016']],
    [null, 'a@b.c', ['MSG-000016']],
    [undefined, '', ['MSG-000016']],
  ] as const)('%s on record, %s given', (onRecord, given, expected) =>
    expect(codes(sameEmailRefusals(onRecord, given))).toEqual(expected),
  );
  it.each([
    ['fatima@stu.university.example', 'f•••••a@stu.•••••'],
    ['a@b.c', 'a•••••a@b.•••••'],
    ['202699001@stu.university.example', '2•••••1@stu.•••••'],
  ])('%s is shown as %s', (email, masked) => expect(maskedEmail(email)).toBe(masked));
  it('hides a number too', () => expect(maskedMobile('+973 36123456')).toBe('+973 •••••56'));
});

describe('a pause', () => {
  it.each([
    [undefined, 0],
    [{ count: 9, lastAt: now }, 0],
    [{ count: 10, lastAt: now }, 30],
    [{ count: 12, lastAt: now - 29 * minute }, 1],
    [{ count: 10, lastAt: now - 30 * minute }, 0],
  ])('after %j: %i minutes', (failures, minutes) => expect(pauseLeft(failures, now, 10, 30)).toBe(minutes * minute));
  it.each([
    [undefined, 1],
    [{ count: 3, lastAt: now - 29 * minute }, 4],
    [{ count: 3, lastAt: now - 30 * minute }, 1],
  ])('%j and one more: %i', (failures, count) => expect(countWithOneMore(failures, now, 30)).toBe(count));
});
