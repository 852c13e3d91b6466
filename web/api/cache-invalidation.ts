import { createContext } from 'react';
import { endpoints } from './endpoints.gen.ts';
import type { ActionOperation, ReadOperation } from './operations.ts';
import { getEndpoint } from './operations.ts';

/**
 * The reads that an action makes stale: the named reads, everything, or the reads of its area. An area has the reads
 * of its tag and the dashboard, which shows data of every area.
 */
export type Stale = readonly ReadOperation[] | 'everything' | 'area';
/** Actions that make other reads stale than the default. */
export type Invalidates = Readonly<Partial<Record<ActionOperation, Stale>>>;

/** The declarations of all features, provided at the start of the page. */
export const InvalidatesContext = createContext<Invalidates>({});

const readsOfArea = (tag: string): ReadOperation[] =>
  Object.entries(endpoints)
    .filter(([id, endpoint]) => endpoint.method === 'get' && (endpoint.tag === tag || id === 'getDashboard'))
    .map(([id]) => id as ReadOperation);

/** The default for an action: everything if the call is about a record, else the reads of its area. */
export const usuallyStale = (action: ActionOperation): Stale => (getEndpoint(action).record ? 'everything' : 'area');

/** The reads that an action makes stale. */
export function invalidatedBy(
  invalidates: Invalidates,
  action: ActionOperation,
): readonly ReadOperation[] | 'everything' {
  const stale = invalidates[action] ?? usuallyStale(action);
  return stale === 'area' ? readsOfArea(endpoints[action].tag) : stale;
}
