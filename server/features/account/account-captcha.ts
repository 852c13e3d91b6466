import type { Settings } from '../../settings.ts';

/**
 * What the simulated captcha hands out. Google's is asked where a secret is configured; where nothing is simulated,
 * only that counts.
 */
export const simulatedCaptcha = 'simulated-captcha';

const verifyAddress = 'https://www.google.com/recaptcha/api/siteverify';

/** Whether a human seems to be there. Where Google cannot be asked, nobody is let through. */
export async function captchaPassed(settings: Settings, token: string, address: string): Promise<boolean> {
  if (!settings.captchaSecret)
    return (settings.simulate || settings.allowUnsafe.has('captcha')) && token === simulatedCaptcha;
  try {
    const answer = await fetch(verifyAddress, {
      method: 'POST',
      body: new URLSearchParams({ secret: settings.captchaSecret, response: token, remoteip: address }),
      signal: AbortSignal.timeout(10_000),
    });
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null && 'success' in body && body.success === true;
  } catch {
    return false;
  }
}
