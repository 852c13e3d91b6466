import type { NextFunction, Request, Response } from 'express';
import type { Tenant } from '../tenant.ts';

/** Redirects a browser that opens /sim to the trainer's console; a program gets the error for an unknown call. */
export function leadToConsole(req: Request, res: Response, next: NextFunction): void {
  if (req.accepts(['json', 'html']) !== 'html') return next();
  res.set('cache-control', 'no-store').redirect(303, `${(res.locals.tenant as Tenant).path}/simulator`);
}
