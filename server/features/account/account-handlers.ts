import { inTransaction } from '../../../db/db.ts';
import type { Handlers } from '../../http/operations.ts';
import { refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { captchaPassed } from './account-captcha.ts';
import { issueTokens, startSession } from './account-commands.ts';
import { accountById, endSession, listRecords, sessionById } from './account-queries.ts';
import { sessionOver, signInRefusals } from './account-rules.ts';
import { findRefreshToken, supersedeRefreshTokens } from './account-tokens.ts';
import { inLineToTry, tryPassword } from './account-tries.ts';

const refreshRefused = (): Refused => new Refused(refuse('account.refreshRefused'));

export const accountHandlers = {
  userLogin: {
    untransacted: async ({ tenant, db, settings, now, body, address, network, userAgent }) => {
      const { userName, password, captchaToken, rememberMe } = body;
      const before = async (): Promise<void> => {
        if (!(await captchaPassed(settings, captchaToken, address))) throw new Refused(refuse('account.captchaFailed'));
      };
      return inLineToTry(db, { userName, network, before }, now, async () => {
        const account = await tryPassword(db, { userName, password, network }, now);
        throwIfRefused(signInRefusals({ now, account, records: listRecords(db, account.personId).length }));
        return [
          200,
          await startSession(tenant, account, rememberMe ?? false, now, { via: 'password', userAgent, address }),
        ];
      });
    },
  },

  refreshToken: {
    untransacted: async ({ tenant, db, now, query }) => {
      const session = inTransaction(db, () => {
        const token = findRefreshToken(db, query.Token);
        if (!token) return undefined;
        const found = sessionById(db, token.sessionId);
        if (token.usedAtMachine !== null) {
          // A used token that is sent again may be stolen, so the session ends for every holder of its tokens.
          endSession(db, token.sessionId, now);
          return undefined;
        }
        if (!found || sessionOver(found, now) || token.expiresAtMachine <= Date.now()) return undefined;
        supersedeRefreshTokens(db, token.sessionId);
        return found;
      });
      const account = session && accountById(db, session.accountId);
      if (!session || !account) throw refreshRefused();
      return [200, { context: await issueTokens(tenant, session, account.userName, now) }];
    },
  },

  logout: ({ db, now, account }) => {
    endSession(db, account.sessionId, now);
    return [200, { done: true }];
  },
} satisfies Partial<Handlers>;
