import { describe, expect, it } from 'vitest';
import { academicStatuses } from '../../db/schema/student.ts';
import { statusRefusals, type AcademicStatus, type StatusService } from '../../server/features/student/status-rules.ts';
import type { Refusal } from '../../server/refusal.ts';

const allowed: Refusal[] = [];
const frozen: Refusal[] = [{ Code: 'MSG-000076', Params: {} }];
const inactive: Refusal[] = [{ Code: 'MSG-000045', Params: {} }];
const ended = (context: AcademicStatus): Refusal[] => [{ Code: 'student.recordClosed', Params: { context } }];

const studying: Record<AcademicStatus, Refusal[]> = { active: allowed, frozen, dismissed: ended('dismissed'), withdrawn: ended('withdrawn'), graduated: ended('graduated'), inactive, admissionCanceled: ended('admissionCanceled') };

/** Each service and each status a record can have. */
const regulation: Record<StatusService, Record<AcademicStatus, Refusal[]>> = {
  appeal: { active: allowed, frozen, dismissed: allowed, withdrawn: ended('withdrawn'), graduated: allowed, inactive, admissionCanceled: ended('admissionCanceled') },
  refund: { active: allowed, frozen, dismissed: allowed, withdrawn: allowed, graduated: allowed, inactive: allowed, admissionCanceled: allowed },
  survey: studying,
  admission: studying,
  exemption: studying,
  minor: studying,
  transport: studying,
};

describe.each(Object.keys(regulation) as StatusService[])('the service %s', (service) => {
  it.each(academicStatuses)('for a record that is %s', (status) => expect(statusRefusals(service, status)).toEqual(regulation[service][status]));
});
