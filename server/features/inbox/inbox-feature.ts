import { feature } from '../../feature.ts';
import { inboxHandlers } from './inbox-handlers.ts';

/** The student's messages. */
export const inboxFeature = feature('inbox', {
  handlers: inboxHandlers,
});
