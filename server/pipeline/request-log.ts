import { createHmac, randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { findDocumentCode } from '../../locales/typed-code.ts';
import type { MessageCode, Refused } from '../refusal.ts';
import { contract } from '../http/contract.ts';
import type { Account } from '../http/operations.ts';

/**
 * What is written down of calls: who (by number), what, how it ended, and what concerns security. No names, no texts of
 * callers.
 */

/** The fixed parts of all addresses, in any case of letters. */
const known = new Set(
  Object.keys(contract.paths)
    .flatMap((path) => path.split('/'))
    .filter((part) => !part.startsWith('{'))
    .map((part) => part.toLowerCase()),
);
/** Numbers, short names and keys; anything longer may open something, mistyped as it is. */
const harmless = /^[\w.~-]{0,20}$/;
const asset = /^\/assets\/[\w.-]+\.(js|css|svg|woff2|map)$/;

const isLogged = (part: string): boolean =>
  known.has(part.toLowerCase()) || (harmless.test(part) && findDocumentCode(part) === null);

/**
 * A path as the log holds it: without the private address of a calendar and the code of a document, which open them to
 * any reader.
 */
export const loggedPath = (path: string): string =>
  asset.test(path)
    ? path
    : path
        .split('/')
        .map((part) => (isLogged(part) ? part : '•••'))
        .join('/');

/** Refusals that somebody who watches over the server wants to know of, by what they are called in the log. */
const securityEvents: Partial<Record<MessageCode, string>> = {
  'MSG-000017': 'signIn.failed',
  'MSG-LOG0-000002': 'signIn.refused',
  'account.captchaFailed': 'captcha.failed',
  'account.tooManyAttempts': 'signIn.paused',
  'account.tooManyResets': 'codes.paused',
  'MSG-000012': 'code.wrong',
  'MSG-000047': 'code.wrong',
  'account.refreshRefused': 'refreshToken.refused',
  'account.sessionEnded': 'token.refused',
  'account.notYourRecord': 'record.refused',
  'fees.callbackSignature': 'callback.refused',
  'fees.callbackStale': 'callback.refused',
  'DEV-000008': 'caller.refused',
  'DEV-000009': 'trainer.refused',
  'DEV-000010': 'trainer.paused',
};
/** Calls that sign somebody in or out, or change a password. */
const accountEvents: Record<string, string> = {
  userLogin: 'signedIn',
  handleAuthentication: 'signedIn',
  registerAccount: 'activated',
  forgetPasswordChangePassword: 'passwordChanged',
  logout: 'signedOut',
  endSession: 'sessionEnded',
};

/**
 * Tells tries of one name from those of another without writing it down: people type passwords there. Another one after
 * each start.
 */
const nameKey = randomBytes(32);
const nameMark = (body: unknown): string | undefined => {
  const { userName, studentCode } = (body ?? {}) as { userName?: unknown; studentCode?: unknown };
  const name = userName ?? studentCode;
  return typeof name === 'string'
    ? createHmac('sha256', nameKey).update(name.trim().toLowerCase()).digest('base64url').slice(0, 10)
    : undefined;
};

const findEvent = ({ refusals }: Refused, req: Request): string | undefined => {
  const [first] = refusals;
  // Nobody who sends no token at all is trying one.
  if (first?.Code === 'account.signInRequired')
    return req.headers.authorization === undefined ? undefined : 'token.refused';
  // A page that only looks whether it may has tried no code.
  if (first?.Code === 'DEV-000009' && req.headers['x-trainer-code'] === undefined) return undefined;
  return first && securityEvents[first.Code];
};

/** Writes down a refusal that concerns security; anything else not. */
export function logRefusal(log: Logger, req: Request, res: Response, refused: Refused, call?: string): void {
  const code = refused.refusals[0]?.Code;
  res.locals.code = code;
  const event = findEvent(refused, req);
  if (event === undefined || !log.isLevelEnabled('warn')) return;
  const account = (res.locals.account as Account | undefined)?.accountId;
  log.warn(
    {
      event,
      code,
      status: refused.status,
      call,
      address: req.ip,
      account,
      name: nameMark(req.body),
      path: loggedPath(req.path),
    },
    'security',
  );
}

/**
 * Writes down that somebody signed in, signed out or has a new password. `answer` names the sign-in it is listed under.
 */
export function logAccountEvent(log: Logger, req: Request, res: Response, call: string, answer: unknown): void {
  const event = accountEvents[call];
  if (event === undefined || !log.isLevelEnabled('info')) return;
  const { auditId } = (answer ?? {}) as { auditId?: unknown };
  // Asking for a code activates nothing yet.
  if (event === 'activated' && auditId === undefined) return;
  log.info(
    {
      event,
      call,
      address: req.ip,
      account: (res.locals.account as Account | undefined)?.accountId,
      signIn: auditId,
      name: nameMark(req.body),
    },
    'security',
  );
}

/**
 * One line a call: method, path, status, milliseconds, account, and the code of a refusal. Queries carry tokens and
 * record codes and are never logged.
 */
export const requestLog =
  (log: Logger) =>
  (req: Request, res: Response, next: NextFunction): void => {
    if (!log.isLevelEnabled('info')) return next();
    const started = performance.now();
    const { method } = req;
    const path = loggedPath(req.originalUrl.split('?', 1)[0] ?? '');
    res.on('finish', () => {
      const account = (res.locals.account as Account | undefined)?.accountId;
      log.info(
        {
          method,
          path,
          status: res.statusCode,
          ms: Math.round((performance.now() - started) * 10) / 10,
          account,
          code: res.locals.code as string | undefined,
        },
        'call',
      );
    });
    next();
  };
