import type { NextFunction, Request, Response } from 'express';
import type { Settings } from '../settings.ts';

/**
 * What a page of another origin has to be told before its browser lets it call here and read the responses; the
 * contract's description says the same of any API.
 */

const methods = 'GET, POST, PUT, DELETE';
const sent = 'Authorization, Content-Type, Accept-Language, Idempotency-Key, X-Trainer-Code, X-Seat';
/**
 * What the page reads of a response beside its body: the server's time, pauses, names of files, a simulator's number of
 * the call.
 */
const read = 'Date, Retry-After, Content-Disposition, X-Simulator-Call';
const remembered = '600';

/** Answers the pages that are named, preflights included; no cookie is ever asked for, so none is let through. */
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
