import { isIP } from 'node:net';

const groups = 8;
const groupsOfNetwork = 4;

/** The eight groups of an IPv6 address, as numbers. */
function toGroups(address: string): number[] {
  const [before = '', after] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const numbers = (part: string | undefined): number[] =>
    part ? part.split(':').map((group) => parseInt(group, 16)) : [];
  const [left, right] = [numbers(before), numbers(after)];
  return [...left, ...Array<number>(groups - left.length - right.length).fill(0), ...right];
}

/**
 * The unit that every limit by address counts as one caller. For IPv6 it is the /64, because one connection has all of
 * it. An IPv4 address written as IPv6 becomes the IPv4 address. A port or zone that a proxy adds to the address is
 * dropped.
 */
export function toNetwork(address: string): string {
  const bare = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(bare) !== 6) return bare;
  const all = toGroups(bare);
  const isIPv4 = all.slice(0, 5).every((group) => group === 0) && all[5] === 0xffff;
  if (isIPv4)
    return all
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${all
    .slice(0, groupsOfNetwork)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}
