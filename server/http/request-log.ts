import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';

/** One line a call: method, path, status, milliseconds. Queries carry tokens and record codes and are never logged. */
export const requestLog = (log: Logger) => (req: Request, res: Response, next: NextFunction): void => {
  if (!log.isLevelEnabled('info')) return next();
  const started = performance.now();
  const { method } = req;
  const path = req.originalUrl.split('?', 1)[0];
  res.on('finish', () => {
    log.info({ method, path, status: res.statusCode, ms: Math.round((performance.now() - started) * 10) / 10 }, 'call');
  });
  next();
};
