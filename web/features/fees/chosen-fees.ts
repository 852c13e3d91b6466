import type { Schema } from '../../api/operations.ts';

export type FeeItem = Schema<'FeeItem'>;

export const toKey = ({ kind, id }: Pick<FeeItem, 'kind' | 'id'>): string => `${kind} ${id}`;

/** What can be chosen: it is due, the gateway takes it, and no payment on its way pays it already. */
export const isPayable = ({ due, cashierOnly, pending }: FeeItem): boolean =>
  due > 0 && !cashierOnly && pending === null;
