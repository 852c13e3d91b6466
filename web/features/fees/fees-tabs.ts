import type { TFunction } from 'i18next';
import { paths } from '../../paths.ts';
import type { PageTab } from '../../ui/layout/PageLayout.tsx';

/** The tabs that link the three fee pages to each other. */
export const feesTabs = (t: TFunction<'fees'>): PageTab[] => [
  { label: t('tabs.fees'), to: paths.studentFees },
  { label: t('tabs.history'), to: paths.paymentHistory },
  { label: t('tabs.statement'), to: paths.financialData },
];
