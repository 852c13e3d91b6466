import { createContext } from 'react';
import { endpoints } from './endpoints.gen.ts';
import type { ActionOperation, ReadOperation } from './operations.ts';
import { getEndpoint } from './operations.ts';

/**
 * The GET operations whose cached responses an action makes stale: the named ones, all, or those of its area. The area
 * consists of the operations with the same tag and of the dashboard, which shows data of every area.
 */
export type Stale = readonly ReadOperation[] | 'everything' | 'area';
/** The stale responses of each action to which the default of `usuallyStale` does not apply. */
export type Invalidates = Readonly<Partial<Record<ActionOperation, Stale>>>;

/** The `Invalidates` of all features, provided when the page starts. */
export const InvalidatesContext = createContext<Invalidates>({});

const readsOfArea = (tag: string): ReadOperation[] =>
  Object.entries(endpoints)
    .filter(([id, endpoint]) => endpoint.method === 'get' && (endpoint.tag === tag || id === 'getDashboard'))
    .map(([id]) => id as ReadOperation);

/** The default for an action: everything if the call is about an academic record, else the responses of its area. */
export const usuallyStale = (action: ActionOperation): Stale => (getEndpoint(action).record ? 'everything' : 'area');

/** The GET operations whose cached responses this action makes stale. */
export function invalidatedBy(
  invalidates: Invalidates,
  action: ActionOperation,
): readonly ReadOperation[] | 'everything' {
  const stale = invalidates[action] ?? usuallyStale(action);
  return stale === 'area' ? readsOfArea(endpoints[action].tag) : stale;
}
