import type { Request } from 'express';
import type { Settings } from '../settings.ts';
import type { Tenant } from '../tenant.ts';

/** Scheme and host as the caller addressed this server, through a proxy on this machine too. */
export const getOrigin = (req: Request): string =>
  `${req.protocol}://${(req.host as string | undefined) ?? `127.0.0.1:${req.socket.localPort}`}`;

/**
 * Where the page of a tenant is, without a slash at its end: a sandbox's is always here, the main one's where the
 * settings say.
 */
export const getPageAddress = (
  { pageUrl, publicUrl }: Pick<Settings, 'pageUrl' | 'publicUrl'>,
  { path }: Pick<Tenant, 'path'>,
  origin: string,
): string => (pageUrl && path === '' ? pageUrl : `${publicUrl || origin}${path}`);

const everyAddress = new Set(['0.0.0.0', '::', 'localhost']);

/** Where this server reaches itself, whatever name it is called by. */
export function getOwnAddress({ host }: Settings, { socket }: Request): string {
  const name = everyAddress.has(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${socket.localPort}`;
}
