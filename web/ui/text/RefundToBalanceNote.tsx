import { Group, Stack } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import classes from './RefundToBalanceNote.module.css';

/**
 * List of the amounts that were paid for dropped courses, with the dates, if known, on which they are credited to the
 * balance. All pages use this text.
 */
export function RefundToBalanceNote({ credits = [] }: { credits?: Schema<'ToBalance'> | undefined }) {
  const { t } = useTranslation('common');
  if (credits.length === 0) return null;
  return (
    <Stack component="ul" gap="0.375rem" fz="sm" className="sis-list">
      {credits.map(({ fils, at }) => (
        <Group key={at ?? ''} component="li" gap="0.5rem" align="stretch" wrap="nowrap">
          <IconArrowBackUp size={18} stroke={1.75} aria-hidden className={`sis-icon ${classes.icon} sis-directional`} />
          <span>{at === null ? t('money.toBalance', { fils }) : t('money.toBalanceAt', { fils, at })}</span>
        </Group>
      ))}
    </Stack>
  );
}
