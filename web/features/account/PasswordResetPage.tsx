import type { FormEvent } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useAction } from '../../api/useAction.ts';
import { paths } from '../../paths.ts';
import { CodeLife } from '../../ui/request/CodeLife.tsx';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { loadTexts } from '../../ui/language.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { Captcha } from './Captcha.tsx';
import { EmailField } from './EmailField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import type { Failure } from './PauseNote.tsx';
import { RefusedOrPaused } from './PauseNote.tsx';
import { PasswordDone } from './PasswordDone.tsx';
import classes from './PasswordPages.module.css';
import { PausedSubmit } from './PausedSubmit.tsx';
import { ResendCode, ResetCodeField } from './ResetCodeField.tsx';
import { UserNameField } from './UserNameField.tsx';
import { usePasswordFaults } from './usePasswordFaults.ts';

type Sent = { recipient: string; expiresAt: string; resendSeconds: number; round: number };

/**
 * Resets a forgotten password: user name, then the code that was sent and the new password. With ?step=code all fields
 * at once.
 */
export default function PasswordResetPage() {
  const { t } = useTranslation(['account', 'common']);
  const [search, setSearch] = useSearchParams();
  const retrieve = useAction('forgetPasswordRetrieveEmail', { inPlace: true });
  const forgot = useAction('forgotPassword', { inPlace: true });
  const change = useAction('forgetPasswordChangePassword', { inPlace: true });
  const [userName, setUserName] = useState(search.get('user') ?? '');
  const [email, setEmail] = useState('');
  const [captchaToken, setCaptchaToken] = useState('');
  const [captchaRound, setCaptchaRound] = useState(0);
  const [sent, setSent] = useState<Sent | null>(null);
  const [code, setCode] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [done, setDone] = useState(false);
  const { form, faultOf, corrected, complete } = usePasswordFaults();

  const withCode = sent !== null || search.get('step') === 'code';
  const byEmail = search.get('step') === 'email';
  const name = userName.trim();
  const address = email.trim();

  // An empty user name gets the focus before the code.
  useEffect(() => {
    const who = form.current?.querySelector<HTMLInputElement>('[name="userName"]');
    if (withCode && who?.value === '') who.focus();
  }, [withCode, form]);

  const sendCode = async (token: string): Promise<void> => {
    void loadTexts('messages');
    setFailure(null);
    const outcome = byEmail
      ? await forgot.run({ body: { userName: name, email: address } })
      : await retrieve.run({ body: { userName: name, captchaToken: token } });
    setCaptchaToken('');
    setCaptchaRound((round) => round + 1);
    if (outcome.ok) {
      const { recipient, expiresAt, resendSeconds } = outcome.data;
      setSent((before) => ({ recipient, expiresAt, resendSeconds, round: (before?.round ?? 0) + 1 }));
      setCode('');
    } else if (!outcome.told) setFailure(outcome);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!withCode) {
      if (complete({ userName: name, ...(byEmail ? { email: address } : { captchaToken }) }))
        await sendCode(captchaToken);
      return;
    }
    if (!complete({ userName: name, code, newPassword })) return;
    void loadTexts('messages');
    setFailure(null);
    const outcome = await change.run({ body: { userName: name, code, newPassword } });
    if (outcome.ok) setDone(true);
    else if (!outcome.told) setFailure(outcome);
  };

  if (done) return <PasswordDone userName={name} />;
  return (
    <AccountLayout title={t(withCode ? 'reset.codeTitle' : 'reset.title')}>
      <p className={classes.text}>
        {sent ? (
          <>
            {t('reset.sentTo')} <CodeText strong>{sent.recipient}</CodeText>
          </>
        ) : (
          t(withCode ? 'reset.codeText' : byEmail ? 'reset.byEmailText' : 'reset.text')
        )}
      </p>
      <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <RefusedOrPaused failure={failure} onOver={() => setFailure(null)} />
        {!sent && (
          <UserNameField
            value={userName}
            error={faultOf('userName')}
            onChange={(value) => {
              setUserName(value);
              corrected('userName');
            }}
          />
        )}
        {withCode ? (
          <>
            <ResetCodeField
              value={code}
              error={faultOf('code')}
              autoFocus={name !== ''}
              onChange={(value) => {
                setCode(value);
                corrected('code');
              }}
            />
            {sent && (
              <div className={classes.life}>
                <CodeLife expiresAt={sent.expiresAt} className={classes.resend} />
                <ResendCode
                  key={sent.round}
                  seconds={sent.resendSeconds}
                  sending={retrieve.running || forgot.running}
                  captcha={!byEmail}
                  onResend={(token) => void sendCode(token)}
                />
              </div>
            )}
            <NewPasswordField
              value={newPassword}
              error={faultOf('newPassword')}
              onChange={(value) => {
                setNewPassword(value);
                corrected('newPassword');
              }}
            />
          </>
        ) : byEmail ? (
          <EmailField
            value={email}
            error={faultOf('email')}
            onChange={(value) => {
              setEmail(value);
              corrected('email');
            }}
          />
        ) : (
          <Captcha
            key={captchaRound}
            token={captchaToken}
            error={faultOf('captcha')}
            onToken={(token) => {
              setCaptchaToken(token);
              corrected('captcha');
            }}
          />
        )}
        <PausedSubmit failure={failure} loading={change.running || ((retrieve.running || forgot.running) && !sent)}>
          {t(withCode ? 'password.change' : 'reset.send')}
        </PausedSubmit>
      </form>
      <ul className={classes.links}>
        <li>
          <Link to={paths.signIn} className={classes.link}>
            {t('reset.backToSignIn')}
          </Link>
        </li>
        {!withCode && (
          <li>
            <button
              type="button"
              className={classes.textButton}
              onClick={() => {
                setFailure(null);
                setSearch(byEmail ? {} : { step: 'email' }, { replace: true });
              }}
            >
              {t(byEmail ? 'reset.byCaptcha' : 'reset.byEmail')}
            </button>
          </li>
        )}
        {!sent && (
          <li>
            <button
              type="button"
              className={classes.textButton}
              onClick={() => {
                setFailure(null);
                setSearch(withCode ? {} : { step: 'code' }, { replace: true });
              }}
            >
              {t(withCode ? 'reset.noCode' : 'reset.haveCode')}
            </button>
          </li>
        )}
      </ul>
    </AccountLayout>
  );
}
