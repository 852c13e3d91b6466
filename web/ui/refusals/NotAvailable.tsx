import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../layout/EmptyState.tsx';

/** Message in place of a page that the university's API does not support. */
export function NotAvailable() {
  const { t } = useTranslation('common');
  return (
    <EmptyState icon={IconPlugConnectedX} title={t('notOffered.text')} text={t('notOffered.rest')}>
      <Button component={Link} to="/home" variant="light">
        {t('actions.home')}
      </Button>
    </EmptyState>
  );
}
