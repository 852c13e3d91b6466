import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { startSession } from '../../api/session.ts';
import { useAction } from '../../api/useAction.ts';
import { paths } from '../../paths.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { loadTexts } from '../../ui/language.ts';
import formClasses from './AccountForm.module.css';
import { AccountLayout } from './AccountLayout.tsx';
import { ActivationCode, type Sent } from './ActivationCode.tsx';
import { EmailField } from './EmailField.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import classes from './PasswordPages.module.css';
import { PausedSubmit } from './PausedSubmit.tsx';
import type { Failure } from './PauseNote.tsx';
import { RefusedOrPaused } from './PauseNote.tsx';
import { usePasswordFaults } from './usePasswordFaults.ts';

type Step = 'address' | 'number' | 'code';
const stepIn = (text: string | null): Step => (text === 'code' || text === 'number' ? text : 'address');

/**
 * Activates the first account of an admitted student: student number, with or without the e-mail address on record,
 * then the code that was sent and a password.
 */
export default function ActivatePage() {
  const { t } = useTranslation(['activation', 'account', 'common']);
  const [search, setSearch] = useSearchParams();
  const { run, running } = useAction('registerAccount', { inPlace: true });
  const [studentCode, setStudentCode] = useState(search.get('user') ?? '');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [sent, setSent] = useState<Sent | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [userName, setUserName] = useState<string | null>(null);
  const { form, faultOf, corrected, complete } = usePasswordFaults();

  const step = sent ? 'code' : stepIn(search.get('step'));
  const number = studentCode.trim();
  const address = email.trim();
  const goTo = (next: Step): void => {
    setFailure(null);
    setSent(null);
    setCode('');
    setSearch(next === 'address' ? {} : { step: next }, { replace: true });
  };

  const send = async (): Promise<void> => {
    const asked = sent ? sent.address : step === 'address' ? address : '';
    void loadTexts('messages');
    setFailure(null);
    const outcome = await run({ body: { studentCode: number, ...(asked && { email: asked }) } });
    if (!outcome.ok) {
      if (!outcome.told) setFailure(outcome);
    } else if ('recipient' in outcome.data) {
      const { recipient, expiresAt, resendSeconds } = outcome.data;
      setSent((before) => ({ recipient, expiresAt, resendSeconds, address: asked, round: (before?.round ?? 0) + 1 }));
      setCode('');
    }
  };

  const activate = async (): Promise<void> => {
    void loadTexts('messages');
    setFailure(null);
    const outcome = await run({ body: { studentCode: number, code, newPassword } });
    if (!outcome.ok) {
      if (!outcome.told) setFailure(outcome);
    } else if ('user' in outcome.data) {
      setUserName(outcome.data.user.userName);
      startSession(outcome.data);
    }
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (step === 'code') {
      if (complete({ studentCode: number, code, newPassword })) await activate();
    } else if (complete({ studentCode: number, ...(step === 'address' && { email: address }) })) await send();
  };

  if (userName !== null) return <Activated userName={userName} />;
  return (
    <AccountLayout title={t(step === 'code' ? 'codeTitle' : 'title')}>
      <p className={classes.text}>
        {sent ? (
          <span role="status">
            {t(sent.address ? 'sentToEmail' : 'sentToNumber')} <CodeText strong>{sent.recipient}</CodeText>
          </span>
        ) : (
          t(step === 'code' ? 'textCode' : step === 'number' ? 'textNumber' : 'text')
        )}
      </p>
      <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <RefusedOrPaused failure={failure} onOver={() => setFailure(null)} />
        <TextInput
          name="studentCode"
          label={t('studentNumber')}
          size="md"
          dir="ltr"
          inputMode="numeric"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
          withAsterisk={false}
          readOnly={sent !== null}
          value={studentCode}
          error={faultOf('studentCode')}
          onChange={(event) => {
            setStudentCode(event.currentTarget.value);
            corrected('studentCode');
          }}
          labelProps={{ className: formClasses.label }}
        />
        {step === 'address' && (
          <EmailField
            value={email}
            error={faultOf('email')}
            onChange={(value) => {
              setEmail(value);
              corrected('email');
            }}
          />
        )}
        {step === 'code' && (
          <>
            <ActivationCode
              sent={sent}
              value={code}
              error={faultOf('code')}
              sending={running}
              onResend={() => void send()}
              onChange={(value) => {
                setCode(value);
                corrected('code');
              }}
            />
            <NewPasswordField
              value={newPassword}
              error={faultOf('newPassword')}
              onChange={(value) => {
                setNewPassword(value);
                corrected('newPassword');
              }}
            />
          </>
        )}
        <PausedSubmit failure={failure} loading={running}>
          {t(step === 'code' ? 'submit' : 'account:reset.send')}
        </PausedSubmit>
      </form>
      {sent && (
        <div className={classes.help}>
          <p className={classes.helpTitle}>{t('nothing')}</p>
          <p>
            {sent.address && t('nothingAddress')}{' '}
            <button
              type="button"
              className={classes.textButton}
              onClick={() => goTo(sent.address ? 'address' : 'number')}
            >
              {t('correct')}
            </button>
          </p>
          <p>{t('nothingActive')}</p>
        </div>
      )}
      <ul className={classes.links}>
        {step === 'address' && <Other to="number" label={t('noEmail')} onGo={goTo} />}
        {step === 'number' && <Other to="address" label={t('withEmail')} onGo={goTo} />}
        {!sent && step !== 'code' && <Other to="code" label={t('haveCode')} onGo={goTo} />}
        {!sent && step === 'code' && <Other to="address" label={t('noCode')} onGo={goTo} />}
        <li>
          <Link to={paths.signIn} className={classes.link}>
            {t('account:reset.backToSignIn')}
          </Link>
        </li>
        {sent && (
          <li>
            <Link to={paths.passwordReset} className={classes.link}>
              {t('account:signIn.forgotPassword')}
            </Link>
          </li>
        )}
      </ul>
    </AccountLayout>
  );
}

function Other({ to, label, onGo }: { to: Step; label: string; onGo: (step: Step) => void }) {
  return (
    <li>
      <button type="button" className={classes.textButton} onClick={() => onGo(to)}>
        {label}
      </button>
    </li>
  );
}

/** The end of the activation. The student is signed in, and the user name is shown once. */
function Activated({ userName }: { userName: string }) {
  const { t } = useTranslation(['activation', 'account']);
  const goOn = useRef<HTMLAnchorElement>(null);
  useEffect(() => goOn.current?.focus(), []);
  return (
    <AccountLayout title={t('done')}>
      <p className={classes.doneText} role="status">
        <IconCircleCheck size={22} stroke={1.75} aria-hidden />
        <span>
          {t('account:signIn.userName')}: <CodeText strong>{userName}</CodeText>
        </span>
      </p>
      <p>{t('doneText')}</p>
      <Button ref={goOn} component={Link} to={paths.home} replace size="md" fullWidth>
        {t('goOn')}
      </Button>
    </AccountLayout>
  );
}
