import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../../locales/i18n.ts';
import { useApi } from '../../api/useApi.ts';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { ErrorState } from '../../ui/refusals/ErrorState.tsx';
import { FigureCard } from '../../ui/layout/FigureCard.tsx';
import { MyRequestCard } from '../../ui/request/MyRequestCard.tsx';
import { PageLayout } from '../../ui/layout/PageLayout.tsx';
import { RequestList } from '../../ui/request/RequestCard.tsx';
import { StatCard } from '../../ui/layout/StatCard.tsx';
import { useLanguage } from '../../ui/text/useLanguage.ts';
import { useWithdrawalTabs } from './useWithdrawalTabs.ts';

/** The postponed semesters and all requests for a postponement. */
export default function OfficialWithdrawHistoryPage() {
  const { t } = useTranslation(['withdrawal', 'common']);
  const { pick, language } = useLanguage();
  const tabs = useWithdrawalTabs();
  const { data, error, refresh } = useApi('officialWithdrawHistory');
  const semesters = data ? formatList(data.postponed.map(pick), language) : '';
  return (
    <PageLayout title={t('history.title')} description={t('history.description')} tabs={tabs}>
      {error && !data && <ErrorState error={error} retry={refresh} />}
      {!error && !data && <Skeleton height={360} radius="lg" aria-busy aria-label={t('common:page.loading')} />}
      {data && (
        <Stack gap="1.5rem">
          <FigureCard
            label={t('history.postponed')}
            figures={
              <StatCard
                label={t('history.postponed')}
                value={t('official.of', { number: data.postponed.length, total: data.maximum })}
                note={semesters || t('history.none')}
              />
            }
          />
          <RequestList
            title={t('history.requests')}
            empty={<EmptyState title={t('history.empty')} text={t('history.emptyText')} />}
          >
            {data.withdrawals.map(({ request }) => (
              <MyRequestCard key={request.referenceNumber} request={request} />
            ))}
          </RequestList>
        </Stack>
      )}
    </PageLayout>
  );
}
