import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { MissingPart } from './fetchPart.ts';
import { StandalonePage } from './StandalonePage.tsx';

export function BrokenPage() {
  const { t } = useTranslation('common');
  const missing = useRouteError() instanceof MissingPart;
  return (
    <StandalonePage title={t(missing ? 'broken.chunkTitle' : 'broken.title')} text={t(missing ? 'broken.chunkText' : 'broken.text')}>
      <Button onClick={() => location.reload()}>{t('actions.reload')}</Button>
    </StandalonePage>
  );
}
