import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type texts from '../../../locales/en/refund.json';
import { isAvailable } from '../../api/feature-availability.ts';
import type { Refusal, Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { FileField } from '../../ui/request/FileField.tsx';
import { RequestForm } from '../../ui/request/RequestForm.tsx';
import { useRequestForm } from '../../ui/request/useRequestForm.ts';
import { groupedIban } from './iban.ts';
import classes from './RefundForm.module.css';

type Values = {
  amount: string;
  reason: Schema<'RefundReason'> | null;
  iban: string;
  remarks: string;
  proof: File | null;
};

const reasons: Schema<'RefundReason'>[] = ['graduation', 'withdrawal', 'dropped', 'sponsorPaid', 'other'];
const empty: Values = { amount: '', reason: null, iban: '', remarks: '', proof: null };
const longestRemarks = 500;

/** Parses typed dinars into fils; null if the text is not an amount or the amount is 0. */
const parseFils = (text: string): number | null =>
  /^\d{1,6}([.,]\d{1,3})?$/.test(text.trim()) ? Math.round(Number(text.trim().replace(',', '.')) * 1000) || null : null;
const dinars = (fils: number): string => (fils / 1000).toFixed(3);

/** The form to request a refund from the balance: amount, reason, IBAN, proof and remarks. */
export function RefundForm({
  balance: { refundable, fileMaximumMebibytes },
}: {
  balance: Schema<'RefundableBalance'>;
}) {
  const { t } = useTranslation('refund');
  const { run: ask } = useAction('checkIban', { inPlace: true });
  /**
   * The last IBAN that the server accepted, with the code of its bank (null if the server names none). Null before the
   * first check and after a refused IBAN.
   */
  const [judged, setJudged] = useState<{ iban: string; bankCode: string | null } | null>(null);
  const asked = useRef('');
  const look = async (iban: string): Promise<Refusal[]> => {
    asked.current = iban;
    const outcome = iban.trim() === '' || !isAvailable('checkIban') ? null : await ask({ body: { iban } });
    // If the IBAN was changed during the check, this result is ignored. The new IBAN has its own check.
    if (!outcome?.ok || asked.current !== iban) return [];
    setJudged(outcome.data.refusals.length > 0 ? null : { iban, bankCode: outcome.data.bankCode });
    return outcome.data.refusals;
  };
  const form = useRequestForm('submitRefund', empty, {
    check: ({ iban }) => look(groupedIban(iban)),
    drafts: true,
    optional: ['remarks'],
    needed: {
      amount: t('form.needed.amount'),
      reason: t('form.needed.reason'),
      iban: t('form.needed.iban'),
      proof: t('form.needed.file'),
    },
    details: ({ amount, reason, iban, remarks }) => ({
      amount: parseFils(amount),
      reason,
      iban: iban.trim() || null,
      remarks,
    }),
    values: ({ amount, reason, iban, remarks }) => ({
      amount: typeof amount === 'number' ? dinars(amount) : '',
      reason: reasons.find((one) => one === reason) ?? null,
      iban: groupedIban(typeof iban === 'string' ? iban : ''),
      remarks: typeof remarks === 'string' ? remarks : '',
    }),
    body: ({ amount, reason, iban, remarks, proof }, { draft }) => ({
      amount: parseFils(amount) ?? 0,
      reason: reason ?? 'other',
      iban,
      remarks: remarks.trim(),
      ...(proof && { file: proof }),
      ...(draft && { draft }),
    }),
  });
  const { amount, iban } = form.values;
  const [mayAmount, mayIban] = [form.editable('amount'), form.editable('iban')];

  return (
    <RequestForm
      form={form}
      title={t('form.title')}
      send={t('form.send')}
      confirm={{
        title: t('confirm.title'),
        send: t('confirm.send'),
        children: (
          <>
            <p>{t('confirm.text', { fils: parseFils(amount) ?? 0 })}</p>
            <p>
              <CodeText strong>{groupedIban(iban)}</CodeText>
            </p>
          </>
        ),
      }}
    >
      <div className="sis-airy sis-pairs">
        <div className={classes.amount}>
          <TextInput
            {...form.field('amount')}
            className={classes.grow}
            label={t('form.amount')}
            description={mayAmount && !form.errors.amount && t('form.amountNote', { fils: refundable })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            dir="ltr"
            inputMode="decimal"
            maxLength={10}
          />
          {mayAmount && (
            <Button variant="light" onClick={() => form.set('amount', dinars(refundable))}>
              {t('form.all')}
            </Button>
          )}
        </div>
        <Select
          {...form.field('reason')}
          label={t('form.reason')}
          placeholder={t('form.reasonPlaceholder')}
          data={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
      </div>
      <TextInput
        {...form.field('iban')}
        label={t('form.iban')}
        description={
          !form.errors.iban &&
          (judged?.iban === groupedIban(iban) ? (
            <BankWords bankCode={judged.bankCode} />
          ) : (
            mayIban && t('form.ibanNote')
          ))
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
        onBlur={() => {
          const grouped = groupedIban(iban);
          if (grouped !== iban) form.set('iban', grouped);
          if (mayIban && grouped !== '') void look(grouped).then((found) => form.judge('iban', found));
        }}
      />
      <FileField
        {...form.file('proof')}
        maximumMebibytes={fileMaximumMebibytes}
        label={t('form.file')}
        description={t('form.fileNote')}
      />
      <Textarea {...form.field('remarks')} label={t('form.remarks')} rows={3} maxLength={longestRemarks} />
    </RequestForm>
  );
}

/**
 * Tells that the IBAN is valid and names its bank, or the bank's code if its name is unknown. Without a code no bank is
 * named.
 */
function BankWords({ bankCode }: { bankCode: string | null }) {
  const { t } = useTranslation('refund');
  if (bankCode === null) return t('form.ibanRight');
  const bank = t(`banks.${bankCode as keyof (typeof texts)['banks']}`, { defaultValue: '' });
  return bank ? t('form.ibanBank', { bank }) : t('form.ibanBankCode', { code: bankCode });
}
