import { createContext } from 'react';
import { endpoints } from './endpoints.gen.ts';
import type { ActionOperation, ReadOperation } from './operations.ts';
import { getEndpoint } from './operations.ts';

/**
 * What an action makes stale: the reads named; everything; or those of its area, which are the reads of its tag and the
 * dashboard, which shows something of each.
 */
export type Stale = readonly ReadOperation[] | 'everything' | 'area';
/** Actions that make something else stale than a call says by itself. */
export type Invalidates = Readonly<Partial<Record<ActionOperation, Stale>>>;

/** What the areas of the page declare; given where the page is started. */
export const InvalidatesContext = createContext<Invalidates>({});

const readsOfArea = (tag: string): ReadOperation[] =>
  Object.entries(endpoints)
    .filter(([id, endpoint]) => endpoint.method === 'get' && (endpoint.tag === tag || id === 'getDashboard'))
    .map(([id]) => id as ReadOperation);

/** Without a declaration: everything where the call is for a record, else the reads of its area. */
export const usuallyStale = (action: ActionOperation): Stale => (getEndpoint(action).record ? 'everything' : 'area');

/** What an action makes stale. */
export function invalidatedBy(
  invalidates: Invalidates,
  action: ActionOperation,
): readonly ReadOperation[] | 'everything' {
  const stale = invalidates[action] ?? usuallyStale(action);
  return stale === 'area' ? readsOfArea(endpoints[action].tag) : stale;
}
