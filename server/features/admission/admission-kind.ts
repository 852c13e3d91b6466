import { semesterFor, semesterWithId } from '../agenda/agenda-queries.ts';
import { getContact } from '../contact/contact-queries.ts';
import { findWay } from '../contact/contact-rules.ts';
import { endSessions } from '../account/account-withdrawal-effects.ts';
import { declareKind } from '../request/request-kind.ts';
import { leaveUniversity } from '../withdrawal/withdrawal-effects.ts';
import { admissionRules, type AdmissionFacts } from './admission-rules.ts';

const leave = leaveUniversity('admissionCanceled');

/**
 * The request kind for cancelling an admission. It takes effect at once after a code is entered, and cannot be undone.
 */
export const cancelAdmissionKind = declareKind<AdmissionFacts>({
  name: 'cancelAdmission',
  prefix: 'CAD',
  page: '/cancelAdmissionStud',
  agenda: 'cancelAdmission',
  eligibility: admissionRules,
  facts: (db, { student, request }, now) => ({
    status: student.status,
    newlyAdmitted: student.admissionSemesterId === semesterFor(db, now).id,
    reachable: request !== null || findWay(getContact(db, student.personId)) !== undefined,
  }),
  route: [],
  approved: [leave, endSessions],
  consequences: [leave, endSessions],
  sendsOwnNotice: true,
  title: (db, { semesterId }) => semesterWithId(db, semesterId).name,
});
