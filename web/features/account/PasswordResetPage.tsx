import { Stack } from '@mantine/core';
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
 * Requests a reset code. The student proves the request with the e-mail address on record or with a captcha. A captcha
 * token is valid only once, so `round` renders a new captcha after each request.
 */
function useResetCode() {
  const retrieve = useAction('forgetPasswordRetrieveEmail', { inPlace: true });
  const forgot = useAction('forgotPassword', { inPlace: true });
  const [token, setToken] = useState('');
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<Sent | null>(null);
  /** Returns the failure of the request; null if it succeeded. */
  const send = async (body: { userName: string } & ({ email: string } | { captchaToken: string })) => {
    void loadTexts('messages');
    const outcome = 'email' in body ? await forgot.run({ body }) : await retrieve.run({ body });
    setToken('');
    setRound((before) => before + 1);
    if (!outcome.ok) return outcome;
    const { recipient, expiresAt, resendSeconds } = outcome.data;
    setSent((before) => ({ recipient, expiresAt, resendSeconds, round: (before?.round ?? 0) + 1 }));
    return null;
  };
  return { sent, send, sending: retrieve.running || forgot.running, captcha: { token, setToken, round } };
}

/**
 * Page that resets a forgotten password. The first step asks for the user name and a captcha or the e-mail address, the
 * second for the code that was sent and the new password. With ?step=code, for a student who already has a code, one
 * step asks for user name, code and new password.
 */
export default function PasswordResetPage() {
  const { t } = useTranslation(['account', 'common']);
  const [search, setSearch] = useSearchParams();
  const change = useAction('forgetPasswordChangePassword', { inPlace: true });
  const [userName, setUserName] = useState(search.get('user') ?? '');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [done, setDone] = useState(false);
  const { sent, send, sending, captcha } = useResetCode();
  const { form, faultOf, corrected, fieldOf, complete } = usePasswordFaults();

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
    setFailure(null);
    const failed = await send(byEmail ? { userName: name, email: address } : { userName: name, captchaToken: token });
    if (!failed) setCode('');
    else if (!failed.told) setFailure(failed);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!withCode) {
      if (complete({ userName: name, ...(byEmail ? { email: address } : { captchaToken: captcha.token }) }))
        await sendCode(captcha.token);
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
        {!sent && <UserNameField {...fieldOf('userName', userName, setUserName)} />}
        {withCode ? (
          <>
            <ResetCodeField autoFocus={name !== ''} {...fieldOf('code', code, setCode)} />
            {sent && (
              <Stack gap={0} align="flex-start" className={classes.life}>
                <CodeLife expiresAt={sent.expiresAt} className={classes.resend} />
                <ResendCode
                  key={sent.round}
                  seconds={sent.resendSeconds}
                  sending={sending}
                  captcha={!byEmail}
                  onResend={(token) => void sendCode(token)}
                />
              </Stack>
            )}
            <NewPasswordField {...fieldOf('newPassword', newPassword, setNewPassword)} />
          </>
        ) : byEmail ? (
          <EmailField {...fieldOf('email', email, setEmail)} />
        ) : (
          <Captcha
            key={captcha.round}
            token={captcha.token}
            error={faultOf('captcha')}
            onToken={(token) => {
              captcha.setToken(token);
              corrected('captcha');
            }}
          />
        )}
        <PausedSubmit failure={failure} loading={change.running || (sending && !sent)}>
          {t(withCode ? 'password.change' : 'reset.send')}
        </PausedSubmit>
      </form>
      <ResetLinks
        byEmail={byEmail}
        withCode={withCode}
        sent={sent !== null}
        onStep={(step) => {
          setFailure(null);
          setSearch(step ? { step } : {}, { replace: true });
        }}
      />
    </AccountLayout>
  );
}

type Step = 'email' | 'code';
type LinksProps = { byEmail: boolean; withCode: boolean; sent: boolean; onStep: (step: Step | null) => void };

/** The links to the sign-in and to the other ways of a reset. */
function ResetLinks({ byEmail, withCode, sent, onStep }: LinksProps) {
  const { t } = useTranslation('account');
  return (
    <ul className={`sis-wrap ${classes.links}`}>
      <li>
        <Link to={paths.signIn} className={classes.link}>
          {t('reset.backToSignIn')}
        </Link>
      </li>
      {!withCode && (
        <li>
          <button type="button" className={classes.textButton} onClick={() => onStep(byEmail ? null : 'email')}>
            {t(byEmail ? 'reset.byCaptcha' : 'reset.byEmail')}
          </button>
        </li>
      )}
      {!sent && (
        <li>
          <button type="button" className={classes.textButton} onClick={() => onStep(withCode ? null : 'code')}>
            {t(withCode ? 'reset.noCode' : 'reset.haveCode')}
          </button>
        </li>
      )}
    </ul>
  );
}
