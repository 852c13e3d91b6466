import type { NextFunction, Request, Response } from 'express';
import type { World } from '../world.ts';

/** A browser that opens /sim itself looks for the trainer's console; a program is told that there is no such call. */
export function leadToConsole(req: Request, res: Response, next: NextFunction): void {
  if (req.accepts(['json', 'html']) !== 'html') return next();
  res.set('cache-control', 'no-store').redirect(303, `${(res.locals.world as World).path}/simulator`);
}
