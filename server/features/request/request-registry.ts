import type { Kind, RequestKind } from './request-kind.ts';

/**
 * Every kind by its name, for what a kind's own effects do to requests of other kinds: it cannot import the record it
 * stands in, which tells itself here.
 */
let kinds: Readonly<Record<RequestKind, Kind>> | undefined;

export const know = (all: Readonly<Record<RequestKind, Kind>>): void => {
  kinds = all;
};

export function knownKind(name: RequestKind): Kind {
  if (!kinds) throw new Error('request-kinds has not been loaded');
  return kinds[name];
}
