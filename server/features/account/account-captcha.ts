import type { Settings } from '../../settings.ts';

/**
 * The token accepted by the simulated captcha. With a configured secret, Google's captcha is used instead. Without
 * simulation, only Google's captcha is accepted.
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
