import type { Settings } from '../../settings.ts';

/**
 * The token of the simulated captcha. It is accepted only without a configured secret for Google's captcha, and only if
 * the server simulates or the operator allows `captcha` as unsafe.
 */
export const simulatedCaptcha = 'simulated-captcha';

const verifyAddress = 'https://www.google.com/recaptcha/api/siteverify';

/** Verifies a captcha token; false if Google cannot be reached. */
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
