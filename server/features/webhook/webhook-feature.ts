import { feature } from '../../feature.ts';
import { webhookHandlers } from './webhook-handlers.ts';
import { deleteOldEvents } from './webhook-jobs.ts';

/** Events of students that are sent to other systems of the university. */
export const webhookFeature = feature('webhook', {
  handlers: webhookHandlers,
  jobs: [deleteOldEvents],
});
