import type { Db } from '../../../db/db.ts';
import { refundStandingOf } from '../refund/refund-queries.ts';
import { standingFacts, type LoadedStanding } from '../registration/registration-queries.ts';
import type { Student } from '../student/student-queries.ts';
import type { ServiceFacts } from './agenda-services.ts';

/** What the rules of every service look at of this student. */
export const serviceFacts = (db: Db, student: Student, now: number): ServiceFacts & { current: LoadedStanding } => ({
  current: standingFacts(db, student, now, 'current'),
  early: standingFacts(db, student, now, 'early'),
  refund: refundStandingOf(db, student, now),
});
