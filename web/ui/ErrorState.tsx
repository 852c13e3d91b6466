import { Button } from '@mantine/core';
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../api/failure.ts';
import { EmptyState } from './EmptyState.tsx';
import { Reference } from './Reference.tsx';
import { useFailureText } from './useFailureText.ts';

/** What could not be read, why, and a way to try again. */
export function ErrorState({ error, retry }: { error: Pick<CallFailure, 'status' | 'error'>; retry?: () => unknown }) {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  const { text, action } = failureText(error);
  return (
    <div role="alert">
      <EmptyState icon={IconPlugConnectedX} title={text} text={action}>
        {retry && (
          <Button variant="light" leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => void retry()}>
            {t('actions.tryAgain')}
          </Button>
        )}
        <Reference of={error.error.reference} />
      </EmptyState>
    </div>
  );
}
