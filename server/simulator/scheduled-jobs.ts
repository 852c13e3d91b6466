import type { ScheduledJob } from '../clock/business-clock.ts';
import { universityJobs } from '../features.ts';
import { waitForIncidents } from '../features/incident/incident-jobs.ts';
import { admitNewcomers } from './university/admission.ts';
import { postGrades, createSemester, registerStudents } from './university/academic-year.ts';
import { decideAtOffices } from './university/office-queue.ts';
import { decideAtGateway } from './gateway/payment-gateway.ts';
import { answerTransfers } from './university/transfer-answers.ts';

/**
 * The jobs of a simulated university: those of the product, then those that act in place of lecturers, students,
 * offices and the bank. Jobs due at the same instant run in the order of this list.
 */
export const scheduledJobs: ScheduledJob[] = [
  ...universityJobs,
  ...[
    createSemester,
    postGrades,
    admitNewcomers,
    registerStudents,
    answerTransfers,
    decideAtOffices,
    decideAtGateway,
  ].map(waitForIncidents),
];
