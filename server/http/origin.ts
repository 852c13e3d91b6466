import type { Request } from 'express';
import type { Settings } from '../settings.ts';
import type { Tenant } from '../tenant.ts';

/** The scheme and host in the caller's request, also behind a trusted proxy. */
export const getOrigin = (req: Request): string =>
  `${req.protocol}://${(req.host as string | undefined) ?? `127.0.0.1:${req.socket.localPort}`}`;

/**
 * The address of the page of a tenant (the university or a sandbox), without a trailing slash. The university's page
 * may be on another server (`pageUrl`); the page of a sandbox is always on this one.
 */
export const getPageAddress = (
  { pageUrl, publicUrl }: Pick<Settings, 'pageUrl' | 'publicUrl'>,
  { path }: Pick<Tenant, 'path'>,
  origin: string,
): string => (pageUrl && path === '' ? pageUrl : `${publicUrl || origin}${path}`);

const everyAddress = new Set(['0.0.0.0', '::', 'localhost']);

/** The address at which this server reaches itself, independent of its public name. */
export function getOwnAddress({ host }: Settings, { socket }: Request): string {
  const name = everyAddress.has(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${socket.localPort}`;
}
