import { describe, expect, it } from 'vitest';
import { academicStatuses } from '../../db/schema/student.ts';
import {
  hasLeft,
  mayHaveCaseStudy,
  offersPage,
  statusRefusals,
  type AcademicStatus,
  type PortalAccess,
  type StatusService,
} from '../../server/academic-record/status-rules.ts';
import type { Refusal } from '../../server/refusal.ts';

const allowed: Refusal[] = [];
const frozen: Refusal[] = [{ Code: 'MSG-000076', Params: {} }];
const inactive: Refusal[] = [{ Code: 'MSG-000045', Params: {} }];
const ended = (context: AcademicStatus): Refusal[] => [{ Code: 'student.recordClosed', Params: { context } }];

const studying: Record<AcademicStatus, Refusal[]> = {
  active: allowed,
  frozen,
  dismissed: ended('dismissed'),
  withdrawn: ended('withdrawn'),
  graduated: ended('graduated'),
  inactive,
  admissionCanceled: ended('admissionCanceled'),
};

/** The expected result for each service and each academic status. */
const regulation: Record<StatusService, Record<AcademicStatus, Refusal[]>> = {
  appeal: {
    active: allowed,
    frozen,
    dismissed: allowed,
    withdrawn: ended('withdrawn'),
    graduated: allowed,
    inactive,
    admissionCanceled: ended('admissionCanceled'),
  },
  refund: {
    active: allowed,
    frozen,
    dismissed: allowed,
    withdrawn: allowed,
    graduated: allowed,
    inactive: allowed,
    admissionCanceled: allowed,
  },
  document: {
    active: allowed,
    frozen,
    dismissed: allowed,
    withdrawn: allowed,
    graduated: allowed,
    inactive: allowed,
    admissionCanceled: ended('admissionCanceled'),
  },
  survey: studying,
  admission: studying,
  // The reinstatement rules use these results only for students who are not active. For active students they check the
  // enrolment in the semester.
  reinstatement: { ...studying, active: ended('active'), inactive: allowed },
  exemption: studying,
  clearance: {
    active: allowed,
    frozen,
    dismissed: allowed,
    withdrawn: allowed,
    graduated: allowed,
    inactive,
    admissionCanceled: ended('admissionCanceled'),
  },
  minor: studying,
  thesis: studying,
  // For a student with a completed diploma, another rule decides before the status.
  transfer: studying,
  transport: studying,
};

describe.each(Object.keys(regulation) as StatusService[])('the service %s', (service) => {
  it.each(academicStatuses)('for a record that is %s', (status) =>
    expect(statusRefusals(service, status)).toEqual(regulation[service][status]),
  );
});

const all = [
  '/dashboard',
  '/inbox',
  '/acadmicPlan',
  '/registeredCourses',
  '/courseRegistrationFees',
  '/studentFees',
  '/Earlydashboard',
  '/EarlyregisteredCourses',
  '/courseAttendance',
  '/courseEvaluation',
  '/gpaSimulator',
  '/requests',
  '/appealRequest',
  '/refundRequest',
  '/enrollment',
  '/caseStudy',
  '/courseSchedule',
  '/academictranscript',
  '/courseRegistrationLog',
  '/paymentHistory',
  '/financialData',
  '/contactDetails',
  '/topHitLinks',
  '/clearance',
  '/transcriptCertificate',
];
const standing = (status: AcademicStatus, more: Partial<PortalAccess> = {}): PortalAccess => ({
  status,
  warnings: 0,
  orientation: 'none',
  newlyAdmitted: false,
  ...more,
});
const offered = (status: AcademicStatus, warnings = 0): string[] =>
  all.filter((path) => offersPage(standing(status, { warnings }), path));
const kept = [
  '/dashboard',
  '/inbox',
  '/studentFees',
  '/requests',
  '/refundRequest',
  '/academictranscript',
  '/paymentHistory',
  '/financialData',
  '/contactDetails',
  '/topHitLinks',
  '/transcriptCertificate',
];

describe('what the portal offers', () => {
  it.each([
    ['dismissed', [...kept, '/appealRequest', '/caseStudy', '/clearance']],
    ['withdrawn', [...kept, '/caseStudy', '/clearance']],
    ['admissionCanceled', kept],
  ] satisfies [AcademicStatus, string[]][])('to who is %s: what is still theirs, and nothing else', (status, pages) =>
    expect(offered(status).sort()).toEqual([...pages].sort()),
  );

  it.each([
    ['active', 0, ['/enrollment', '/caseStudy']],
    ['active', 1, ['/enrollment']],
    ['inactive', 0, ['/caseStudy']],
    ['graduated', 0, ['/enrollment', '/caseStudy']],
    ['frozen', 1, ['/enrollment', '/caseStudy']],
  ] satisfies [AcademicStatus, number, string[]][])(
    'to who is %s with %i warnings: everything but %j',
    (status, warnings, missing) =>
      expect(all.filter((path) => !offered(status, warnings).includes(path))).toEqual(missing),
  );

  it('never offers a service that refuses by the status', () => {
    for (const status of academicStatuses.filter(hasLeft)) {
      expect([status, offersPage(standing(status), '/appealRequest')]).toEqual([
        status,
        statusRefusals('appeal', status).length === 0,
      ]);
      expect([status, offersPage(standing(status), '/refundRequest')]).toEqual([
        status,
        statusRefusals('refund', status).length === 0,
      ]);
      expect([status, offersPage(standing(status), '/caseStudy')]).toEqual([
        status,
        mayHaveCaseStudy({ status, warnings: 0 }),
      ]);
    }
  });

  it.each<[string, Partial<PortalAccess>, AcademicStatus[]]>([
    ['/exemptionRequest', { orientation: 'required' }, ['active']],
    ['/exemptionRequest', { orientation: 'exempted' }, []],
    ['/exemptionRequest', { orientation: 'completed' }, []],
    ['/exemptionRequest', { newlyAdmitted: true }, []],
    ['/cancelAdmissionStud', { newlyAdmitted: true }, ['active']],
    ['/cancelAdmissionStud', { orientation: 'required' }, []],
  ])('%s of %j is for who is %j', (path, more, statuses) =>
    expect(academicStatuses.filter((status) => offersPage(standing(status, more), path))).toEqual(statuses),
  );
});
