import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { notifyMessages } from '../../api/notices.ts';
import { storedRefreshToken } from '../../api/session.ts';
import { useAction } from '../../api/useAction.ts';
import { useSession } from '../../api/useRecord.ts';
import { paths } from '../../paths.ts';
import { loadTexts } from '../../ui/language.ts';
import { RefusalList } from '../../ui/refusals/RefusalList.tsx';
import { AccountLayout } from './AccountLayout.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { PasswordDone } from './PasswordDone.tsx';
import { PasswordField } from './PasswordField.tsx';
import classes from './PasswordPages.module.css';
import { PausedSubmit } from './PausedSubmit.tsx';
import type { Failure } from './PauseNote.tsx';
import { RefusedOrPaused } from './PauseNote.tsx';
import { UserNameField } from './UserNameField.tsx';
import { usePasswordFaults } from './usePasswordFaults.ts';

/** Changes the password with the current one: after it has expired, or from the account menu. */
export default function PasswordChangePage() {
  const { t } = useTranslation(['account', 'common']);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const { run, running } = useAction('forgetPasswordChangePassword', { inPlace: true });
  const [userName, setUserName] = useState(session?.user.userName ?? search.get('user') ?? '');
  const [currentPassword, setCurrentPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [done, setDone] = useState(false);
  const { form, fieldOf, complete } = usePasswordFaults();
  const name = userName.trim();
  const expired = search.get('reason') === 'expired' && !session;

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!complete({ userName: name, currentPassword, newPassword })) return;
    await loadTexts('messages');
    setFailure(null);
    const refreshToken = session ? storedRefreshToken() : null;
    const outcome = await run({
      body: { userName: name, currentPassword, newPassword, ...(refreshToken && { refreshToken }) },
    });
    if (!outcome.ok) {
      if (!outcome.told) setFailure(outcome);
      return;
    }
    if (!session) return setDone(true);
    notifyMessages(outcome.data.messages);
    void navigate(paths.home, { replace: true });
  };

  if (done) return <PasswordDone userName={name} />;
  return (
    <AccountLayout title={t('password.changeTitle')}>
      {expired && !failure ? (
        <div className={classes.notice}>
          <RefusalList refusals={[{ Code: 'MSG-000018', Params: {} }]} />
        </div>
      ) : (
        <p className={classes.text}>{t('password.changeText')}</p>
      )}
      <form ref={form} className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <RefusedOrPaused failure={failure} onOver={() => setFailure(null)} />
        <UserNameField readOnly={session !== null} {...fieldOf('userName', userName, setUserName)} />
        <PasswordField
          name="currentPassword"
          label={t('password.current')}
          autoFocus={userName !== ''}
          {...fieldOf('currentPassword', currentPassword, setCurrentPassword)}
        />
        <NewPasswordField {...fieldOf('newPassword', newPassword, setNewPassword)} />
        <PausedSubmit failure={failure} loading={running}>
          {t('password.change')}
        </PausedSubmit>
      </form>
      <ul className={`sis-wrap ${classes.links}`}>
        <li>
          <Link to={session ? paths.home : paths.signIn} className={classes.link}>
            {t(session ? 'common:actions.cancel' : 'reset.backToSignIn')}
          </Link>
        </li>
        {!session && (
          <li>
            <Link to={paths.passwordReset} className={classes.link}>
              {t('signIn.forgotPassword')}
            </Link>
          </li>
        )}
      </ul>
    </AccountLayout>
  );
}
