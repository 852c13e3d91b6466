import { Button } from '@mantine/core';
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../../api/failure.ts';
import { EmptyState } from '../layout/EmptyState.tsx';
import classes from './ErrorState.module.css';
import { Reference } from '../text/Reference.tsx';
import { useFailureText } from './useFailureText.ts';
import { useSaysWhy } from './useSaysWhy.ts';

/**
 * Message for data that could not be loaded, with the reason and a retry button. If another part of the page already
 * shows the same connection error, only the button is shown.
 */
export function ErrorState({ error, retry }: { error: Pick<CallFailure, 'status' | 'error'>; retry?: () => unknown }) {
  const { t } = useTranslation('common');
  const failureText = useFailureText();
  const { text, action } = failureText(error);
  const part = useRef<HTMLDivElement>(null);
  const saysWhy = useSaysWhy(part, error.status === 0);
  const again = retry && (
    <Button variant="light" leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => void retry()}>
      {t('actions.tryAgain')}
    </Button>
  );
  if (!saysWhy)
    return (
      <div ref={part} className={classes.quiet}>
        {again}
      </div>
    );
  return (
    <div ref={part} role="alert">
      <EmptyState icon={IconPlugConnectedX} title={text} text={action}>
        {again}
        <Reference of={error.error.reference} />
      </EmptyState>
    </div>
  );
}
