import { feature } from '../../feature.ts';
import { auditHandlers } from './audit-handlers.ts';

/** The audit log records which forms users open. */
export const auditFeature = feature('audit', {
  handlers: auditHandlers,
});
