import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Settings } from '../settings.ts';

/** An answer is data: nothing in it may run, be framed, be guessed at, or be kept. Set in one go on every call. */
const forAnswers = Object.entries({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
});

/** Whoever has come by HTTPS once, or is known to be served by it, never comes without for a year. */
const onlyHttps = 'max-age=31536000';

export const answerHeaders = ({ publicUrl }: Settings) => {
  const isPublic = publicUrl.startsWith('https:');
  return (req: Request, res: Response, next: NextFunction): void => {
    for (const [name, value] of forAnswers) res.setHeader(name, value);
    if (isPublic || req.secure) res.setHeader('Strict-Transport-Security', onlyHttps);
    next();
  };
};

/** What a page of ours may load and where from: itself, and Google's captcha where one is configured; and which scripts stand inside it, by their hashes. */
export const pageHeaders = (settings: Settings, scripts: () => string[]) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [() => ["'self'", ...scripts()].join(' '), ...(settings.captchaSiteKey ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : [])],
        frameSrc: settings.captchaSiteKey ? ['https://www.google.com/recaptcha/'] : ["'none'"],
        // Components place themselves by style attributes. Nothing a style sheet names is fetched from elsewhere.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Set on every answer, above.
    strictTransportSecurity: false,
  });
