import { feature } from '../../feature.ts';
import { addSeatKind } from './addseat-kind.ts';
import { settleDrops } from './drop-payment-jobs.ts';
import { closeWaitingLists, endSeatOffers } from './registration-jobs.ts';
import { registrationHandlers } from './registration-handlers.ts';
import { endCourses, passSeatsOn, endWaiting } from './registration-withdrawal-effects.ts';
import { registrationServices } from './registration-services.ts';
import { seatAlertHandlers } from './seat-alert-handlers.ts';
import { tellSeatAlerts } from './seat-alert-jobs.ts';
import { studentHandlers } from './student-information-handlers.ts';
import { seatOffersDue } from './seat-offer-due-times.ts';

/** Registration in sections, with baskets, waiting lists and the registration log, and the student's information. */
export const registrationFeature = feature('registration', {
  handlers: { ...registrationHandlers, ...seatAlertHandlers, ...studentHandlers },
  requestKinds: { addSeat: addSeatKind },
  dueTimes: [seatOffersDue],
  jobs: [endSeatOffers, closeWaitingLists, settleDrops, tellSeatAlerts],
  services: registrationServices,
  studyEnd: { courses: endCourses, waitingList: endWaiting, seats: passSeatsOn },
});
