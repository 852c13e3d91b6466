import type { Db } from '../../../db/db.ts';
import { day } from '../../../locales/durations.ts';
import type { Language } from '../../../locales/i18n.ts';
import { toIso } from '../../clock/clock.ts';
import { outgoingText } from '../../http/messages.ts';
import type { CallResponse, Handlers, Schema } from '../../http/operations.ts';
import { authenticate } from './account-session.ts';
import { send, throwIfNothingSends } from '../../messages/outbox.ts';
import { refuse, Refused, throwIfRefused } from '../../refusal.ts';
import { transact } from '../../transaction.ts';
import {
  codeCounts,
  sendCode,
  useCode,
  type CodeMessage,
  type CodeOwner,
} from '../verification/verification-queries.ts';
import { getContact } from '../contact/contact-queries.ts';
import { findWay } from '../contact/contact-rules.ts';
import { getLimit } from '../../limits.ts';
import { captchaPassed } from './account-captcha.ts';
import { signedIn, startSession } from './account-commands.ts';
import {
  emailDomain,
  endSessionsBut,
  insertAccount,
  nobodysId,
  personOfStudent,
  recentPasswords,
  storePassword,
} from './account-password-queries.ts';
import {
  emailRefusals,
  maskedEmail,
  maskedMobile,
  repeatRefusals,
  sameEmailRefusals,
  strengthRefusals,
} from './account-password-rules.ts';
import { createPasswordHash, passwordMatches } from './account-password.ts';
import { accountById, findAccount, normalizeUserName, sessionById, type AccountRow } from './account-queries.ts';
import { findRefreshToken } from './account-tokens.ts';
import {
  counted,
  countTry,
  forgetTries,
  inLineToTry,
  inLineWithCode,
  inTurn,
  throwIfPaused,
  tryPassword,
  type Trier,
} from './account-tries.ts';

const outsideContract = (details: string): Refused => new Refused(refuse('DEV-000001', { details }));

/**
 * The code to send for a password reset or an activation. If `message` is null, no code is sent, and the response shows
 * `madeUp`, masked, as the recipient, so that nobody learns which accounts exist.
 */
type CodeRequest = { owner: CodeOwner; message: CodeMessage | null; madeUp?: string };

/** Sends a code, counts the request for it, and returns the response with the masked recipient. */
function answerWithCode(
  db: Db,
  now: number,
  trier: Trier,
  { owner, message, madeUp = '' }: CodeRequest,
): Schema<'AccountCodeSent'> {
  const { expiresAt, resendSeconds } = sendCode(db, now, owner, message);
  countTry(db, trier, now);
  const channel = message?.channel ?? 'email';
  const recipient =
    channel === 'sms' ? maskedMobile(message?.recipient ?? '') : maskedEmail(message?.recipient ?? madeUp);
  return { messages: refuse('account.codeSent'), channel, recipient, expiresAt: toIso(expiresAt), resendSeconds };
}

const notice = (name: 'passwordChanged' | 'alreadyActive', language: Language) => ({
  subject: outgoingText(language, `account.${name}.subject`, {}),
  body: outgoingText(language, `account.${name}.body`, {}),
});

async function repeatsOneOf(password: string, hashes: string[]): Promise<boolean> {
  return (await Promise.all(hashes.map((hash) => passwordMatches(password, hash)))).includes(true);
}

/** The session id of an unused refresh token of this account; undefined for any other token. */
function sessionOfToken(db: Db, account: AccountRow, refreshToken: string | undefined): string | undefined {
  const token = refreshToken === undefined ? undefined : findRefreshToken(db, refreshToken);
  return token && token.usedAtMachine === null && sessionById(db, token.sessionId)?.accountId === account.id
    ? token.sessionId
    : undefined;
}

/**
 * The user's names, which a password must not contain. They come from the request, so that a refusal discloses nothing
 * about the account.
 */
const listNames = (name: string): string[] => [name, name.split('@', 1)[0] ?? ''];

type NewPassword = {
  account: AccountRow;
  password: string;
  language: Language;
  now: number;
  refreshToken: string | undefined;
};

/**
 * Stores a new password and ends all sessions of the account except the one of `refreshToken`. Throws if the password
 * was used recently, or if `proof` throws.
 */
