import { Button, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { AccountLayout } from './AccountLayout.tsx';
import classes from './PasswordPages.module.css';

/** The end of a password change or reset without a session, with a link to sign in. */
export function PasswordDone({ userName }: { userName: string }) {
  const { t } = useTranslation(['account', 'common']);
  return (
    <AccountLayout title={t('password.done')}>
      <Group component="p" gap="xs" wrap="nowrap" className={classes.doneText} role="status">
        <IconCircleCheck size={22} stroke={1.75} aria-hidden />
        <span>{t('password.doneText')}</span>
      </Group>
      <Button component={Link} to={`${paths.signIn}?user=${encodeURIComponent(userName)}`} size="md" fullWidth>
        {t('common:actions.signIn')}
      </Button>
    </AccountLayout>
  );
}
