import { Button, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type paymentTexts from '../../../locales/en/payment.json';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import type { Column } from '../../ui/layout/DataTable.tsx';
import { DataTable } from '../../ui/layout/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { Tag } from '../../ui/text/Tag.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { useNarrow } from '../../ui/layout/useNarrow.ts';
import { paymentPath } from '../../ui/controls/usePayment.ts';
import { feesTabs } from './fees-tabs.ts';
import { PaymentRows } from './PaymentRows.tsx';
import { ReceiptButton } from './ReceiptButton.tsx';

type Payment = Schema<'PaymentEntry'>;
type ReasonName = keyof (typeof paymentTexts)['reasons'];
const filters = ['all', 'succeeded', 'pending', 'failed', 'canceled'] as const;
type Filter = (typeof filters)[number];
const tones = { succeeded: 'done', pending: 'ask', failed: 'refuse', canceled: 'quiet' } as const;

/**
 * The largest number of paid items that a row names. If there are more, the row names one less and counts the rest.
 */
const named = 3;

/** The columns of a payment: its document number, date, items, outcome, amount and receipt. */
function usePaymentColumns(): Column<Payment>[] {
  const { t } = useTranslation('fees');
  return [
    {
      key: 'document',
      header: t('history.document'),
      primary: true,
      sortBy: ({ documentNumber }) => documentNumber,
      render: ({ documentNumber }) => <CodeText>{documentNumber}</CodeText>,
    },
    {
      key: 'date',
      header: t('history.date'),
      sortBy: ({ startedAt }) => startedAt,
      render: ({ receiptDate, startedAt }) => (
        <span className="sis-unbroken">
          <DateText at={receiptDate ?? startedAt} />
        </span>
      ),
    },
    { key: 'items', header: t('history.items'), render: (payment) => <PaidFor payment={payment} /> },
    {
      key: 'status',
      header: t('history.status'),
      sortBy: ({ status }) => status,
      render: (payment) => <Outcome payment={payment} />,
    },
    {
      key: 'amount',
      header: t('history.amount'),
      align: 'end',
      sortBy: ({ amount }) => amount,
      render: ({ amount, fromBalance }) => (
        <Stack component="span" gap="0.125rem" align="flex-end">
          <Money fils={amount} strong />
          {fromBalance > 0 && fromBalance < amount && (
            <span className="sis-tiny">{t('history.fromBalance', { fils: fromBalance })}</span>
          )}
        </Stack>
      ),
    },
    { key: 'receipt', header: t('history.receipt'), bare: true, render: (payment) => <Receipt payment={payment} /> },
  ];
}

/** The page /paymentHistory: all started payments with their outcomes and receipts. */
export default function PaymentHistoryPage() {
  const { t } = useTranslation('fees');
  const { pick } = useLanguage();
  const { data, error, isLoading, refresh } = useApi('getPaymentHistory', {});
  const [filter, setFilter] = useState<Filter>('all');
  const phone = useNarrow();

  const present = filters.filter((one) => one === 'all' || data?.items.some(({ status }) => status === one));
  const rows = data?.items.filter(({ status }) => filter === 'all' || status === filter) ?? [];
  const columns = usePaymentColumns();
  const words = ({ documentNumber, items, status }: Payment): string =>
    [
      documentNumber,
      t(`history.statuses.${status}`),
      ...items.flatMap(({ code, label, semester }) => [code ?? '', pick(label), pick(semester)]),
    ].join(' ');

  const tools = present.length > 2 && (
    <SegmentedControl
      size="sm"
      aria-label={t('history.status')}
      value={filter}
      onChange={(value) => setFilter(value)}
      data={present.map((value) => ({
        value,
        label: value === 'all' ? t('history.all') : t(`history.statuses.${value}`),
      }))}
    />
  );

  return (
    <PageLayout
      title={t('title.fees')}
      name={t('title.history')}
      tabs={feesTabs(t)}
      description={data && data.paid > 0 && t('history.description', { fils: data.paid })}
      reading={!data && !error}
    >
      {error && !data ? (
        <ErrorState error={error} retry={refresh} />
      ) : phone && data ? (
        <PaymentRows
          rows={rows}
          searchIn={words}
          tools={tools}
          status={(payment) => <Status status={payment.status} />}
        />
      ) : (
        <DataTable
          columns={columns}
          rows={rows}
          rowKey={({ paymentId }) => paymentId}
          loading={isLoading}
          caption={t('history.list')}
          searchIn={words}
          emptyTitle={t('history.empty')}
          emptyText={t('history.emptyText')}
          isMuted={({ status }) => status === 'failed' || status === 'canceled'}
          tools={tools}
        />
      )}
    </PageLayout>
  );
}

function PaidFor({ payment: { items } }: { payment: Payment }) {
  const { t } = useTranslation('fees');
  const { pick } = useLanguage();
  const shown = items.length > named ? named - 1 : named;
  const semesters = [...new Set(items.map(({ semester }) => pick(semester)))];
  return (
    <Stack component="span" gap="0.125rem" align="flex-start">
      {items.slice(0, shown).map(({ code, label }, index) => (
        <span key={`${code} ${label.en} ${String(index)}`}>
          {code && <CodeText>{code}</CodeText>} {pick(label)}
        </span>
      ))}
      {items.length > shown && <span>{t('history.more', { count: items.length - shown })}</span>}
      <span className="sis-tiny">{semesters.join(' · ')}</span>
    </Stack>
  );
}

function Status({ status }: Pick<Payment, 'status'>) {
  const { t } = useTranslation('fees');
  return <Tag tone={tones[status]}>{t(`history.statuses.${status}`)}</Tag>;
}

/** The outcome of a payment: the method used, or the reason of the failure. */
function Outcome({ payment: { status, reason, method } }: { payment: Payment }) {
  const { t } = useTranslation(['fees', 'payment']);
  return (
    <Stack component="span" gap="0.125rem" align="flex-start">
      <Status status={status} />
      {status === 'succeeded' && <span className="sis-tiny">{t(`history.methods.${method}`)}</span>}
      {reason && status !== 'succeeded' && (
        <span className="sis-tiny">
          {t(`payment:reasons.${reason as ReasonName}`, { defaultValue: t('payment:reasons.other', { word: reason }) })}
        </span>
      )}
    </Stack>
  );
}

/** The receipt of a successful payment; otherwise a link to the payment. */
function Receipt({ payment: { paymentId, documentNumber, status } }: { payment: Payment }) {
  const { t } = useTranslation('fees');
  if (status === 'succeeded') return <ReceiptButton documentNumber={documentNumber} />;
  return (
    <Button
      component={Link}
      to={paymentPath(paymentId)}
      variant="default"
      size="sm"
      aria-label={t('history.seeOf', { document: documentNumber })}
    >
      {t('history.see')}
    </Button>
  );
}
