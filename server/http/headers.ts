import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import { onlyHttps, pagePolicy } from '../hosting/page-policy.ts';
import type { Settings } from '../settings.ts';

/** A response is data: nothing in it may run, be framed, be guessed at, or be kept. Set in one go on every call. */
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

/** What a page of ours may load and where from; `scripts` are those inside it, by their hashes, once it is built. */
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
    // Set on every response, above.
    strictTransportSecurity: false,
  });
};
