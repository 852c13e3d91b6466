import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageLanguage } from '../../server/simulator/identity/identity-provider.ts';
import { authorizationAddress } from '../../web/api/corporate.ts';
import { loadSettings } from '../../web/api/settings.ts';

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

describe('the page’s way to the provider', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has the SHA-256 of the secret as its challenge, also without HTTPS', async () => {
    const identityProvider = { authorizationUrl: 'http://provider.example/auth', clientId: 'student-portal' };
    vi.stubGlobal('window', { preloaded: { settings: { identityProvider } } });
    vi.stubGlobal('location', { search: '' });
    vi.stubGlobal('localStorage', { getItem: () => null });
    vi.stubGlobal('crypto', {});
    await loadSettings();
    fc.assert(
      fc.property(fc.base64String(), (codeVerifier) => {
        const address = authorizationAddress({ state: 's', nonce: 'n', codeVerifier, redirectUri: 'u', from: null });
        expect(new URL(address).searchParams.get('code_challenge')).toBe(
          createHash('sha256').update(codeVerifier).digest('base64url'),
        );
      }),
    );
  });
});
