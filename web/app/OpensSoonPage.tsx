import { Button } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageLayout } from '../ui/PageLayout.tsx';
import { paths } from './paths.ts';

/** A declared page whose feature is not built yet. */
export default function OpensSoonPage() {
  const { t } = useTranslation('common');
  return (
    <PageLayout title={t('opensSoon.title')}>
      <EmptyState icon={IconHourglass} title={t('opensSoon.title')} text={t('opensSoon.text')}>
        <Button component={Link} to={paths.home} variant="light">
          {t('actions.home')}
        </Button>
      </EmptyState>
    </PageLayout>
  );
}
