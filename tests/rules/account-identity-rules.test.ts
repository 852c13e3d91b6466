import { describe, expect, it } from 'vitest';
import {
  identityRefusals,
  recordRefusals,
  type IdentityFacts,
} from '../../server/features/account/account-identity-rules.ts';

const student: IdentityFacts = {
  email: 'eligible@stu.university.example',
  studentDomain: 'stu.university.example',
  person: true,
  account: true,
};

describe('the identity', () => {
  it('of a student with an account opens it', () => expect(identityRefusals(student)).toEqual([]));

  // Each rule is checked only if all rules before it pass, so only the first reason is given.
  it.each<[string, string, Partial<IdentityFacts>]>([
    ['MSG-LOG0-000002', 'not verified', { email: undefined }],
    ['MSG-LOG0-000002', 'not verified and nobody’s', { email: undefined, person: false, account: false }],
    ['MSG-LOG0-000001', 'of staff', { email: 'somebody@university.example' }],
    [
      'MSG-LOG0-000001',
      'of another domain and nobody’s',
      { email: 'somebody@elsewhere.example', person: false, account: false },
    ],
    ['MSG-LOG0-000001', 'of a domain that ends like the students’', { email: 'somebody@notstu.university.example' }],
    [
      'MSG-LOG0-000001',
      'of a domain that begins like the students’',
      { email: 'somebody@stu.university.example.evil.example' },
    ],
    ['MSG-LOG0-000001', 'of a domain below the students’', { email: 'somebody@x.stu.university.example' }],
    ['MSG-LOG0-000001', 'empty', { email: '' }],
    ['MSG-LOG0-000009', 'of a student nobody is, without an account', { person: false, account: false }],
    ['MSG-LOG0-000009', 'of a student nobody is', { person: false }],
    ['MSG-LOG0-000008', 'of a person without an account', { account: false }],
  ])('%s: %s', (Code, _, changes) =>
    expect(identityRefusals({ ...student, ...changes })).toEqual([{ Code, Params: {} }]),
  );
});

describe('the academic record', () => {
  const [first, second] = [{ studFacultyCode: 'F1' }, { studFacultyCode: 'F2' }];
  it.each([
    ['one', [first], null, true],
    ['one, chosen', [first], 'F1', true],
    ['several and none chosen', [first, second], null, false],
    ['several and one chosen', [first, second], 'F2', true],
    ['none', [], null, false],
  ] as const)('%s', (_, records, chosen, allowed) =>
    expect(recordRefusals({ records, chosen })).toEqual(allowed ? [] : [{ Code: 'MSG-LOG0-000007', Params: {} }]),
  );
});
