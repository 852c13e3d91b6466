import type { academicStatuses } from '../../../db/schema/student.ts';
import { allow, refuse, type Refusal } from '../../refusal.ts';

/** Which services a record may use by its academic status, beside registration, which is for who is enrolled. Pure. */

export type AcademicStatus = (typeof academicStatuses)[number];
export type StatusService = 'admission' | 'appeal' | 'refund' | 'survey' | 'exemption' | 'minor' | 'transport';

const open: Record<StatusService, ReadonlySet<AcademicStatus>> = {
  // A grade may be what dismissed a student, or stand on the certificate: it may be appealed after the studies as well, within the period.
  appeal: new Set(['active', 'dismissed', 'graduated']),
  // What the university holds is the student's, whatever became of the studies.
  refund: new Set(['active', 'inactive', 'dismissed', 'withdrawn', 'graduated', 'admissionCanceled']),
  survey: new Set(['active']),
  exemption: new Set(['active']),
  minor: new Set(['active']),
  transport: new Set(['active']),
  admission: new Set(['active']),
};

/** Why a record of this status may not use the service at all. */
export function statusRefusals(service: StatusService, status: AcademicStatus): Refusal[] {
  if (open[service].has(status)) return allow;
  if (status === 'frozen') return refuse('MSG-000076');
  return status === 'inactive' ? refuse('MSG-000045') : refuse('student.recordClosed', { context: status });
}
