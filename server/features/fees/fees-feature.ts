import { feature } from '../../feature.ts';
import { feesHandlers } from './fees-handlers.ts';
import { courseFeesEnd, feesEnd } from './fees-leaving.ts';
import { paymentHandlers } from './payment-handlers.ts';

/** Fees, payments and the statement. */
export const feesFeature = feature('fees', {
  handlers: { ...feesHandlers, ...paymentHandlers },
  studyEnd: { fees: feesEnd, courseFees: courseFeesEnd },
});
