import { Group, Stack } from '@mantine/core';
import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/text/Money.tsx';
import { RefundToBalanceNote } from '../../../ui/text/RefundToBalanceNote.tsx';
import { LoadBar } from '../week/LoadBar.tsx';
import classes from './PreviewTotals.module.css';
import type { Preview } from './usePreview.ts';

/** Credit hours and fees, before the change and after it. */
export function PreviewTotals({ preview: { before, after, addDropClosesAt } }: { preview: Preview }) {
  const { t } = useTranslation('registration');
  return (
    <div className={classes.totals}>
      <LoadBar load={after.load} before={before.load.creditHours} />
      <Stack gap="0.5rem">
        <Fees label={t('fees.yours')} before={before.fees} after={after.fees} />
        {(before.sponsorFees > 0 || after.sponsorFees > 0) && (
          <Fees label={t('fees.sponsor')} before={before.sponsorFees} after={after.sponsorFees} />
        )}
        {before.remain !== undefined && after.remain !== undefined && (
          <Fees label={t('fees.remaining')} before={before.remain} after={after.remain} />
        )}
        <PaidMoney change={(after.toBalance ?? 0) - (before.toBalance ?? 0)} at={addDropClosesAt ?? null} />
      </Stack>
    </div>
  );
}

/** The refund for removed courses, or the earlier payment that covers a course that is added again. */
function PaidMoney({ change, at }: { change: number; at: string | null }) {
  const { t } = useTranslation('registration');
  if (change > 0) return <RefundToBalanceNote credits={[{ fils: change, at }]} />;
  return change < 0 && <p className="sis-small">{t('fees.paysAgain', { fils: -change })}</p>;
}

function Fees({ label, before, after }: { label: string; before: number; after: number }) {
  const { t } = useTranslation('registration');
  return (
    <Stack component="p" gap={0}>
      <span className="sis-note">{label}</span>
      <Group component="span" gap="0.375rem" className={classes.amounts}>
        {before !== after && (
          <>
            <span className="sis-quiet">
              <Money fils={before} />
            </span>
            <IconArrowNarrowRight size={18} role="img" aria-label={t('load.becomes')} className="sis-directional" />
          </>
        )}
        <Money fils={after} strong />
      </Group>
    </Stack>
  );
}
