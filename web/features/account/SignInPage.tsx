import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { corporateSignInOffered, leaveForProvider } from '../../api/corporate.ts';
import type { ErrorBody } from '../../api/failure.ts';
import { startSession } from '../../api/session.ts';
import { settings } from '../../api/settings.ts';
import { useAction } from '../../api/useAction.ts';
import { paths } from '../../app/paths.ts';
import { loadTexts } from '../../ui/language.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { Captcha } from './Captcha.tsx';
import { isPaused, pauseNoteId, RefusedOrPaused } from './PauseNote.tsx';
import { placeAfter } from './place-after.ts';
import { SeededStudent } from './SeededStudent.tsx';
import { SignedOutReason } from './SignedOutReason.tsx';
import classes from './SignInPage.module.css';
import type { SignInFault } from './sign-in-validation.ts';
import { signInFaults } from './sign-in-validation.ts';

const elsewhere = ['admission', 'legacy', 'beta'] as const;

export default function SignInPage() {
  const { t } = useTranslation(['account', 'common']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { run, running } = useAction('userLogin', { inPlace: true });
  const [userName, setUserName] = useState(search.get('user') ?? '');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(false);
  const [captchaToken, setCaptchaToken] = useState('');
  const [captchaRound, setCaptchaRound] = useState(0);
  const [faults, setFaults] = useState<SignInFault[]>([]);
  const [failure, setFailure] = useState<{ status: number; error: ErrorBody } | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const faultOf = (field: SignInFault['field']) => {
    const fault = faults.find((found) => found.field === field);
    return fault && t(`validation.${fault.rule}`);
  };
  const corrected = (field: SignInFault['field']): void => setFaults((now) => now.filter((fault) => fault.field !== field));

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = signInFaults({ userName: userName.trim(), password, captchaToken });
    setFaults(found);
    setFailure(null);
    if (found[0]) {
      form.current?.querySelector<HTMLElement>(`[name="${found[0].field}"]`)?.focus();
      return;
    }
    void loadTexts('messages');
    const outcome = await run({ body: { userName: userName.trim(), password, captchaToken, rememberMe } });
    if (outcome.ok) {
      startSession(outcome.data);
      void navigate(placeAfter(search.get('from')), { replace: true });
      return;
    }
    // The password was right, and all there is to do is to change it.
    if (outcome.error.Message === 'MSG-000018') return void navigate(`${paths.passwordChange}?reason=expired&user=${encodeURIComponent(userName.trim())}`);
    if (!outcome.told) setFailure(outcome);
    // A captcha's token counts once.
    setCaptchaToken('');
    setCaptchaRound((round) => round + 1);
  };

  const { links } = settings();
  return (
    <AccountLayout title={t('signIn.title')}>
      <SeededStudent
        onChoose={(name, secret) => {
          setUserName(name);
          setPassword(secret);
          setFaults([]);
          setFailure(null);
        }}
      />
      <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        {failure ? <RefusedOrPaused failure={failure} onOver={() => setFailure(null)} /> : <SignedOutReason />}
        <TextInput
          name="userName"
          label={t('signIn.userName')}
          size="md"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          withAsterisk={false}
          value={userName}
          error={faultOf('userName')}
          onChange={(event) => {
            setUserName(event.currentTarget.value);
            corrected('userName');
            // The pause is that of the name that was tried.
            if (isPaused(failure)) setFailure(null);
          }}
          labelProps={{ className: classes.label }}
        />
        <PasswordInput
          name="password"
          label={t('signIn.password')}
          size="md"
          dir="ltr"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={password}
          error={faultOf('password')}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            corrected('password');
          }}
          visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword') }}
          labelProps={{ className: classes.label }}
        />
        <Captcha
          key={captchaRound}
          token={captchaToken}
          error={faultOf('captcha')}
          onToken={(token) => {
            setCaptchaToken(token);
            corrected('captcha');
          }}
        />
        <div className={classes.row}>
          <Checkbox label={t('signIn.rememberMe')} checked={rememberMe} onChange={(event) => setRememberMe(event.currentTarget.checked)} />
          <Link to={paths.passwordReset} className={classes.link}>
            {t('signIn.forgotPassword')}
          </Link>
        </div>
        <Button type="submit" size="md" loading={running} disabled={isPaused(failure)} aria-describedby={isPaused(failure) ? pauseNoteId : undefined} fullWidth>
          {t('common:actions.signIn')}
        </Button>
        {corporateSignInOffered() && (
          <Button variant="default" size="md" fullWidth onClick={() => leaveForProvider(search.get('from'))}>
            {t('signIn.corporateEmail')}
          </Button>
        )}
      </form>
      <ul className={classes.links}>
        <li>
          <Link to={`${paths.passwordReset}?step=code`} className={classes.link}>
            {t('signIn.resetWithCode')}
          </Link>
        </li>
        {elsewhere.map(
          (name) =>
            links[name] && (
              <li key={name}>
                <a href={links[name]} className={classes.link}>
                  {t(`signIn.${name}`)}
                </a>
              </li>
            ),
        )}
      </ul>
    </AccountLayout>
  );
}
