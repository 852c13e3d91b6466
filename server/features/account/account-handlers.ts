import { inTransaction } from '../../../db/db.ts';
import type { Handlers } from '../../http/operations.ts';
import { refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { captchaPassed } from './account-captcha.ts';
import { issueTokens, startSession } from './account-commands.ts';
import { inPasswordLine } from './account-line.ts';
import { accountById, endSession, nameOf, recordsOf, sessionById } from './account-queries.ts';
import { sessionOver, signInRefusals } from './account-rules.ts';
import { findRefreshToken, supersedeRefreshTokens } from './account-tokens.ts';
import { tryPassword } from './account-tries.ts';

const refreshRefused = (): Refused => new Refused(refuse('account.refreshRefused'));

export const accountHandlers = {
  userLogin: { ownTransactions: ({ world, db, settings, now, body, address, userAgent }) => inPasswordLine(nameOf(body.userName), async () => {
    if (!(await captchaPassed(settings, body.captchaToken, address))) throw new Refused(refuse('account.captchaFailed'));
    const account = await tryPassword(db, { userName: body.userName, password: body.password, address }, now);
    throwIfRefused(signInRefusals({ now, account, records: recordsOf(db, account.personId).length }));
    return [200, await startSession(world, account, body.rememberMe ?? false, now, { via: 'password', userAgent, address })];
  }) },

  refreshToken: { ownTransactions: async ({ world, db, now, query }) => {
    const session = inTransaction(db, () => {
      const token = findRefreshToken(db, query.Token);
      if (!token) return undefined;
      const found = sessionById(db, token.sessionId);
      if (token.usedAtMachine !== null) {
        // A used token that comes back has been copied: nobody keeps the session.
        endSession(db, token.sessionId, now);
        return undefined;
      }
      if (!found || sessionOver(found, now) || token.expiresAtMachine <= Date.now()) return undefined;
      supersedeRefreshTokens(db, token.sessionId);
      return found;
    });
    const account = session && accountById(db, session.accountId);
    if (!session || !account) throw refreshRefused();
    return [200, { context: await issueTokens(world, session, account.userName, now) }];
  } },

  logout: ({ db, now, account }) => {
    endSession(db, account.sessionId, now);
    return [200, { done: true }];
  },
} satisfies Partial<Handlers>;
