import { Button, Checkbox, Group } from '@mantine/core';
import type { FormEvent } from 'react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { corporateSignInOffered, leaveForProvider } from '../../api/corporate.ts';
import { useIsAvailable } from '../../api/feature-availability.ts';
import { startSession } from '../../api/session.ts';
import { settings } from '../../api/settings.ts';
import { useAction } from '../../api/useAction.ts';
import { paths } from '../../paths.ts';
import { HelpLinks } from '../../ui/layout/HelpLinks.tsx';
import { loadTexts } from '../../ui/language.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { Captcha } from './Captcha.tsx';
import { focusFirst } from './focus-first.ts';
import { PasswordField } from './PasswordField.tsx';
import { PausedSubmit } from './PausedSubmit.tsx';
import type { Failure } from './PauseNote.tsx';
import { isPaused, RefusedOrPaused } from './PauseNote.tsx';
import { placeAfter } from './place-after.ts';
import { SeededStudent } from './SeededStudent.tsx';
import { SignedOutReason } from './SignedOutReason.tsx';
import classes from './SignInPage.module.css';
import type { SignInFault } from './sign-in-validation.ts';
import { signInFaults } from './sign-in-validation.ts';
import { UserNameField } from './UserNameField.tsx';

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
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const faultOf = (field: SignInFault['field']) => {
    const fault = faults.find((found) => found.field === field);
    return fault && t(`validation.${fault.rule}`);
  };
  const corrected = (field: SignInFault['field']): void =>
    setFaults((now) => now.filter((fault) => fault.field !== field));

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = signInFaults({ userName: userName.trim(), password, captchaToken });
    setFaults(found);
    setFailure(null);
    if (found.length > 0) return focusFirst(form.current, found);
    void loadTexts('messages');
    const outcome = await run({ body: { userName: userName.trim(), password, captchaToken, rememberMe } });
    if (outcome.ok) {
      startSession(outcome.data);
      void navigate(placeAfter(search.get('from')), { replace: true });
      return;
    }
    // The password is correct but expired, so it must be changed.
    if (outcome.error.Message === 'MSG-000018')
      return void navigate(`${paths.passwordChange}?reason=expired&user=${encodeURIComponent(userName.trim())}`);
    if (!outcome.told) setFailure(outcome);
    // The used token is removed, because a captcha token is valid only once.
    setCaptchaToken('');
    setCaptchaRound((round) => round + 1);
  };
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
      <form ref={form} className="sis-loose" onSubmit={(event) => void submit(event)} noValidate>
        {failure ? <RefusedOrPaused failure={failure} onOver={() => setFailure(null)} /> : <SignedOutReason />}
        <UserNameField
          value={userName}
          error={faultOf('userName')}
          onChange={(value) => {
            setUserName(value);
            corrected('userName');
            // The pause may apply only to the user name of the last attempt, so another name may be tried at once.
            if (isPaused(failure)) setFailure(null);
          }}
        />
        <PasswordField
          name="password"
          label={t('signIn.password')}
          value={password}
          error={faultOf('password')}
          onChange={(value) => {
            setPassword(value);
            corrected('password');
          }}
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
        <Group gap="0.5rem 1rem" justify="space-between">
          <Checkbox
            label={t('signIn.rememberMe')}
            checked={rememberMe}
            onChange={(event) => setRememberMe(event.currentTarget.checked)}
          />
          <Link to={paths.passwordReset} className={`sis-link sis-small sis-medium ${classes.link}`}>
            {t('signIn.forgotPassword')}
          </Link>
        </Group>
        <PausedSubmit failure={failure} loading={running}>
          {t('common:actions.signIn')}
        </PausedSubmit>
        {corporateSignInOffered() && (
          <Button variant="default" size="md" fullWidth onClick={() => leaveForProvider(search.get('from'))}>
            {t('signIn.corporateEmail')}
          </Button>
        )}
      </form>
      <SignInLinks />
      <HelpLinks />
    </AccountLayout>
  );
}

/** Links to the other ways into an account, and to pages that need none. */
function SignInLinks() {
  const { t } = useTranslation(['account', 'common']);
  const { links } = settings();
  const verified = useIsAvailable('verifyDocument');
  return (
    <Group component="ul" gap="0.5rem 1.5rem" align="stretch" className={classes.links}>
      <li>
        <Link to={`${paths.passwordReset}?step=code`} className={`sis-link sis-small sis-medium ${classes.link}`}>
          {t('signIn.resetWithCode')}
        </Link>
      </li>
      <li>
        <Link to={paths.activate} className={`sis-link sis-small sis-medium ${classes.link}`}>
          {t('signIn.activate')}
        </Link>
      </li>
      {verified && (
        <li>
          <Link to={paths.verifyByCode} className={`sis-link sis-small sis-medium ${classes.link}`}>
            {t('signIn.verify')}
          </Link>
        </li>
      )}
      {elsewhere.map(
        (name) =>
          links[name] && (
            <li key={name}>
              <a href={links[name]} className={`sis-link sis-small sis-medium ${classes.link}`}>
                {t(`signIn.${name}`)}
              </a>
            </li>
          ),
      )}
      <li>
        <Link to={paths.accessibility} className={`sis-link sis-small sis-medium ${classes.link}`}>
          {t('common:help.accessibility')}
        </Link>
      </li>
    </Group>
  );
}
