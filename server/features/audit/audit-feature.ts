import { feature } from '../../feature.ts';
import { auditHandlers } from './audit-handlers.ts';

/** The log of what was opened and changed. */
export const auditFeature = feature('audit', {
  handlers: auditHandlers,
});
