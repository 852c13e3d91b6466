import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageLanguage } from '../../server/simulator/identity/identity-provider.ts';
import { sha256 } from '../../web/api/sha256.ts';

describe('the provider’s page', () => {
  it.each([
    ['ar', 'en', 'en', 'ar'],
    [undefined, 'fr ar-BH en', 'en', 'ar'],
    [undefined, undefined, 'ar,en', 'ar'],
    ['xx', 'yy', '', 'en'],
  ])('chosen %s, asked %s, browser %s: %s', (chosen, asked, accepts, language) =>
    expect(pageLanguage(chosen, asked, accepts)).toBe(language),
  );
});

it('SHA-256 in the page is SHA-256', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 300 }), (text) => {
      expect(Buffer.from(sha256(text)).toString('hex')).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});
