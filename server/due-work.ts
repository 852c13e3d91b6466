import type { DueWork } from './business-clock.ts';
import { waitingListsClose } from './features/registration/registration-due.ts';
import { requestsExecute, requestsExpire, requestsLapse } from './features/request/request-due.ts';
import { dropsSettled } from './features/fees/payment-due.ts';
import { withdrawalsSettled } from './features/withdrawal/withdrawal-due.ts';
import { newcomersAdmitted } from './simulator/university/admission.ts';
import { gradesComeIn, semesterMade, studentsRegister } from './simulator/university/academic-year.ts';
import { deskDecides } from './simulator/university/desk.ts';
import { gatewayDecides } from './simulator/gateway/payment-gateway.ts';
import { transfersAnswered } from './simulator/university/transfer-answers.ts';

/**
 * What happens by itself when the business clock reaches an instant. Seats that a request frees are free before the
 * waiting lists close.
 */
export const universityWork: DueWork[] = [
  requestsExecute,
  requestsLapse,
  waitingListsClose,
  dropsSettled,
  withdrawalsSettled,
  requestsExpire,
];

/**
 * The same with all that a simulated university does by itself: bank, offices, lecturers and the calendar. What falls
 * due at one instant is done in this order.
 */
export const dueWork: DueWork[] = [
  ...universityWork,
  semesterMade,
  gradesComeIn,
  newcomersAdmitted,
  studentsRegister,
  transfersAnswered,
  deskDecides,
  gatewayDecides,
];
