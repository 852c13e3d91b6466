import { feature } from '../../feature.ts';
import { accountHandlers } from './account-handlers.ts';
import { accountIdentityHandlers } from './account-identity-handlers.ts';
import { accountPasswordHandlers } from './account-password-handlers.ts';
import { accountRecordHandlers } from './account-record-handlers.ts';
import { accountSessionHandlers } from './account-session-handlers.ts';

/** The account area: signing in and out, sessions, passwords, and the choice of an academic record. */
export const accountFeature = feature('account', {
  handlers: {
    ...accountHandlers,
    ...accountPasswordHandlers,
    ...accountSessionHandlers,
    ...accountIdentityHandlers,
    ...accountRecordHandlers,
  },
});
