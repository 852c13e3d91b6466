import { hostname, networkInterfaces } from 'node:os';
import type { NextFunction, Request, Response } from 'express';
import { refuse, Refused } from '../refusal.ts';
import type { Settings } from '../settings.ts';

/** By which names this server may be called, and which pages may use its simulator. */

const wellFormed = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(:\d{1,5})?$/i;

/** The name in a Host header as a browser would write it, without its port; undefined where it is none. */
function nameIn(host: string): string | undefined {
  if (!wellFormed.test(host)) return undefined;
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : undefined;
}

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || /^127\.\d+\.\d+\.\d+$/.test(name) || name === '[::1]';

/** A machine joins networks while it runs; asked for again at most this often. */
const rereadMilliseconds = 2_000;
let own = { names: new Set<string>(), readAt: -Infinity };

function isOwn(name: string): boolean {
  if (!own.names.has(name) && performance.now() - own.readAt > rereadMilliseconds) {
    const addresses = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .map(({ address, family }) => (family === 'IPv6' ? `[${address.split('%')[0] ?? ''}]` : address));
    const machine = hostname().toLowerCase();
    own = {
      names: new Set([...addresses, machine, `${machine}.local`].flatMap((one) => nameIn(one) ?? [])),
      readAt: performance.now(),
    };
  }
  return own.names.has(name);
}

const malformed = (what: string): Refused => new Refused(refuse('DEV-000001', { details: what }), { detail: what });
const foreign = (context: 'host' | 'origin', name: string): Refused =>
  new Refused(refuse('DEV-000008', { context, name: name.slice(0, 100) }));

const isNamedTwice = ({ rawHeaders }: Request): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length > 1;

type Guard = (req: Request, res: Response, next: NextFunction) => void;

/**
 * A name that leads here by a trick of its owner's (DNS rebinding) would make his pages this server's own: a simulator,
 * which asks nobody who they are, answers only to names it knows. Any other server does where its names are set.
 */
export function hostGuard({ simulate, host, publicUrl, allowedHosts }: Settings): Guard {
  const named = new Set(
    [host, ...allowedHosts, ...(publicUrl ? [new URL(publicUrl).host] : [])].flatMap(
      (one) => nameIn(one.includes(':') && /^[0-9a-f:.]+$/i.test(one) ? `[${one}]` : one) ?? [],
    ),
  );
  const holds = simulate || publicUrl !== '' || allowedHosts.length > 0;
  // The few names it is really called by.
  const passed = new Set<string>();
  return (req, _res, next) => {
    if (isNamedTwice(req)) throw malformed('header/host: more than one');
    // Only HTTP/1.0 comes without; no browser speaks it.
    for (const text of new Set([req.headers.host, req.host])) {
      if (text === undefined || passed.has(text)) continue;
      const name = nameIn(text);
      if (name === undefined) throw malformed('header/host: malformed');
      if (holds && !isLoopback(name) && !named.has(name) && !isOwn(name)) throw foreign('host', name);
      if (passed.size < 50) passed.add(text);
    }
    if (req.protocol !== 'http' && req.protocol !== 'https') throw malformed('header/x-forwarded-proto: malformed');
    next();
  };
}

/**
 * What may be done without a token, so that only its own pages may do it in somebody's browser; a form of the provider
 * or the gateway changes something too.
 */
const ofOwnPages = /^\/(sim|gateway|identity\/interaction)(\/|$)/i;

/** Refuses what a page of somebody else's sends. Programs say nothing of a page and pass. */
export function originGuard({ publicUrl, allowedHosts, allowedOrigins }: Settings): Guard {
  const named = new Set(
    [...allowedHosts, ...(publicUrl ? [new URL(publicUrl).host] : [])].flatMap((one) => nameIn(one) ?? []),
  );
  const isKnown = (origin: string): boolean => {
    const name = /^https?:\/\//.test(origin) ? nameIn(origin.replace(/^https?:\/\//, '')) : undefined;
    return name !== undefined && (isLoopback(name) || named.has(name) || isOwn(name));
  };
  return (req, _res, next) => {
    if (
      !ofOwnPages.test(req.path) ||
      (!/^\/sim(\/|$)/i.test(req.path) && (req.method === 'GET' || req.method === 'HEAD'))
    )
      return next();
    const { origin } = req.headers;
    const site = req.headers['sec-fetch-site'];
    if (origin !== undefined && allowedOrigins.includes(origin)) return next();
    if (site === 'cross-site') throw foreign('origin', origin ?? site);
    // A form of a page that sends no referrer: its browser says that the page is ours.
    const isOwnForm = origin === 'null' && (site === 'same-origin' || site === 'none');
    if (origin !== undefined && !isOwnForm && !isKnown(origin)) throw foreign('origin', origin);
    next();
  };
}
