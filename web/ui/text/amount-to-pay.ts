import type { Schema } from '../../api/operations.ts';

/**
 * The amount that the student can pay now, in fils: without payments that are not confirmed yet. A server that does not
 * send `toPay` gets everything unpaid.
 */
export const amountToPay = ({ toPay, due }: Pick<Schema<'FeesOwed'>['owed'], 'toPay' | 'due'>): number => toPay ?? due;
