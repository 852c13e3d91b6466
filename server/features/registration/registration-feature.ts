import { feature } from '../../feature.ts';
import { addSeatKind } from './addseat-kind.ts';
import { settleDrops } from './drop-payment-jobs.ts';
import { closeWaitingLists } from './registration-jobs.ts';
import { registrationHandlers } from './registration-handlers.ts';
import { coursesEnd, seatsGoOn, waitingEnds } from './registration-leaving.ts';
import { registrationServices } from './registration-services.ts';
import { studentHandlers } from './student-information-handlers.ts';

/** Registering in sections, baskets, waiting lists, and the student information record. */
export const registrationFeature = feature('registration', {
  handlers: { ...registrationHandlers, ...studentHandlers },
  requestKinds: { addSeat: addSeatKind },
  jobs: [closeWaitingLists, settleDrops],
  services: registrationServices,
  studyEnd: { courses: coursesEnd, waitingList: waitingEnds, seats: seatsGoOn },
});
