import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ErrorBody } from './failure.ts';
import { absentParts, saysNoSuchCall, type Known } from './feature-availability-rules.ts';
import type { OperationId, OptionalPart } from './operations.ts';
import { getEndpoint } from './operations.ts';
import { settings } from './settings.ts';

/**
 * The optional parts that the API lacks, as known so far. A part whose call the API did not know counts as missing
 * until the page is reloaded.
 */

let known: Omit<Known, 'listed'> = { told: null, noticed: [] };
let absent: readonly OptionalPart[] | null = null;
const listeners = new Set<() => void>();

function learn(more: Partial<typeof known>): void {
  known = { ...known, ...more };
  absent = null;
  listeners.forEach((listener) => listener());
}

export const absentNow = (): readonly OptionalPart[] =>
  (absent ??= absentParts({ ...known, listed: settings().notOffered ?? [] }));

/** Stores the contract version that the API reports in the menu. */
export function noteContract(operationId: OperationId, answer: unknown): void {
  if (operationId !== 'getMenu') return;
  const told = (answer as { contract?: unknown } | null)?.contract;
  const version = typeof told === 'string' ? told : null;
  if (version !== known.told) learn({ told: version });
}

/** Checks a failed call. If the API does not know it, its optional part counts as missing. */
export function noteUnknownCall(operationId: OperationId, status: number, error: ErrorBody): void {
  const endpoint = getEndpoint(operationId);
  if (!endpoint.optional || !saysNoSuchCall(endpoint, status, error)) return;
  if (!known.noticed.includes(endpoint.optional)) learn({ noticed: [...known.noticed, endpoint.optional] });
}

export function isAvailable(operationId: OperationId): boolean {
  const { optional } = getEndpoint(operationId);
  return optional === undefined || !absentNow().includes(optional);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** True if the API offers a call, as far as is known. */
export const useIsAvailable = (operationId: OperationId): boolean =>
  useSyncExternalStore(subscribe, () => isAvailable(operationId));
export const useAbsentParts = (): readonly OptionalPart[] => useSyncExternalStore(subscribe, absentNow);

/** The call that a page requires, by the page's path. A page without an entry requires none. */
export type PageNeeds = Readonly<Record<string, OperationId>>;
/** The `PageNeeds` of all features, provided once when the application starts. */
export const PageNeedsContext = createContext<PageNeeds>({});

/** Returns a function that is true for a path unless the API is known to lack the call that its page requires. */
export function usePageOffered(): (pathname: string) => boolean {
  const needs = useContext(PageNeedsContext);
  useAbsentParts();
  return (pathname) => {
    const call = needs[pathname];
    return call === undefined || isAvailable(call);
  };
}
