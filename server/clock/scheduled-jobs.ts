import type { ScheduledJob } from './business-clock.ts';
import { universityJobs } from '../features.ts';
import { admitNewcomers } from '../simulator/university/admission.ts';
import { postGrades, createSemester, registerStudents } from '../simulator/university/academic-year.ts';
import { decideAtOffices } from '../simulator/university/office-queue.ts';
import { decideAtGateway } from '../simulator/gateway/payment-gateway.ts';
import { answerTransfers } from '../simulator/university/transfer-answers.ts';

/**
 * The jobs of a simulated university: those of the areas, then its bank, offices, lecturers and calendar. Jobs due at
 * the same instant run in this order.
 */
export const scheduledJobs: ScheduledJob[] = [
  ...universityJobs,
  createSemester,
  postGrades,
  admitNewcomers,
  registerStudents,
  answerTransfers,
  decideAtOffices,
  decideAtGateway,
];
