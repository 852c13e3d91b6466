import { describe, expect, it } from 'vitest';
import { pauseLeft } from '../../server/features/account/account-password-rules.ts';
import { sessionOver, type SignInFacts, signInRefusals } from '../../server/features/account/account-rules.ts';

const now = Date.parse('2026-09-07T10:00:00+03:00');
const minute = 60_000;

const allowed: SignInFacts = {
  now,
  account: { kind: 'student', status: 'active', restriction: null, passwordExpiresAt: null },
  records: 1,
};
const withAccount = (changes: Partial<SignInFacts['account']>): SignInFacts => ({
  ...allowed,
  account: { ...allowed.account, ...changes },
});
const codes = (facts: SignInFacts): string[] => signInRefusals(facts).map(({ Code }) => Code);

describe('signing in', () => {
  it.each<[string, SignInFacts, string[]]>([
    ['a student with a record', allowed, []],
    ['two records', { ...allowed, records: 2 }, []],
    ['no record', { ...allowed, records: 0 }, ['MSG-000020']],
    ['not valid', withAccount({ status: 'notValid' }), ['MSG-LOG0-000002']],
    ['registered machines only', withAccount({ restriction: 'machine' }), ['MSG-LOG0-000003']],
    ['legacy', withAccount({ status: 'legacy' }), ['MSG-LOG0-000004']],
    ['staff', withAccount({ kind: 'staff' }), ['MSG-LOG0-000005']],
    ['staff without a record: said once', { ...withAccount({ kind: 'staff' }), records: 0 }, ['MSG-LOG0-000005']],
    ['inactive', withAccount({ status: 'inactive' }), ['MSG-LOG0-000006']],
    ['university network only', withAccount({ restriction: 'network' }), ['MSG-000019']],
    ['password expired a millisecond ago', withAccount({ passwordExpiresAt: now - 1 }), ['MSG-000018']],
    ['password expiring now', withAccount({ passwordExpiresAt: now }), ['MSG-000018']],
    ['password expiring in a millisecond', withAccount({ passwordExpiresAt: now + 1 }), []],
    [
      'every reason at once',
      { ...withAccount({ status: 'inactive', restriction: 'network', passwordExpiresAt: now }), records: 0 },
      ['MSG-LOG0-000006', 'MSG-000019', 'MSG-000018', 'MSG-000020'],
    ],
  ])('%s', (_, facts, expected) => expect(codes(facts)).toEqual(expected));
});

describe('the lock', () => {
  it.each([
    [0, 0, 0],
    [4, now, 0],
    [5, now, 15 * minute],
    [5, now - minute, 14 * minute],
    [5, now - minute - 1, 14 * minute - 1],
    [5, now - 14 * minute, minute],
    [5, now - 15 * minute + 1, 1],
    [5, now - 15 * minute, 0],
    [5, now - 60 * minute, 0],
    [9, now, 15 * minute],
  ])('after %i failures, the last at %s: %i milliseconds', (count, lastAt, expected) =>
    expect(pauseLeft({ count, lastAt }, now, 5, 15)).toBe(expected),
  );
});

describe('a session', () => {
  const running = { endedAt: null, endsAt: now + 1, idleEndsAt: null };
  it.each<[string, Parameters<typeof sessionOver>[0], boolean]>([
    ['before its end', running, false],
    ['at its end', { ...running, endsAt: now }, true],
    ['after its end', { ...running, endsAt: now - 1 }, true],
    ['ended by hand, whenever it would have ended', { ...running, endedAt: now - minute }, true],
    ['remembered and used in time', { ...running, idleEndsAt: now + 1 }, false],
    ['remembered and not used for too long', { ...running, idleEndsAt: now }, true],
  ])('%s', (_, session, over) => expect(sessionOver(session, now)).toBe(over));
});
