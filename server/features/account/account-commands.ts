import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../db/db.ts';
import { toIso } from '../../clock.ts';
import type { Schema } from '../../http/operations.ts';
import type { World } from '../../world.ts';
import { limitOf } from '../student/student-queries.ts';
import { insertSession, recordsOf, type AccountRow, type SessionVia } from './account-queries.ts';
import { issueAccessToken, issueRefreshToken, type IssuedToken } from './account-tokens.ts';

const hour = 3_600_000;

const tokenAnswer = ({ token, validTo }: IssuedToken): Schema<'Token'> => ({ token, validTo: toIso(validTo) });

/** New tokens of a session. */
export async function issueTokens(world: World, sessionId: string, userName: string, remember: boolean): Promise<Schema<'Tokens'>> {
  return { accessToken: tokenAnswer(await issueAccessToken(world, sessionId, userName)), refreshToken: tokenAnswer(issueRefreshToken(world.db, sessionId, remember)) };
}

/** Opens a session for an account and answers what the page needs to go on. */
export async function startSession(world: World, account: AccountRow, remember: boolean, now: number, via: SessionVia = 'password'): Promise<Schema<'SignedIn'>> {
  const { db } = world;
  const id = randomUUID();
  const endsAt = now + (remember ? limitOf(db, 'rememberDays') * 24 : limitOf(db, 'sessionHours')) * hour;
  const auditId = inTransaction(db, () => insertSession(db, { id, accountId: account.id, remember, startedAt: now, endsAt, via }));
  const context = await issueTokens(world, id, account.userName, remember);
  return {
    user: { userName: account.userName, name: { en: account.nameEn, ar: account.nameAr }, email: account.email },
    idToken: context.accessToken.token,
    auditId,
    records: recordsOf(db, account.personId),
    context,
  };
}
