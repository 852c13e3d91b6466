import { networkInterfaces } from 'node:os';
import type { Schema } from './operations.ts';
import { isLoopback, type Settings } from '../settings.ts';

/** The host settings with which a server listens on every address of the machine. */
const everywhere = new Set(['0.0.0.0', '::', '']);
/** Preferred networks, best first: home and office networks before those of virtual machines and containers. */
const likely = [/^192\.168\./, /^10\./, /./];

const ownAddresses = (): string[] => {
  const found = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
  return found.sort((a, b) => likely.findIndex((one) => one.test(a)) - likely.findIndex((one) => one.test(b)));
};

const inAddress = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** The host part of an address at which this machine reaches a server that listens on `host`. */
export const loopbackName = (host: string): string => (everywhere.has(host) ? '127.0.0.1' : inAddress(host));

/** The addresses at which other machines reach this server. `ownAddress` is the one it uses for itself. */
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
