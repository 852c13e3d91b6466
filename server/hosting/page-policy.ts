import type { PageConfig } from './page-config.ts';

/**
 * Security headers of the page, from its settings. The functions are pure; our server sends these headers, and `npm run
 * hosting` writes them for other web servers.
 */

const toOrigins = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/**
 * The directives of the Content-Security-Policy; `scripts` are the hashes of inline scripts. Identity provider and
 * payment gateway have no entry, because the browser navigates to them.
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
    // Components use inline style attributes. Style sheets load nothing from other hosts.
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

/** Further headers of every response with the page. */
export const pageSafety = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** The HSTS value: after one HTTPS visit, browsers use only HTTPS for a year. */
export const onlyHttps = 'max-age=31536000';
