import { day } from '../../../locales/durations.ts';
import { toDate, toStartOfDay } from '../../clock/clock.ts';
import { declareKind } from '../request/request-kind.ts';
import { leaveUniversity } from './withdrawal-effects.ts';
import { permanentFacts } from './withdrawal-facts.ts';
import { confirmLeaving, permanentRules, type PermanentFacts } from './withdrawal-rules.ts';

const leave = leaveUniversity('withdrawn');

/**
 * Leaving the university: a draft, confirmed with a code by text message, executed at the end of the day. Until then it
 * may be canceled.
 */
export const permanentWithdrawalKind = declareKind<PermanentFacts>({
  name: 'permanentWithdrawal',
  prefix: 'PRW',
  page: '/permanentWithdraw',
  agenda: 'permanentWithdrawal',
  facts: permanentFacts,
  eligibility: permanentRules,
  asks: [confirmLeaving],
  limit: { per: 'semester', open: 'MSG-000043' },
  draft: { atMost: 1 },
  code: true,
  route: [],
  effectAt: (now) => toStartOfDay(toDate(now)) + day,
  cancel: 'sameDay',
  approved: [leave],
  consequences: [leave],
});
