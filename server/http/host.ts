import { hostname, networkInterfaces } from 'node:os';
import type { NextFunction, Request, Response } from 'express';
import { refuse, Refused } from '../refusal.ts';
import type { Settings } from '../settings.ts';

/** Guards for the Host header and for the origin of pages that use the simulator. */

const wellFormed = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9._-]{1,253})(:\d{1,5})?$/i;

/** The normalized host name of a Host header without port; undefined if malformed. */
function nameIn(host: string): string | undefined {
  if (!wellFormed.test(host)) return undefined;
  const address = `http://${host}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : undefined;
}

const isLoopback = (name: string): boolean =>
  name === 'localhost' || name.endsWith('.localhost') || /^127\.\d+\.\d+\.\d+$/.test(name) || name === '[::1]';

/** The minimum milliseconds between two readings of the machine's addresses. They change when it joins a network. */
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
 * Protects against DNS rebinding, by which a foreign page could act as this server's own. A simulator needs no sign-in,
 * so it accepts only known host names. Other servers check the host only if names are configured.
 */
export function hostGuard({ simulate, host, publicUrl, allowedHosts }: Settings): Guard {
  const named = new Set(
    [host, ...allowedHosts, ...(publicUrl ? [new URL(publicUrl).host] : [])].flatMap(
      (one) => nameIn(one.includes(':') && /^[0-9a-f:.]+$/i.test(one) ? `[${one}]` : one) ?? [],
    ),
  );
  const holds = simulate || publicUrl !== '' || allowedHosts.length > 0;
  // Cache of accepted Host headers, at most 50.
  const passed = new Set<string>();
  return (req, _res, next) => {
    if (isNamedTwice(req)) throw malformed('header/host: more than one');
    // Only HTTP/1.0 omits the Host header, and browsers do not use it.
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
 * Paths that work without a token, so only our own pages may call them from a browser. They include the forms of the
 * identity provider and the gateway, which change data.
 */
const ofOwnPages = /^\/(sim|gateway|identity\/interaction)(\/|$)/i;

/**
 * Refuses calls of `ofOwnPages` from pages of other origins, except allowed origins. A GET passes unless it is a call
 * of the simulator. Programs send no origin and pass.
 */
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
    // A form on a page without referrer has the origin `null`. Sec-Fetch-Site shows that the page is ours.
    const isOwnForm = origin === 'null' && (site === 'same-origin' || site === 'none');
    if (origin !== undefined && !isOwnForm && !isKnown(origin)) throw foreign('origin', origin);
    next();
  };
}
