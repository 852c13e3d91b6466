import { Button, Select, Textarea, TextInput } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorBody } from '../../api/failure.ts';
import { announce } from '../../api/notices.ts';
import type { Refusal, Schema } from '../../api/operations.ts';
import { useAction } from '../../api/useAction.ts';
import { CodeText } from '../../ui/CodeText.tsx';
import { ConfirmDialogue } from '../../ui/ConfirmDialogue.tsx';
import { FailureBox } from '../../ui/FailureBox.tsx';
import { FileField } from '../../ui/FileField.tsx';
import { LeaveGuard } from '../../ui/LeaveGuard.tsx';
import { RefusalList } from '../../ui/RefusalList.tsx';
import { useLanguage } from '../../ui/useLanguage.ts';
import { groupedIban } from './iban.ts';
import classes from './RefundForm.module.css';

type Field = 'amount' | 'reason' | 'iban' | 'file';
type Draft = { amount: string; reason: Schema<'RefundReason'> | null; iban: string; remarks: string; file: File | null };

const reasons: Schema<'RefundReason'>[] = ['graduation', 'withdrawal', 'dropped', 'sponsorPaid', 'other'];
const nothing: Draft = { amount: '', reason: null, iban: '', remarks: '', file: null };
const longestRemarks = 500;

/** Which field a reason speaks of; the others are said above the form. */
const fieldOf = ({ Code }: Refusal): Field | null => (Code === 'refund.amountTooHigh' ? 'amount' : Code === 'refund.ibanInvalid' ? 'iban' : Code.startsWith('file.') ? 'file' : null);

/** Dinars as typed, in fils; null where it is no amount. */
const filsOf = (text: string): number | null => (/^\d{1,6}([.,]\d{1,3})?$/.test(text.trim()) ? Math.round(Number(text.trim().replace(',', '.')) * 1000) || null : null);

/** A refund to ask for: what was typed stays until it is sent. */
export function RefundForm({ balance: { refundable, fileMaximumMebibytes } }: { balance: Schema<'RefundableBalance'> }) {
  const { t } = useTranslation(['refund', 'common']);
  const { messageText } = useLanguage();
  const { run, running } = useAction('submitRefund', { inPlace: true });
  const [draft, setDraft] = useState<Draft>(nothing);
  const [missing, setMissing] = useState<Field[]>([]);
  const [refusals, setRefusals] = useState<Refusal[]>([]);
  const [failure, setFailure] = useState<{ status: number; error: ErrorBody } | null>(null);
  const [confirming, setConfirming] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  // The first field that is wrong is where the student goes on.
  useEffect(() => {
    const first = missing[0] ?? refusals.map(fieldOf).find((field) => field !== null);
    if (first) form.current?.querySelector<HTMLElement>(`[data-field="${first}"], [data-file="${first}"]`)?.focus();
  }, [missing, refusals]);

  const faultOf = (field: Field): string | undefined => {
    if (missing.includes(field)) return t(`form.needed.${field}`);
    const refusal = refusals.find((one) => fieldOf(one) === field);
    return refusal && [messageText(refusal.Code, refusal.Params), messageText(refusal.Code, refusal.Params, 'action')].filter(Boolean).join(' ');
  };
  const change = (patch: Partial<Draft>, field?: Field): void => {
    setDraft((now) => ({ ...now, ...patch }));
    if (!field) return;
    setMissing((now) => now.filter((one) => one !== field));
    setRefusals((now) => now.filter((one) => fieldOf(one) !== field));
  };
  const fils = filsOf(draft.amount);

  const ask = (event: FormEvent): void => {
    event.preventDefault();
    setFailure(null);
    const empty = ([['amount', fils], ['reason', draft.reason], ['iban', draft.iban], ['file', draft.file]] as const).flatMap(([field, value]) => (value ? [] : [field]));
    setMissing(empty);
    if (empty.length === 0) setConfirming(true);
  };
  const send = async (): Promise<void> => {
    if (!fils || !draft.reason || !draft.file) return;
    const outcome = await run({ body: { amount: fils, reason: draft.reason, iban: draft.iban, remarks: draft.remarks.trim(), file: draft.file } });
    setConfirming(false);
    if (!outcome.ok) {
      const found = outcome.error.Refusals;
      const known = found.length > 0 && found.every((one) => fieldOf(one) !== null);
      setRefusals(found.filter((one) => fieldOf(one) !== null));
      return setFailure(known ? null : outcome);
    }
    announce(outcome.data.messages);
    setDraft(nothing);
  };
  const others = failure?.error.Refusals.filter((one) => fieldOf(one) === null) ?? [];

  return (
    <form ref={form} className={classes.form} onSubmit={ask} noValidate>
      <h2 className={classes.title}>{t('form.title')}</h2>
      {others.length > 0 ? <RefusalList refusals={others} /> : failure && <FailureBox failure={failure} />}
      <div className={classes.two}>
        <div className={classes.amount}>
          <TextInput
            className={classes.grow}
            name="amount"
            data-field="amount"
            label={t('form.amount')}
            description={!faultOf('amount') && t('form.amountNote', { fils: refundable })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            dir="ltr"
            inputMode="decimal"
            maxLength={10}
            value={draft.amount}
            error={faultOf('amount')}
            onChange={(event) => change({ amount: event.currentTarget.value }, 'amount')}
          />
          <Button variant="light" onClick={() => change({ amount: (refundable / 1000).toFixed(3) }, 'amount')}>
            {t('form.all')}
          </Button>
        </div>
        <Select
          name="reason"
          data-field="reason"
          label={t('form.reason')}
          placeholder={t('form.reasonPlaceholder')}
          data={reasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={draft.reason}
          error={faultOf('reason')}
          onChange={(value) => change({ reason: reasons.find((one) => one === value) ?? null }, 'reason')}
        />
      </div>
      <TextInput
        name="iban"
        data-field="iban"
        label={t('form.iban')}
        description={!faultOf('iban') && t('form.ibanNote')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={50}
        value={draft.iban}
        error={faultOf('iban')}
        onChange={(event) => change({ iban: event.currentTarget.value }, 'iban')}
        onBlur={() => change({ iban: groupedIban(draft.iban) })}
      />
      <FileField name="file" maximumMebibytes={fileMaximumMebibytes} label={t('form.file')} description={t('form.fileNote')} value={draft.file} error={faultOf('file')} onChange={(file) => change({ file }, 'file')} />
      <Textarea label={t('form.remarks')} dir="auto" rows={3} maxLength={longestRemarks} value={draft.remarks} onChange={(event) => change({ remarks: event.currentTarget.value })} />
      <div className={classes.buttons}>
        <Button type="submit" leftSection={<IconSend size={18} stroke={1.75} aria-hidden className="sis-directional" />}>
          {t('form.send')}
        </Button>
      </div>
      <ConfirmDialogue opened={confirming} title={t('confirm.title')} confirm={t('confirm.send')} running={running} onConfirm={() => void send()} onClose={() => setConfirming(false)}>
        <p>{t('confirm.text', { fils: fils ?? 0 })}</p>
        <p>
          <CodeText strong>{groupedIban(draft.iban)}</CodeText>
        </p>
      </ConfirmDialogue>
      <LeaveGuard unsaved={JSON.stringify(draft) !== JSON.stringify(nothing) || draft.file !== null} title={t('leave.title')} text={t('leave.text')} stay={t('leave.stay')} go={t('leave.go')} />
    </form>
  );
}
