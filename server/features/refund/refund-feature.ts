import { feature } from '../../feature.ts';
import { refundHandlers } from './refund-handlers.ts';
import { refundKind } from './refund-kind.ts';

/** Refunds of the student's balance to a bank account, as requests with an IBAN. */
export const refundFeature = feature('refund', {
  handlers: refundHandlers,
  requestKinds: { refund: refundKind },
});
