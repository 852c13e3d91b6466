import type { Schema } from './operations.ts';

/**
 * The amount that the student can pay now, in fils. It excludes payments that are not confirmed yet. If the server
 * sends no `toPay`, the amount of all unpaid fees is used.
 */
export const amountToPay = ({ toPay, due }: Pick<Schema<'FeesOwed'>['owed'], 'toPay' | 'due'>): number => toPay ?? due;
