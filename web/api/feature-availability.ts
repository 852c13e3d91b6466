import { createContext, useContext, useSyncExternalStore } from 'react';
import type { ErrorBody } from './failure.ts';
import { absentParts, saysNoSuchCall, type Known } from './feature-availability-rules.ts';
import type { OperationId, OptionalPart } from './operations.ts';
import { getEndpoint } from './operations.ts';
import { settings } from './settings.ts';

/**
 * What the API that this page speaks to is without, as it is learnt. An API that is renewed is known anew with the
 * page.
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

/** The version of the contract that the API says it answers by. */
export function noteContract(operationId: OperationId, answer: unknown): void {
  if (operationId !== 'getMenu') return;
  const told = (answer as { contract?: unknown } | null)?.contract;
  const version = typeof told === 'string' ? told : null;
  if (version !== known.told) learn({ told: version });
}

/** Takes note where the API answered that it has no such call, of those it may be without. */
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
/** Whether the API offers a call, as far as is known. */
export const useIsAvailable = (operationId: OperationId): boolean =>
  useSyncExternalStore(subscribe, () => isAvailable(operationId));
export const useAbsentParts = (): readonly OptionalPart[] => useSyncExternalStore(subscribe, absentNow);

/** The call that a page is nothing without, by the page's address; a page that is not named needs none. */
export type PageNeeds = Readonly<Record<string, OperationId>>;
/** What the areas of the page declare; given where the page is started. */
export const PageNeedsContext = createContext<PageNeeds>({});

/** Tells of an address whether its page is more than an empty frame with what the API offers, as far as is known. */
export function usePageOffered(): (pathname: string) => boolean {
  const needs = useContext(PageNeedsContext);
  useAbsentParts();
  return (pathname) => {
    const call = needs[pathname];
    return call === undefined || isAvailable(call);
  };
}
