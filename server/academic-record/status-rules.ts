import type { academicStatuses } from '../../db/schema/student.ts';
import { noRefusals, refuse, type Refusal } from '../refusal.ts';

/**
 * What a record may use by its academic status, beside registration, which is for who is enrolled: services, and pages
 * of the portal. Pure.
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
  // A grade may be what dismissed a student, or stand on the certificate: it may be appealed after the studies as well,
  // within the period.
  appeal: new Set(['active', 'dismissed', 'graduated']),
  // What the university holds is the student's, whatever became of the studies.
  refund: new Set(['active', 'inactive', 'dismissed', 'withdrawn', 'graduated', 'admissionCanceled']),
  // What was achieved is the student's, whatever became of the studies.
  document: new Set(['active', 'inactive', 'dismissed', 'withdrawn', 'graduated']),
  survey: new Set(['active']),
  clearance: new Set(['active', 'dismissed', 'withdrawn', 'graduated']),
  admission: new Set(['active']),
  // Who is active is asked about the semester.
  reinstatement: new Set(['inactive']),
  exemption: new Set(['active']),
  minor: new Set(['active']),
  thesis: new Set(['active']),
  transfer: new Set(['active']),
  transport: new Set(['active']),
};

/** Why a record of this status may not use the service at all. */
export function statusRefusals(service: StatusService, status: AcademicStatus): Refusal[] {
  if (open[service].has(status)) return noRefusals;
  if (status === 'frozen') return refuse('MSG-000076');
  return status === 'inactive' ? refuse('MSG-000045') : refuse('student.recordClosed', { context: status });
}

/** Statuses from which a student may come back to what was asked. */
const passing: ReadonlySet<AcademicStatus> = new Set(['frozen', 'inactive']);

/** Why a record of this status will not use the service again: what was asked for before can come to nothing. */
export const lastingRefusals = (service: StatusService, status: AcademicStatus): Refusal[] =>
  passing.has(status) ? noRefusals : statusRefusals(service, status);

/** `newlyAdmitted`: in the semester of now, or a later one. */
export type PortalAccess = {
  status: AcademicStatus;
  warnings: number;
  orientation: 'none' | 'required' | 'completed' | 'exempted';
  newlyAdmitted: boolean;
};

const left: ReadonlySet<AcademicStatus> = new Set(['dismissed', 'withdrawn', 'admissionCanceled']);

/** Studies that have ended without a degree. */
export const hasLeft = (status: AcademicStatus): boolean => left.has(status);

/** Under an academic warning, dismissed, or withdrawn for good. */
export const mayHaveCaseStudy = ({ status, warnings }: Pick<PortalAccess, 'status' | 'warnings'>): boolean =>
  status === 'dismissed' || status === 'withdrawn' || (status === 'active' && warnings > 0);

/** What stays a student's after the studies: messages, requests, money, and what was achieved. */
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

/** Pages for those alone whose standing lets them use it. */
const forSome: Readonly<Record<string, (standing: PortalAccess) => boolean>> = {
  '/caseStudy': mayHaveCaseStudy,
  '/enrollment': ({ status }) => status === 'inactive',
  '/exemptionRequest': ({ status, orientation }) => status === 'active' && orientation === 'required',
  '/cancelAdmissionStud': ({ status, newlyAdmitted }) => status === 'active' && newlyAdmitted,
};

/** Whether the portal offers a page to a record of this standing: the menu, the services and the landing page alike. */
export function offersPage(standing: PortalAccess, path: string): boolean {
  const { status } = standing;
  const some = forSome[path];
  if (some) return some(standing);
  if (!left.has(status)) return true;
  if (path === '/appealRequest') return open.appeal.has(status);
  return remaining.has(path) || (path === '/clearance' && status !== 'admissionCanceled');
}
