import type { NextFunction, Request, Response } from 'express';
import type { Settings } from '../settings.ts';

/**
 * CORS headers that let pages of other origins call this API and read its responses. The contract's description lists
 * them, except those of the simulator.
 */

const methods = 'GET, POST, PUT, DELETE';
const sent = 'Authorization, Content-Type, Accept-Language, Idempotency-Key, X-Trainer-Code, X-Seat';
/**
 * Response headers that a page may read: the server's time, retry delays, file names and the simulator's call number.
 */
const read = 'Date, Retry-After, Content-Disposition, X-Simulator-Call';
const remembered = '600';

/**
 * Adds CORS headers for allowed origins and answers preflights. Calls from other origins send tokens and codes as
 * headers and need no cookies, so credentials are not allowed.
 */
export const crossOrigin =
  ({ allowedOrigins }: Settings) =>
  (req: Request, res: Response, next: NextFunction): void => {
    if (allowedOrigins.length === 0) return next();
    res.vary('Origin');
    const { origin } = req.headers;
    if (origin === undefined || !allowedOrigins.includes(origin)) return next();
    res.setHeader('Access-Control-Allow-Origin', origin);
    res.setHeader('Access-Control-Expose-Headers', read);
    if (req.method !== 'OPTIONS' || req.headers['access-control-request-method'] === undefined) return next();
    res.setHeader('Access-Control-Allow-Methods', methods);
    res.setHeader('Access-Control-Allow-Headers', sent);
    res.setHeader('Access-Control-Max-Age', remembered);
    res.status(204).end();
  };
