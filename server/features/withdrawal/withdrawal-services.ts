import { noRefusals, refuse } from '../../refusal.ts';
import type { Service } from '../agenda/agenda-services.ts';
import { registering } from '../registration/registration-services.ts';
import { someCourseToLeave } from './course-kind.ts';

/** Withdrawal from single courses, directly or by request. */
export const courseWithdrawalService: Service = {
  service: 'courseWithdrawal',
  path: '/courseWithdraw',
  standing: registering,
  nothing: ({ db, student, now }) =>
    someCourseToLeave(db, student, now) ? noRefusals : refuse('gate.nothing', { context: 'courseWithdrawal' }),
};
