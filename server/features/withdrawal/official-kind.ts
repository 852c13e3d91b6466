import { declareKind } from '../request/request-kind.ts';
import { leaveSemester } from './withdrawal-effects.ts';
import { officialFacts, getRequestSemesterName } from './withdrawal-facts.ts';
import { confirmDrops, officialLapseRules, officialRules, type OfficialFacts } from './withdrawal-rules.ts';

/**
 * Postponing a semester. After approval by the registration department all courses end, and the semester counts as
 * withdrawn.
 */
export const officialWithdrawalKind = declareKind<OfficialFacts>({
  name: 'officialWithdrawal',
  prefix: 'OFW',
  page: '/officialWithdraw',
  agenda: 'officialWithdrawal',
  facts: officialFacts,
  eligibility: officialRules,
  ofSemester: true,
  lapses: officialLapseRules,
  asks: [confirmDrops],
  limit: { per: 'semester', open: 'MSG-000043' },
  draft: { atMost: 1 },
  route: [{ key: 'registration', by: 'registration', days: 2 }],
  cancel: 'untilDecided',
  approved: [leaveSemester],
  consequences: [leaveSemester],
  title: getRequestSemesterName,
});
