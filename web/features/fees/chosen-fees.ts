import type { Schema } from '../../api/operations.ts';

export type FeeItem = Schema<'FeeItem'>;

export const toKey = ({ kind, id }: Pick<FeeItem, 'kind' | 'id'>): string => `${kind} ${id}`;

/** True if a fee can be chosen: it is due, the gateway accepts it, and no pending payment includes it. */
export const isPayable = ({ due, cashierOnly, pending }: FeeItem): boolean =>
  due > 0 && !cashierOnly && pending === null;
