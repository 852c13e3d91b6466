import { feature } from '../../feature.ts';
import { feesHandlers } from './fees-handlers.ts';
import { chargesDue, coursesDue } from './fees-due-times.ts';
import { settleCourseFees, settleFees } from './fees-withdrawal-effects.ts';
import { paymentHandlers } from './payment-handlers.ts';

/** The student's fees by semester, card payments with receipts, and the statement of account. */
export const feesFeature = feature('fees', {
  handlers: { ...feesHandlers, ...paymentHandlers },
  dueTimes: [coursesDue, chargesDue],
  studyEnd: { fees: settleFees, courseFees: settleCourseFees },
});
