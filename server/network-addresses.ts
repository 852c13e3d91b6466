import { networkInterfaces } from 'node:os';
import type { Schema } from './http/operations.ts';
import { isLoopback, type Settings } from './settings.ts';

/** Hosts that mean every address of the machine. */
const everywhere = new Set(['0.0.0.0', '::', '']);
/** The networks of rooms and houses come before those of machines within a machine. */
const likely = [/^192\.168\./, /^10\./, /./];

const ownAddresses = (): string[] => {
  const found = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
  return found.sort((a, b) => likely.findIndex((one) => one.test(a)) - likely.findIndex((one) => one.test(b)));
};

const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** How this machine calls the host that a server listens on, as part of an address. */
export const loopbackName = (host: string): string => (everywhere.has(host) ? '127.0.0.1' : inAddress(host));

/** Where other machines find this server, which finds itself at `ownAddress`. */
export function publicAddresses(
  { host, publicUrl }: Pick<Settings, 'host' | 'publicUrl'>,
  ownAddress: string,
): Schema<'Reach'> {
  if (publicUrl && !isLoopback(new URL(publicUrl).hostname)) return { onlyHere: false, addresses: [publicUrl] };
  if (isLoopback(host)) return { onlyHere: true, addresses: [] };
  const { port } = new URL(ownAddress);
  const names = everywhere.has(host) ? ownAddresses() : [inAddress(host)];
  return { onlyHere: false, addresses: names.map((name) => `http://${name}${port && `:${port}`}`) };
}
