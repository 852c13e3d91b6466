import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Settings } from '../../settings.ts';

/** The names of this machine to which events may be sent without `https` if private hosts are allowed. */
const ownNames = ['127.0.0.1', '[::1]', 'localhost'];

/** The reason why events may not be sent to an address: no `https`, a private host, or not usable as an address. */
export type AddressFault = 'https' | 'private' | 'unusable';

/** True for an IP address of the public internet: not loopback, private, link-local or reserved. */
export const isPublicIp = (address: string): boolean => ipaddr.process(address).range() === 'unicast';

/**
 * True if events may be sent to private hosts: only for a simulator without a trainer's code, which no other machine
 * can reach. In any other simulator, a trainer could reach services of the server's network.
 */
export const allowsPrivate = ({ simulate, trainerCode }: Pick<Settings, 'simulate' | 'trainerCode'>): boolean =>
  simulate && trainerCode === '';

/**
 * Finds the fault of an address by its text; undefined if it may be used. A host name that resolves to a private
 * address is noticed only when an event is sent. `privateToo` allows private hosts, and `http` to this machine.
 */
export function findAddressFault(url: string, privateToo: boolean): AddressFault | undefined {
  if (!URL.canParse(url)) return 'unusable';
  const { protocol, hostname, username, password, hash } = new URL(url);
  if (username || password || hash || !/^https?:$/.test(protocol)) return 'unusable';
  if (protocol === 'http:' && !(privateToo && ownNames.includes(hostname))) return 'https';
  if (privateToo) return undefined;
  const ip = hostname.replace(/^\[|\]$/g, '');
  const isPublic = isIP(ip) ? isPublicIp(ip) : !/^(.*\.)?localhost\.?$/.test(hostname);
  return isPublic ? undefined : 'private';
}
