import { feature } from '../../feature.ts';
import { auditHandlers } from './audit-handlers.ts';

/** The audit log: sign-ins of accounts, with the forms opened and the downloads of all data in each. */
export const auditFeature = feature('audit', {
  handlers: auditHandlers,
});
