import { toIso } from '../../clock/clock.ts';
import type { Handlers } from '../../http/operations.ts';
import { refuse, Refused } from '../../refusal.ts';
import { endSessionsBut } from './account-password-queries.ts';
import { endSession } from './account-queries.ts';
import { openSessions, ownerOfSession } from './account-session-queries.ts';

export const accountSessionHandlers = {
  getSessions: ({ db, now, account }) => [
    200,
    { now: toIso(now), sessions: openSessions(db, account.accountId, account.sessionId, now) },
  ],

  endSession: ({ db, now, account, params }) => {
    if (ownerOfSession(db, params.id) !== account.accountId) throw new Refused(refuse('account.notYourSession'));
    endSession(db, params.id, now);
    return [
      200,
      {
        messages: refuse('account.signedOutThere'),
        now: toIso(now),
        sessions: openSessions(db, account.accountId, account.sessionId, now),
      },
    ];
  },

  endOtherSessions: ({ db, now, account }) => {
    endSessionsBut(db, account.accountId, account.sessionId, now);
    return [
      200,
      {
        messages: refuse('account.signedOutThere'),
        now: toIso(now),
        sessions: openSessions(db, account.accountId, account.sessionId, now),
      },
    ];
  },
} satisfies Partial<Handlers>;
