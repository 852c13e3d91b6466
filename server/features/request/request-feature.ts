import { feature } from '../../feature.ts';
import { chargePaid, requestsExecute, requestsExpire, requestsLapse } from './request-jobs.ts';
import { requestHandlers } from './request-handlers.ts';
import { requestsEnd } from './request-leaving.ts';

/** The life that requests of every kind share. */
export const requestFeature = feature('request', {
  handlers: requestHandlers,
  jobs: [requestsExecute, requestsLapse, requestsExpire],
  studyEnd: { requests: requestsEnd },
  chargePaid: [chargePaid],
});
