import { Button } from '@mantine/core';
import { IconDoorExit } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { usePageOffered } from '../api/feature-availability.ts';
import { useApi } from '../api/useApi.ts';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { NotAvailable } from '../ui/refusals/NotAvailable.tsx';
import { PageLayout } from '../ui/layout/PageLayout.tsx';
import { paths } from '../paths.ts';

type Status = 'dismissed' | 'withdrawn' | 'admissionCanceled';

/**
 * Shows the page. Shows an explanation with a link instead if the page is closed after the end of the studies or if the
 * API lacks the call that the page requires.
 */
export function FeatureGatePage({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['menu', 'common']);
  const { pathname } = useLocation();
  const { data } = useApi('getMenu', {}, { quiet: true });
  const offered = usePageOffered()(pathname);
  if (!offered)
    return (
      <PageLayout title={t('common:notOffered.title')}>
        <NotAvailable />
      </PageLayout>
    );
  if (!data?.closed?.paths.includes(pathname)) return children;
  return (
    <PageLayout title={t('closed.title')}>
      <EmptyState icon={IconDoorExit} title={t(`closed.${data.closed.status as Status}`)} text={t('closed.text')}>
        <Button component={Link} to={paths.home} variant="light">
          {t('common:actions.home')}
        </Button>
      </EmptyState>
    </PageLayout>
  );
}
