import type { PageConfig } from './page-config.ts';

/**
 * What the page may load and from where, by its settings. Pure; our server sends it, and `npm run hosting` writes it
 * for another.
 */

const toOrigins = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/**
 * The parts of the Content-Security-Policy; `scripts` are those inside the page, by their hashes. The identity provider
 * and the payment gateway need none: the browser leaves for them, nothing of theirs is loaded.
 */
export function pagePolicy(
  {
    apiBaseUrl,
    captchaSiteKey,
    logo,
    reportUrl,
  }: Pick<PageConfig, 'apiBaseUrl' | 'captchaSiteKey' | 'logo' | 'reportUrl'>,
  scripts: readonly string[] = [],
): Record<string, string[]> {
  const self = "'self'";
  const none = ["'none'"];
  return {
    'default-src': [self],
    'script-src': [
      self,
      ...scripts,
      ...(captchaSiteKey ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : []),
    ],
    'frame-src': captchaSiteKey ? ['https://www.google.com/recaptcha/'] : none,
    // Components place themselves by style attributes. Nothing a style sheet names is fetched from elsewhere.
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, 'data:', ...toOrigins(logo)],
    'font-src': [self, 'data:'],
    'connect-src': [...new Set([self, ...toOrigins(apiBaseUrl), ...toOrigins(reportUrl)])],
    'object-src': none,
    'base-uri': [self],
    'form-action': [self],
    'frame-ancestors': none,
  };
}

export const policyText = (policy: Record<string, string[]>): string =>
  Object.entries(policy)
    .map(([name, places]) => `${name} ${places.join(' ')}`)
    .join('; ');

/** Beside the policy, on every answer with the page. */
export const pageSafety = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Whoever has come by HTTPS once, or is known to be served by it, never comes without for a year. */
export const onlyHttps = 'max-age=31536000';
