import { feature } from '../../feature.ts';
import { courseWithdrawalKind } from './course-kind.ts';
import { officialWithdrawalKind } from './official-kind.ts';
import { permanentWithdrawalKind } from './permanent-kind.ts';
import { endStatus } from './status-effects.ts';
import { settleWithdrawals } from './withdrawal-jobs.ts';
import { withdrawalHandlers } from './withdrawal-handlers.ts';
import { courseWithdrawalService } from './withdrawal-services.ts';

/** Withdrawal from a course, a semester or the university, and the comparison of staying with leaving. */
export const withdrawalFeature = feature('withdrawal', {
  handlers: withdrawalHandlers,
  requestKinds: {
    officialWithdrawal: officialWithdrawalKind,
    permanentWithdrawal: permanentWithdrawalKind,
    courseWithdrawal: courseWithdrawalKind,
  },
  jobs: [settleWithdrawals],
  services: [courseWithdrawalService],
  studyEnd: { status: endStatus },
});