async function changePassword(
  db: Db,
  { account, password, language, now, refreshToken }: NewPassword,
  proof: () => void,
): Promise<void> {
  const [repeats, hash] = await Promise.all([
    repeatsOneOf(password, recentPasswords(db, account, getLimit(db, 'passwordHistory'))),
    createPasswordHash(password),
  ]);
  transact(db, () => {
    proof();
    // The refusal is thrown inside the transaction, so that the rollback also keeps a correct code unused.
    throwIfRefused(repeatRefusals(repeats));
    storePassword(
      db,
      account,
      hash,
      account.passwordExpiresAt === null ? null : now + getLimit(db, 'passwordValidDays') * day,
      now,
    );
    endSessionsBut(db, account.id, sessionOfToken(db, account, refreshToken), now);
    const way = account.email
      ? ({ channel: 'email', recipient: account.email } as const)
      : findWay(getContact(db, account.personId));
    if (way) send(db, now, { ...way, ...notice('passwordChanged', language) });
  });
}

const resetOwner = (account: AccountRow): CodeOwner => ({ purpose: 'passwordReset', ownerId: account.id });

/** Marks the code of a password reset as used. A wrong code is counted as a failed attempt and throws. */
function spendCode(db: Db, now: number, account: AccountRow, code: string, trier: Trier): void {
  counted(db, trier, now, () => useCode(db, now, resetOwner(account), code, 'MSG-000012'));
  forgetTries(db, trier);
}

type Activation = { studentCode: string; given: string | undefined; language: Language; trier: Trier; now: number };

/**
 * Sends the code of a first activation. If there is an account already, no code is sent, but the response looks the
 * same. The account's owner is then notified by e-mail, unless the caller gave another address.
 */
function sendActivation(db: Db, { studentCode, given, language, trier, now }: Activation): Schema<'AccountCodeSent'> {
  const person = personOfStudent(db, studentCode);
  const madeUp = given ?? `${studentCode}@${emailDomain(db)}`;
  if (!person)
    return answerWithCode(db, now, trier, {
      owner: { purpose: 'activation', ownerId: nobodysId(studentCode) },
      message: null,
      madeUp,
    });
  const { personId, email, mobile, accountId } = person;
  const owner: CodeOwner = { purpose: 'activation', ownerId: personId };
  const another = given !== undefined && sameEmailRefusals(email, given).length > 0;
  if (accountId !== null) {
    const answer = answerWithCode(db, now, trier, { owner, message: null, madeUp: given ?? email ?? madeUp });
    if (email && !another) send(db, now, { channel: 'email', recipient: email, ...notice('alreadyActive', language) });
    return answer;
  }
  // No code is sent, but the response looks the same, so that guessed addresses disclose nothing.
  if (another && (email || mobile)) return answerWithCode(db, now, trier, { owner, message: null, madeUp });
  if (email) {
    const answer = answerWithCode(db, now, trier, { owner, message: { channel: 'email', recipient: email, language } });
    return given === undefined ? answer : { ...answer, recipient: maskedEmail(given) };
  }
  if (mobile)
    return answerWithCode(db, now, trier, { owner, message: { channel: 'sms', recipient: mobile, language } });
  throw new Refused(refuse('MSG-000046'));
}

/** Waits for the work. If it is refused, the error is thrown again with its reasons as sentences. */
async function inSentences<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof Refused ? new Refused(error.refusals, { sentences: true }) : error;
  }
}

