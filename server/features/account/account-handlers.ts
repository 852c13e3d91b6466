import { inTransaction, type Db } from '../../../db/db.ts';
import type { Handlers } from '../../http/operations.ts';
import { refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { limitOf } from '../student/student-queries.ts';
import { captchaPassed } from './account-captcha.ts';
import { issueTokens, startSession } from './account-commands.ts';
import { hashPassword, passwordMatches } from './account-password.ts';
import { accountById, endSession, findAccount, recordsOf, sessionById, setFailures, type AccountRow } from './account-queries.ts';
import { lockedMinutes, signInRefusals } from './account-rules.ts';
import { findRefreshToken, markRefreshTokenUsed } from './account-tokens.ts';

/** Compared where there is no such account, so that the answer takes as long. */
const nobodysHash = hashPassword('nobody', Buffer.alloc(16));

const wrongCredentials = (): Refused => new Refused(refuse('MSG-000017'));
const refreshRefused = (): Refused => new Refused(refuse('account.refreshRefused'), { status: 401 });

const turns = new WeakMap<Db, Map<number, Promise<void>>>();

/** One try at a time for each account: tries sent at once must not outrun the limit. */
function inTurn<Answer>(db: Db, accountId: number, work: () => Promise<Answer>): Promise<Answer> {
  const waiting = turns.get(db) ?? new Map<number, Promise<void>>();
  turns.set(db, waiting);
  const answer = (waiting.get(accountId) ?? Promise.resolve()).then(work);
  const turn = answer.then(() => undefined, () => undefined).then(() => {
    if (waiting.get(accountId) === turn) waiting.delete(accountId);
  });
  waiting.set(accountId, turn);
  return answer;
}

/** The account, where the password is its own and it is not locked. */
async function tryPassword(db: Db, account: AccountRow | undefined, password: string, now: number): Promise<AccountRow> {
  const minutes = account ? lockedMinutes(account.failures, account.lastFailureAt, now, limitOf(db, 'loginTries'), limitOf(db, 'loginLockMinutes')) : 0;
  if (minutes > 0) throw new Refused(refuse('account.tooManyAttempts', { minutes }), { status: 429, headers: { 'Retry-After': String(minutes * 60) } });
  const matches = await passwordMatches(password, account?.passwordHash ?? nobodysHash);
  if (!account) throw wrongCredentials();
  // A lock that has run out is forgotten: the next wrong password is the first again.
  const counted = account.failures >= limitOf(db, 'loginTries') ? 0 : account.failures;
  setFailures(db, account.id, matches ? 0 : counted + 1, matches ? null : now);
  if (!matches) throw wrongCredentials();
  return account;
}

export const accountHandlers = {
  userLogin: async ({ world, db, settings, now, body, address }) => {
    if (!(await captchaPassed(settings, body.captchaToken, address))) throw new Refused(refuse('account.captchaFailed'));
    const id = findAccount(db, body.userName)?.id;
    const account = await (id === undefined ? tryPassword(db, undefined, body.password, now) : inTurn(db, id, () => tryPassword(db, accountById(db, id), body.password, now)));
    throwIfRefused(signInRefusals({ now, account, records: recordsOf(db, account.personId).length }));
    return [200, await startSession(world, account, body.rememberMe ?? false, now)];
  },

  refreshToken: async ({ world, db, now, query }) => {
    const session = inTransaction(db, () => {
      const token = findRefreshToken(db, query.Token);
      if (!token) return undefined;
      const found = sessionById(db, token.sessionId);
      if (token.usedAtMachine !== null) {
        // A used token that comes back has been copied: nobody keeps the session.
        endSession(db, token.sessionId, now);
        return undefined;
      }
      if (!found || found.endedAt !== null || found.endsAt <= now || token.expiresAtMachine <= Date.now()) return undefined;
      markRefreshTokenUsed(db, token.hash);
      return found;
    });
    const account = session && accountById(db, session.accountId);
    if (!session || !account) throw refreshRefused();
    return [200, { context: await issueTokens(world, session.id, account.userName, session.remember) }];
  },

  logout: ({ db, now, account }) => {
    inTransaction(db, () => endSession(db, account.sessionId, now));
    return [200, { done: true }];
  },
} satisfies Partial<Handlers>;
