import type { Operation } from '../../server/http/contract.ts';
import { findBodySchema, resolveReference } from '../../server/http/contract-schema.ts';

/** Bodies that are as expensive as possible to check: as large as a call allows, with as many faults as possible. */

type Json = { [key: string]: unknown };

/** A list or a text in a body, with the JSON before and after its value. `placesIn` returns the outermost first. */
type Place = { kind: 'array' | 'string'; before: string; after: string };
function placesIn(node: Json, before = '', after = '', depth = 0): Place[] {
  if (depth > 4) return [];
  const choices = ((node.oneOf ?? node.anyOf ?? []) as unknown[]).flatMap((choice) =>
    placesIn(resolveReference(choice), before, after, depth + 1),
  );
  const types = [node.type].flat();
  if (types.includes('array'))
    return [
      { kind: 'array', before, after },
      ...placesIn(resolveReference(node.items), `${before}[`, `]${after}`, depth + 1),
      ...choices,
    ];
  if (types.includes('string')) return [{ kind: 'string', before, after }, ...choices];
  const inside = Object.entries((node.properties ?? {}) as Json).flatMap(([name, value]) =>
    placesIn(resolveReference(value), `${before}{${JSON.stringify(name)}:`, `}${after}`, depth + 1),
  );
  return [...inside, ...choices];
}

const filled = (
  bytes: number,
  before: string,
  piece: (index: number) => string,
  after: string,
  most = Infinity,
): string => {
  const pieces: string[] = [];
  for (let [length, index] = [before.length + after.length, 0]; index < most; index += 1) {
    const next = piece(index);
    length += next.length + 1;
    if (length > bytes) break;
    pieces.push(next);
  }
  return `${before}${pieces.join(',')}${after}`;
};

/** Bodies of at most this many bytes, each with the name of its fault. `most` limits the number of values. */
export function hostileBodies(operation: Operation, bytes: number, most = Infinity): [name: string, body: string][] {
  // For a large body, four places suffice.
  const places = placesIn(findBodySchema(operation) ?? {}).slice(0, bytes > 1_000_000 ? 4 : undefined);
  const wide: [string, string][] = [
    ['a list of empty objects', filled(bytes, '[', () => '{}', ']', most)],
    ['unknown fields', filled(bytes, '{', (index) => `"x${index}":0`, '}', most)],
    ['unknown fields with long names', filled(bytes, '{', (index) => `"${'x'.repeat(3_000)}${index}":0`, '}', most)],
    ...places
      .filter(({ kind }) => kind === 'array')
      .flatMap(({ before, after }): [string, string][] => [
        [`empty objects at ${before}`, filled(bytes, `${before}[`, () => '{}', `]${after}`, most)],
        [`numbers at ${before}`, filled(bytes, `${before}[`, () => '0', `]${after}`, most)],
        [`lists at ${before}`, filled(bytes, `${before}[`, () => '[{}]', `]${after}`, most / 2)],
      ]),
    ...places
      .filter(({ kind }) => kind === 'string')
      .map(({ before, after }): [string, string] => [
        `a long text at ${before}`,
        `${before}"${'a'.repeat(bytes - before.length - after.length - 2)}"${after}`,
      ]),
  ];
  const half = Math.floor(bytes / 2);
  return most < Infinity
    ? wide
    : [
        ...wide,
        ['deep lists', `${'['.repeat(half)}${']'.repeat(half)}`],
        ['deep objects', `${'{"a":'.repeat(Math.floor(bytes / 6))}0${'}'.repeat(Math.floor(bytes / 6))}`],
      ];
}
