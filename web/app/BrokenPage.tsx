import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { ChunkTimeout } from './chunkTimeout.ts';
import { StandalonePage } from './StandalonePage.tsx';

/** A part of the application that never came: late, or gone after a new version. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof ChunkTimeout || (error instanceof TypeError && /dynamically imported module|module script failed/i.test(error.message));

export function BrokenPage() {
  const { t } = useTranslation('common');
  const missing = isMissingChunk(useRouteError());
  return (
    <StandalonePage title={t(missing ? 'broken.chunkTitle' : 'broken.title')} text={t(missing ? 'broken.chunkText' : 'broken.text')}>
      <Button onClick={() => location.reload()}>{t('actions.reload')}</Button>
    </StandalonePage>
  );
}
