import { Button, Group, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { BodyOf } from '../../api/operations.ts';
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
 * Requests the activation code and activates the account with it. `sent` describes the last code requested: recipient,
 * expiry and resend delay.
 */
function useActivation() {
  const { run, running } = useAction('registerAccount', { inPlace: true });
  const [sent, setSent] = useState<Sent | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [userName, setUserName] = useState<string | null>(null);
  const register = async (body: BodyOf<'registerAccount'>) => {
    void loadTexts('messages');
    setFailure(null);
    const outcome = await run({ body });
    if (outcome.ok) return outcome.data;
    if (!outcome.told) setFailure(outcome);
    return null;
  };
  /**
   * Requests a code, which goes to the contact on record. If `address` is not '', the server sends the code only if it
   * is the e-mail address on record, but its response is the same for any address. Returns true if the request
   * succeeded.
   */
  const sendCode = async (studentCode: string, address: string): Promise<boolean> => {
    const data = await register({ studentCode, ...(address && { email: address }) });
    if (!data || !('recipient' in data)) return false;
    const { recipient, expiresAt, resendSeconds } = data;
    setSent((before) => ({ recipient, expiresAt, resendSeconds, address, round: (before?.round ?? 0) + 1 }));
    return true;
  };
  const activate = async (body: BodyOf<'registerAccount'>): Promise<void> => {
    const data = await register(body);
    if (!data || !('user' in data)) return;
    setUserName(data.user.userName);
    startSession(data);
  };
  return { sent, setSent, sendCode, activate, running, failure, setFailure, userName };
}

/**
 * Page on which an admitted student activates an account. The first step asks for the student number, with or without
 * the e-mail address on record; the second step asks for the code that was sent, and for a password.
 */
export default function ActivatePage() {
  const { t } = useTranslation(['activation', 'account', 'common']);
  const [search, setSearch] = useSearchParams();
  const [studentCode, setStudentCode] = useState(search.get('user') ?? '');
  const [email, setEmail] = useState('');
  const [code, setCode] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { sent, setSent, sendCode, activate, running, failure, setFailure, userName } = useActivation();
  const { form, fieldOf, complete } = usePasswordFaults();

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
    if (await sendCode(number, sent ? sent.address : step === 'address' ? address : '')) setCode('');
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (step === 'code') {
      if (complete({ studentCode: number, code, newPassword }))
        await activate({ studentCode: number, code, newPassword });
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
        <StudentCodeField {...fieldOf('studentCode', studentCode, setStudentCode)} readOnly={sent !== null} />
        {step === 'address' && <EmailField {...fieldOf('email', email, setEmail)} />}
        {step === 'code' && (
          <>
            <ActivationCode
              sent={sent}
              {...fieldOf('code', code, setCode)}
              sending={running}
              onResend={() => void send()}
            />
            <NewPasswordField {...fieldOf('newPassword', newPassword, setNewPassword)} />
          </>
        )}
        <PausedSubmit failure={failure} loading={running}>
          {t(step === 'code' ? 'submit' : 'account:reset.send')}
        </PausedSubmit>
      </form>
      {sent && <NothingCame toAddress={sent.address !== ''} onCorrect={goTo} />}
      <ActivationLinks step={step} sent={sent !== null} onGo={goTo} />
    </AccountLayout>
  );
}

/** The field of the student number. `readOnly`: true once a code was sent. */
function StudentCodeField({
  value,
  error,
  readOnly,
  onChange,
}: {
  value: string;
  error: string | undefined;
  readOnly: boolean;
  onChange: (value: string) => void;
}) {
  const { t } = useTranslation('activation');
  return (
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
      readOnly={readOnly}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
      labelProps={{ className: formClasses.label }}
    />
  );
}

/** Help for a student who received no code, with a button to correct the address or the student number. */
function NothingCame({ toAddress, onCorrect }: { toAddress: boolean; onCorrect: (step: Step) => void }) {
  const { t } = useTranslation('activation');
  return (
    <div className={`sis-note ${classes.help}`}>
      <p className={classes.helpTitle}>{t('nothing')}</p>
      <p>
        {toAddress && t('nothingAddress')}{' '}
        <button
          type="button"
          className={classes.textButton}
          onClick={() => onCorrect(toAddress ? 'address' : 'number')}
        >
          {t('correct')}
        </button>
      </p>
      <p>{t('nothingActive')}</p>
    </div>
  );
}

/** The links to the other steps and to the sign-in. Once a code was sent, a password reset replaces the other steps. */
function ActivationLinks({ step, sent, onGo }: { step: Step; sent: boolean; onGo: (step: Step) => void }) {
  const { t } = useTranslation(['activation', 'account']);
  return (
    <ul className={`sis-wrap ${classes.links}`}>
      {step === 'address' && <Other to="number" label={t('noEmail')} onGo={onGo} />}
      {step === 'number' && <Other to="address" label={t('withEmail')} onGo={onGo} />}
      {!sent && step !== 'code' && <Other to="code" label={t('haveCode')} onGo={onGo} />}
      {!sent && step === 'code' && <Other to="address" label={t('noCode')} onGo={onGo} />}
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
      <Group component="p" gap="xs" wrap="nowrap" className={classes.doneText} role="status">
        <IconCircleCheck size={22} stroke={1.75} aria-hidden />
        <span>
          {t('account:signIn.userName')}: <CodeText strong>{userName}</CodeText>
        </span>
      </Group>
      <p>{t('doneText')}</p>
      <Button ref={goOn} component={Link} to={paths.home} replace size="md" fullWidth>
        {t('goOn')}
      </Button>
    </AccountLayout>
  );
}
