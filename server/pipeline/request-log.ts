import { createHmac, randomBytes } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { findDocumentCode } from '../../locales/typed-code.ts';
import type { MessageCode, Refused } from '../refusal.ts';
import { contract } from '../http/contract.ts';
import type { Account } from '../http/operations.ts';

/**
 * The log of calls: account number, operation, outcome and security events. It contains no names and no contents of
 * requests; `loggedPath` hides parts of paths.
 */

/** The fixed parts of all paths, in lower case. */
const known = new Set(
  Object.keys(contract.paths)
    .flatMap((path) => path.split('/'))
    .filter((part) => !part.startsWith('{'))
    .map((part) => part.toLowerCase()),
);
/**
 * Matches path parts that may be logged: numbers, short names and keys. Longer parts are hidden, because they may be
 * mistyped secrets.
 */
const harmless = /^[\w.~-]{0,20}$/;
const asset = /^\/assets\/[\w.-]+\.(js|css|svg|woff2|map)$/;

const isLogged = (part: string): boolean =>
  known.has(part.toLowerCase()) || (harmless.test(part) && findDocumentCode(part) === null);

/**
 * Formats a path for the log. Parts that may be secret become `•••`, such as a calendar token or a document code,
 * because they give access by themselves.
 */
export const loggedPath = (path: string): string =>
  asset.test(path)
    ? path
    : path
        .split('/')
        .map((part) => (isLogged(part) ? part : '•••'))
        .join('/');

/** Refusals that concern security, with their event names in the log. */
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
/** Operations that sign an account in or out, change a password, or give out all its data. */
const accountEvents: Record<string, string> = {
  userLogin: 'signedIn',
  handleAuthentication: 'signedIn',
  registerAccount: 'activated',
  forgetPasswordChangePassword: 'passwordChanged',
  logout: 'signedOut',
  endSession: 'sessionEnded',
  downloadMyData: 'dataDownloaded',
};

/**
 * The key of a hash that distinguishes user names without logging them, because people type passwords there. It is new
 * after each start.
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
  // A call without a token is not a security event, because no token was tried.
  if (first?.Code === 'account.signInRequired')
    return req.headers.authorization === undefined ? undefined : 'token.refused';
  // A page that only asks if a trainer's code is needed has not tried a code, so this is not a security event.
  if (first?.Code === 'DEV-000009' && req.headers['x-trainer-code'] === undefined) return undefined;
  return first && securityEvents[first.Code];
};

/** Logs a refusal if it concerns security. */
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
 * Logs a sign-in, a sign-out, an activation, a new password or a download of all data. After a sign-in, `answer` is the
 * body of the response, with the `auditId` under which the sign-in is listed.
 */
export function logAccountEvent(log: Logger, req: Request, res: Response, call: string, answer: unknown): void {
  const event = accountEvents[call];
  if (event === undefined || !log.isLevelEnabled('info')) return;
  const { auditId } = (answer ?? {}) as { auditId?: unknown };
  // An activation without a session only requested a code, so it is not logged.
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
 * Logs one line per finished response: method, path, status, milliseconds, account and refusal code. Query strings
 * contain tokens and record codes and are never logged.
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
