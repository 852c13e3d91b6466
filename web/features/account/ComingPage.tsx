import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import classes from './SignInPage.module.css';
import { AccountLayout } from './AccountLayout.tsx';

/** Resetting a password is not built yet. */
export default function ComingPage() {
  const { t } = useTranslation(['account', 'common']);
  return (
    <AccountLayout title={t('common:opensSoon.title')}>
      <p className={classes.text}>{t('coming')}</p>
      <Button component={Link} to={paths.signIn} variant="light">
        {t('common:actions.signIn')}
      </Button>
    </AccountLayout>
  );
}
