import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { Money } from '../../ui/Money.tsx';
import { PageLayout } from '../../ui/PageLayout.tsx';
import { RequestList } from '../../ui/RequestCard.tsx';
import { mayPrepare } from '../../ui/service-state.ts';
import { StatCard } from '../../ui/StatCard.tsx';
import { RefundCard } from './RefundCard.tsx';
import { RefundForm } from './RefundForm.tsx';
import classes from './RefundRequestPage.module.css';

/** What can be asked back, the form for it while it can, and what became of earlier requests. */
export default function RefundRequestPage() {
  const { t } = useTranslation(['refund', 'common']);
  const services = useApi('getServices');
  const balance = useApi('getRefundableBalance');
  const refunds = useApi('getRefunds');
  const service = services.data?.services.find((one) => one.service === 'refund');
  const error = balance.error ?? refunds.error;

  const content = (): React.ReactNode => {
    if (error && !(balance.data && refunds.data)) return <ErrorState error={error} retry={() => Promise.all([balance.refresh(), refunds.refresh()])} />;
    if (!balance.data || !refunds.data) return <Skeleton height={360} radius="lg" aria-busy aria-label={t('common:page.loading')} />;
    const list = refunds.data.refunds;
    return (
      <div className={classes.sections}>
        <Balance balance={balance.data} />
        {/* While the service is closed the header says so. */}
        {service && mayPrepare(service) && <RefundForm key={list.length} balance={balance.data} />}
        <RequestList title={t('mine.title')} empty={<EmptyState title={t('mine.empty')} text={t('mine.emptyText')} />}>
          {list.map((refund) => (
            <RefundCard key={refund.id} refund={refund} />
          ))}
        </RequestList>
      </div>
    );
  };
  return (
    <PageLayout title={t('title')} description={t('description')} service={service}>
      {content()}
    </PageLayout>
  );
}

function Balance({ balance: { balance, held, refundable } }: { balance: Schema<'RefundableBalance'> }) {
  const { t } = useTranslation('refund');
  return (
    <FigureCard
      label={t('balance.title')}
      figures={
        <>
          <StatCard label={t('balance.refundable')} value={<Money fils={refundable} />} />
          {held > 0 && <StatCard label={t('balance.held')} value={<Money fils={held} />} note={t('balance.heldText')} />}
          {held > 0 && <StatCard label={t('balance.balance')} value={<Money fils={balance} />} />}
        </>
      }
    />
  );
}
