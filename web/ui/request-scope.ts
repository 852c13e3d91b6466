import { createContext, useContext } from 'react';
import type { Schema } from '../api/operations.ts';

export type RequestKind = Schema<'RequestKind'>;

/** What the page of a kind tells its form: of which kind it is, and the draft or returned request it continues. */
export type RequestScope = {
  kind: RequestKind;
  saved: Schema<'RequestDetails'> | null;
  /** Begins the form anew, once what was done has been read. */
  again: () => Promise<void>;
};

const Scope = createContext<RequestScope | null>(null);
export const RequestScopeProvider = Scope.Provider;

export function useRequestScope(): RequestScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('a form of a request stands in its RequestPage');
  return scope;
}

/** The page of one request. */
export const requestPath = (referenceNumber: string): string => `/requests/${referenceNumber}`;

/** The form of its kind, with this draft or returned request in it. */
export const requestFormPath = ({
  page,
  referenceNumber,
}: Pick<Schema<'MyRequest'>, 'page' | 'referenceNumber'>): string => `${page}?request=${referenceNumber}`;
