import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The names of this machine to which a simulator sends events without `https`. */
const ownNames = ['127.0.0.1', '[::1]', 'localhost'];

/** The reason why events may not be sent to an address: no `https`, a private host, or not usable as an address. */
export type AddressFault = 'https' | 'private' | 'unusable';

/** True for an IP address of the public internet: not loopback, private, link-local or reserved. */
export const isPublicIp = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/**
 * Judges an address by its text; undefined if it may be used. A host name that leads to a private address is found only
 * when an event is sent. `simulating` allows private hosts, and `http` to this machine.
 */
export function findAddressFault(url: string, simulating: boolean): AddressFault | undefined {
  if (!URL.canParse(url)) return 'unusable';
  const { protocol, hostname, username, password, hash } = new URL(url);
  if (username || password || hash || !/^https?:$/.test(protocol)) return 'unusable';
  if (protocol === 'http:' && !(simulating && ownNames.includes(hostname))) return 'https';
  if (simulating) return undefined;
  const ip = hostname.replace(/^\[|\]$/g, '');
  const isPublic = isIP(ip) ? isPublicIp(ip) : !/^(.*\.)?localhost\.?$/.test(hostname);
  return isPublic ? undefined : 'private';
}
