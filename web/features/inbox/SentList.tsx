import { Button, Skeleton, Stack } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../../api/failure.ts';
import type { Schema } from '../../api/operations.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import classes from './SentList.module.css';

type Props = {
  data: Schema<'SentMessages'> | undefined;
  error: CallFailure | undefined;
  retry: () => unknown;
  onWrite: () => void;
};

/** The messages the student sent to the offices. A message is opened within the list. */
export function SentList({ data, error, retry, onWrite }: Props) {
  const { t } = useTranslation(['inbox', 'common']);
  if (error && !data) return <ErrorState error={error} retry={retry} />;
  if (!data) return <Skeleton height={240} radius="lg" aria-busy aria-label={t('common:page.loading')} />;
  if (data.items.length === 0)
    return (
      <EmptyState icon={IconSend} title={t('empty.sentTitle')} text={t('empty.sentText')}>
        <Button variant="light" onClick={onWrite}>
          {t('write.open')}
        </Button>
      </EmptyState>
    );
  return (
    <Stack component="ul" gap="sm" className="sis-list">
      {data.items.map(({ id, at, office, subject, body }) => (
        <li key={id}>
          <details className="sis-frame">
            <summary className={`sis-snug ${classes.summary}`}>
              <span className={classes.subject} dir="auto">
                {subject}
              </span>
              <span className="sis-note">
                {t('to')} {t(`common:offices.${office}`)} · <DateText at={at} format="shortDateTime" />
              </span>
            </summary>
            <p className={classes.body} dir="auto">
              {body}
            </p>
          </details>
        </li>
      ))}
    </Stack>
  );
}
