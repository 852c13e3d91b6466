import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import type { PageTab } from '../../ui/layout/PageLayout.tsx';

/** Tabs of the postponement pages: the new request and the earlier ones. */
export function useWithdrawalTabs(): PageTab[] {
  const { t } = useTranslation('withdrawal');
  return [
    { label: t('tabs.request'), to: paths.officialWithdraw },
    { label: t('tabs.history'), to: paths.officialWithdrawHistory },
  ];
}
