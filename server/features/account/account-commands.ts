import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../db/db.ts';
import { day, hour } from '../../../locales/durations.ts';
import { toIso } from '../../clock/clock.ts';
import type { Schema } from '../../http/operations.ts';
import type { Tenant } from '../../tenant.ts';
import { getLimit } from '../../limits.ts';
import { insertSession, listRecords, type AccountRow, type NewSession } from './account-queries.ts';
import { issueAccessToken, issueRefreshToken, type IssuedToken } from './account-tokens.ts';

const tokenAnswer = ({ token, validTo }: IssuedToken): Schema<'Token'> => ({ token, validTo: toIso(validTo) });

type OpenSession = { id: string; remember: boolean; endsAt: number };

/** Issues new tokens for a session without extending it. */
export async function issueTokens(
  tenant: Tenant,
  { id, remember, endsAt }: OpenSession,
  userName: string,
  now: number,
): Promise<Schema<'Tokens'>> {
  return {
    accessToken: tokenAnswer(await issueAccessToken(tenant, id, userName)),
    refreshToken: tokenAnswer(issueRefreshToken(tenant.db, id, remember, endsAt - now)),
  };
}

/** The way a session was opened, and the browser and address it was opened from, shown to the account's owner later. */
export type SessionOrigin = Pick<NewSession, 'via' | 'userAgent' | 'address'>;
const unknownOrigin: SessionOrigin = { via: 'simulator', userAgent: '', address: '' };

/** Opens a session for an account and returns the sign-in response. */
export async function startSession(
  tenant: Tenant,
  account: AccountRow,
  remember: boolean,
  now: number,
  origin: SessionOrigin = unknownOrigin,
): Promise<Schema<'SignedIn'>> {
  const { db } = tenant;
  const id = randomUUID();
  const endsAt = now + (remember ? getLimit(db, 'rememberDays') * 24 : getLimit(db, 'sessionHours')) * hour;
  const idleEndsAt = remember ? now + getLimit(db, 'rememberIdleDays') * day : null;
  const auditId = inTransaction(db, () =>
    insertSession(db, { id, accountId: account.id, remember, startedAt: now, endsAt, idleEndsAt, ...origin }),
  );
  return signedIn(tenant, account, { id, auditId, remember, endsAt }, now);
}

/** Issues new tokens for a session and returns the sign-in response. */
export async function signedIn(
  tenant: Tenant,
  account: AccountRow,
  { auditId, ...session }: OpenSession & { auditId: number },
  now: number,
): Promise<Schema<'SignedIn'>> {
  const context = await issueTokens(tenant, session, account.userName, now);
  return {
    user: { userName: account.userName, name: { en: account.nameEn, ar: account.nameAr }, email: account.email },
    idToken: context.accessToken.token,
    auditId,
    records: listRecords(tenant.db, account.personId),
    context,
  };
}
