import type { Schema } from '../api/operations.ts';

export type ServiceState = Schema<'Services'>['services'][number];

/** Open, or kept from sending by the day off alone: what is written now is sent on the next working day. */
export const mayPrepare = ({ reasons }: ServiceState): boolean => reasons.every(({ Code }) => Code === 'gate.daysOff');
