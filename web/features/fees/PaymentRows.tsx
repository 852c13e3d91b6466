import { Stack, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../../locales/fold.ts';
import type { Schema } from '../../api/operations.ts';
import { CodeText } from '../../ui/text/CodeText.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { FoundStatus } from '../../ui/layout/FoundStatus.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { ResponsiveListItem, ResponsiveList } from '../../ui/layout/ResponsiveListItem.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { paymentPath } from '../../ui/controls/usePayment.ts';

type Payment = Schema<'PaymentEntry'>;
type Props = {
  rows: readonly Payment[];
  searchIn: (payment: Payment) => string;
  tools: ReactNode;
  status: (payment: Payment) => ReactNode;
};

const minimumSearch = 2;

/**
 * The list of payments on a phone, with three lines for each: amount and status, items, date and document number. Each
 * row links to the payment's page, which has the receipt of a successful payment.
 */
export function PaymentRows({ rows, searchIn, tools, status }: Props) {
  const { t } = useTranslation(['fees', 'common']);
  const { pick } = useLanguage();
  const [search, setSearch] = useState('');
  const wanted = fold(search.trim());
  const found = wanted.length < minimumSearch ? rows : rows.filter((row) => fold(searchIn(row)).includes(wanted));
  const nameOf = ({ code, label }: Payment['items'][number]): ReactNode =>
    code ? <CodeText>{code}</CodeText> : pick(label);
  return (
    <Stack>
      <FoundStatus count={rows.length === 0 ? undefined : found.length} />
      <TextInput
        type="search"
        aria-label={t('common:actions.search')}
        placeholder={t('common:actions.search')}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {tools}
      {found.length === 0 ? (
        <EmptyState
          {...(rows.length === 0
            ? { title: t('history.empty'), text: t('history.emptyText') }
            : { icon: IconSearch, title: t('common:table.nothingFound'), text: t('common:table.nothingFoundText') })}
        />
      ) : (
        <ResponsiveList label={t('history.list')}>
          {found.map((payment) => {
            const { paymentId, documentNumber, amount, receiptDate, startedAt, items } = payment;
            const [first, ...others] = items;
            return (
              <ResponsiveListItem
                key={paymentId}
                to={paymentPath(paymentId)}
                title={<Money fils={amount} strong />}
                tag={status(payment)}
                about={
                  <>
                    {first && nameOf(first)} {others.length > 0 && t('history.more', { count: others.length })}
                  </>
                }
                more={
                  <>
                    <DateText at={receiptDate ?? startedAt} /> · <CodeText>{documentNumber}</CodeText>
                  </>
                }
              />
            );
          })}
        </ResponsiveList>
      )}
    </Stack>
  );
}
