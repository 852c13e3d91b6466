import { feature } from '../../feature.ts';
import { addSeatKind } from './addseat-kind.ts';
import { dropsSettled } from './drop-payment-jobs.ts';
import { waitingListsClose } from './registration-jobs.ts';
import { registrationHandlers } from './registration-handlers.ts';
import { coursesEnd, seatsGoOn, waitingEnds } from './registration-leaving.ts';
import { registrationServices } from './registration-services.ts';
import { studentHandlers } from './student-information-handlers.ts';

/** Registering in sections, baskets, waiting lists, and the student information record. */
export const registrationFeature = feature('registration', {
  handlers: { ...registrationHandlers, ...studentHandlers },
  requestKinds: { addSeat: addSeatKind },
  jobs: [waitingListsClose, dropsSettled],
  services: registrationServices,
  studyEnd: { courses: coursesEnd, waitingList: waitingEnds, seats: seatsGoOn },
});
