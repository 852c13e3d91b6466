import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identityRefusals, recordRefusals, type IdentityFacts } from '../../server/features/account/account-identity-rules.ts';
import { pageLanguage } from '../../server/simulator/identity-provider.ts';
import { sha256 } from '../../web/api/sha256.ts';

const student: IdentityFacts = { email: 'eligible@stu.university.example', studentDomain: 'stu.university.example', person: true, account: true };
const codes = (changes: Partial<IdentityFacts>): string[] => identityRefusals({ ...student, ...changes }).map(({ Code }) => Code);

describe('the identity', () => {
  it('of a student with an account is let through', () => expect(codes({})).toEqual([]));
  it.each<[string, Partial<IdentityFacts>]>([
    ['MSG-LOG0-000002', { email: undefined }],
    ['MSG-LOG0-000002', { email: undefined, person: false, account: false }],
    ['MSG-LOG0-000001', { email: 'somebody@university.example' }],
    ['MSG-LOG0-000001', { email: 'somebody@elsewhere.example', person: false, account: false }],
    ['MSG-LOG0-000001', { email: 'somebody@notstu.university.example' }],
    ['MSG-LOG0-000001', { email: 'somebody@stu.university.example.evil.example' }],
    ['MSG-LOG0-000009', { person: false, account: false }],
    ['MSG-LOG0-000008', { account: false }],
  ])('is refused with %s: %o', (code, changes) => expect(codes(changes)).toEqual([code]));
});

describe('the academic record', () => {
  const records = [{ studFacultyCode: 'F1' }, { studFacultyCode: 'F2' }];
  it('must be chosen where there are several', () => {
    expect(recordRefusals({ records, chosen: null }).map(({ Code }) => Code)).toEqual(['MSG-LOG0-000007']);
    expect(recordRefusals({ records, chosen: 'F1' })).toEqual([]);
    expect(recordRefusals({ records: records.slice(1), chosen: null })).toEqual([]);
    expect(recordRefusals({ records: [], chosen: null })).toHaveLength(1);
  });
});

describe('the provider’s page', () => {
  it.each([['ar', 'en', 'en', 'ar'], [undefined, 'fr ar-BH en', 'en', 'ar'], [undefined, undefined, 'ar,en', 'ar'], ['xx', 'yy', '', 'en']])('chosen %s, asked %s, browser %s: %s', (chosen, asked, accepts, language) =>
    expect(pageLanguage(chosen, asked, accepts)).toBe(language));
});

it('SHA-256 in the page is SHA-256', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 300 }), (text) => {
    expect(Buffer.from(sha256(text)).toString('hex')).toBe(createHash('sha256').update(text).digest('hex'));
  }));
});
