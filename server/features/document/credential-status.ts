import { gzipSync } from 'node:zlib';

/**
 * Status lists of credentials (W3C Bitstring Status List 1.0): one bit for each document, in the order of document ids.
 * A credential of Open Badges 3.0 can have one status only, so revoked and replaced documents set the same bit.
 */

/** The number of bits in a status list; the standard allows no fewer. */
export const listSize = 131_072;

/** The place of a document: the list, numbered from 1, and the bit in it, numbered from 0. */
export const toListPlace = (documentId: number): { list: number; index: number } => ({
  list: Math.floor((documentId - 1) / listSize) + 1,
  index: (documentId - 1) % listSize,
});

/** The number of lists that hold the documents up to this id; at least one. */
export const countLists = (lastId: number): number => toListPlace(Math.max(lastId, 1)).list;

/** The first and the last document id of a list. */
export const toIdRange = (list: number): [first: number, last: number] => [(list - 1) * listSize + 1, list * listSize];

/** The public address of a list, at the address of the university's server. */
export const toListAddress = (address: string, list: number): string =>
  `${address}/api/public/Documents/Status/${list}`;

/** The `encodedList` of a list: its bits from left to right, compressed, in multibase base64url. */
export function encodeList(indexes: readonly number[]): string {
  const bits = Buffer.alloc(listSize / 8);
  for (const index of indexes) bits[index >> 3]! |= 0x80 >> (index & 7);
  return `u${gzipSync(bits).toString('base64url')}`;
}
