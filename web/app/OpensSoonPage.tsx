import { Button } from '@mantine/core';
import { IconHourglass } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type menuTexts from '../../locales/en/menu.json';
import { useSession } from '../api/useRecord.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageLayout } from '../ui/PageLayout.tsx';
import { paths } from './paths.ts';

export type ComingPage = keyof (typeof menuTexts)['pages'];

/** A declared page whose feature is not built yet. */
export function OpensSoonPage({ name }: { name: ComingPage }) {
  const { t } = useTranslation(['menu', 'common']);
  const session = useSession();
  return (
    <PageLayout title={t(`pages.${name}`)}>
      <EmptyState icon={IconHourglass} title={t('common:opensSoon.title')} text={t('common:opensSoon.text')}>
        <Button component={Link} to={session ? paths.home : paths.signIn} variant="light">
          {t(session ? 'common:actions.home' : 'common:actions.signIn')}
        </Button>
      </EmptyState>
    </PageLayout>
  );
}
