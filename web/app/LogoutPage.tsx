import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSession } from '../api/useRecord.ts';
import { paths } from '../paths.ts';
import { signOut } from './signOut.ts';
import { StandalonePage } from '../ui/layout/StandalonePage.tsx';

/** Page that signs the student out when it is opened. Without a session it only says that the student is signed out. */
export default function LogoutPage() {
  const { t } = useTranslation('common');
  const session = useSession();

  useEffect(() => {
    if (session) void signOut();
  }, [session]);

  return (
    <StandalonePage title={t('signedOut.title')} text={t('signedOut.text')}>
      <Button component={Link} to={paths.signIn}>
        {t('actions.signIn')}
      </Button>
    </StandalonePage>
  );
}
