import { feature } from '../../feature.ts';
import { feesHandlers } from './fees-handlers.ts';
import { settleCourseFees, settleFees } from './fees-withdrawal-effects.ts';
import { paymentHandlers } from './payment-handlers.ts';

/** Fees, payments and the statement. */
export const feesFeature = feature('fees', {
  handlers: { ...feesHandlers, ...paymentHandlers },
  studyEnd: { fees: settleFees, courseFees: settleCourseFees },
});
