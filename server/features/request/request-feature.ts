import { feature } from '../../feature.ts';
import { chargePaid, executeRequests, expireRequests, lapseRequests } from './request-jobs.ts';
import { decisionsDue, executionsDue, returnedDue } from './request-due-times.ts';
import { requestHandlers } from './request-handlers.ts';
import { endRequests } from './request-withdrawal-effects.ts';

/** The calls and jobs that all kinds of requests share: drafts, sending, answers, cancellation and expiry. */
export const requestFeature = feature('request', {
  handlers: requestHandlers,
  jobs: [executeRequests, lapseRequests, expireRequests],
  dueTimes: [returnedDue, decisionsDue, executionsDue],
  studyEnd: { requests: endRequests },
  chargePaid: [chargePaid],
});
