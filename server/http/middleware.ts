import type { NextFunction, Request, Response } from 'express';

/** Express middleware that may be asynchronous. */
export type Middleware = (req: Request, res: Response, next: NextFunction) => void | Promise<void>;

/**
 * Combines middleware into one that runs each step in turn. An error that a step throws, or with which its promise is
 * rejected, goes to the error handler, as in an Express router.
 */
export const combineMiddleware =
  (steps: readonly Middleware[]): Middleware =>
  (req, res, next) => {
    const go =
      (index: number) =>
      (error?: unknown): void => {
        const step = error === undefined ? steps[index] : undefined;
        if (!step) return next(error);
        // Express handles only the promise of a middleware that it calls itself, so rejections are caught here.
        void Promise.resolve(step(req, res, go(index + 1) as NextFunction)).catch(next);
      };
    go(0)();
  };
