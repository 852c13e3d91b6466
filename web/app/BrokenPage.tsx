import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { reportError } from '../api/reports.ts';
import { HelpLinks } from '../ui/HelpLinks.tsx';
import { MissingPart } from './fetchPart.ts';
import { StandalonePage } from './StandalonePage.tsx';

export function BrokenPage() {
  const { t } = useTranslation('common');
  const error = useRouteError();
  const missing = error instanceof MissingPart;
  const reference = useMemo(() => reportError(error instanceof MissingPart ? (error.cause ?? error) : error, missing ? 'chunk' : 'error'), [error, missing]);
  return (
    <StandalonePage title={t(missing ? 'broken.chunkTitle' : 'broken.title')} text={t(missing ? 'broken.chunkText' : 'broken.text')}>
      {reference && <p>{t('broken.reference', { reference })}</p>}
      <Button onClick={() => location.reload()}>{t('actions.reload')}</Button>
      <HelpLinks />
    </StandalonePage>
  );
}