export const accountPasswordHandlers = {
  forgotPassword: ({ db, now, body, language, network }) => {
    throwIfNothingSends(db);
    const trier: Trier = { purpose: 'reset', subject: normalizeUserName(body.userName), network };
    throwIfPaused(db, trier, now);
    const account = findAccount(db, body.userName);
    return counted(db, trier, now, () => {
      if (account) throwIfRefused(emailRefusals(account.email));
      throwIfRefused(sameEmailRefusals(account?.email, body.email));
      if (!account?.email) throw new Refused(refuse('MSG-000016'));
      return [
        200,
        answerWithCode(db, now, trier, {
          owner: resetOwner(account),
          message: { channel: 'email', recipient: account.email, language },
        }),
      ];
    });
  },

  forgetPasswordRetrieveEmail: {
    untransacted: async ({ db, settings, now, body, language, address, network }) => {
      if (!(await captchaPassed(settings, body.captchaToken, address)))
        throw new Refused(refuse('account.captchaFailed'));
      throwIfNothingSends(db);
      const subject = normalizeUserName(body.userName);
      const trier: Trier = { purpose: 'reset', subject, network };
      throwIfPaused(db, trier, now);
      const account = findAccount(db, body.userName);
      return transact(db, () =>
        counted(db, trier, now, () => {
          if (!account)
            return [
              200,
              answerWithCode(db, now, trier, {
                owner: { purpose: 'passwordReset', ownerId: nobodysId(subject) },
                message: null,
                madeUp: `${subject}@${emailDomain(db)}`,
              }),
            ];
          throwIfRefused(emailRefusals(account.email));
          const message: CodeMessage = { channel: 'email', recipient: account.email ?? '', language };
          return [200, answerWithCode(db, now, trier, { owner: resetOwner(account), message })];
        }),
      );
    },
  },

  forgetPasswordChangePassword: {
    untransacted: async ({ db, now, body, language, network }) => {
      const { userName, newPassword: password, code, currentPassword, refreshToken } = body;
      if ((code === undefined) === (currentPassword === undefined))
        throw outsideContract('body: needs either code or currentPassword');
      const subject = normalizeUserName(userName);
      const trier: Trier = { purpose: 'reset', subject, network };
      const change = (): Promise<CallResponse<'forgetPasswordChangePassword'>> =>
        inTurn(db, `password ${subject}`, async () => {
          if (code !== undefined) throwIfPaused(db, trier, now);
          throwIfRefused(strengthRefusals(password, getLimit(db, 'passwordMinimumLength'), listNames(subject)));
          if (currentPassword !== undefined) {
            const account = await tryPassword(db, { userName, password: currentPassword, network }, now);
            await changePassword(db, { account, password, language, now, refreshToken }, () => undefined);
          } else {
            const account = transact(db, () =>
              counted(db, trier, now, () => findAccount(db, userName) ?? throwIfRefused(refuse('MSG-000014'))),
            );
            // A wrong code is refused before the new password is hashed, which is slow.
            if (account && code !== undefined && !codeCounts(db, now, resetOwner(account), code))
              transact(db, () => spendCode(db, now, account, code, trier));
            if (account && code !== undefined)
              await changePassword(db, { account, password, language, now, refreshToken }, () =>
                spendCode(db, now, account, code, trier),
              );
          }
          return [200, { messages: refuse('account.passwordChanged') }];
        });
      return code === undefined
        ? inLineToTry(db, { userName, network }, now, change)
        : inLineWithCode(db, trier, findAccount(db, userName) !== undefined, now, change);
    },
  },

  registerAccount: {
    untransacted: async ({ tenant, db, now, body, language, address, network, userAgent }) => {
      const { code, newPassword } = body;
      if ((code === undefined) !== (newPassword === undefined))
        throw outsideContract('body: needs both code and newPassword, or neither');
      const studentCode = body.studentCode.trim();
      const trier: Trier = { purpose: 'activation', subject: studentCode, network };
      const activate = (): Promise<CallResponse<'registerAccount'>> =>
        inTurn(db, `activation ${studentCode}`, async () => {
          throwIfPaused(db, trier, now);
          if (code === undefined || newPassword === undefined)
            return [
              200,
              transact(db, () =>
                counted(db, trier, now, () =>
                  sendActivation(db, { studentCode, given: body.email, language, trier, now }),
                ),
              ),
            ];
          throwIfRefused(strengthRefusals(newPassword, getLimit(db, 'passwordMinimumLength'), listNames(studentCode)));
          const person = personOfStudent(db, studentCode);
          const owner: CodeOwner = { purpose: 'activation', ownerId: person?.personId ?? nobodysId(studentCode) };
          const hash = codeCounts(db, now, owner, code) ? await createPasswordHash(newPassword) : '';
          const id = transact(db, () => {
            const personId = counted(db, trier, now, () => {
              const spend = (): void => useCode(db, now, owner, code);
              spend();
              // The entered code was guessed, because no code was sent for this number. It is refused, and marked as
              // used after the rollback.
              if (!person || person.accountId !== null)
                throw new Refused(refuse('MSG-000047', { context: 'wrong' }), { afterRollback: spend });
              return person.personId;
            });
            forgetTries(db, trier);
            return insertAccount(db, personId, normalizeUserName(studentCode), hash);
          });
          const account = accountById(db, id);
          if (!account) throw new Error('the account that was just created is missing');
          return [200, await startSession(tenant, account, false, now, { via: 'activation', userAgent, address })];
        });
      return code === undefined
        ? activate()
        : inLineWithCode(db, trier, personOfStudent(db, studentCode) !== undefined, now, activate);
    },
  },

  verifyToken: {
    untransacted: async ({ tenant, db, now, body }) => {
      const { accountId, sessionId, auditId } = await inSentences(authenticate(tenant, `Bearer ${body.token}`, now));
      const [account, session] = [accountById(db, accountId), sessionById(db, sessionId)];
      if (!account || !session) throw new Refused(refuse('account.signInRequired'), { sentences: true });
      // The earlier refresh token stays valid, because the page may be closed before this response arrives.
      return [200, await signedIn(tenant, account, { ...session, auditId }, now)];
    },
  },
} satisfies Partial<Handlers>;
