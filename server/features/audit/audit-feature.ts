import { feature } from '../../feature.ts';
import { auditHandlers } from './audit-handlers.ts';

/** The log of opened and changed pages. */
export const auditFeature = feature('audit', {
  handlers: auditHandlers,
});
