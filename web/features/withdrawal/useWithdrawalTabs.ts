import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import type { PageTab } from '../../ui/PageLayout.tsx';

/** The request for a postponement, and those of before. */
export function useWithdrawalTabs(): PageTab[] {
  const { t } = useTranslation('withdrawal');
  return [
    { label: t('tabs.request'), to: paths.officialWithdraw },
    { label: t('tabs.history'), to: paths.officialWithdrawHistory },
  ];
}
