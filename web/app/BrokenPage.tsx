import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { reportError } from '../api/reports.ts';
import { EmptyState } from '../ui/layout/EmptyState.tsx';
import { HelpLinks } from '../ui/layout/HelpLinks.tsx';
import { PageLayout } from '../ui/layout/PageLayout.tsx';
import { MissingPart } from '../ui/fetchPart.ts';
import { StandalonePage } from '../ui/layout/StandalonePage.tsx';

/** The texts for a page that failed with an error. Reports the error once. */
function useBroken() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const missing = error instanceof MissingPart;
  const reference = useMemo(
    () => reportError(error instanceof MissingPart ? (error.cause ?? error) : error, missing ? 'chunk' : 'error'),
    [error, missing],
  );
  return {
    title: t(missing ? 'broken.chunkTitle' : 'broken.title'),
    text: t(missing ? 'broken.chunkText' : 'broken.text'),
    reference: reference && <p className="sis-apart">{t('broken.reference', { reference })}</p>,
  };
}

export function BrokenPage() {
  const { t } = useTranslation('common');
  const { title, text, reference } = useBroken();
  return (
    <StandalonePage title={title} text={text}>
      {reference}
      <Button onClick={() => location.reload()}>{t('actions.reload')}</Button>
      <HelpLinks />
    </StandalonePage>
  );
}

/** The message for a page that failed with an error, inside the shell. Menu and header stay. */
export function BrokenInShell() {
  const { t } = useTranslation('common');
  const { title, text, reference } = useBroken();
  return (
    <PageLayout title={title}>
      <EmptyState icon={IconAlertTriangle} title={text}>
        <Button variant="light" onClick={() => location.reload()}>
          {t('actions.tryAgain')}
        </Button>
        {reference}
      </EmptyState>
      <HelpLinks />
    </PageLayout>
  );
}
