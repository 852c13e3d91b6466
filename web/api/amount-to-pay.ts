import type { Schema } from './operations.ts';

/**
 * The amount that the student can pay now, in fils: the unpaid fees without the part that payments in progress would
 * pay. If the server sends no `toPay`, all unpaid fees (`due`).
 */
export const amountToPay = ({ toPay, due }: Pick<Schema<'FeesOwed'>['owed'], 'toPay' | 'due'>): number => toPay ?? due;
