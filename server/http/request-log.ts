import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

/** A path as it may be written down: the private address of a calendar opens it for whoever reads it. */
export const loggedPath = (path: string): string => path.replace(/(\/Schedule\/Calendar\/)[^/]+/gi, '$1•••');

/** One line a call: method, path, status, milliseconds. Queries carry tokens and record codes and are never logged. */
export const requestLog = (log: Logger) => (req: Request, res: Response, next: NextFunction): void => {
  if (!log.isLevelEnabled('info')) return next();
  const started = performance.now();
  const { method } = req;
  const path = loggedPath(req.originalUrl.split('?', 1)[0] ?? '');
  res.on('finish', () => {
    log.info({ method, path, status: res.statusCode, ms: Math.round((performance.now() - started) * 10) / 10 }, 'call');
  });
  next();
};
