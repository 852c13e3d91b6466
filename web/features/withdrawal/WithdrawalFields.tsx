import { Select, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { enums } from '../../api/enums.gen.ts';
import type { Schema } from '../../api/operations.ts';
import type { useRequestForm } from '../../ui/request/useRequestForm.ts';

export type WithdrawalValues = { reason: Schema<'WithdrawalReason'> | null; remarks: string };
export const noReason: WithdrawalValues = { reason: null, remarks: '' };

const longestRemarks = 500;

/** The request body of the entered values. The form never sends without a reason, so the default is unused. */
export const toBody = ({ reason, remarks }: WithdrawalValues) => ({
  reason: reason ?? ('other' as const),
  remarks: remarks.trim(),
});

/** Fields for the reason and the remarks of a withdrawal. */
export function WithdrawalFields({
  form,
}: {
  form: Pick<ReturnType<typeof useRequestForm<'savePermanentWithdraw', WithdrawalValues>>, 'field'>;
}) {
  const { t } = useTranslation('withdrawal');
  return (
    <>
      <Select
        {...form.field('reason')}
        label={t('form.reason')}
        placeholder={t('form.reasonPlaceholder')}
        data={enums.WithdrawalReason.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <Textarea {...form.field('remarks')} label={t('form.remarks')} rows={3} maxLength={longestRemarks} />
    </>
  );
}
