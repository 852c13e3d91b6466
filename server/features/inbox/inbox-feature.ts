import { feature } from '../../feature.ts';
import { inboxHandlers } from './inbox-handlers.ts';

/** The student's inbox: messages from offices, and the student's own messages to offices. */
export const inboxFeature = feature('inbox', {
  handlers: inboxHandlers,
});
