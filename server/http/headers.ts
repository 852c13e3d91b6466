import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { onlyHttps, pagePolicy } from '../hosting/page-policy.ts';
import type { Settings } from '../settings.ts';

/**
 * Security headers of every response: no scripts, no framing, no sniffing, no referrer. For the page, `pageHeaders`
 * replaces the Content-Security-Policy and sets some of the others again.
 */
const forAnswers = Object.entries({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
});

export const answerHeaders = ({ publicUrl }: Settings) => {
  const isPublic = publicUrl.startsWith('https:');
  return (req: Request, res: Response, next: NextFunction): void => {
    for (const [name, value] of forAnswers) res.setHeader(name, value);
    if (isPublic || req.secure) res.setHeader('Strict-Transport-Security', onlyHttps);
    next();
  };
};

/** Security headers of our page. `scripts` returns the hashes of its inline scripts once it is built. */
export const pageHeaders = (settings: Settings, scripts: () => string[]) => {
  const { 'script-src': [self = '', ...others] = [], ...policy } = pagePolicy({
    apiBaseUrl: '',
    captchaSiteKey: settings.captchaSiteKey,
    logo: settings.page.logo,
    reportUrl: settings.page.reportUrl,
  });
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...policy, 'script-src': [() => [self, ...scripts()].join(' '), ...others] },
    },
    // `answerHeaders` already sets this header for every response.
    strictTransportSecurity: false,
  });
};
