import { Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../api/operations.ts';
import { CodeText } from '../ui/text/CodeText.tsx';
import { DateText } from '../ui/text/DateText.tsx';
import { CopyButton } from './CopyButton.tsx';
import classes from './LatestCode.module.css';

/** The latest verification code that was sent, in type large enough to read from the back of the room. */
export function LatestCode({ messages }: { messages: Schema<'OutboxMessage'>[] }) {
  const { t } = useTranslation('console');
  const latest = messages.find(({ code }) => code !== null);
  return (
    <Stack gap="0.25rem" className={classes.latest} role="status">
      <p className={`${classes.label} sis-quiet`}>{t('messages.latest')}</p>
      {latest?.code ? (
        <>
          <Group component="p" className={classes.code}>
            <CodeText>{latest.code}</CodeText>
            <CopyButton text={latest.code} label={t('copy.code', { code: latest.code })} />
          </Group>
          <p className={`${classes.label} sis-quiet`}>
            {t('messages.to', { recipient: latest.recipient })} · <DateText at={latest.at} format="shortDateTime" />
          </p>
        </>
      ) : (
        <p className={`${classes.label} sis-quiet`}>{t('messages.noCode')}</p>
      )}
    </Stack>
  );
}
