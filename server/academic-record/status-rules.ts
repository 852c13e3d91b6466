import type { academicStatuses } from '../../db/schema/student.ts';
import { noRefusals, refuse, type Refusal } from '../refusal.ts';

/**
 * The services and portal pages that are available to a student by academic status. Registration is not covered: it
 * depends on enrolment. Pure.
 */

export type AcademicStatus = (typeof academicStatuses)[number];
export type StatusService =
  | 'admission'
  | 'appeal'
  | 'clearance'
  | 'document'
  | 'exemption'
  | 'minor'
  | 'refund'
  | 'reinstatement'
  | 'survey'
  | 'thesis'
  | 'transfer'
  | 'transport';

const open: Record<StatusService, ReadonlySet<AcademicStatus>> = {
  // A dismissal may depend on a grade, and the grade is printed on the certificate. So a grade may also be appealed
  // after the studies, within the period.
  appeal: new Set(['active', 'dismissed', 'graduated']),
  // Students may claim their balance however their studies ended.
  refund: new Set(['active', 'inactive', 'dismissed', 'withdrawn', 'graduated', 'admissionCanceled']),
  // Students may request documents about their achievements after their studies, but not after a cancelled admission.
  document: new Set(['active', 'inactive', 'dismissed', 'withdrawn', 'graduated']),
  survey: new Set(['active']),
  clearance: new Set(['active', 'dismissed', 'withdrawn', 'graduated']),
  admission: new Set(['active']),
  // For an active student the reinstatement rules check the enrolment of the semester instead.
  reinstatement: new Set(['inactive']),
  exemption: new Set(['active']),
  minor: new Set(['active']),
  thesis: new Set(['active']),
  transfer: new Set(['active']),
  transport: new Set(['active']),
};

/** The reasons why a student of this status may not use the service; empty if the student may. */
export function statusRefusals(service: StatusService, status: AcademicStatus): Refusal[] {
  if (open[service].has(status)) return noRefusals;
  if (status === 'frozen') return refuse('MSG-000076');
  return status === 'inactive' ? refuse('MSG-000045') : refuse('student.recordClosed', { context: status });
}

/** Statuses in which a pending request waits, because the student may become active again. */
const passing: ReadonlySet<AcademicStatus> = new Set(['frozen', 'inactive']);

/**
 * The reasons for which a pending request of a student of this status expires; empty if it stays pending, because the
 * student may use the service or become active again.
 */
export const lastingRefusals = (service: StatusService, status: AcademicStatus): Refusal[] =>
  passing.has(status) ? noRefusals : statusRefusals(service, status);

/**
 * The facts that decide which pages a student is offered. `newlyAdmitted`: admitted in the current semester or a later
 * one.
 */
export type PortalAccess = {
  status: AcademicStatus;
  warnings: number;
  orientation: 'none' | 'required' | 'completed' | 'exempted';
  newlyAdmitted: boolean;
};

const left: ReadonlySet<AcademicStatus> = new Set(['dismissed', 'withdrawn', 'admissionCanceled']);

/** True if the studies ended without a degree. */
export const hasLeft = (status: AcademicStatus): boolean => left.has(status);

/** True for an active student under an academic warning, and for a dismissed or permanently withdrawn one. */
export const mayHaveCaseStudy = ({ status, warnings }: Pick<PortalAccess, 'status' | 'warnings'>): boolean =>
  status === 'dismissed' || status === 'withdrawn' || (status === 'active' && warnings > 0);

/** Pages offered to all students who have left without a degree. `offersPage` adds appeals and clearance for some. */
const remaining: ReadonlySet<string> = new Set([
  '/dashboard',
  '/inbox',
  '/studentFees',
  '/paymentHistory',
  '/financialData',
  '/requests',
  '/refundRequest',
  '/academictranscript',
  '/transcriptCertificate',
  '/contactDetails',
  '/topHitLinks',
]);

/** Pages limited to students who may use their service. */
const forSome: Readonly<Record<string, (standing: PortalAccess) => boolean>> = {
  '/caseStudy': mayHaveCaseStudy,
  '/enrollment': ({ status }) => status === 'inactive',
  '/exemptionRequest': ({ status, orientation }) => status === 'active' && orientation === 'required',
  '/cancelAdmissionStud': ({ status, newlyAdmitted }) => status === 'active' && newlyAdmitted,
};

/**
 * True if the portal offers a page to a student with these facts. The menu, the services and the home page all use it.
 */
export function offersPage(standing: PortalAccess, path: string): boolean {
  const { status } = standing;
  const some = forSome[path];
  if (some) return some(standing);
  if (!left.has(status)) return true;
  if (path === '/appealRequest') return open.appeal.has(status);
  return remaining.has(path) || (path === '/clearance' && status !== 'admissionCanceled');
}
