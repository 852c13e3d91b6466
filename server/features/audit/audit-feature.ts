import { feature } from '../../feature.ts';
import { auditHandlers } from './audit-handlers.ts';

/** The audit log of the pages that users open and change. */
export const auditFeature = feature('audit', {
  handlers: auditHandlers,
});
