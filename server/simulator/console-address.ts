import type { NextFunction, Request, Response } from 'express';
import type { Tenant } from '../tenant.ts';

/** A browser that opens /sim itself looks for the trainer's console; a program is told that there is no such call. */
export function leadToConsole(req: Request, res: Response, next: NextFunction): void {
  if (req.accepts(['json', 'html']) !== 'html') return next();
  res.set('cache-control', 'no-store').redirect(303, `${(res.locals.tenant as Tenant).path}/simulator`);
}
