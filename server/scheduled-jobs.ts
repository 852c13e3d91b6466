import type { ScheduledJob } from './business-clock.ts';
import { universityJobs } from './features.ts';
import { newcomersAdmitted } from './simulator/university/admission.ts';
import { gradesComeIn, semesterMade, studentsRegister } from './simulator/university/academic-year.ts';
import { deskDecides } from './simulator/university/desk.ts';
import { gatewayDecides } from './simulator/gateway/payment-gateway.ts';
import { transfersAnswered } from './simulator/university/transfer-answers.ts';

/**
 * The jobs of a simulated university: those of the areas, then those of its bank, offices, lecturers and calendar. What
 * falls due at one instant is done in this order.
 */
export const scheduledJobs: ScheduledJob[] = [
  ...universityJobs,
  semesterMade,
  gradesComeIn,
  newcomersAdmitted,
  studentsRegister,
  transfersAnswered,
  deskDecides,
  gatewayDecides,
];
