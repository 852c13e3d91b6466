import { createContext, useContext } from 'react';
import type { Schema } from '../../api/operations.ts';

export type RequestKind = Schema<'RequestKind'>;

/** Context that a request page gives to its form: the kind, and the draft or returned request to continue. */
export type RequestScope = {
  kind: RequestKind;
  saved: Schema<'RequestDetails'> | null;
  /** The size limit of a file in MiB. */
  fileMaximumMebibytes: number;
  /** Restarts the form after the latest data has been read. */
  again: () => Promise<void>;
};

const Scope = createContext<RequestScope | null>(null);
export const RequestScopeProvider = Scope.Provider;

export function useRequestScope(): RequestScope {
  const scope = useContext(Scope);
  if (!scope) throw new Error('a form of a request stands in its RequestPage');
  return scope;
}

/** Path of the page of one request. */
export const requestPath = (referenceNumber: string): string => `/requests/${referenceNumber}`;

/** Path of the form of the request's kind with this draft or returned request. */
export const requestFormPath = ({
  page,
  referenceNumber,
}: Pick<Schema<'MyRequest'>, 'page' | 'referenceNumber'>): string => `${page}?request=${referenceNumber}`;
