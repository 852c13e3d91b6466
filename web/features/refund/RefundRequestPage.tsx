import { useTranslation } from 'react-i18next';
import type { Schema } from '../../api/operations.ts';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { FigureCard } from '../../ui/layout/FigureCard.tsx';
import { Money } from '../../ui/text/Money.tsx';
import { RequestList } from '../../ui/request/RequestCard.tsx';
import { RequestPage } from '../../ui/request/RequestPage.tsx';
import { RefundToBalanceNote } from '../../ui/text/RefundToBalanceNote.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { RefundCard } from './RefundCard.tsx';
import { RefundForm } from './RefundForm.tsx';

/**
 * Page of refunds: the refundable amount, the form while a refund is possible, and earlier requests with their
 * outcomes.
 */
export default function RefundRequestPage() {
  const { t } = useTranslation('refund');
  const balance = useApi('getRefundableBalance');
  const refunds = useApi('getRefunds');
  return (
    <RequestPage
      kind="refund"
      title={t('title')}
      description={t('description')}
      reads={[balance, refunds]}
      top={balance.data && <Balance balance={balance.data} />}
      form={balance.data && <RefundForm balance={balance.data} />}
      list={
        <RequestList title={t('mine.title')} empty={<EmptyState title={t('mine.empty')} text={t('mine.emptyText')} />}>
          {(refunds.data?.refunds ?? []).map((refund) => (
            <RefundCard key={refund.id} refund={refund} />
          ))}
        </RequestList>
      }
    />
  );
}

function Balance({ balance: { held, refundable, toBalance = [] } }: { balance: Schema<'RefundableBalance'> }) {
  const { t } = useTranslation('refund');
  return (
    <FigureCard
      label={t('balance.title')}
      figures={
        <>
          <StatCard label={t('balance.refundable')} value={<Money fils={refundable} />} />
          {held > 0 && (
            <StatCard label={t('balance.held')} value={<Money fils={held} />} note={t('balance.heldText')} />
          )}
        </>
      }
    >
      {toBalance.length > 0 && <RefundToBalanceNote credits={toBalance} />}
    </FigureCard>
  );
}
