import { Skeleton } from '@mantine/core';
import { IconWebhook } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import classes from '../Section.module.css';
import { DeliveryCard } from './DeliveryCard.tsx';
import { SubscriptionsCard } from './SubscriptionsCard.tsx';
import { WebhookFaultCard } from './WebhookFaultCard.tsx';

/** Page of the webhooks: the subscriptions of other systems, faults of the next deliveries, and the latest deliveries. */
export default function WebhooksSection() {
  const { t } = useTranslation('console');
  const { data, error, refresh } = useApi('getWebhooks', {}, { quiet: true });
  if (error && !data) return <ErrorState error={error} retry={refresh} />;
  if (!data) return <Skeleton height={240} radius="lg" />;
  return (
    <div className={`sis-rows ${classes.sections}`}>
      <SubscriptionsCard
        subscriptions={data.subscriptions}
        operatorKey={data.operatorKey}
        onChanged={() => void refresh()}
      />
      <WebhookFaultCard inForce={data.fault} />
      {data.deliveries.length === 0 ? (
        <EmptyState icon={IconWebhook} title={t('webhooks.none')} text={t('webhooks.noneText')} />
      ) : (
        <ul className="sis-loose sis-list" aria-label={t('webhooks.deliveries')}>
          {data.deliveries.map((delivery) => (
            <DeliveryCard key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
    </div>
  );
}
